import type { Handlers } from "./call.ts";
import type { AccountChanges } from "./engine/account.ts";
import type { EngineProduct } from "./engine/state.ts";
import type { Fields } from "./fields.ts";
import type { Environment } from "./environment.ts";

/**
 * A product that isn't traded in the instruments' order books. It has its own records and registers the functions that
 * the server calls.
 */
export interface Product {
  /** Handlers of the product's operations, by operationId. */
  readonly handlers: Handlers;
  /** Functions that save and load the product's records. */
  readonly state?: ProductState;
  /** Functions that the matching engine calls. */
  readonly engine?: EngineProduct;
  /** Returns an account's changes as records for private topics. */
  accountTopics?(changes: AccountChanges): readonly AccountTopic[];
  /** Returns public messages about an account's changes. */
  publicMessages?(changes: AccountChanges, now: number): readonly PublicMessage[];
  /** Processes due events of the product before a request is handled. */
  catchUp?(environment: Environment, now: number): void;
}

/** Records to push to a private topic. Only the fields in the schema of the topic are pushed. */
export interface AccountTopic {
  readonly topic: string;
  readonly schema: string;
  readonly records: readonly object[];
}

/** A message to every subscriber of a topic on a server. */
export interface PublicMessage {
  readonly server: string;
  readonly topic: string;
  readonly message: object;
}

/** Functions that save a product's records and load them into a new environment with the same accounts. */
interface ProductState {
  save(environment: Environment): Fields;
  load(environment: Environment, saved: Fields): void;
}
