import { inspect } from "node:util";
import type { VirtualClock } from "@specwright-tools/testing";
import { type Outcome as CallOutcome, type RetryOptions, SpecwrightError } from "@specwright/transport";
import type { ReceivedRequest, Reply } from "./messages.ts";
import type { Random } from "./random.ts";

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

/** Longer than any attempt waits. */
const LONGEST_DELAY_MS = 3000;

/**
 * What every server notes of a call: its deliveries, and whether one was sent again that must not be. Requests and replies
 * may wait on their way.
 */
export class Intake {
  /** Requests of the write that reached the server. */
  deliveries = 0;
  /** Deliveries after which the client cannot know whether the write was carried out. */
  unproven = 0;
  /** What the server saw and must never see. */
  readonly violations: string[] = [];
  /** How each delivery of the write went, for reports. */
  readonly history: string[] = [];
  /** How likely faults are in this schedule. */
  readonly faults: number;
  readonly #world: World;
  #waiting = 0;

  constructor(world: World) {
    this.#world = world;
    this.faults = world.random.pick([0.2, 0.5, 0.8, 0.95]);
  }

  /** Notes a delivery of the write. `isRepeatable` says whether the server recognizes it by its ID. */
  note(isRepeatable: boolean): void {
    this.deliveries++;
    const isOpen = this.unproven > 0 || this.#waiting > 0;
    if (!isRepeatable && isOpen) this.violations.push("a write without an ID was delivered again");
  }

  /** Delays the work, its reply, both or none, and notes what came of it. */
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

/** What the server knows of a call. */
interface Truth {
  readonly executions: number;
  readonly deliveries: number;
}

/** Ways in which servers write what they quote. */
export const ENCODINGS: readonly ((text: string) => string)[] = [
  (text) => text,
  (text) => Buffer.from(text).toString("hex"),
  (text) => Buffer.from(text).toString("base64"),
  (text) => Buffer.from(text).toString("hex").replaceAll(/../g, "%$&"),
  (text) => text.replaceAll(/[^]/g, (char) => `\\u00${char.charCodeAt(0).toString(16)}`),
];

/** A signature in hex. */
const SIGNATURE = /[0-9a-f]{64}/;

/** What an error claims, compared with what the server did. */
export function judgeError(error: unknown, { executions, deliveries }: Truth, secrets: readonly string[]): string[] {
  if (!SpecwrightError.isInstance(error)) return [`a foreign error: ${inspect(error, { depth: 2 })}`];
  const problems: string[] = [];
  const { outcome, code } = error as SpecwrightError & { readonly outcome?: CallOutcome };
  if (outcome === undefined) return [`${code} says nothing about the outcome`];
  if (outcome !== "unknown" && executions > 0) problems.push(`${code} says ${outcome}, but it was carried out`);
  if (outcome === "not-sent" && deliveries > 0) problems.push(`${code} says not-sent, but it was delivered`);
  const shown = inspect(error, { depth: 5, showHidden: true });
  const quoted = secrets.flatMap((secret) => ENCODINGS.map((encode) => encode(secret)));
  if (SIGNATURE.test(shown) || quoted.some((text) => shown.includes(text))) problems.push("the error shows a secret");
  return problems;
}
