import type { Handlers } from "./call.ts";
import type { EngineProduct } from "./engine/state.ts";
import type { Environment } from "./environment.ts";

/**
 * A product outside the instruments' order books. It has its own records and registers the functions that the server
 * calls.
 */
export interface Product {
  /** Handlers of its operations by operationId. */
  readonly handlers: Handlers;
  /** Functions that the engine calls. */
  readonly engine?: EngineProduct;
  /** Performs due work before a request is handled. */
  catchUp?(environment: Environment, now: number): void;
}
