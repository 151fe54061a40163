import type { DeriveResult, TaskResult } from "./costs.ts";

/** Variant of the knowledge API that a server implements. */
export type ServerVariant = "reference" | "released";

type TaskStatus = "pending" | "running" | "succeeded" | "failed";
type TaskStage = "queued" | "extract" | "pipeline" | "done";

/** Fields of every stored record: an ID, and its position in the order of creation. */
export interface Kept {
  id: string;
  sequence: number;
}

export interface TaskRecord extends Kept {
  source: "paste" | "file";
  title: string;
  fileTitle: string;
  sourceUrl: string;
  status: TaskStatus;
  stage: TaskStage;
  attempts: number;
  error: string;
  result?: TaskResult;
  createdAt: number;
  updatedAt: number;
  /** Time of the next step in the life cycle of the task, on the sandbox's clock. */
  nextAt: number;
  contentHash: string;
  /** Path of the submitted bytes, relative to the data directory. */
  rawPath: string;
  extension: string;
  /** True if the submitted text is not UTF-8. The engine fails every task as long as such a text is stored. */
  isUndecodable?: true;
}

export interface SessionRecord extends Kept {
  title: string;
  createdAt: number;
  updatedAt: number;
}

export interface SourceReference {
  title: string;
  /** Path relative to the wiki, without a leading `wiki/`. */
  path: string;
}

export interface MessageRecord extends Kept {
  sessionId: string;
  role: "user" | "assistant";
  content: string;
  sources: SourceReference[];
  createdAt: number;
}

export interface DeriveRecord extends Kept {
  slug: string;
  topic: string;
  selectFrom: "articles" | "documents";
  status: TaskStatus;
  stage: "queued" | "filter" | "compile" | "done";
  error: string;
  result?: DeriveResult;
  createdAt: number;
  updatedAt: number;
  nextAt: number;
}

export const maxAttempts = 3;

/** Formats an instant as RFC 3339 in UTC with whole seconds, which is the format of times in sessions and messages. */
const instantOf = (time: number): string => `${new Date(time).toISOString().slice(0, 19)}Z`;

/**
 * Formats an instant as the server's local time, in seconds and without a time zone, which is the format of times in
 * derived knowledge bases. The time zone of the sandbox is UTC.
 */
export const localTimeOf = (time: number): string => instantOf(time).slice(0, -1);

const withoutEmpty = (record: Record<string, unknown>): Record<string, unknown> =>
  Object.fromEntries(Object.entries(record).filter(([, value]) => value !== "" && value !== undefined));

/**
 * Returns a task in the format of responses, which is equal in both server variants. The URL of a submitted text isn't
 * part of the task; clients find it in the source article.
 */
export function taskShape(task: TaskRecord): Record<string, unknown> {
  return withoutEmpty({
    id: task.id,
    source: task.source,
    title: task.title,
    file_title: task.fileTitle,
    status: task.status,
    stage: task.stage,
    attempts: task.attempts,
    max_attempts: maxAttempts,
    error: task.error,
    result: task.result,
    created_at: task.createdAt,
    updated_at: task.updatedAt,
  });
}

export const sessionShape = (session: SessionRecord): Record<string, unknown> => ({
  id: session.id,
  title: session.title,
  created_at: instantOf(session.createdAt),
  updated_at: instantOf(session.updatedAt),
});

export const messageShape = (message: MessageRecord, variant: ServerVariant): Record<string, unknown> => ({
  id: message.id,
  session_id: message.sessionId,
  role: message.role,
  content: message.content,
  sources: message.sources.map(({ title, path }) => ({ title, path: shownPath(path, variant) })),
  created_at: instantOf(message.createdAt),
});

/**
 * Returns the path of a source article as responses contain it. The released variant adds `wiki/`, although its own
 * file operation doesn't accept this prefix.
 */
export const shownPath = (path: string, variant: ServerVariant): string =>
  variant === "released" ? `wiki/${path}` : path;
