import type { VirtualClock } from "@specwright-tools/testing";
import type { RetryOptions } from "@specwright/transport";
import type { Random } from "./random.ts";
import type { ReceivedRequest, Reply } from "./server/messages.ts";

/** Chance and time of one schedule. */
export interface World {
  readonly random: Random;
  /** Milliseconds since the epoch. */
  readonly now: () => number;
  readonly wait: (ms: number) => Promise<void>;
}

/** How the client of a schedule reaches its server. */
export interface Link {
  /** The address of a server with sockets; undefined in virtual time. */
  readonly baseUrl?: string;
  /** Reaches the server without a network, in virtual time. */
  readonly fetch?: typeof globalThis.fetch;
  readonly clock?: VirtualClock;
  readonly attemptTimeoutMs: number;
  readonly retry: RetryOptions | false;
}

/** How a call ended, as its caller sees it. */
export type Ending = { readonly result: unknown } | { readonly error: unknown };

/** What every call takes besides its input. */
export interface CallOptions {
  readonly signal: AbortSignal;
  readonly timeoutMs?: number;
}

/** The server of a schedule, which notes what it is asked. */
interface ScheduleServer {
  readonly intake: { readonly deliveries: number; readonly history: readonly string[] };
  receive(request: ReceivedRequest): Promise<Reply>;
}

/** One call of a client, the server that it talks to, and how to judge the end. */
export abstract class Scenario<Server extends ScheduleServer = ScheduleServer> {
  protected readonly server: Server;
  abstract readonly name: string;

  constructor(server: Server) {
    this.server = server;
  }

  /** Requests of the call that reached the server. */
  get deliveries(): number {
    return this.server.intake.deliveries;
  }

  /** How each delivery went, for reports. */
  get history(): readonly string[] {
    return this.server.intake.history;
  }

  receive(request: ReceivedRequest): Promise<Reply> {
    return this.server.receive(request);
  }

  abstract call(link: Link, options: CallOptions): Promise<unknown>;

  /** What is wrong with the end of the call; nothing if the client told the truth and did no harm. */
  abstract judge(ending: Ending): string[];

  /** Asks what became of the call, as its caller may, and judges what the client says then. */
  async reconcile(_ending: Ending): Promise<string[]> {
    return [];
  }

  /** Closes what stays open after the call. A scenario without it must leave no timer. */
  close?(): void;
}

/** A schedule whose client did something wrong. */
export interface Violation {
  readonly seed: number;
  readonly call: string;
  readonly problems: readonly string[];
  /** What the server did, delivery by delivery. */
  readonly history: readonly string[];
}

/** What came of one schedule. */
export interface Outcome {
  /** What was called, for the report. */
  readonly call: string;
  /** How the call ended: `done`, or what its error says. */
  readonly told: string;
  readonly deliveries: number;
  readonly violation: Violation | undefined;
}

export const endingOf = (work: Promise<unknown>): Promise<Ending> =>
  work.then(
    (result) => ({ result }),
    (error: unknown) => ({ error }),
  );

/** Retries without a budget, because a schedule makes a single call. */
export function randomRetry(random: Random): RetryOptions | false {
  const budget = { deposit: () => {}, withdraw: () => true };
  const maxAttempts = random.pick([1, 2, 3, 4, 6]);
  return random.chance(0.1) ? false : { maxAttempts, budget, random: () => random.next(), maxRetryAfterMs: 2000 };
}

/** Some callers abort their call, and some limit its time. */
export function randomOptions({ random, wait }: World, longestMs: number): CallOptions {
  const controller = new AbortController();
  if (random.chance(0.1)) void wait(random.below(longestMs)).then(() => controller.abort());
  const { signal } = controller;
  return random.chance(0.1) ? { signal, timeoutMs: 1 + random.below(longestMs) } : { signal };
}

export function toOutcome(seed: number, scenario: Scenario, ending: Ending, problems: readonly string[]): Outcome {
  const { name: call, deliveries, history } = scenario;
  const told = "error" in ending ? String((ending.error as { outcome?: unknown }).outcome) : "done";
  const violation = problems.length === 0 ? undefined : { seed, call, problems, history };
  return { call, told, deliveries, violation };
}
