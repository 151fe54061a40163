import { hasBrand, SpecwrightError, type Outcome } from "@specwright/transport";
import type { DeriveJob, FileResult, Task } from "./resources.ts";
import type { FileReport } from "./upload-report.ts";

/**
 * Reason for the failure of a call.
 *
 * - `input`: the client rejected the call and sent nothing; the message names the field, the rule and the value
 * - `bad-request`, `unauthorized`, `not-found`, `conflict`, `too-large`, `server`, `http`: the status of the response
 * - `session-not-found`: the session of a question or of a call does not exist, or was deleted
 * - `derive-exists`, `derive-active`: a finished knowledge base has this slug, or a job for it is queued or running
 * - `engine-starting`: the AI engine of the server is not ready; it starts within seconds, so the failure is temporary
 * - `duplicate`: this content was submitted before, and its task still exists
 * - `wrong-address`: the response is a web page, a redirect, or the error of a server that doesn't know the path
 * - `response-too-large`: the response is larger than `maxResponseBytes`
 * - `unexpected-response`: the response is not valid UTF-8 or JSON, or its JSON has a shape that no variant of the
 *   service has
 * - `unsupported`: this variant of the server doesn't have the feature
 * - `timeout`: no complete response within `timeoutMs`
 * - `source-failed`: the source of an upload failed, or was larger than allowed, while the request was being sent
 * - `task-unfinished`: a task that is pending or running cannot be deleted
 * - `task-failed`, `task-timeout`: a task failed, or did not finish within `timeoutMs`
 * - `derive-failed`, `derive-timeout`: a derive job failed, or did not finish within `timeoutMs`
 * - `upload-incomplete`: an upload ended before every file was sent; the outcomes so far are in the error's `results`
 *   (`submit.files`) or `files` (`submit.batch` and `submit.folder`)
 * - `paging-ignored`: the server returned the same tasks for every page
 * - `mcp-missing`, `mcp-disabled`, `mcp-unauthorized`, `mcp-failed`: the Model Context Protocol endpoint is missing, is
 *   disabled, refused the token, or failed
 */
export type KnowledgeErrorCode =
  | "input"
  | "bad-request"
  | "unauthorized"
  | "not-found"
  | "conflict"
  | "session-not-found"
  | "derive-exists"
  | "derive-active"
  | "duplicate"
  | "too-large"
  | "server"
  | "http"
  | "wrong-address"
  | "response-too-large"
  | "unexpected-response"
  | "unsupported"
  | "timeout"
  | "source-failed"
  | "task-unfinished"
  | "task-failed"
  | "task-timeout"
  | "derive-failed"
  | "derive-timeout"
  | "upload-incomplete"
  | "paging-ignored"
  | "mcp-missing"
  | "mcp-disabled"
  | "mcp-unauthorized"
  | "mcp-failed"
  | ChatErrorCode;

/**
 * Reason for the failure of a chat stream. The complete events before the failure were delivered.
 *
 * - `chat-cut`: the stream ended without a complete `done` or `error` event
 * - `chat-stalled`: nothing arrived for `idleTimeoutMs`
 * - `chat-timeout`: the answer was not complete within `timeoutMs`
 * - `chat-oversized`: one event is larger than `chatMaxEventLength`
 * - `chat-web-page`: a web page arrived instead of a stream
 * - `chat-refused`: JSON arrived instead of a stream, although the status was a success
 * - `chat-malformed`: an event of a known type is unreadable, or the response has another media type
 * - `chat-failed`: the service sent an `error` event
 * - `aborted`: the caller aborted `chat.answer`; `partialText` has the text so far
 * - `engine-starting`: the AI engine of the server is not ready; it starts within seconds
 */
export type ChatErrorCode =
  | "chat-cut"
  | "chat-stalled"
  | "chat-timeout"
  | "chat-oversized"
  | "chat-web-page"
  | "chat-refused"
  | "chat-malformed"
  | "chat-failed"
  | "aborted"
  | "engine-starting";

const KNOWLEDGE = Symbol.for("@specwright/KnowledgeError");
const CHAT = Symbol.for("@specwright/ChatError");

/** Details of a failed call. */
export interface KnowledgeErrorDetails {
  /** HTTP status; undefined without a response. */
  readonly status?: number | undefined;
  /** Message of the server. It may contain paths and internal details of the server. */
  readonly detail?: string | undefined;
  /** Wait time that the server requests, in milliseconds. */
  readonly retryAfterMs?: number | undefined;
  /** ID of the task, session or derive job that the call is about. */
  readonly id?: string | undefined;
  /** Path of the wiki file, or name of the uploaded file, that the call is about. */
  readonly path?: string | undefined;
  /** Task that failed, timed out or isn't finished. */
  readonly task?: Task | undefined;
  /** Derive job that failed or timed out. */
  readonly job?: DeriveJob | undefined;
  /** Results of the files that an upload sent before the failure. */
  readonly results?: readonly FileResult[] | undefined;
  /** Files that `submit.batch` or `submit.folder` had finished before the failure. */
  readonly files?: readonly FileReport[] | undefined;
  /**
   * `not-sent`: the server did not receive the request. `answered`: the server responded and did not execute a write.
   * `unknown`: the server may have executed all or part of a write. Default: `answered` with a status, otherwise
   * `not-sent`.
   */
  readonly outcome?: Outcome | undefined;
  /** True if the failure may be temporary. Default: false. */
  readonly isTemporary?: boolean | undefined;
  /** True if the call changes something on the server. Default: true. */
  readonly isWrite?: boolean | undefined;
  /**
   * Successful response that lacks an essential field, with your credentials removed. Printing the error doesn't show
   * this response.
   */
  readonly response?: unknown;
  readonly cause?: unknown;
}

/** Error of the knowledge client. A failed connection throws a `TransportError` instead. */
export class KnowledgeError extends SpecwrightError implements KnowledgeErrorDetails {
  declare readonly code: KnowledgeErrorCode;
  readonly status: number | undefined;
  readonly detail: string | undefined;
  readonly retryAfterMs: number | undefined;
  readonly id: string | undefined;
  readonly path: string | undefined;
  readonly task: Task | undefined;
  readonly job: DeriveJob | undefined;
  readonly results: readonly FileResult[] | undefined;
  readonly files: readonly FileReport[] | undefined;
  readonly outcome: Outcome;
  /** True if the failure may be temporary. Repeat the call only if the server may safely receive the request twice. */
  readonly isTemporary: boolean;
  /** True if the same call may succeed later and is safe to repeat. Always false if a write may have been carried out. */
  readonly isRetryable: boolean;

  constructor(code: KnowledgeErrorCode, message: string, details: KnowledgeErrorDetails = {}) {
    const { cause, response } = details;
    super(code, message, cause === undefined ? { response } : { cause, response });
    this.status = details.status;
    this.detail = details.detail;
    this.retryAfterMs = details.retryAfterMs;
    this.id = details.id;
    this.path = details.path;
    this.task = details.task;
    this.job = details.job;
    this.results = details.results;
    this.files = details.files;
    this.outcome = details.outcome ?? (details.status === undefined ? "not-sent" : "answered");
    this.isTemporary = details.isTemporary ?? false;
    const { isWrite = true } = details;
    this.isRetryable = this.isTemporary && !(isWrite && this.outcome === "unknown");
  }

  get [KNOWLEDGE](): true {
    return true;
  }

  override get name(): string {
    return "KnowledgeError";
  }

  static override isInstance(value: unknown): value is KnowledgeError {
    return hasBrand(value, KNOWLEDGE);
  }
}

/** Error of a chat stream that ended before its answer was complete. */
export class ChatError extends KnowledgeError {
  declare readonly code: ChatErrorCode;
  /** Incomplete answer: the text of all deltas before the failure. */
  readonly partialText: string;
  /** Code in the `error` event of the service, such as `INTERNAL`. Undefined if the event has none. */
  readonly serviceCode: string | undefined;

  constructor(
    code: ChatErrorCode,
    message: string,
    details: KnowledgeErrorDetails & { readonly partialText: string; readonly serviceCode?: string | undefined },
  ) {
    super(code, message, { ...details, outcome: details.outcome ?? "unknown" });
    this.partialText = details.partialText;
    this.serviceCode = details.serviceCode;
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
