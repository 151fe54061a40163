import { refusedField, type FormMemory } from "../form.ts";
import { mediaType, prepare, readAll, refusal } from "../http/ask.ts";
import { requireText } from "../http/input.ts";
import { send, type Call, type Exchange } from "../http/send.ts";
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
  options: CallOptions | undefined,
  stalled: Call["timeoutError"],
): Promise<Asked> {
  requireText("query", input.query);
  const { kb, ...question } = input;
  const attempt = async (form: Form | undefined): Promise<Asked> => {
    const foreign = form === undefined ? [] : FOREIGN[form];
    const entries = Object.entries(question).filter(([, value]) => value !== undefined);
    const json = Object.fromEntries(entries.filter(([name]) => !foreign.includes(name)));
    const ignored = entries.map(([name]) => name).filter((name) => foreign.includes(name));
    const operation = "streamChat";
    const call = prepare(settings, {
      operation,
      method: "POST",
      path: "/api/chat",
      query: { kb },
      json,
      options,
      timeoutMs: settings.chatIdleMs,
    });
    const headers = { ...call.headers, accept: "text/event-stream, application/json" };
    const exchange = await send(settings, { ...call, headers, timeoutError: stalled });
    const { status } = exchange.response;
    if (status === 200) return { exchange, ignored };
    const type = mediaType(exchange.response);
    throw refusal(settings, operation, status, type, new TextDecoder().decode(await readAll(exchange)));
  };
  try {
    return await attempt(memory.form);
  } catch (error) {
    const form = (["reference", "released"] as const).find(
      (candidate) => candidate !== memory.form && refusedField(error, FOREIGN[candidate]) !== undefined,
    );
    if (form === undefined) throw error;
    memory.form = form;
    return attempt(form);
  }
}
