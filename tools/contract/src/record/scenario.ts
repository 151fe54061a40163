import type { Recording } from "../har.ts";

/** Where recordings come from: a service with its addresses and keys, and a clock. */
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
  /** Lets the service finish what it was given. */
  readonly settle: () => Promise<void>;
}

/** What happens to a request on its way, beside being recorded. None of it is part of the recording. */
export interface OnTheWay {
  /** A fault that the sandbox is asked for. */
  readonly fault?: string;
  /** Headers for the sandbox alone, such as the country to pretend to call from. */
  readonly headers?: Readonly<Record<string, string>>;
  /** Headers that get lost. */
  readonly lose?: readonly string[];
  /** Nothing is sent: the answer is the specification's example for this status, by default the first. */
  readonly example?: number;
  readonly exampleName?: string;
  /** The examples are the events of a stream, in this order. */
  readonly events?: readonly string[];
  /** The example with nothing in its lists. */
  readonly emptied?: true;
}

/** One case to record. */
export interface Scenario extends OnTheWay {
  /** Name of the case: what makes it worth recording. Beginning with `fails`, it must come to an error. */
  readonly name: string;
  /** What it has in common with others of its operation; the name of the recording begins with it. */
  readonly group?: string;
  readonly operationId: string;
  /** Path of the function on the client. */
  readonly call: string;
  readonly args?: readonly unknown[];
  /** Where: a trading environment, or a form of the knowledge service. */
  readonly at?: "mainnet" | "testnet" | "demo" | "reference" | "released";
  /** Name of the key, or "none". Default: the environment's own. */
  readonly key?: string;
  /** The client does not repeat the request, whatever comes back. */
  readonly once?: true;
  /** Milliseconds since the scenario before; default a second. */
  readonly pause?: number;
  /** Milliseconds by which the client's clock is wrong. */
  readonly clockError?: number;
  /** The code that the failure must have; zero for none. */
  readonly retCode?: number;
  /** The answer is broken on purpose. */
  readonly broken?: true;
}

export interface RecordedScenario {
  readonly scenario: Scenario;
  readonly name: string;
  readonly recording: Recording;
  readonly expected: unknown;
  readonly outcome: { readonly result?: unknown; readonly items?: unknown; readonly error?: unknown };
}

/** A scenario that came to something else than it should. */
export interface ScenarioFailure {
  /** Of the recording. */
  readonly name: string;
  readonly message: string;
}

export const surfaceOf = (at: string): "trading" | "knowledge" =>
  at === "reference" || at === "released" ? "knowledge" : "trading";

/** Name of the recording of a scenario: API, operation, and what is left is the id of its page. */
export function nameOf({ at = "mainnet", operationId, name, group }: Scenario): string {
  const own = surfaceOf(at) === "knowledge" ? `${at}-${name}` : name;
  return `${surfaceOf(at)}/${operationId}/${group === undefined ? own : `${group}/${own}`}`;
}
