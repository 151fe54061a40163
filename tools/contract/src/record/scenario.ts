import type { Recording } from "../har.ts";

/** The source of recordings: a service with its addresses and keys, and a clock. */
export interface Target {
  readonly date: string;
  readonly urls: {
    readonly mainnet: string;
    readonly testnet: string;
    readonly demo: string;
    readonly reference: string;
    readonly released: string;
  };
  readonly keys: Readonly<Record<string, object | undefined>>;
  readonly clock: { now(): number; advance(milliseconds: number): void };
  /** Waits until the service has processed its tasks. */
  readonly settle: () => Promise<void>;
}

/** Settings that change the request or response of a scenario. The recording doesn't contain these settings. */
export interface WireChanges {
  /** A fault that the sandbox applies. */
  readonly fault?: string;
  /** Headers that only the sandbox receives, such as the country of the caller. */
  readonly headers?: Readonly<Record<string, string>>;
  /** Request headers to remove. */
  readonly removedHeaders?: readonly string[];
  /** HTTP status. If it is set, nothing is sent, and the response is the specification's example for this status. */
  readonly example?: number;
  readonly exampleName?: string;
  /** Names of the examples that a stream sends as events, in this order. */
  readonly events?: readonly string[];
  /** True to replace every list in the recorded response by an empty list. */
  readonly emptied?: true;
}

/** One case to record. */
export interface Scenario extends WireChanges {
  /**
   * Name of the case, which explains why it is recorded. A case whose name begins with `fails` must end in an error.
   */
  readonly name: string;
  /** Prefix of the recording's name. Related cases of an operation have the same prefix. */
  readonly group?: string;
  readonly operationId: string;
  /** Path of the function on the client. */
  readonly call: string;
  readonly args?: readonly unknown[];
  /** Service to call: a trading environment, or a variant of the knowledge service. */
  readonly at?: "mainnet" | "testnet" | "demo" | "reference" | "released";
  /** Name of the key, or "none". Default: the environment's key. */
  readonly key?: string;
  /** True if the client doesn't retry. */
  readonly once?: true;
  /** Milliseconds since the previous scenario. Default: a second. */
  readonly pause?: number;
  /** Milliseconds by which the client's clock differs from the sandbox's clock. */
  readonly clockError?: number;
  /** Expected return code of the failure. 0 for a failure without a return code. */
  readonly retCode?: number;
  /** True for a deliberately broken response. */
  readonly broken?: true;
}

export interface RecordedScenario {
  readonly scenario: Scenario;
  readonly name: string;
  readonly recording: Recording;
  readonly expected: unknown;
  readonly outcome: { readonly result?: unknown; readonly items?: unknown; readonly error?: unknown };
}

/** A scenario with an unexpected outcome. */
export interface ScenarioFailure {
  /** Name of the recording. */
  readonly name: string;
  readonly message: string;
}

export const surfaceOf = (at: string): "trading" | "knowledge" =>
  at === "reference" || at === "released" ? "knowledge" : "trading";

/** Returns the name of a scenario's recording: API, operation, and scenario. */
export function nameOf({ at = "mainnet", operationId, name, group }: Scenario): string {
  const own = surfaceOf(at) === "knowledge" ? `${at}-${name}` : name;
  return `${surfaceOf(at)}/${operationId}/${group === undefined ? own : `${group}/${own}`}`;
}
