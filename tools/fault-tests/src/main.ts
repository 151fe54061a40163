/**
 * `pnpm check faults`: runs random fault schedules against the built clients, and checks them against models of their
 * servers. It stops after five minutes, or after `--minutes`, and fails if a client reported a wrong result or
 * outcome.
 *
 *   --seed NUMBER       repeats a run (default: the time)
 *   --schedules NUMBER  schedules in virtual time (default 20,000)
 *   --sockets NUMBER    schedules over sockets (default 2,000)
 *   --minutes NUMBER    maximum duration (default 5)
 */
import { parseArgs } from "node:util";
import { runAllInMemory, runAllOverSockets, shareEnds, type Plan, type Report } from "./run-schedules.ts";

const number = (name: string, text: string): number => {
  const value = Number(text);
  if (Number.isInteger(value) && value >= 0) return value;
  throw new Error(`--${name} must be a whole number, not ${text}.`);
};

const { values } = parseArgs({
  options: {
    seed: { type: "string", default: String(Date.now() % 1_000_000_000) },
    schedules: { type: "string", default: "20000" },
    sockets: { type: "string", default: "2000" },
    minutes: { type: "string", default: "5" },
  },
});

function progress(title: string): Plan["onProgress"] {
  const step = process.stderr.isTTY ? 1 : 20;
  let shown = -1;
  return (done, of) => {
    const percent = Math.floor((done / of) * 100);
    if (percent < shown + step && done < of) return;
    shown = percent;
    process.stderr.write(process.stderr.isTTY ? `\r${title}: ${percent} %` : `${title}: ${percent} %\n`);
    if (done === of && process.stderr.isTTY) process.stderr.write("\n");
  };
}

function show(title: string, { schedules, deliveries, reported, calls, violations }: Report, planned: number): void {
  const ends = Object.entries(reported).map(([name, count]) => `${count} ${name}`);
  const rest = schedules < planned ? `, ${planned - schedules} left for lack of time` : "";
  console.log(`${title}: ${schedules} schedules, ${deliveries} deliveries (${ends.join(", ")})${rest}.`);
  const kinds = Object.entries(calls).toSorted(([a], [b]) => a.localeCompare(b));
  console.log(kinds.map(([name, count]) => `  ${name}: ${count}`).join("\n"));
  for (const violation of violations.slice(0, 20)) console.error(JSON.stringify(violation, null, 2));
  console.log(
    violations.length === 0 ? "No client reported a wrong result or outcome." : `${violations.length} violations.`,
  );
}

async function main(): Promise<void> {
  const seed = number("seed", values.seed);
  const started = Date.now();
  const time = number("minutes", values.minutes) * 60_000;
  console.log(`Seed ${seed}. Repeat one schedule with --seed NUMBER --schedules 1 --sockets 0.`);
  const [schedules, sockets] = [number("schedules", values.schedules), number("sockets", values.sockets)];
  const parts = [
    { title: "In virtual time", run: runAllInMemory, planned: schedules, weight: 5 },
    { title: "Over sockets", run: runAllOverSockets, planned: sockets, weight: 2 },
  ];
  const ends = shareEnds(parts);
  for (const [index, { title, run, planned }] of parts.entries()) {
    const until = started + time * (ends[index] ?? 1);
    const report = await run({ seed, schedules: planned, until, onProgress: progress(title) });
    show(title, report, planned);
    if (report.violations.length > 0) process.exitCode = 1;
  }
}

await main();
