import { KnowledgeError } from "../errors.ts";
import type { FormMemory } from "../form.ts";
import { refusedField } from "../form.ts";
import { askJson, isObject, unexpected, type Json } from "../http/ask.ts";
import { inputError } from "../http/input.ts";
import type { CallOptions, Settings } from "../options.ts";
import type { Form, Task } from "../resources.ts";

/** Which tasks, and which page of them. */
export interface ListTasksInput {
  /** Number of the page, from 1; default 1. */
  readonly page?: number;
  /** Tasks on a page; default 20. The largest value is not stated. */
  readonly page_size?: number;
  /** Only tasks in this status. */
  readonly status?: string;
  /** Only tasks whose title holds this. Released server only. */
  readonly q?: string;
  /** Field to sort by. Released server only. */
  readonly sort?: "title" | "file_title" | "source" | "status" | "stage" | "attempts" | "created_at" | "updated_at";
  /** Direction of the sort, default "desc". Released server only. */
  readonly order?: "asc" | "desc";
}

/** One page of tasks. */
export interface TaskPage {
  readonly tasks: Task[];
  /** Number of tasks on all pages; undefined where the server does not say. */
  readonly total: number | undefined;
  readonly page: number;
  readonly page_size: number;
}

const OPERATION = "listTasks";

const positive = (field: string, value: number) => {
  if (!Number.isSafeInteger(value) || value < 1) throw inputError(field, "must be an integer from 1", value);
  return value;
};

function readPage(value: unknown): { tasks: Task[]; total: number | undefined } {
  const record: Json = isObject(value) ? value : { tasks: value };
  const lists = [record["tasks"], record["items"], record["data"], record["results"]];
  // Go writes an empty list as null.
  const list = lists.find((found) => Array.isArray(found)) ?? (isObject(value) && lists.includes(null) && []);
  if (!list) throw unexpected({ operation: OPERATION }, "has no list of tasks");
  if (!list.every((task) => isObject(task) && typeof task["id"] === "string"))
    throw unexpected({ operation: OPERATION }, "lists something that is no task");
  const total = record["total"] ?? record["total_count"];
  return { tasks: list as Task[], total: typeof total === "number" ? total : undefined };
}

/**
 * Reads one page. Either form ignores or ignores not the other's way of counting; as long as the form is not
 * known, both ways are sent, which name the same rows.
 */
export async function listTasks(
  settings: Settings,
  memory: FormMemory,
  input?: ListTasksInput,
  options?: CallOptions,
): Promise<TaskPage> {
  const { page = 1, page_size = 20, ...filter } = { ...input };
  for (const [name, value] of Object.entries(filter)) {
    if (value !== undefined && typeof value !== "string") throw inputError(name, "must be a text", value);
  }
  const byRow = { limit: positive("page_size", page_size), offset: (positive("page", page) - 1) * page_size };
  if (!Number.isSafeInteger(byRow.offset))
    throw inputError("page", "must be small enough for its rows to be counted", page);
  const byPage = { page, page_size };
  const attempt = async (form: Form | undefined): Promise<TaskPage> => {
    const query = { ...filter, ...(form === "released" ? {} : byPage), ...(form === "reference" ? {} : byRow) };
    const answer = await askJson(settings, { operation: OPERATION, path: "/api/tasks", query, options });
    return { ...readPage(answer), ...byPage };
  };
  try {
    return await attempt(memory.form);
  } catch (error) {
    if (memory.form !== "reference" && refusedField(error, ["limit", "offset"]) !== undefined)
      return attempt("reference");
    if (memory.form !== "released" && refusedField(error, ["page", "page_size"]) !== undefined)
      return attempt("released");
    throw error;
  }
}

/**
 * All tasks, page after page, none twice. Rows move while the list changes: behind every task that has gone, those after
 * it are one row further to the front, so reading goes back as many rows. Where the server tells no total, or tasks are
 * sorted by what changes, one may be missed.
 */
export async function* iterateTasks(
  settings: Settings,
  memory: FormMemory,
  input?: ListTasksInput,
  options?: CallOptions,
): AsyncGenerator<Task, void, undefined> {
  const seen = new Set<string>();
  let { page = 1, page_size: size = 20 } = { ...input };
  const first = (page - 1) * size;
  let received: number;
  let before = { ids: "", total: undefined as number | undefined, row: NaN };
  let repeated = 0;
  for (;;) {
    // Each page depends on the one before.
    const { tasks, total } = await listTasks(settings, memory, { ...input, page, page_size: size }, options);
    const ids = tasks.map(({ id }) => id).join("\n");
    const row = (page - 1) * size;
    const gone = Math.max(0, (before.total ?? 0) - (total ?? Infinity));
    if (tasks.length === 0 && gone === 0) return;
    // Without a total, a short page that comes again is a list without pages.
    if (ids === before.ids && total === undefined && tasks.length < size) return;
    repeated = ids === before.ids && total === before.total && row !== before.row ? repeated + 1 : 0;
    // Once, it may be that as many tasks were added as a page holds.
    if (repeated > 1)
      throw new KnowledgeError("paging-ignored", "listTasks: three pages hold the same tasks.", {
        outcome: "answered",
      });
    before = { ids, total, row };
    for (const task of tasks) {
      if (seen.has(task.id)) continue;
      seen.add(task.id);
      yield task;
    }
    received = gone > 0 ? Math.max(first, row - gone) : row + tasks.length;
    if (total !== undefined && received >= total) return;
    // The server gives smaller pages than asked for: count in its pages from here on.
    if (total !== undefined && gone === 0 && tasks.length < size && received % tasks.length === 0) size = tasks.length;
    page = Math.max(Math.floor(received / size) + 1, gone > 0 ? 1 : page + 1);
  }
}
