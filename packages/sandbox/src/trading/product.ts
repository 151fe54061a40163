import type { Handlers } from "./call.ts";
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
  /** Performs due work before a request is handled. */
  catchUp?(environment: Environment, now: number): void;
}

/** Saves a product's records and loads them into a new environment with the same accounts. */
interface ProductState {
  save(environment: Environment): Fields;
  load(environment: Environment, saved: Fields): void;
}
