import {
  maxAttempts,
  type MessageRecord,
  type ServerVariant,
  type SessionRecord,
  type TaskRecord,
} from "../records.ts";

/** RFC 3339 in UTC with whole seconds, as sessions and messages carry it. */
const instantOf = (time: number): string => `${new Date(time).toISOString().slice(0, 19)}Z`;

/** Local time of the server to the second and without a zone, as derived knowledge bases carry it. The time zone of the sandbox is UTC. */
export const localTimeOf = (time: number): string => instantOf(time).slice(0, -1);

const withoutEmpty = (record: Record<string, unknown>): Record<string, unknown> =>
  Object.fromEntries(Object.entries(record).filter(([, value]) => value !== "" && value !== undefined));

/** A task as both variants show it. The origin of a text is in its source article, not in the task. */
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

/** The released variant names sources with a `wiki/` that its own file operation does not understand. */
export const shownPath = (path: string, variant: ServerVariant): string =>
  variant === "released" ? `wiki/${path}` : path;
