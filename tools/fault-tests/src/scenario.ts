import { inspect } from "node:util";
import type { VirtualClock } from "@specwright-tools/testing";
import { type Outcome as CallOutcome, type RetryOptions, SpecwrightError } from "@specwright/transport";
import type { ReceivedRequest, Reply } from "./messages.ts";
import type { Random } from "./random.ts";

/** Random numbers and time of one schedule, which is one client call under random faults. */
export interface World {
  readonly random: Random;
  /** Returns the milliseconds since the epoch. */
  readonly now: () => number;
  readonly wait: (ms: number) => Promise<void>;
}

/** Options that connect a client to the simulated server. */
export interface Link {
  /** Address of the simulated server if the client connects over the network. Undefined in virtual time. */
  readonly baseUrl?: string;
  /** A `fetch` that calls the simulated server directly, without a network. Set only in virtual time. */
  readonly fetch?: typeof globalThis.fetch;
  readonly clock?: VirtualClock;
  readonly attemptTimeoutMs: number;
  readonly retry: RetryOptions | false;
}

/** End of a call from the caller's view: its result or its error. */
export type Ending = { readonly result: unknown } | { readonly error: unknown };

/** Options of every call in addition to its input. */
export interface CallOptions {
  readonly signal: AbortSignal;
  readonly timeoutMs?: number;
}

/** The server with which a schedule runs. It records the requests that it receives. */
interface ScheduleServer {
  readonly intake: { readonly deliveries: number; readonly history: readonly string[] };
  receive(request: ReceivedRequest): Promise<Reply>;
}

/** One call of a client, its server, and the checks of how the call ends. */
export abstract class Scenario<Server extends ScheduleServer = ScheduleServer> {
  protected readonly server: Server;
  abstract readonly name: string;

  constructor(server: Server) {
    this.server = server;
  }

  /** Number of requests of the call that reached the server. */
  get deliveries(): number {
    return this.server.intake.deliveries;
  }

  /** Result of each arrival of the write at the server, for reports. */
  get history(): readonly string[] {
    return this.server.intake.history;
  }

  receive(request: ReceivedRequest): Promise<Reply> {
    return this.server.receive(request);
  }

  abstract call(link: Link, options: CallOptions): Promise<unknown>;

  /**
   * Compares the ending of the call with the actions of the server, and returns the contradictions. Empty if the client
   * reported the outcome correctly and sent nothing that it must not send.
   */
  abstract check(ending: Ending): string[];

  /**
   * Finds out through the client whether the write was performed, as a caller may do after an unknown outcome, and
   * returns the errors in the client's result.
   */
  async reconcile(_ending: Ending): Promise<string[]> {
    return [];
  }
}

/** A schedule in which the client did something wrong. */
export interface Violation {
  readonly seed: number;
  readonly call: string;
  readonly problems: readonly string[];
  /** A line for each delivery of the write: what the server did and how it replied. */
  readonly history: readonly string[];
}

/** The result of one schedule. */
export interface Outcome {
  /** The called function, for the report. */
  readonly call: string;
  /** Reported outcome: `done`, or the `outcome` of the error. */
  readonly reported: string;
  readonly deliveries: number;
  readonly violation: Violation | undefined;
}

export const endingOf = (work: Promise<unknown>): Promise<Ending> =>
  work.then(
    (result) => ({ result }),
    (error: unknown) => ({ error }),
  );

/** Returns random retry options with an unlimited retry budget, because each test client makes a single call. */
export function randomRetry(random: Random): RetryOptions | false {
  const budget = { deposit: () => {}, withdraw: () => true };
  const maxAttempts = random.pick([1, 2, 3, 4, 6]);
  return random.chance(0.1) ? false : { maxAttempts, budget, random: () => random.next(), maxRetryAfterMs: 2000 };
}

/** Returns random call options. Some abort the call, and some limit its time. */
export function randomOptions({ random, wait }: World, longestMs: number): CallOptions {
  const controller = new AbortController();
  if (random.chance(0.1)) void wait(random.below(longestMs)).then(() => controller.abort());
  const { signal } = controller;
  return random.chance(0.1) ? { signal, timeoutMs: 1 + random.below(longestMs) } : { signal };
}

export function toOutcome(seed: number, scenario: Scenario, ending: Ending, problems: readonly string[]): Outcome {
  const { name: call, deliveries, history } = scenario;
  const reported = "error" in ending ? String((ending.error as { outcome?: unknown }).outcome) : "done";
  const violation = problems.length === 0 ? undefined : { seed, call, problems, history };
  return { call, reported, deliveries, violation };
}

/** Maximum delay of a request or a reply in milliseconds. It is longer than the timeout of any attempt. */
const LONGEST_DELAY_MS = 3000;

/**
 * Counts how often the write of a call reaches the server, and reports a violation if the client resends a write that
 * it must not resend. Delays requests and replies at random.
 */
export class Intake {
  /** Number of times that the write reached the server. */
  deliveries = 0;
  /** Number of requests to which the server replied in a way that doesn't show whether the write was performed. */
  unproven = 0;
  /** Mistakes of the client that the server observed, such as a repeated write without an ID. */
  readonly violations: string[] = [];
  /** Result of each delivery of the write, for reports. */
  readonly history: string[] = [];
  /** Probability of faults in this schedule. */
  readonly faults: number;
  readonly #world: World;
  #waiting = 0;

  constructor(world: World) {
    this.#world = world;
    this.faults = world.random.pick([0.2, 0.5, 0.8, 0.95]);
  }

  /** Records a delivery of the write. `isRepeatable` means that the server recognizes the write by its id. */
  recordDelivery(isRepeatable: boolean): void {
    this.deliveries++;
    const isOpen = this.unproven > 0 || this.#waiting > 0;
    if (!isRepeatable && isOpen) this.violations.push("a write without an ID was delivered again");
  }

  /**
   * Waits for a random time, performs the server's work, records the result, and waits again before it returns the
   * reply.
   */
  async handle(work: () => { readonly what: string; readonly reply: Reply }): Promise<Reply> {
    this.#waiting++;
    await this.#delay();
    const { what, reply } = work();
    const shown = reply.kind === "response" ? `${reply.status} ${String(reply.body).slice(0, 60)}` : reply.kind;
    this.history.push(`${what} ${shown}`);
    await this.#delay();
    this.#waiting--;
    return reply;
  }

  async #delay(): Promise<void> {
    const { random, wait } = this.#world;
    if (random.chance(this.faults * 0.1)) await wait(random.below(LONGEST_DELAY_MS));
  }
}

/** The number of times that the server received and performed a call. */
interface Truth {
  readonly executions: number;
  readonly deliveries: number;
}

/** Encodings in which servers echo a string. */
export const ENCODINGS: readonly ((text: string) => string)[] = [
  (text) => text,
  (text) => Buffer.from(text).toString("hex"),
  (text) => Buffer.from(text).toString("base64"),
  (text) => Buffer.from(text).toString("hex").replaceAll(/../g, "%$&"),
  (text) => text.replaceAll(/[^]/g, (char) => `\\u00${char.charCodeAt(0).toString(16)}`),
];

/** A signature in hexadecimal digits. */
const SIGNATURE = /[0-9a-f]{64}/;

/** Compares an error with the server's actions. Returns the differences. */
export function checkError(error: unknown, { executions, deliveries }: Truth, secrets: readonly string[]): string[] {
  if (!SpecwrightError.isInstance(error)) return [`a foreign error: ${inspect(error, { depth: 2 })}`];
  const problems: string[] = [];
  const { outcome, code } = error as SpecwrightError & { readonly outcome?: CallOutcome };
  if (outcome === undefined) return [`${code} reports no outcome`];
  if (outcome !== "unknown" && executions > 0)
    problems.push(`${code} reports ${outcome}, but the server carried out the request`);
  if (outcome === "not-sent" && deliveries > 0)
    problems.push(`${code} reports not-sent, but the server received the request`);
  const shown = inspect(error, { depth: 5, showHidden: true });
  const quoted = secrets.flatMap((secret) => ENCODINGS.map((encode) => encode(secret)));
  if (SIGNATURE.test(shown) || quoted.some((text) => shown.includes(text))) problems.push("the error shows a secret");
  return problems;
}
