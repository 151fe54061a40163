export { createKnowledgeClient, type KnowledgeClient } from "./client.ts";
export type { DriftListener, DriftReport, ResponseMode } from "@specwright/transport";
export type { CallOptions, KnowledgeClientOptions, StreamOptions } from "./options/options.ts";
export {
  ChatError,
  KnowledgeError,
  type ChatErrorCode,
  type KnowledgeErrorCode,
  type KnowledgeErrorDetails,
} from "./errors.ts";
export {
  failedPages,
  toWikiPath,
  type ChatReferenceRequest,
  type ChatReleasedRequest,
  type DeriveJob,
  type DerivedKnowledgeBase,
  type FileFailureCode,
  type FileResult,
  type Health,
  type Message,
  type PipelineResult,
  type Session,
  type Source,
  type StartDeriveRequest,
  type StartedDerive,
  type SubmitTextReferenceRequest,
  type SubmitTextReleasedRequest,
  type Task,
} from "./resources.ts";
export type { Submit } from "./upload/submit.ts";
export type { SubmitTextInput } from "./upload/text.ts";
export type { NamedData, UploadSource, UploadSources } from "./upload/source/sources.ts";
export type { SubmitFilesOptions } from "./upload/files.ts";
export type { SubmitBatchOptions, SubmitFolderOptions } from "./upload/batch/batch.ts";
export type { FileOutcome, FileReport, SubmitProgress, SubmitReport } from "./upload-report.ts";
export { checkUpload, uploadSizeLimit, type UploadConfig, type UploadProblem } from "./upload/check/limits.ts";
export type { UploadProgress, UploadState } from "./upload/source/runtime.ts";
export type { ListTasksInput, TaskPage } from "./tasks/list.ts";
export type { TaskContent } from "./tasks/content.ts";
export type { Tasks } from "./tasks/tasks.ts";
export type { FinishedTask, WaitAllOptions, WaitAllProgress, WaitAllResult } from "./tasks/wait.ts";
export type { WaitOptions } from "./poll.ts";
export type { Wiki, WikiFile, WikiNode, WikiOptions } from "./wiki.ts";
export type { Chat, ChatStream } from "./chat/chat.ts";
export type { ChatInput } from "./chat/chat-request.ts";
export type {
  ChatAnswer,
  ChatDelta,
  ChatDone,
  ChatEvent,
  ChatOther,
  ChatReasoning,
  ChatStatus,
} from "./chat/events.ts";
export type { CreateSessionInput, Sessions } from "./sessions.ts";
export type { Derive } from "./derive.ts";
export type { Mcp, McpAnswer, McpClient, McpConnectOptions, McpQuestion, McpToolResult } from "./mcp/types.ts";
export type { components, operations, paths } from "./generated/schema.ts";
