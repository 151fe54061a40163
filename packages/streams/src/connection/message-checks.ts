import type { ResponseCheck } from "@specwright/transport";
import { StreamError } from "../errors.ts";
import type { StreamServer } from "../stream-server.ts";
import type { StreamMessage } from "./message.ts";

const NOT_LOADED =
  "The client failed to load a file that checks messages, so it subscribed to nothing. Subscribe again.";

/** Checks the messages of a server. What they must have loads while a connection opens. */
export class MessageChecks {
  readonly #server: StreamServer;
  #bySchema: Readonly<Record<string, ResponseCheck>> | undefined;

  constructor(server: StreamServer) {
    this.#server = server;
  }

  get areLoaded(): boolean {
    return this.#bySchema !== undefined;
  }

  /** @throws {StreamError} `network` when the file cannot be loaded */
  async load(): Promise<void> {
    try {
      this.#bySchema = (await this.#server.messages?.()) ?? {};
    } catch (cause) {
      throw new StreamError("network", NOT_LOADED, { cause });
    }
  }

  /** What is wrong with a message; undefined for one that has all that its schema requires. */
  findProblem(schema: string | undefined, message: StreamMessage): string | undefined {
    return schema === undefined ? undefined : this.#bySchema?.[schema]?.(message);
  }
}
