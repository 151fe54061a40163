/** Progress of a live run: the operations and topics it has reached and missed. A file can save it for a later run. */
import { existsSync, readFileSync, rmSync } from "node:fs";
import { replaceFile } from "../files/write-files.ts";
import type { Comparison, Difference } from "./compare.ts";

export interface KeptRun {
  readonly environment: string;
  readonly startedAt: number;
  readonly reached: readonly string[];
  readonly found: readonly Difference[];
  /** Counts of optional fields by operation or topic. */
  readonly fields: Comparison["fieldCounts"];
}

/** Age in milliseconds above which an interrupted run isn't resumed, because the service may have changed. */
const longestAgeMs = 3_600_000;

/**
 * Meaning of a missing response. `expected`: not a finding. `unexpected`: a finding. `unless-seen`: a finding if an
 * earlier run got a response.
 */
export type Silence = "expected" | "unexpected" | "unless-seen";

interface Missed {
  readonly reason: string;
  readonly silence: Silence;
}

export class LiveRun {
  readonly environment: string;
  readonly startedAt: number;
  readonly signal: AbortSignal;
  readonly onProgress: (progress: string) => void;
  readonly #reached: Set<string>;
  readonly #missed = new Map<string, Missed>();
  readonly #ended = new Map<string, string>();
  readonly #incomparable = new Set<string>();

  constructor(options: {
    readonly environment: string;
    readonly startedAt: number;
    readonly signal: AbortSignal;
    readonly onProgress: (progress: string) => void;
    readonly reached?: readonly string[];
  }) {
    this.environment = options.environment;
    this.startedAt = options.startedAt;
    this.signal = options.signal;
    this.onProgress = options.onProgress;
    this.#reached = new Set(options.reached);
  }

  /** Records an operation or topic as reached, after its successful response or message was compared. */
  reach(name: string): void {
    this.#reached.add(name);
    this.#missed.delete(name);
  }

  isReached(name: string): boolean {
    return this.#reached.has(name);
  }

  miss(name: string, reason: string, silence: Silence = "expected"): void {
    if (!this.#reached.has(name)) this.#missed.set(name, { reason, silence });
  }

  /** Records a description of received data that can't be compared. */
  cannotCompare(what: string): void {
    this.#incomparable.add(what);
  }

  /** Returns the operations and topics that should have responded but didn't, each with the reason. */
  silences(earlier: ReadonlySet<string>): [name: string, reason: string][] {
    return [...this.#missed].flatMap(([name, { reason, silence }]): [string, string][] =>
      silence === "unexpected" || (silence === "unless-seen" && earlier.has(name)) ? [[name, reason]] : [],
    );
  }

  /** Records that a part of the run ended early, with a short reason for the report, such as `refused`. */
  end(part: string, reason: string): void {
    this.#ended.set(part, reason);
  }

  /** Records that the user or the time limit stopped a part of the run. */
  stop(part: string): void {
    const { name } = Object(this.signal.reason) as { name?: string };
    this.end(part, name === "TimeoutError" ? "the time is over" : "stopped");
  }

  get reached(): readonly string[] {
    return [...this.#reached];
  }

  get missed(): ReadonlyMap<string, string> {
    return new Map([...this.#missed].map(([name, { reason }]) => [name, reason]));
  }

  get incomparable(): readonly string[] {
    return [...this.#incomparable];
  }

  get ended(): ReadonlyMap<string, string> {
    return this.#ended;
  }
}

/**
 * Returns the interrupted run that a file contains. Undefined if the file doesn't contain a run, or if the run is too
 * old or of another environment.
 */
export function keptRun(file: string, environment: string, now: number): KeptRun | undefined {
  if (!existsSync(file)) return undefined;
  const kept = JSON.parse(readFileSync(file, "utf8")) as KeptRun;
  return kept.environment === environment && now - kept.startedAt < longestAgeMs ? kept : undefined;
}

/** Saves a run that ended early in a file. After a complete run, removes the file. */
export function keepRun(file: string, run: LiveRun, { differences, fieldCounts }: Comparison): void {
  const { environment, startedAt, reached, ended } = run;
  if (ended.size === 0) return rmSync(file, { force: true });
  const kept: KeptRun = { environment, startedAt, reached, found: differences, fields: fieldCounts };
  replaceFile(file, JSON.stringify(kept));
}
