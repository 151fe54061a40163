import { operations } from "../generated/operations.ts";
import type { KnowledgeError } from "../errors.ts";
import {
  checkFields,
  checkInput,
  inputError,
  requireObject,
  requireText,
  typeError,
  type FieldNames,
} from "../validate.ts";
import { toKnowledgeError } from "../http/call-errors.ts";
import type { Call, OpenedResponse } from "../http/call.ts";
import { openResponse, readToEnd } from "../http/request.ts";
import { STREAM_OPTIONS, type StreamOptions } from "../options/options.ts";
import type { Config } from "../options/config.ts";
import type { ChatReferenceRequest, ChatReleasedRequest } from "../resources.ts";
import { checkQuestionSize, refusedField, type ServerVariant } from "../server-variant.ts";

/**
 * Question and its options. `model` belongs to the published contract; `messages`, `temperature`, `include_sources` and
 * `kb` belong to the released server. The client omits fields that the server doesn't know, and lists them in `ignored`
 * of the last event.
 */
export type ChatInput = ChatReferenceRequest &
  ChatReleasedRequest & {
    /** Slug of a derived knowledge base to ask. Default: the whole knowledge base. */
    readonly kb?: string;
  };

const FIELDS: FieldNames<ChatInput> = {
  query: true,
  session_id: true,
  model: true,
  messages: true,
  temperature: true,
  include_sources: true,
  kb: true,
};

/** A question with the client's configuration and the options of the call. */
export interface Question {
  readonly config: Config;
  /** Method that the caller used: `chat` or `chat.answer`. */
  readonly call: string;
  readonly input: ChatInput;
  readonly options: StreamOptions | undefined;
}

/** Response stream of a question, and the fields that the client omitted from the question. */
export interface OpenedChat {
  readonly opened: OpenedResponse;
  readonly ignored: readonly string[];
}

const TURN: Readonly<Record<string, true>> = { role: true, content: true };

/** Rejects fields of a wrong type, because the released server's own message about them is unclear. */
function checkTypes(call: string, { session_id, model, messages, temperature, include_sources }: ChatInput): void {
  if (session_id !== undefined) requireText(call, "session_id", session_id);
  if (model !== undefined) requireText(call, "model", model);
  if (temperature !== undefined && !Number.isFinite(temperature))
    throw inputError(call, "temperature must be a number", temperature);
  if (include_sources !== undefined && typeof include_sources !== "boolean")
    throw inputError(call, "include_sources must be true or false", include_sources);
  if (messages === undefined) return;
  if (!Array.isArray(messages)) throw typeError(call, "messages must be an array of turns", messages);
  for (const [index, turn] of (messages as readonly unknown[]).entries()) {
    const name = `messages[${index}]`;
    requireObject(call, name, turn);
    checkFields(`${call}: ${name}`, "field", turn, TURN);
    const { role, content } = turn as Record<string, unknown>;
    if (role !== "user" && role !== "assistant")
      throw inputError(call, `${name}.role must be "user" or "assistant"`, role);
    if (typeof content !== "string") throw typeError(call, `${name}.content must be a string`, content);
  }
}

/** For each server variant, the fields that only the other variant accepts. */
const FOREIGN_FIELDS: Readonly<Record<ServerVariant, readonly string[]>> = {
  reference: ["messages", "temperature", "include_sources"],
  released: ["model"],
};

/**
 * Sends a question. Resends it only if the server refused a field that it doesn't know: the server checks the fields
 * before it does anything else.
 */
export async function openChat(
  { config, call: callName, input, options }: Question,
  timeoutError: (limit: "total" | "idle", ms: number) => KnowledgeError,
): Promise<OpenedChat> {
  checkInput(callName, input, FIELDS);
  checkFields(callName, "option", options ?? {}, STREAM_OPTIONS);
  requireText(callName, "query", input.query);
  checkTypes(callName, input);
  const { kb, ...question } = input;
  if (kb !== undefined) requireText(callName, "kb", kb);
  checkQuestionSize(callName, { query: input.query, session_id: input.session_id, model: input.model, kb });
  const attempt = async (variant: ServerVariant | undefined, wasRefused = false): Promise<OpenedChat> => {
    const json: Record<string, unknown> = { ...question };
    const ignored = (variant ? FOREIGN_FIELDS[variant] : []).filter((field) => json[field] !== undefined);
    for (const field of ignored) delete json[field];
    const call: Call = {
      call: callName,
      operation: operations.streamChat,
      id: question.session_id,
      query: { kb },
      headers: { accept: "text/event-stream, application/json" },
      json,
      options,
      optionNames: STREAM_OPTIONS,
      timeoutMs: Infinity,
      timeoutError,
      wasRefused,
    };
    const opened = await openResponse(config, call);
    if (opened.status === 200) return { opened, ignored };
    throw toKnowledgeError(config, call, await readToEnd(opened));
  };
  const { server } = config;
  try {
    return await attempt(server.variant);
  } catch (error) {
    const variant = (["reference", "released"] as const).find(
      (candidate) => candidate !== server.variant && refusedField(error, FOREIGN_FIELDS[candidate]),
    );
    if (variant === undefined) throw error;
    server.variant = variant;
    return attempt(variant, true);
  }
}
