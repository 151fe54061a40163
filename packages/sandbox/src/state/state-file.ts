import { createHash } from "node:crypto";
import { readFileSync, renameSync, writeFileSync } from "node:fs";
import type { Environments } from "../trading/test-keys.ts";
import {
  addAccounts,
  environmentState,
  type EnvironmentState,
  loadEnvironment,
  namedObjects,
} from "./environment-state.ts";
import { fromGraph, type Graph, toGraph } from "./graph.ts";
import { isNode } from "../json.ts";

/** Format version of the file. It increases with each change that an older sandbox would misread. */
const version = 1;
const names = ["mainnet", "testnet", "demo"] as const;

/** Thrown if a state file can't be used. The file stays unchanged. */
export class StateError extends Error {
  constructor(path: string, reason: string, options?: ErrorOptions) {
    super(
      `state: ${path} ${reason}. The file was not changed. Choose another file, or move this one away to start with a new state.`,
      options,
    );
  }
}

interface SavedEnvironment {
  /** Time at which the environment's clock started. It determines the expiry dates of contracts. */
  readonly startedAt: number;
  /** UIDs of the environment's accounts and of their masters. */
  readonly accounts: readonly (readonly [uid: string, parentUid: string])[];
  readonly graph: Graph;
}

/** Content of a state file. */
export interface SavedState {
  readonly seed: number;
  readonly now: number;
  /** Milliseconds by which `advance` moved the clock. */
  readonly advanced: number;
  /** Generated RSA test key. Undefined if it was never used. */
  readonly rsa?: { readonly publicKey: string; readonly privateKey: string } | undefined;
  readonly environments: Readonly<Record<(typeof names)[number], SavedEnvironment>>;
}

/** Collects everything that a state file contains. */
export function saveState(environments: Environments, rest: Omit<SavedState, "environments">): SavedState {
  const saved = names.map((name): [string, SavedEnvironment] => {
    const environment = environments[name];
    const { accounts, startedAt } = environment.exchange;
    const graph = toGraph(environmentState(environment), namedObjects(environment));
    return [name, { startedAt, accounts: [...accounts.values()].map(({ uid, parentUid }) => [uid, parentUid]), graph }];
  });
  return { ...rest, environments: Object.fromEntries(saved) as SavedState["environments"] };
}

/**
 * Loads a state into new environments.
 *
 * @throws {StateError} if the state refers to something that doesn't exist
 */
export function loadState(path: string, environments: Environments, { environments: saved }: SavedState): void {
  try {
    for (const name of names) {
      addAccounts(environments[name], saved[name].accounts);
      const named = namedObjects(environments[name]);
      loadEnvironment(environments[name], fromGraph(saved[name].graph, named) as EnvironmentState);
    }
  } catch (error) {
    throw new StateError(path, "is damaged or was written by another version of the sandbox", { cause: error });
  }
}

const checksum = (state: string): string => createHash("sha256").update(state).digest("hex");

/** Writes a state file. After a crash, it has either the old content or the new. */
export function writeStateFile(path: string, state: SavedState): void {
  const text = JSON.stringify(state);
  const head = JSON.stringify({ specwrightSandbox: version, checksum: checksum(text) });
  writeFileSync(`${path}.unfinished`, `${head}\n${text}\n`, { mode: 0o600 });
  renameSync(`${path}.unfinished`, path);
}

/**
 * Reads a state file. Undefined if the file doesn't exist.
 *
 * @throws {StateError} if it isn't a state file, is damaged, or has another version
 */
export function readStateFile(path: string): SavedState | undefined {
  let text: string;
  try {
    text = readFileSync(path, "utf8");
  } catch (error) {
    if (error instanceof Error && "code" in error && error.code === "ENOENT") return undefined;
    throw new StateError(path, "cannot be read", { cause: error });
  }
  const [first = "", second = ""] = text.split("\n");
  const head = parse(first);
  if (typeof head?.specwrightSandbox !== "number") throw new StateError(path, "is not a state file of the sandbox");
  if (head.specwrightSandbox !== version)
    throw new StateError(path, `has version ${head.specwrightSandbox}, and this sandbox reads version ${version}`);
  const state = parse(second);
  if (state === undefined || head.checksum !== checksum(second)) throw new StateError(path, "is damaged");
  return state as unknown as SavedState;
}

function parse(text: string): Record<string, unknown> | undefined {
  try {
    const value: unknown = JSON.parse(text);
    return isNode(value) ? value : undefined;
  } catch {
    return undefined;
  }
}
