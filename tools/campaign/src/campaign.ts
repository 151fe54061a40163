import { loadClients, runInMemory } from "./run/memory.ts";
import { SocketServer } from "./run/sockets.ts";
import type { Outcome, Violation } from "./scenario.ts";

/** What came of many schedules. */
export interface Report {
  schedules: number;
  deliveries: number;
  /** How often a call ended in each way. */
  readonly told: Record<string, number>;
  /** How often each call was made. */
  readonly calls: Record<string, number>;
  readonly violations: Violation[];
}

/** Which schedules run: each has the seed of the campaign plus its number. */
export interface Plan {
  readonly seed: number;
  readonly schedules: number;
  /** When to stop, in milliseconds since the epoch, whatever is left. */
  readonly until: number;
  readonly onProgress: (done: number, of: number) => void;
}

const SOCKET_LANES = 20;
/** Connections that a lane may have open: those that it uses, and a few that are closing. */
const SOCKETS_PER_LANE = 10;

function note(report: Report, { call, told, deliveries, violation }: Outcome): void {
  report.schedules++;
  report.deliveries += deliveries;
  report.told[told] = (report.told[told] ?? 0) + 1;
  report.calls[call] = (report.calls[call] ?? 0) + 1;
  if (violation !== undefined) report.violations.push(violation);
}

/** Runs the schedules of a plan, in so many lanes at once, and notes what came of each. */
async function runAll(plan: Plan, lanes: number, run: (seed: number) => Promise<Outcome>): Promise<Report> {
  const report: Report = { schedules: 0, deliveries: 0, told: {}, calls: {}, violations: [] };
  let next = 0;
  const lane = async (): Promise<void> => {
    while (next < plan.schedules && Date.now() < plan.until) {
      note(report, await run(plan.seed + next++));
      plan.onProgress(report.schedules, plan.schedules);
    }
  };
  await Promise.all(Array.from({ length: lanes }, lane));
  return report;
}

/** Schedules in virtual time, through a `fetch` that goes nowhere. */
export async function campaignInMemory(plan: Plan): Promise<Report> {
  await loadClients();
  return runAll(plan, 1, runInMemory);
}

/** Schedules over sockets of this machine, several at once. */
export async function campaignOverSockets(plan: Plan): Promise<Report> {
  const server = new SocketServer();
  await server.listen();
  const report = await runAll(plan, SOCKET_LANES, (seed) => server.run(seed)).finally(() => server.close());
  if (server.mostSockets > SOCKET_LANES * SOCKETS_PER_LANE) {
    const problems = [`${server.mostSockets} connections were open at once`];
    report.violations.push({ seed: plan.seed, call: "all", problems, history: [] });
  }
  return report;
}

/**
 * Where the time of each part ends, from 0 to 1, if all parts need all of theirs. A part without schedules leaves its time
 * to the others.
 */
export function shareEnds(parts: readonly { readonly planned: number; readonly weight: number }[]): number[] {
  const weights = parts.map(({ planned, weight }) => (planned > 0 ? weight : 0));
  const total = weights.reduce((sum, weight) => sum + weight, 0);
  let used = 0;
  return weights.map((weight) => {
    used += weight;
    return used / total;
  });
}
