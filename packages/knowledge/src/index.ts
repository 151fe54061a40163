export { createKnowledgeClient, type KnowledgeClient } from "./client.ts";
export type { KnowledgeClientOptions } from "./options/client-options.ts";
export type { DriftListener, DriftReport, ResponseMode } from "@specwright/transport";
export type { CallOptions, StreamOptions } from "./options/call-options.ts";
export {
  ChatError,
  KnowledgeError,
  type ChatErrorCode,
  type KnowledgeErrorCode,
  type KnowledgeErrorDetails,
} from "./errors.ts";
export type * from "./resources.ts";
export { toWikiPath, type Source } from "./source.ts";
export type { Submit } from "./upload/submit.ts";
export type { SubmitTextInput } from "./upload/text.ts";
export type { NamedData, UploadSource, UploadSources } from "./upload/sources.ts";
export type { SubmitFilesOptions } from "./upload/files.ts";
export type { SubmitBatchOptions } from "./upload/batch.ts";
export type { SubmitFolderOptions } from "./upload/folder.ts";
export type { FileOutcome, FileReport, SubmitProgress, SubmitReport } from "./upload/report.ts";
export type { UploadState } from "./upload/state.ts";
export { checkUpload, uploadSizeLimit, type UploadConfig, type UploadProblem } from "./upload/limits.ts";
export type { UploadProgress } from "./platform/platform.ts";
export type { ListTasksInput, TaskPage } from "./tasks/list.ts";
export type { TaskContent } from "./tasks/content.ts";
export type { Tasks } from "./tasks/tasks.ts";
export type { FinishedTask } from "./tasks/wait.ts";
export type { WaitAllOptions, WaitAllProgress, WaitAllResult } from "./tasks/wait-all.ts";
export { failedPages } from "./tasks/failed-pages.ts";
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
