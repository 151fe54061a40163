export { createKnowledgeClient } from "./create.ts";
export type { KnowledgeClient } from "./client.ts";
export type { PathAnswer, PathCalls, PathInput } from "./paths.ts";
export type { CallOptions, KnowledgeClientOptions } from "./options.ts";
export {
  KnowledgeError,
  ChatError,
  type ChatErrorCode,
  type KnowledgeErrorCode,
  type KnowledgeErrorDetails,
} from "./errors.ts";
export type * from "./resources.ts";
export type { Submit } from "./submit/submit.ts";
export type { SubmitTextInput } from "./submit/text.ts";
export type { NamedData, UploadSource, UploadSources } from "./submit/parts.ts";
export type { SubmitFilesOptions } from "./submit/files.ts";
export type { FileResult } from "./submit/results.ts";
export type { UploadConfig } from "./submit/upload-config.ts";
export type { UploadProgress } from "./platform.ts";
export type { ListTasksInput, TaskPage } from "./tasks/list.ts";
export type { TaskContent } from "./tasks/content.ts";
export type { Tasks } from "./tasks/tasks.ts";
export type { FinishedTask, WaitOptions } from "./tasks/wait.ts";
export type { Wiki, WikiFile, WikiNode, WikiOptions } from "./wiki.ts";
export { failedPages, withoutWikiPrefix } from "./reading.ts";
export type { Chat, ChatAnswer, ChatStream } from "./chat/chat.ts";
export type { ChatInput } from "./chat/question.ts";
export type {
  ChatDelta,
  ChatDone,
  ChatEvent,
  ChatOther,
  ChatReasoning,
  ChatSource,
  ChatStatus,
} from "./chat/events.ts";
export type { Sessions } from "./sessions.ts";
export type { Derive } from "./derive.ts";
export type { Mcp, McpAnswer, McpClient, McpConnectOptions, McpQuestion, McpToolResult } from "./mcp/types.ts";
export type { components, operations, paths } from "./generated/schema.ts";
