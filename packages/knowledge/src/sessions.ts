import { operations } from "./generated/operations.ts";
import { checkInput, inputError } from "./validate.ts";
import { requestList, requestNothing, requestJson } from "./http/request.ts";
import type { CallOptions } from "./options/options.ts";
import type { Config } from "./options/config.ts";
import { toSources, type Message, type Session } from "./resources.ts";
import type { ServerVariant } from "./server-variant.ts";

/** Input of a new session. */
export interface CreateSessionInput {
  readonly title?: string;
}

/** Methods for chats whose history the server stores. */
export interface Sessions {
  /** Reads all sessions, the most recently updated first. */
  list(options?: CallOptions): Promise<Session[]>;
  /** Starts a session. Pass its `id` as `session_id` with each question of the session. */
  create(input?: CreateSessionInput, options?: CallOptions): Promise<Session>;
  rename(id: string, title: string, options?: CallOptions): Promise<Session>;
  /** Deletes a session and all its messages. */
  delete(id: string, options?: CallOptions): Promise<void>;
  /** Reads the questions and answers of a session, in the server's order. */
  messages(id: string, options?: CallOptions): Promise<Message[]>;
}

function requireTitle(call: string, title: unknown): string {
  if (typeof title !== "string") throw inputError(call, "title must be a string", title);
  return title;
}

export function createSessions(config: Config): Sessions {
  const setVariant = (variant: ServerVariant) => void (config.server.variant = variant);
  return {
    list: (options) =>
      requestList(
        config,
        { call: "sessions.list", operation: operations.listSessions, options },
        "sessions",
        setVariant,
        ["id"],
      ),
    async create(input, options) {
      const call = "sessions.create";
      checkInput<CreateSessionInput>(call, input ?? {}, { title: true });
      // Always send a body, because the released server refuses a request without one.
      const json = input?.title === undefined ? {} : { title: requireTitle(call, input.title) };
      return requestJson(config, { call, operation: operations.createSession, json, options });
    },
    async rename(id, title, options) {
      const call = "sessions.rename";
      const json = { title: requireTitle(call, title) };
      return requestJson(config, { call, operation: operations.updateSession, id, json, options });
    },
    delete: (id, options) =>
      requestNothing(config, { call: "sessions.delete", operation: operations.deleteSession, id, options }),
    async messages(id, options) {
      const call = { call: "sessions.messages", operation: operations.listMessages, id, options } as const;
      const messages = await requestList<Message>(config, call, "messages", setVariant, ["role", "content"]);
      return messages.map((message) => ({ ...message, sources: toSources(message.sources) }));
    },
  };
}
