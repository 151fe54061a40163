import type { FormMemory } from "./form.ts";
import { askRecord } from "./http/ask.ts";
import { inputError, requireRecord } from "./http/input.ts";
import { askList, askNothing } from "./http/lists.ts";
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
  const titled = (title: unknown) => {
    if (typeof title !== "string") throw inputError("title", "must be a text", title);
    return { title };
  };
  return {
    list: (options) => askList(settings, { operation: "listSessions", path: PATH, options }, "sessions", learn),
    async create(input, options) {
      if (input) requireRecord("input", input);
      const json = input?.title === undefined ? {} : titled(input.title);
      return askRecord(settings, { operation: "createSession", method: "POST", path: PATH, json, options }, "id");
    },
    async rename(id, title, options) {
      // The released server makes a title that is missing an empty one.
      const call = { operation: "updateSession", method: "PATCH", path, id, json: titled(title), options };
      return askRecord(settings, call, "id");
    },
    delete: (id, options) => askNothing(settings, { operation: "deleteSession", method: "DELETE", path, id, options }),
    messages: (id, options) =>
      askList(settings, { operation: "listMessages", path: `${path}/messages`, id, options }, "messages", learn),
  };
}
