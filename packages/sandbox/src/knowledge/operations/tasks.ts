import {
  badRequest,
  type Call,
  conflict,
  Failure,
  notFound,
  queryInteger,
  queryText,
  type Reply,
} from "../http/call.ts";
import { type TaskRecord, taskShape } from "../records.ts";
import { isRich, maxShownBytes } from "../limits.ts";

const mostPerPage = 1000;

/** Handles `GET /api/tasks`. */
export function listTasks(call: Call): Reply {
  return call.variant === "reference" ? listByPage(call) : listByOffset(call);
}

function listByPage(call: Call): Reply {
  const page = positive(call, "page", 1);
  const page_size = Math.min(positive(call, "page_size", 20), mostPerPage);
  return taskPage(call, { offset: (page - 1) * page_size, limit: page_size });
}

function positive(call: Call, name: string, otherwise: number): number {
  if (queryText(call, name) === undefined) return otherwise;
  const value = queryInteger(call, name);
  if (value === undefined || value < 1) throw badRequest(`${name} must be a whole number of at least 1`);
  return value;
}

function listByOffset(call: Call): Reply {
  const limit = queryInteger(call, "limit") ?? 20;
  const offset = queryInteger(call, "offset") ?? 0;
  // An offset without a limit is not valid SQL, and the service returns that error.
  if (limit <= 0 && offset > 0)
    throw new Failure(500, 'list tasks: list tasks paged: SQL logic error: near "OFFSET": syntax error (1)');
  return taskPage(call, {
    query: queryText(call, "q"),
    sort: queryText(call, "sort"),
    ascending: queryText(call, "order") === "asc",
    offset: Math.max(offset, 0),
    limit: limit <= 0 ? undefined : limit,
  });
}

function taskPage(call: Call, filter: Omit<TaskFilter, "status">): Reply {
  const { tasks, total } = selectTasks(call.store.tasks.all(), { ...filter, status: queryText(call, "status") });
  return { status: 200, json: { tasks: tasks.map((task) => taskShape(task)), total } };
}

function taskOf(call: Call): TaskRecord {
  const task = call.store.tasks.get(call.params["id"] ?? "");
  if (task === undefined) throw notFound("task not found");
  return task;
}

/** Handles `GET /api/tasks/{id}`. */
export function getTask(call: Call): Reply {
  return { status: 200, json: taskShape(taskOf(call)) };
}

/** Handles `GET /api/tasks/{id}/content`. */
export function getTaskContent(call: Call): Reply {
  const task = taskOf(call);
  const bytes = call.store.tasks.content(task);
  if (bytes === undefined) throw notFound("file not found");
  if (call.variant === "reference") {
    return {
      status: 200,
      bytes,
      type: isRich(task.extension) ? "application/octet-stream" : "text/plain; charset=utf-8",
    };
  }
  const shown = bytes.length < maxShownBytes ? bytes : wholeCharacters(bytes.subarray(0, maxShownBytes));
  // The released server also marks a file of exactly 1 MiB as truncated, although it is complete.
  const truncated = bytes.length >= maxShownBytes;
  return { status: 200, json: { content: shown.toString("utf8"), size: bytes.length, truncated } };
}

/** Drops the trailing bytes of a character that a size limit has cut in two. */
function wholeCharacters(bytes: Buffer): Buffer {
  for (let dropped = 0; dropped < 4 && dropped < bytes.length; dropped++) {
    const byte = bytes[bytes.length - 1 - dropped] ?? 0;
    if (byte < 0x80) return bytes.subarray(0, bytes.length - dropped);
    if (byte >= 0xc0) {
      const length = byte >= 0xf0 ? 4 : byte >= 0xe0 ? 3 : 2;
      return length === dropped + 1 ? bytes : bytes.subarray(0, bytes.length - dropped - 1);
    }
  }
  return bytes;
}

/** Handles `DELETE /api/tasks/{id}`. */
export function deleteTask(call: Call): Reply {
  const task = taskOf(call);
  const { tasks, bases } = call.store;
  if (call.variant === "released") {
    if (task.status === "running") throw conflict("task is not in a terminal status");
    if (task.status === "pending") {
      // Like the service, remove the content although the deletion is refused; the task then fails.
      tasks.dropContent(task);
      throw conflict("task was modified concurrently");
    }
  } else bases.root.removeTask(task.id);
  tasks.remove(task);
  return { status: 204 };
}

interface TaskFilter {
  status: string | undefined;
  /**
   * Text that the title, or the title inside the file, must contain. Case-insensitive. `%` and `_` are wildcards, as in
   * SQL.
   */
  query?: string | undefined;
  sort?: string | undefined;
  ascending?: boolean;
  offset: number;
  /** Maximum number of rows. Undefined for all rows. */
  limit: number | undefined;
}

const sortKeys: Record<string, (task: TaskRecord) => string | number> = {
  title: (task) => task.title,
  file_title: (task) => task.fileTitle,
  source: (task) => task.source,
  status: (task) => task.status,
  stage: (task) => task.stage,
  attempts: (task) => task.attempts,
  created_at: (task) => task.createdAt,
  updated_at: (task) => task.updatedAt,
};

/**
 * Matches a text with a pattern like SQL's LIKE: `%` matches any characters, `_` one character. Backtracks only to the
 * last `%`, so that a pattern with many `%` stays fast.
 */
function isLike(text: string, pattern: string): boolean {
  let [at, from] = [0, 0];
  let [afterAny, tried] = [-1, 0];
  while (from < text.length) {
    const sign = pattern[at];
    if (sign === "%") [afterAny, tried] = [(at += 1), from];
    else if (sign === "_" || sign === text[from]) [at, from] = [at + 1, from + 1];
    else if (afterAny === -1) return false;
    else [at, from] = [afterAny, (tried += 1)];
  }
  return /^%*$/.test(pattern.slice(at));
}

/**
 * Returns one page of the list, and the number of all matching tasks. Like the service, sorts tasks with equal keys by
 * ID, descending.
 */
function selectTasks(tasks: readonly TaskRecord[], filter: TaskFilter): { tasks: TaskRecord[]; total: number } {
  const wanted = filter.query === undefined ? undefined : `%${filter.query.toLowerCase()}%`;
  const matching = tasks.filter(
    (task) =>
      (filter.status === undefined || task.status === filter.status) &&
      (wanted === undefined || [task.title, task.fileTitle].some((title) => isLike(title.toLowerCase(), wanted))),
  );
  const known = filter.sort !== undefined && Object.hasOwn(sortKeys, filter.sort);
  const keyOf = (known && sortKeys[filter.sort ?? ""]) || ((task: TaskRecord) => task.createdAt);
  const direction = filter.ascending === true ? 1 : -1;
  const sorted = matching.toSorted((left, right) => {
    const [leftKey, rightKey] = [keyOf(left), keyOf(right)];
    if (leftKey !== rightKey) return leftKey < rightKey ? -direction : direction;
    return left.id < right.id ? 1 : -1;
  });
  const end = filter.limit === undefined ? undefined : filter.offset + filter.limit;
  return { tasks: sorted.slice(filter.offset, end), total: matching.length };
}
