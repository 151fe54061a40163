/** The page about performance, written from the results of one run. */
import { contenders } from "../contenders.ts";
import { messages, socketClients } from "../measurements/sockets.ts";
import { tickClients, tickWays } from "../measurements/ticks.ts";
import type { Circumstances, Part, Results } from "./results.ts";
import { installSection, memorySection, sizeSection, startSection, typeSection } from "./page-more.ts";
import { bold, short, spread, table, times } from "./table.ts";
import { BUSY, targetsOf, verdictOf, type Target } from "./targets.ts";

const sentence = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

const image = (name: string, text: string): string => `![${text}](performance/${name}.svg)`;

function circumstancesOf({ date, commit, node, machine, load, isShort, versions }: Circumstances): string {
  const list = Object.entries(versions).map(
    ([name, version]) => `${name.replace(/^typescript-5$/, "typescript")} ${version}`,
  );
  return [
    isShort ? "**From the short form, which proves only that everything runs: these numbers mean nothing.**\n" : "",
    `Measured on ${date} at commit ${commit} with Node ${node} on one machine (${machine}), everything over loopback.`,
    load > BUSY
      ? `The machine was busy with other work (load ${load.toFixed(1)} before the run), so times are several times what a quiet one shows.`
      : `Nothing else of ours ran (load ${load.toFixed(1)} before the run); a shared machine still scatters: the middle half of the rounds stands in brackets.`,
    `Peers: ${list.join(", ")}.`,
    "Run it yourself with `pnpm bench`; ratios travel between machines better than times do.",
  ]
    .filter(Boolean)
    .join("\n");
}

/** Parts of the page in its words, where they are not their own name. */
const partNames: Partial<Record<Part, string>> = { ticks: "Tick to trade", sockets: "Market data over WebSocket" };

/** Which parts come from a later run than the page. */
const laterOf = ({ measuredLater = {} }: Results): string[] =>
  Object.entries(measuredLater).map(
    ([name, { date, commit, node, load }]) =>
      `${partNames[name as Part] ?? sentence(name)} was measured on ${date} at commit ${commit} with Node ${node} (load ${load.toFixed(1)} before the run).`,
  );

function tickSection({ ticks }: Results): string {
  const parts = ticks.map(({ way, rows }) => {
    const own = rows.find(({ key }) => key === "specwright");
    const lines = tickClients.flatMap(({ key, label, isOurs }) => {
      const row = rows.find((one) => one.key === key);
      if (row === undefined || own === undefined) return [];
      const ratios = [row.p50 / own.p50, row.p99 / own.p99].map(times);
      return [[bold(label, isOurs), ...[row.p50, row.p90, row.p99, row.p999].map(short), ...ratios]];
    });
    const head = ["Client", "p50, µs", "p90", "p99", "p99.9", "p50 to Specwright", "p99"];
    const charts = rows.map(({ key }) => {
      const { label } = tickClients.find((one) => one.key === key) ?? { label: key };
      return image(`tick-${way}-${key}`, `How many ticks took how long ${tickWays[way]}: ${label}`);
    });
    return `### Order ${tickWays[way]}\n\n${table(head, lines)}\n\n${charts.join("\n")}`;
  });
  const [{ ticks: count } = { ticks: 0 }] = ticks;
  return `## Tick to trade

What a trader feels: from the moment when the last byte of a change of an order book reaches the client's process to the moment when the first bytes of the signed order have reached the exchange. ${count.toLocaleString("en")} ticks of each client after a warm-up, garbage
collection included, one at a time with a pause of a millisecond. Client and exchange are processes of their own, read one monotonic clock, and all clients take turns. All of them use \`ws\` for the book. The loopback and the exchange's own reading are part of
the time, and the same for all.

${parts.join("\n\n")}`;
}

const sense = ({ sense: word, limit }: Target): string => `${word} ${limit}`;

function targetSection(targets: readonly Target[]): string {
  const missed = targets.filter((target) => verdictOf(target) === "no");
  const rows = targets.map((target) => [
    target.what,
    sense(target),
    short(target.measured),
    verdictOf(target) === "no" ? "**no**" : verdictOf(target),
  ]);
  const gaps = missed.map((target) => {
    const { what, measured, limit, why } = target;
    const off = Math.abs(measured / limit - 1) * 100;
    return `- ${what}: ${short(measured)} instead of ${sense(target)}, ${off.toFixed(0)} % off. ${why}`;
  });
  const text =
    missed.length === 0
      ? "All of them are reached."
      : `${missed.length} of ${targets.length} are missed. A reason comes from a profile, where one was made:\n\n${gaps.join("\n")}`;
  const isOpen = targets.some((target) => verdictOf(target) === "undecided");
  const open = isOpen
    ? "\n\nUndecided is what this run cannot tell: these times are so short that the other work of the machine is the larger part. Run it again on a quiet one."
    : "";
  return `## What we aim for\n\n${table(["Aim", "Limit", "Measured", "Reached"], rows)}\n\n${text}${open}`;
}

function requestSection({ requests }: Results): string {
  const parts = requests.map(({ method, inFlight, rows }) => {
    const own = rows.find(({ key }) => key === "specwright")?.cpu.median ?? Number.NaN;
    const lines = contenders.flatMap(({ key, label, isOurs = false }) => {
      const row = rows.find((one) => one.key === key);
      if (row === undefined) return [];
      return [[bold(label, isOurs), spread(row.cpu), times(row.cpu.median / own), short(row.rate.median)]];
    });
    const name = method === "get" ? "Position list (GET)" : "New order (POST)";
    const how = inFlight === 1 ? "one after the other" : `${inFlight} in flight`;
    return `### ${name}, ${how}\n\n${table(["Client", "CPU, µs a request", "to Specwright", "requests a second"], lines)}`;
  });
  return `## Requests

${image("request-get", "Processor time of a position list request by client")}
${image("request-post", "Processor time of an order request by client")}

Processor time of the client's process with all its threads: the median of 24 rounds (12 one after the other), in brackets the middle half of them. Every client has a process of its own and all take turns, block by
block, in one run; the server is another process, on a core of its own where the system allows it, and answers 1.2 kB for the list. Specwright, ccxt and bybit-api sign and decode; the others send the same bytes unsigned. Rate limiters that would make a
client wait are off, in ours and in ccxt. On \`fetch\` means the sender of every other runtime. Clients are used as their readme says; bybit-api also with its option for faster signing. ccxt is called by path, which spares it the translation to its own model.

${parts.join("\n\n")}`;
}

function signingSection({ signing }: Results): string {
  const rows = (kind: "hmac" | "rsa") => {
    const floor = signing[kind][0]?.time.median ?? Number.NaN;
    return signing[kind].map(({ label, isOurs, time }) => [
      bold(label, isOurs),
      spread(time),
      times(time.median / floor),
    ]);
  };
  const head = ["Way", "µs", "to the first"];
  return `## Signing

${image("signing", "Time of an HMAC signature by library")}

One signature after the other over the same query, medians of 12 rounds. Ours makes all headers of a request, the others the signature alone. crypto-js and noble have no RSA.

### HMAC-SHA256

${table(head, rows("hmac"))}

### RSA-SHA256, 2048 bits

${table(head, rows("rsa"))}`;
}

function checkSection({ checks }: Results): string {
  const lines = checks.map(({ label, check, parse }) => [
    label,
    spread(check),
    spread(parse),
    `${((check.median / parse.median) * 100).toFixed(1)} %`,
  ]);
  const head = ["Result", "check, µs", "`JSON.parse`, µs", "check to `JSON.parse`"];
  return `## Checks of results

Before a result is returned, functions compiled from the specification look at each field that it must have. Medians of 12 rounds, beside the time that \`JSON.parse\` takes for the same result.

${table(head, lines)}`;
}

function streamSection({ streams }: Results): string {
  const rows = (kind: "small" | "long") => {
    const floor = streams[kind].find(({ key }) => key === "parser")?.time.median ?? Number.NaN;
    return streams[kind].map(({ label, isOurs, time, rate }) => [
      bold(label, isOurs),
      short(rate),
      spread(time),
      times(time.median / floor),
    ]);
  };
  const head = ["Reader", "MB/s", "ms", "to parser and `JSON.parse`"];
  return `## Chat stream

${image("stream", "Time to read a chat stream by reader")}

The body lies in memory in pieces of 64 KiB. The bare callback counts events and decodes nothing; everyone else parses the JSON of every event, so the parser with \`JSON.parse\` is what to compare with.

### ${streams.smallEvents.toLocaleString("en")} small events, ${streams.smallMegabytes.toFixed(1)} MB

${table(head, rows("small"))}

### One line of ${streams.longMebibytes} MiB

${table(head, rows("long"))}`;
}

function socketSection({ sockets }: Results): string {
  const parts = sockets.map(({ kind, rows }) => {
    const cost = (key: string) => rows.find((row) => row.key === key)?.cpu;
    const bare = cost("bare")?.median ?? Number.NaN;
    const lines = socketClients.flatMap(({ key, label, isOurs }) => {
      const cpu = cost(key);
      return cpu === undefined ? [] : [[bold(label, isOurs), spread(cpu), times(cpu.median / bare)]];
    });
    return `### ${sentence(messages[kind].label)}\n\n${table(["Client", "CPU, µs a message", "to the first"], lines)}`;
  });
  return `## Market data over WebSocket

Processor time of the client's process, median of 12 rounds of 15,000 messages, 20 in a write and as many as the client takes. Every client has a process and a server of its own, and all take turns. All but ccxt use \`ws\` 8.

${parts.join("\n\n")}`;
}

export function page(results: Results): string {
  const note = "<!-- Written by `pnpm bench` (tools/bench) from docs/performance/results.json. -->";
  return `${[
    `${note}\n\n# Performance`,
    circumstancesOf(results.circumstances),
    ...laterOf(results),
    tickSection(results),
    targetSection(targetsOf(results)),
    requestSection(results),
    signingSection(results),
    checkSection(results),
    startSection(results),
    sizeSection(results),
    installSection(results),
    socketSection(results),
    streamSection(results),
    memorySection(results),
    typeSection(results),
  ].join("\n\n")}\n`;
}

/** For the terminal: each aim with its number. */
export function summary(results: Results): string {
  const lines = targetsOf(results).map((target) => {
    const mark = { yes: "reached  ", no: "MISSED   ", undecided: "undecided" }[verdictOf(target)];
    return `${mark}  ${short(target.measured).padStart(7)}  (${sense(target)})  ${target.what.replaceAll("`", "")}`;
  });
  return `\n${lines.join("\n")}`;
}
