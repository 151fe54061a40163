import type { FormMemory } from "./form.ts";
import { ask, askJson, askRecord, isObject, unexpected } from "./http/ask.ts";
import type { Call } from "./http/send.ts";
import type { CallOptions, Settings } from "./options.ts";
import type { Message, Session } from "./resources.ts";

/** Kept chats. */
export interface Sessions {
  /** All sessions, the one updated last first. */
  list(options?: CallOptions): Promise<Session[]>;
  create(input?: { readonly title?: string }, options?: CallOptions): Promise<Session>;
  rename(id: string, title: string, options?: CallOptions): Promise<Session>;
  /** Deletes a session and all its messages. */
  delete(id: string, options?: CallOptions): Promise<void>;
  /** Questions and answers, in the server's order. */
  messages(id: string, options?: CallOptions): Promise<Message[]>;
}

const PATH = "/api/sessions";

export function createSessions(settings: Settings, memory: FormMemory): Sessions {
  /** The list itself in the contract's form, a record around it in the released one. */
  async function list<Item>(request: Call, field: string): Promise<Item[]> {
    const value = await askJson(settings, request);
    const inside = isObject(value) ? value[field] : value;
    if (!Array.isArray(inside)) throw unexpected(request.operation, `has no list of ${field}`);
    memory.form = isObject(value) ? "released" : "reference";
    return inside as Item[];
  }
  return {
    list: (options) => list({ operation: "listSessions", path: PATH, options }, "sessions"),
    create: ({ title } = {}, options) =>
      askRecord<Session>(
        settings,
        { operation: "createSession", method: "POST", path: PATH, json: { title }, options },
        "id",
      ),
    async rename(id, title, options) {
      const request = {
        operation: "updateSession",
        method: "PATCH",
        path: `${PATH}/{id}`,
        id,
        json: { title },
        options,
      };
      return askRecord<Session>(settings, request, "id");
    },
    async delete(id, options) {
      await ask(settings, { operation: "deleteSession", method: "DELETE", path: `${PATH}/{id}`, id, options });
    },
    messages: (id, options) =>
      list({ operation: "listMessages", path: `${PATH}/{id}/messages`, id, options }, "messages"),
  };
}
