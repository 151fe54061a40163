import { hasBrand, SpecwrightError, type Outcome } from "@specwright/transport";
import type { Task } from "./resources.ts";
import type { FileResult } from "./submit/results.ts";

/**
 * Why a call failed.
 *
 * - `input`: refused before anything was sent; the message names field, rule and value
 * - `bad-request`, `unauthorized`, `not-found`, `conflict`, `too-large`, `server`, `http`: what the status says
 * - `duplicate`: this content was submitted before, and its task was not deleted since
 * - `wrong-address`: a web page, a redirect or a router answered, not the service
 * - `response-too-large`: the answer is larger than `maxResponseBytes`
 * - `unexpected-answer`: JSON of a shape that neither form of the service has
 * - `unsupported`: this form of the service cannot do it
 * - `timeout`: no answer in time
 * - `task-pending`, `task-failed`, `task-timeout`: deleting or waiting for a task
 * - `upload-incomplete`: an upload of several requests failed after some were answered; `results` tells of their files
 * - `paging-ignored`: the server answered every page with the same tasks
 * - `mcp-missing`, `mcp-disabled`, `mcp-unauthorized`, `mcp-failed`: the Model Context Protocol endpoint
 */
export type KnowledgeErrorCode =
  | "input"
  | "bad-request"
  | "unauthorized"
  | "not-found"
  | "conflict"
  | "duplicate"
  | "too-large"
  | "server"
  | "http"
  | "wrong-address"
  | "response-too-large"
  | "unexpected-answer"
  | "unsupported"
  | "timeout"
  | "task-pending"
  | "task-failed"
  | "task-timeout"
  | "upload-incomplete"
  | "paging-ignored"
  | "mcp-missing"
  | "mcp-disabled"
  | "mcp-unauthorized"
  | "mcp-failed"
  | ChatErrorCode;

/**
 * Why a chat stream broke off. Complete events were delivered before.
 *
 * - `chat-cut`: the stream ended without `done` or `error`
 * - `chat-stalled`: nothing arrived for the idle time, or no complete answer in time
 * - `chat-oversized`: one event is larger than allowed
 * - `chat-web-page`: a web page came instead of a stream
 * - `chat-refused`: JSON came instead of a stream, although the status said success
 * - `chat-malformed`: an event of a known type holds no JSON object, or the answer is of another type
 * - `chat-failed`: the service sent an `error` event
 */
export type ChatErrorCode =
  | "chat-cut"
  | "chat-stalled"
  | "chat-oversized"
  | "chat-web-page"
  | "chat-refused"
  | "chat-malformed"
  | "chat-failed";

const KNOWLEDGE = Symbol.for("@specwright/KnowledgeError");
const CHAT = Symbol.for("@specwright/ChatError");

export interface KnowledgeErrorDetails {
  /** HTTP status, where there was one. */
  readonly status?: number | undefined;
  /** What the server said. May hold paths of the server and inner details. */
  readonly detail?: string | undefined;
  /** How long the server asked to wait, in milliseconds. */
  readonly retryAfterMs?: number | undefined;
  /** The task that this is about. */
  readonly task?: Task | undefined;
  /** What became of the files of an upload before it failed. */
  readonly results?: readonly FileResult[] | undefined;
  /** "not-sent": the server cannot have seen it. "unknown": it may have acted on it. "answered": it replied. */
  readonly outcome?: Outcome;
  readonly cause?: unknown;
}

/** What the knowledge client throws, beside the errors of the transport. */
export class KnowledgeError extends SpecwrightError {
  declare readonly code: KnowledgeErrorCode;
  declare readonly status: number | undefined;
  declare readonly detail: string | undefined;
  declare readonly retryAfterMs: number | undefined;
  declare readonly task: Task | undefined;
  declare readonly results: readonly FileResult[] | undefined;
  declare readonly outcome: Outcome;

  constructor(code: KnowledgeErrorCode, message: string, { cause, ...facts }: KnowledgeErrorDetails = {}) {
    super(code, message, cause === undefined ? undefined : { cause });
    Object.assign(this, { outcome: facts.status === undefined ? "not-sent" : "answered" }, facts);
  }

  get [KNOWLEDGE](): true {
    return true;
  }

  override get name(): string {
    return "KnowledgeError";
  }

  /** Whether a read may succeed when it is repeated. */
  get isRetryable(): boolean {
    return this.code === "timeout" || /^(408|429|50[0234])$/.test(`${this.status}`);
  }

  static override isInstance(value: unknown): value is KnowledgeError {
    return hasBrand(value, KNOWLEDGE);
  }
}

/** A chat stream that did not come to its end. */
export class ChatError extends KnowledgeError {
  declare readonly code: ChatErrorCode;
  /** The incomplete answer: the text of all deltas before the failure. */
  declare readonly partialText: string;
  /** Class of the failure, as the service names it in an `error` event, for example `INTERNAL`. */
  declare readonly serviceCode: string | undefined;

  constructor(
    code: ChatErrorCode,
    message: string,
    details: KnowledgeErrorDetails & { readonly partialText: string; readonly serviceCode?: string | undefined },
  ) {
    super(code, message, { outcome: "unknown", ...details });
  }

  get [CHAT](): true {
    return true;
  }

  override get name(): string {
    return "ChatError";
  }

  static override isInstance(value: unknown): value is ChatError {
    return hasBrand(value, CHAT);
  }
}
