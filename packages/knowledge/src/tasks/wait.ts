import { elapsed, type Clock, type WebAbortSignal } from "@specwright/transport";
import { KnowledgeError } from "../errors.ts";
import { operations } from "../generated/operations.ts";
import { redactorFor, redactRecord, withFullStop } from "../options/redact.ts";
import { unexpectedResponse } from "../http/request.ts";
import { checkFields, checkSignal, requireId, requirePositive, typeError, type FieldNames } from "../validate.ts";
import { withFreshTime, type Config } from "../options/config.ts";
import type { CallOptions } from "../options/options.ts";
import { poll, ReadFailures, sleep, type WaitOptions } from "../poll.ts";
import { failedPages, type PipelineResult, type Task } from "../resources.ts";
import { listTasks } from "./list.ts";

/** Successful task with its failed pages. */
export type FinishedTask = Task & { readonly failedPages: readonly PipelineResult[] };

/**
 * Status values of a successful task. The contract lists no values, so the client accepts those of the released server
 * and other common words.
 */
const SUCCEEDED = /^(succeeded|success|completed?|done|finished|ready)$/i;
const FAILED = /^(failed|failure|error|cancell?ed|aborted)$/i;

const HALF_AN_HOUR = 1_800_000;

/** Returns the task if it has succeeded. Undefined if it is unfinished. Throws `task-failed` if it has failed. */
function finishTask(config: Config, call: string, task: Task): FinishedTask | undefined {
  const { status, error } = task;
  // Reject a task without a status, because waiting for it would never end.
  if (typeof status !== "string")
    throw unexpectedResponse({ call, operation: operations.getTask, id: task.id }, "has a task without a status");
  if (SUCCEEDED.test(status)) return { ...task, failedPages: failedPages(task) };
  if (!FAILED.test(status)) return undefined;
  const shown = redactRecord(config, task);
  const reason = typeof error === "string" && error ? `: ${redactorFor(config)(error)}` : "";
  throw new KnowledgeError("task-failed", `${call}: ${withFullStop(`task ${shown.id} ${status}${reason}`)}`, {
    id: shown.id,
    task: shown,
    outcome: "answered",
  });
}

/** Waits until a task has succeeded. Throws if it fails or doesn't finish in time. */
export function waitForTask(
  config: Config,
  id: string,
  read: (call: string, options: CallOptions) => Promise<Task>,
  options: WaitOptions<Task> | undefined,
): Promise<FinishedTask> {
  const call = "tasks.wait";
  return poll<Task, FinishedTask>(
    config,
    {
      call,
      timeoutMs: HALF_AN_HOUR,
      read: (readOptions) => read(call, readOptions),
      id,
      finish: (task) => finishTask(config, call, task),
      name: "task",
      timeoutCode: "task-timeout",
    },
    options,
  );
}

/** Progress of a wait for many tasks. */
export interface WaitAllProgress {
  /** Number of tasks to wait for. */
  readonly total: number;
  /** Number of tasks that have succeeded, failed or disappeared. */
  readonly settled: number;
  /** Results that are new since the previous call. */
  readonly results: readonly WaitAllResult[];
}

export interface WaitAllOptions {
  /** Signal that stops the wait. The tasks continue. */
  readonly signal?: WebAbortSignal | undefined;
  /** Called after each read of the list. */
  readonly onProgress?: (progress: WaitAllProgress) => void;
  /** Maximum wait in milliseconds. Default: 24 hours. */
  readonly timeoutMs?: number | undefined;
  /** Wait between two reads in milliseconds, regardless of the number of tasks. Default: 1,000. */
  readonly intervalMs?: number;
  /** Clock, for tests. Default: the client's clock. */
  readonly clock?: Clock;
}

/** Result of one task. */
export type WaitAllResult =
  | { readonly id: string; readonly ok: true; readonly task: FinishedTask }
  | {
      readonly id: string;
      readonly ok: false;
      /**
       * `task-failed`; `not-found` for a task that was deleted or never existed; `task-timeout` for a task that did not
       * finish in time.
       */
      readonly code: "task-failed" | "not-found" | "task-timeout";
      /** Last state that was read. Undefined if the task was never read. */
      readonly task: Task | undefined;
      /** Reason for the failure, such as `the task was deleted`. */
      readonly reason: string;
    };

const OPTIONS: FieldNames<WaitAllOptions> = {
  signal: true,
  onProgress: true,
  timeoutMs: true,
  intervalMs: true,
  clock: true,
};
const CALL = "tasks.waitAll";
const DAY_MS = 86_400_000;

/** Tasks per page. A task with many results has several kilobytes, and a response may have at most 16 MiB. */
const PAGE_SIZE = 200;

type ReadTask = (call: string, id: string, options: CallOptions) => Promise<Task>;

/**
 * Reader of unfinished tasks. It sends one request at a time: for a page of the list, or for a single task if few are
 * left.
 */
class TaskWatch {
  readonly #config: Config;
  readonly #get: ReadTask;
  readonly #results = new Map<string, WaitAllResult>();
  /**
   * Unfinished tasks, each with the state that was read last. If tasks are read individually, the first one is read
   * next.
   */
  readonly #waiting: Map<string, Task | undefined>;
  /** Unfinished tasks that weren't on any page of the current pass over the list. */
  #unseen: Set<string>;
  #page = 1;
  #size = PAGE_SIZE;
  #lastOfPass = "";
  /** Number of pages in the last pass. 0 before the end of the first pass. */
  #pagesOfPass = 0;
  /** Tasks to read individually, because they weren't on any page of the last pass. */
  #missed: string[] = [];

  constructor(config: Config, get: ReadTask, ids: Iterable<string>) {
    this.#config = config;
    this.#get = get;
    this.#waiting = new Map([...ids].map((id) => [id, undefined]));
    this.#unseen = new Set(this.#waiting.keys());
  }

  get isSettled(): boolean {
    return this.#waiting.size === 0;
  }

  get settled(): number {
    return this.#results.size;
  }

  /** Reads one page of the list, or one task. Resolves with the results of tasks that have finished. */
  read(options: CallOptions): Promise<WaitAllResult[]> {
    const missed = this.#missed.shift();
    if (missed !== undefined) return this.#readOne(missed, options);
    const [first] = this.#waiting.keys();
    // If fewer tasks than pages are left, read single tasks, which is cheaper.
    const isShort = first !== undefined && this.#waiting.size <= this.#pagesOfPass;
    return isShort ? this.#readOne(first, options) : this.#readPage(options);
  }

  results(ids: readonly string[], timeoutMs: number): WaitAllResult[] {
    return ids.map((id) => {
      const task = this.#waiting.get(id);
      const reason = `the task was not finished after ${timeoutMs} ms`;
      return this.#results.get(id) ?? { id, ok: false, code: "task-timeout", task, reason };
    });
  }

  async #readPage(options: CallOptions): Promise<WaitAllResult[]> {
    const input = { page: this.#page, page_size: this.#size };
    const { tasks, total } = await listTasks(this.#config, CALL, input, options, { isSentOnce: true });
    const settled = tasks.flatMap((task) => this.#update(task));
    const ids = tasks.map(({ id }) => id).join();
    const isRepeated = ids === this.#lastOfPass;
    this.#lastOfPass = ids;
    const isEnd = tasks.length === 0 || isRepeated || (total !== undefined && this.#page * this.#size >= total);
    // A server may return smaller pages than requested, so continue with its page size.
    if (!isEnd && tasks.length < this.#size && this.#page === 1 && total !== undefined) this.#size = tasks.length;
    if (isEnd || this.#unseen.size === 0) this.#endPass();
    else this.#page += 1;
    return settled;
  }

  /**
   * Ends a pass over the list. Tasks that it didn't find are read individually next: rows move while the list changes,
   * so a missing task may still exist.
   */
  #endPass(): void {
    this.#pagesOfPass = this.#page;
    this.#missed = [...this.#unseen];
    this.#unseen = new Set(this.#waiting.keys());
    this.#page = 1;
    this.#lastOfPass = "";
  }

  async #readOne(id: string, options: CallOptions): Promise<WaitAllResult[]> {
    try {
      const task = await this.#get(CALL, id, options);
      // Move the task to the end, so that the next read requests another task.
      this.#waiting.delete(id);
      this.#waiting.set(id, task);
      return this.#update(task);
    } catch (error) {
      if (!KnowledgeError.isInstance(error) || error.code !== "not-found") throw error;
      const task = this.#waiting.get(id);
      const reason = task === undefined ? "the task doesn't exist" : "the task was deleted";
      return [this.#settle({ id, ok: false, code: "not-found", task, reason })];
    }
  }

  #update(task: Task): WaitAllResult[] {
    const { id } = task;
    if (!this.#waiting.has(id)) return [];
    this.#unseen.delete(id);
    this.#waiting.set(id, task);
    try {
      const finished = finishTask(this.#config, CALL, task);
      return finished === undefined ? [] : [this.#settle({ id, ok: true, task: finished })];
    } catch (error) {
      if (!KnowledgeError.isInstance(error) || error.code !== "task-failed") throw error;
      const { message, task: shown } = error;
      const reason = message.replace(`${CALL}: task ${shown?.id} `, "the task ");
      return [this.#settle({ id, ok: false, code: "task-failed", task: shown, reason })];
    }
  }

  #settle(result: WaitAllResult): WaitAllResult {
    this.#waiting.delete(result.id);
    this.#unseen.delete(result.id);
    this.#results.set(result.id, result);
    return result;
  }
}

/**
 * Waits until all tasks have finished. Reads the list of tasks, so the number of requests doesn't depend on the number
 * of tasks.
 */
export async function waitForTasks(
  config: Config,
  get: ReadTask,
  given: Iterable<string>,
  options: WaitAllOptions | null | undefined,
): Promise<WaitAllResult[]> {
  checkFields(CALL, "option", options ?? {}, OPTIONS);
  const { signal, onProgress, timeoutMs = DAY_MS, intervalMs = 1000, clock = config.clock } = options ?? {};
  checkSignal(CALL, signal);
  requirePositive(CALL, "timeoutMs", timeoutMs);
  requirePositive(CALL, "intervalMs", intervalMs);
  if (typeof given !== "object" || given === null || !(Symbol.iterator in given))
    throw typeError(CALL, "ids must be an array or another iterable of ids", given);
  const ids = [...new Set([...given].map((id) => requireId(CALL, "ids", id)))];
  const watch = new TaskWatch(withFreshTime(config), get, ids);
  const failures = new ReadFailures(clock);
  // `config.spentMs`, the time for loading the code, was measured with the client's clock, so subtract it only if this
  // wait uses the same clock.
  const spentMs = clock === config.clock ? config.spentMs : 0;
  const end = elapsed(clock) + timeoutMs - spentMs;
  while (!watch.isSettled) {
    let wait = intervalMs;
    try {
      const left = Math.max(1, end - elapsed(clock));
      const results = await watch.read({ signal, timeoutMs: Math.min(config.timeoutMs, left) });
      failures.reset();
      onProgress?.({ total: ids.length, settled: watch.settled, results });
    } catch (error) {
      wait = Math.max(wait, Math.min(failures.tolerate(error), config.maxRetryAfterMs));
    }
    const left = end - elapsed(clock);
    if (watch.isSettled || left <= 0) break;
    await sleep(CALL, clock, Math.min(wait, left), signal);
    if (end - elapsed(clock) <= 0) break;
  }
  return watch.results(ids, timeoutMs);
}
