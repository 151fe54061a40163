import type { Handlers } from "./call.ts";
import type { AccountChanges } from "./engine/account.ts";
import type { EngineProduct } from "./engine/state.ts";
import type { Fields } from "./fields.ts";
import type { Environment } from "./environment.ts";

/**
 * Product outside the instruments' order books. It has its own records and registers the functions that the server
 * calls.
 */
export interface Product {
  /** Handlers of its operations by operationId. */
  readonly handlers: Handlers;
  /** Saves and loads its records. */
  readonly state?: ProductState;
  /** Functions that the engine calls. */
  readonly engine?: EngineProduct;
  /** Returns the records of an account's changes for its private topics. */
  accountTopics?(changes: AccountChanges): readonly AccountTopic[];
  /** Returns the public messages about an account's changes. */
  publicMessages?(changes: AccountChanges, now: number): readonly PublicMessage[];
  /** Performs due work before a request is handled. */
  catchUp?(environment: Environment, now: number): void;
}

/** Records of a private topic, with the schema of the stream that names their fields. */
export interface AccountTopic {
  readonly topic: string;
  readonly schema: string;
  readonly records: readonly object[];
}

/** A message to every subscriber of a topic, with the server that sends it. */
export interface PublicMessage {
  readonly server: string;
  readonly topic: string;
  readonly message: object;
}

/** Saves a product's records and loads them into a new environment with the same accounts. */
interface ProductState {
  save(environment: Environment): Fields;
  load(environment: Environment, saved: Fields): void;
}
