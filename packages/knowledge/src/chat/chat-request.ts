import { operations } from "../generated/operations.ts";
import type { KnowledgeError } from "../errors.ts";
import { checkFields, checkInput, type FieldNames } from "../http/fields.ts";
import { toKnowledgeError } from "../http/error-response.ts";
import type { Call, OpenedResponse } from "../http/call.ts";
import { openResponse } from "../http/knowledge-request.ts";
import { readToEnd } from "../http/request.ts";
import { requireText } from "../http/validate.ts";
import { STREAM_OPTIONS, type StreamOptions } from "../call-options.ts";
import type { Config } from "../config.ts";
import type { ChatReferenceRequest, ChatReleasedRequest } from "../resources.ts";
import { refusedField, type ServerVariant } from "../server-variant.ts";
import { checkQuestionSize } from "./question-size.ts";

/**
 * A question. The contract has `model`; the released server has `messages`, `temperature`, `include_sources` and `kb`.
 * The client leaves out what the server does not know, and names it in `ignored` of the last event.
 */
export type ChatInput = ChatReferenceRequest &
  ChatReleasedRequest & {
    /** Slug of a derived knowledge base to ask instead of the whole one. */
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

/** A question with everything that is needed to ask it. */
export interface Question {
  readonly config: Config;
  /** The method that the caller used: `chat` or `chat.answer`. */
  readonly call: string;
  readonly input: ChatInput;
  readonly options: StreamOptions | undefined;
}

/** A response stream, and the fields that were left out of the question. */
export interface OpenedChat {
  readonly opened: OpenedResponse;
  readonly ignored: readonly string[];
}

/** Fields that only the other variant knows. */
const FOREIGN_FIELDS: Readonly<Record<ServerVariant, readonly string[]>> = {
  reference: ["messages", "temperature", "include_sources"],
  released: ["model"],
};

/**
 * Sends the question. It is sent a second time only if the server refused a field it does not know; the server checks that
 * before it does anything else.
 */
export async function openChat(
  { config, call: callName, input, options }: Question,
  timeoutError: (limit: "total" | "idle", ms: number) => KnowledgeError,
): Promise<OpenedChat> {
  checkInput(callName, input, FIELDS);
  checkFields(callName, "option", options ?? {}, STREAM_OPTIONS);
  checkQuestionSize(callName, requireText(callName, "query", input.query));
  const { kb, ...question } = input;
  if (kb !== undefined) requireText(callName, "kb", kb);
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
    try {
      if (opened.status === 200) return { opened, ignored };
      throw toKnowledgeError(config, call, await readToEnd(opened));
    } catch (error) {
      opened.close();
      throw error;
    }
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
