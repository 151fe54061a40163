import { loadClients, runInMemory } from "./run/memory.ts";
import { SocketServer } from "./run/sockets.ts";
import type { Outcome, Violation } from "./scenario.ts";

/** Results of all fault schedules of a run. */
export interface Report {
  schedules: number;
  deliveries: number;
  /** Number of calls by reported outcome: `done`, or the `outcome` of the error. */
  readonly reported: Record<string, number>;
  /** Number of calls by function. */
  readonly calls: Record<string, number>;
  readonly violations: Violation[];
}

/** Number of schedules to run and the seed of the first one. Each further schedule has the next higher seed. */
export interface Plan {
  readonly seed: number;
  readonly schedules: number;
  /** Deadline in milliseconds since the epoch. Remaining schedules are skipped. */
  readonly until: number;
  readonly onProgress: (done: number, of: number) => void;
}

const SOCKET_LANES = 20;
/**
 * Maximum number of open connections for each schedule that runs in parallel: the connections in use, and a few that
 * are closing.
 */
const SOCKETS_PER_LANE = 10;

function addOutcome(report: Report, { call, reported, deliveries, violation }: Outcome): void {
  report.schedules++;
  report.deliveries += deliveries;
  report.reported[reported] = (report.reported[reported] ?? 0) + 1;
  report.calls[call] = (report.calls[call] ?? 0) + 1;
  if (violation !== undefined) report.violations.push(violation);
}

/** Runs all schedules of a plan, at most `lanes` at the same time, and adds up their results. */
async function runAll(plan: Plan, lanes: number, run: (seed: number) => Promise<Outcome>): Promise<Report> {
  const report: Report = { schedules: 0, deliveries: 0, reported: {}, calls: {}, violations: [] };
  let next = 0;
  const lane = async (): Promise<void> => {
    while (next < plan.schedules && Date.now() < plan.until) {
      addOutcome(report, await run(plan.seed + next++));
      plan.onProgress(report.schedules, plan.schedules);
    }
  };
  await Promise.all(Array.from({ length: lanes }, lane));
  return report;
}

/** Runs schedules in virtual time, through a `fetch` without a network. */
export async function runAllInMemory(plan: Plan): Promise<Report> {
  await loadClients();
  return runAll(plan, 1, runInMemory);
}

/** Runs schedules over local sockets, several at once. */
export async function runAllOverSockets(plan: Plan): Promise<Report> {
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
 * Divides the time of a run among its parts by weight. Returns the time at which each part must end, as a fraction of
 * the total time (0 to 1). A part without schedules leaves its time to the other parts.
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
