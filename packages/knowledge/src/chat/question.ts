import { refusedField, type FormMemory } from "../form.ts";
import { readAll, type Json } from "../http/ask.ts";
import { requireRecord } from "../http/input.ts";
import { requireText } from "../http/require-text.ts";
import { refusal } from "../http/refusal.ts";
import { open, type Call, type Exchange } from "../http/send.ts";
import type { CallOptions, Settings } from "../options.ts";
import type { ChatReferenceRequest, ChatReleasedRequest, Form } from "../resources.ts";

/**
 * A question. `model` belongs to the contract, `messages`, `temperature`, `include_sources` and `kb` to the released
 * server; what a server does not know is left out for it and named in the `ignored` of the last event.
 */
export type ChatInput = ChatReferenceRequest &
  ChatReleasedRequest & {
    /** Derived knowledge base to ask instead of the whole one. */
    readonly kb?: string;
  };

/** A stream under way, and what was left out of the question. */
export interface Asked {
  readonly exchange: Exchange;
  readonly ignored: readonly string[];
}

/** Fields that only the other form knows. */
const FOREIGN: Readonly<Record<Form, readonly string[]>> = {
  reference: ["messages", "temperature", "include_sources"],
  released: ["model"],
};

/**
 * Asks once. The question is sent again only when the server refused a field it does not know, which it does before it
 * acts on anything.
 */
export async function ask(
  settings: Settings,
  memory: FormMemory,
  input: ChatInput,
  { signal, timeoutMs = settings.chatIdleMs, wholeMs }: CallOptions & Pick<Call, "wholeMs">,
  stalled: Call["timeoutError"],
): Promise<Asked> {
  requireRecord("input", input);
  requireText("query", input.query);
  const { kb, ...question } = input;
  if (kb !== undefined) requireText("kb", kb);
  const attempt = async (form: Form | undefined): Promise<Asked> => {
    const json: Json = { ...question };
    const ignored = (form ? FOREIGN[form] : []).filter((field) => json[field] !== undefined);
    for (const field of ignored) delete json[field];
    const call: Call = {
      operation: "streamChat",
      method: "POST",
      path: "/api/chat",
      query: { kb },
      headers: { accept: "text/event-stream, application/json" },
      json,
      options: { signal, timeoutMs },
      wholeMs,
      timeoutError: stalled,
    };
    const exchange = await open(settings, call);
    try {
      if (exchange.status === 200) return { exchange, ignored };
      throw refusal(settings, call, await readAll(settings, call, exchange));
    } catch (error) {
      exchange.close();
      throw error;
    }
  };
  try {
    return await attempt(memory.form);
  } catch (error) {
    const form = (["reference", "released"] as const).find(
      (candidate) => candidate !== memory.form && refusedField(error, FOREIGN[candidate]),
    );
    if (form === undefined) throw error;
    memory.form = form;
    return attempt(form);
  }
}
