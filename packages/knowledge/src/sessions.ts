import type { FormMemory } from "./form.ts";
import { ask, askList, askRecord } from "./http/ask.ts";
import type { CallOptions, Settings } from "./options.ts";
import type { Form, Message, Session } from "./resources.ts";

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
  const learn = (form: Form) => void (memory.form = form);
  const path = `${PATH}/{id}`;
  return {
    list: (options) => askList(settings, { operation: "listSessions", path: PATH, options }, "sessions", learn),
    create: ({ title } = {}, options) =>
      askRecord(settings, { operation: "createSession", method: "POST", path: PATH, json: { title }, options }, "id"),
    rename: (id, title, options) =>
      askRecord(settings, { operation: "updateSession", method: "PATCH", path, id, json: { title }, options }, "id"),
    async delete(id, options) {
      await ask(settings, { operation: "deleteSession", method: "DELETE", path, id, options });
    },
    messages: (id, options) =>
      askList(settings, { operation: "listMessages", path: `${path}/messages`, id, options }, "messages", learn),
  };
}
