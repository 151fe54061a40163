import type { Deviation, DriftWatch, ResponseSchema } from "@specwright/transport";
import type { DebugListener } from "../debug.ts";
import { StreamError } from "../errors.ts";
import type { StreamServer } from "../stream-server.ts";
import type { Topic } from "../topic.ts";
import type { StreamMessage } from "../message.ts";

const NOT_LOADED =
  'With responses: "strict" the client compares every message with the specification, which failed to load, so nothing was subscribed. Subscribe again.';

/** Compares the messages of a server with the specification, if the client has `onDrift` or `responses: "strict"`. */
export class DriftChecks {
  readonly #server: StreamServer;
  readonly #watch: DriftWatch | undefined;
  readonly #debug: DebugListener;
  #schemas: Readonly<Record<string, ResponseSchema>> | undefined;

  constructor(server: StreamServer, watch: DriftWatch | undefined, debug: DebugListener) {
    this.#server = server;
    this.#watch = watch;
    this.#debug = debug;
  }

  /**
   * Loads the schemas with which messages are compared. With `responses: "strict"`, returns a promise, because messages
   * have to wait for the schemas. The promise rejects with a `StreamError` if the file can't be loaded.
   */
  load(): Promise<void> | undefined {
    if (this.#watch === undefined) return undefined;
    const loading = this.#load();
    if (this.#watch.mode === "strict") return loading;
    loading.catch(() => {});
    return undefined;
  }

  async #load(): Promise<void> {
    try {
      this.#schemas = (await this.#server.messages?.()) ?? {};
    } catch (cause) {
      throw new StreamError("network", NOT_LOADED, { cause });
    }
  }

  /**
   * Returns the reason why a message is unusable. Undefined if it is usable. Reports its deviations from the
   * specification.
   */
  findProblem({ name, guard, message: schemaName = "" }: Topic, message: StreamMessage): string | undefined {
    const difference = this.#findDrift(name, this.#schemas?.[schemaName], message);
    return guard?.(message) ?? difference;
  }

  /**
   * Reports the differences between a message and a schema. With `responses: "strict"`, returns the first difference
   * that makes the message unusable.
   */
  #findDrift(topic: string, schema: ResponseSchema | undefined, message: StreamMessage): string | undefined {
    if (this.#watch === undefined || schema === undefined) return undefined;
    const onDeviation = (deviation: Deviation) => this.#debug({ type: "drift", topic, ...deviation });
    return this.#watch.compare({ topic }, schema, message, "message", onDeviation);
  }
}
