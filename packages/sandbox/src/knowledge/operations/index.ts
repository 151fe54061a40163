import type { Operation, Reply } from "../http/call.ts";
import { createSession, deleteSession, listMessages, listSessions, streamChat, updateSession } from "./chat.ts";
import { getDerive, listDerived, startDerive } from "./derive.ts";
import { getUploadConfig, submitFiles, submitText } from "./submit.ts";
import { deleteTask, getTask, getTaskContent, listTasks } from "./tasks.ts";
import { getWikiFile, getWikiTree } from "./wiki.ts";

/** Every operation of the specification but those of `/mcp`, by its operationId. */
export const operations: Readonly<Record<string, Operation>> = {
  createSession,
  deleteSession,
  deleteTask,
  getDerive,
  getHealth,
  getTask,
  getTaskContent,
  getUploadConfig,
  getWikiFile,
  getWikiTree,
  listDerived,
  listMessages,
  listSessions,
  listTasks,
  startDerive,
  streamChat,
  submitFiles,
  submitText,
  updateSession,
};

/** GET /healthz. It depends on nothing, so it succeeds while other operations fail. */
function getHealth(): Reply {
  return { status: 200, text: '{"status":"ok"}', type: "application/json" };
}
