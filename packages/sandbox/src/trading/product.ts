import type { Handlers } from "./call.ts";
import type { EngineProduct } from "./engine/state.ts";
import type { Environment } from "./environment.ts";

/** A product beside the order books of instruments. It keeps its own records and registers here what the server calls. */
export interface Product {
  /** Its operations by operationId. */
  readonly handlers: Handlers;
  /** Its part in the work of the engine. */
  readonly engine?: EngineProduct;
  /** Does what has become due before a request is handled. */
  catchUp?(environment: Environment, now: number): void;
}
