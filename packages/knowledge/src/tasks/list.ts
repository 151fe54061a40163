import { isJsonObject, type JsonObject } from "@specwright/transport";
import { KnowledgeError } from "../errors.ts";
import { operations } from "../generated/operations.ts";
import type { Call } from "../http/call.ts";
import { requestJson, unexpectedResponse } from "../http/request.ts";
import { checkInput, inputError, type FieldNames } from "../validate.ts";
import type { Config } from "../options/config.ts";
import type { CallOptions } from "../options/options.ts";
import type { Task } from "../resources.ts";
import { refusedField, type ServerVariant } from "../server-variant.ts";

/** Filter, order and page of a list of tasks. */
export interface ListTasksInput {
  /** Page number, from 1. Default: 1. */
  readonly page?: number;
  /** Tasks per page. Default: 20. The contract does not state a maximum. */
  readonly page_size?: number;
  /** Status that the tasks must have. Default: any. */
  readonly status?: string;
  /** Text that the titles must contain. Default: any title. Released server only. */
  readonly q?: string;
  /** Field to sort by. Released server only. */
  readonly sort?: "title" | "file_title" | "source" | "status" | "stage" | "attempts" | "created_at" | "updated_at";
  /** Direction of the sort. Default: `"desc"`. Released server only. */
  readonly order?: "asc" | "desc";
}

const FIELDS: FieldNames<ListTasksInput> = {
  page: true,
  page_size: true,
  status: true,
  q: true,
  sort: true,
  order: true,
};

/** One page of tasks. */
export interface TaskPage {
  readonly tasks: Task[];
  /** Number of tasks on all pages. Undefined if the server does not send it. */
  readonly total: number | undefined;
  /** Page number, from 1. */
  readonly page: number;
  /** Maximum number of tasks per page. This page may have fewer. */
  readonly page_size: number;
}

function requireCount(call: string, field: string, value: number): number {
  if (!Number.isSafeInteger(value) || value < 1)
    throw inputError(call, `${field} must be an integer of at least 1`, value);
  return value;
}

function readPage(call: Call, value: unknown) {
  const record: JsonObject = isJsonObject(value) ? value : { tasks: value };
  const lists = [record["tasks"], record["items"], record["data"], record["results"]];
  // Go writes an empty list as null, so treat null as an empty list.
  const list = lists.find((found) => Array.isArray(found)) ?? (isJsonObject(value) && lists.includes(null) && []);
  if (!list) throw unexpectedResponse(call, "has no list of tasks");
  if (!list.every((task) => isJsonObject(task) && typeof task["id"] === "string"))
    throw unexpectedResponse(call, "lists something that is not a task");
  const total = record["total"] ?? record["total_count"];
  return { tasks: list as Task[], total: typeof total === "number" ? total : undefined };
}

/**
 * Reads one page of tasks. Until the server variant is known, sends the paging parameters of both variants. They select
 * the same rows, and a server that refuses one of them reveals its variant.
 */
export async function listTasks(
  config: Config,
  callName: string,
  input?: ListTasksInput | null,
  options?: CallOptions,
  more: Pick<Call, "isSentOnce"> = {},
): Promise<TaskPage> {
  checkInput<ListTasksInput>(callName, input ?? {}, FIELDS);
  const { page = 1, page_size = 20, ...filter } = input ?? {};
  for (const [name, value] of Object.entries(filter)) {
    if (value !== undefined && typeof value !== "string") throw inputError(callName, `${name} must be a string`, value);
  }
  const limit = requireCount(callName, "page_size", page_size);
  const offset = (requireCount(callName, "page", page) - 1) * limit;
  if (!Number.isSafeInteger(offset))
    throw inputError(callName, "page is too large: (page - 1) * page_size must be a safe integer", page);
  const byPage = { page, page_size };
  const call: Call = { call: callName, operation: operations.listTasks, ...more };
  const attempt = async (variant: ServerVariant | undefined): Promise<TaskPage> => {
    const query = {
      ...filter,
      ...(variant === "released" ? {} : byPage),
      ...(variant === "reference" ? {} : { limit, offset }),
    };
    return { ...readPage(call, await requestJson(config, { ...call, query, options })), ...byPage };
  };
  const { variant } = config.server;
  try {
    return await attempt(variant);
  } catch (error) {
    if (variant !== "reference" && refusedField(error, ["limit", "offset"]) !== undefined) return attempt("reference");
    if (variant !== "released" && refusedField(error, ["page", "page_size"]) !== undefined) return attempt("released");
    throw error;
  }
}

/**
 * Iterates over all tasks, page by page. Yields each task once. A task may be missed if the server sends no total, or
 * if the tasks are sorted by a field that changes.
 */
export async function* iterateTasks(
  config: Config,
  input?: ListTasksInput,
  options?: CallOptions,
  call = "tasks.iterate",
): AsyncGenerator<Task, void, undefined> {
  const seen = new Set<string>();
  const cursor = new PageCursor(input ?? {});
  while (!cursor.isAtEnd) {
    const page = await listTasks(config, call, { ...input, ...cursor.input }, options);
    cursor.advance(page);
    for (const task of page.tasks) {
      if (seen.has(task.id)) continue;
      seen.add(task.id);
      yield task;
    }
  }
}

/** Page of the list when it was read: the IDs of its tasks, its first row, and the total number of tasks. */
interface ReadPage {
  readonly ids: string;
  readonly row: number;
  readonly total: number | undefined;
}

/**
 * Position in a paged list that changes while it is read. If tasks disappear, the tasks after them move up by as many
 * rows, so the cursor moves back by as many rows.
 */
class PageCursor {
  /** True if the previous page was the last one. */
  isAtEnd = false;
  readonly #firstRow: number;
  #page: number;
  #size: number;
  #before: ReadPage = { ids: "", row: NaN, total: undefined };
  #repeated = 0;

  constructor({ page = 1, page_size = 20 }: { readonly page?: number; readonly page_size?: number }) {
    this.#page = page;
    this.#size = page_size;
    this.#firstRow = (page - 1) * page_size;
  }

  /** Page number and size of the next page to read. */
  get input(): { page: number; page_size: number } {
    return { page: this.#page, page_size: this.#size };
  }

  /**
   * Moves the cursor past a page.
   *
   * @throws `KnowledgeError` with the code `paging-ignored` for the third page in a row with the same tasks
   */
  advance({ tasks, total }: { readonly tasks: readonly Task[]; readonly total: number | undefined }): void {
    const before = this.#before;
    const row = (this.#page - 1) * this.#size;
    const ids = tasks.map(({ id }) => id).join("\n");
    const disappeared = Math.max(0, (before.total ?? 0) - (total ?? Infinity));
    const received = disappeared > 0 ? Math.max(this.#firstRow, row - disappeared) : row + tasks.length;
    // Without a total, a repeated short page means that the server has no pages, so the list is complete.
    const isWholeList = ids === before.ids && total === undefined && tasks.length < this.#size;
    const isEmpty = tasks.length === 0 && disappeared === 0;
    this.isAtEnd = isEmpty || isWholeList;
    if (this.isAtEnd) return;
    this.#countRepeated({ ids, row, total });
    this.isAtEnd = total !== undefined && received >= total;
    // The server returns smaller pages than the client requested: continue with pages of its size.
    if (total !== undefined && disappeared === 0 && tasks.length < this.#size && received % tasks.length === 0)
      this.#size = tasks.length;
    this.#page = Math.max(Math.floor(received / this.#size) + 1, disappeared > 0 ? 1 : this.#page + 1);
  }

  /**
   * Counts consecutive pages with the same tasks. One repetition is allowed, because a page of tasks may have been
   * added between two reads.
   */
  #countRepeated(page: ReadPage): void {
    const { ids, row, total } = this.#before;
    const isRepeated = page.ids === ids && page.total === total && page.row !== row;
    this.#repeated = isRepeated ? this.#repeated + 1 : 0;
    this.#before = page;
    if (this.#repeated < 2) return;
    throw new KnowledgeError(
      "paging-ignored",
      "tasks.iterate: the server returned the same page three times; it may ignore the paging parameters.",
      { outcome: "answered" },
    );
  }
}
