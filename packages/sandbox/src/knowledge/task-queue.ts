import { createHash } from "node:crypto";
import { Collection, type StoreParts } from "./disk.ts";
import { isRich } from "./limits.ts";
import {
  type Cost,
  type DeriveRecord,
  type DeriveResult,
  maxAttempts,
  type TaskRecord,
  type TaskResult,
} from "./records.ts";
import { readableText, taskMarker } from "./text/readable.ts";
import { readDocument, titleOf } from "./text/markdown.ts";
import { priceOf, tokensOf } from "./wiki/answer.ts";
import type { ArticleRecord } from "./wiki/article.ts";
import type { KnowledgeBases, Wiki } from "./wiki/wiki.ts";

interface Submitted {
  source: "paste" | "file";
  title: string;
  content: Uint8Array;
  /** With its dot; `.md` for text. */
  extension: string;
  sourceUrl?: string;
}

interface QueueParts extends StoreParts {
  wiki: Wiki;
  pace: Pace;
}

const stem = (name: string): string => name.replace(/\.[^./\\]{1,10}$/, "");

/** Submitted content on its way into the wiki. Nothing runs by itself: `settle` makes the moves that are due. */
export class TaskQueue {
  readonly #parts: QueueParts;
  readonly #tasks: Collection<TaskRecord>;
  readonly #active = new Set<TaskRecord>();
  readonly #hashes = new Map<string, number>();

  constructor(parts: QueueParts) {
    this.#parts = parts;
    this.#tasks = new Collection(parts.disk, "tasks");
    for (const task of this.#tasks.all()) {
      this.#count(task.contentHash, 1);
      if (isActive(task)) this.#active.add(task);
    }
  }

  get = (id: string): TaskRecord | undefined => this.#tasks.get(id);
  all = (): TaskRecord[] => this.#tasks.all();
  knows = (content: Uint8Array): boolean => this.#hashes.has(hashOf(content));
  content = (task: TaskRecord): Buffer | undefined => this.#parts.disk.read(task.rawPath);

  submit({ source, title, content, extension, sourceUrl }: Submitted): TaskRecord {
    const { disk, nextSequence, newId, now, pace } = this.#parts;
    const sequence = nextSequence();
    const id = newId(sequence);
    const rawExtension = isRich(extension) ? extension : ".md";
    const rawPath = `raw/${id}${rawExtension}`;
    disk.write(rawPath, content);
    const time = now();
    const task: TaskRecord = {
      id,
      sequence,
      source,
      title,
      fileTitle: isRich(extension) ? stem(title) : titleOf(Buffer.from(content).toString("utf8")),
      sourceUrl: sourceUrl ?? "",
      status: "pending",
      stage: "queued",
      attempts: 0,
      error: "",
      createdAt: time,
      updatedAt: time,
      nextAt: time + pace.queued,
      contentHash: hashOf(content),
      rawPath,
      extension,
    };
    this.#count(task.contentHash, 1);
    this.#active.add(task);
    return this.#tasks.put(task);
  }

  /** Removes the submitted bytes and leaves the task, as the released server does to a pending one. */
  dropContent(task: TaskRecord): void {
    this.#parts.disk.remove(task.rawPath);
  }

  remove(task: TaskRecord): void {
    this.dropContent(task);
    this.#tasks.remove(task.id);
    this.#active.delete(task);
    this.#count(task.contentHash, -1);
  }

  /** Makes every move that is due, in the order of the times at which they were. */
  settle(): void {
    const now = this.#parts.now();
    const due = [...this.#active].filter((task) => task.nextAt <= now).toSorted(isLater);
    for (let task = due.shift(); task !== undefined; task = due.shift()) {
      this.#moveOrFail(task);
      this.#tasks.put(task);
      if (!isActive(task)) this.#active.delete(task);
      else if (task.nextAt <= now) insert(due, task);
    }
  }

  /** If the sandbox cannot process the content of a task, that task fails, and the others go on. */
  #moveOrFail(task: TaskRecord): void {
    const { nextAt } = task;
    try {
      this.#move(task);
    } catch {
      task.nextAt = nextAt;
      this.#fail(task, "INTERNAL_ERROR: the sandbox could not compile the content");
    }
  }

  #move(task: TaskRecord): void {
    const { pace } = this.#parts;
    task.updatedAt = task.nextAt;
    if (task.status === "pending") {
      Object.assign(task, { status: "running", stage: "extract", attempts: task.attempts + 1 });
      task.nextAt += pace.extract;
    } else if (task.stage === "extract") this.#extract(task);
    else this.#compile(task);
  }

  #extract(task: TaskRecord): void {
    const content = this.content(task);
    const marker = content === undefined ? undefined : taskMarker(readableText(content, task.extension));
    if (content === undefined) return this.#fail(task, `FILE_NOT_FOUND: no such file: ${task.rawPath}`);
    if (marker === "fail" || (marker === "fail-once" && task.attempts === 1)) {
      return this.#fail(task, "EXTRACTION_FAILED: the content asks for a failure");
    }
    task.stage = "pipeline";
    task.nextAt += this.#parts.pace.pipeline;
  }

  #fail(task: TaskRecord, reason: string): void {
    task.error = `bridge: AI engine error ${reason}`;
    if (task.attempts < maxAttempts) {
      Object.assign(task, { status: "pending", stage: "queued" });
      task.nextAt += this.#parts.pace.queued;
    } else Object.assign(task, { status: "failed", stage: "done" });
  }

  #compile(task: TaskRecord): void {
    const text = readableText(this.content(task) ?? new Uint8Array(), task.extension);
    const writes = taskMarker(text) !== "page-error";
    const outcome = writes
      ? this.#parts.wiki.absorb(readDocument(text, task.fileTitle || stem(task.title)), task)
      : undefined;
    task.result = resultOf(task.contentHash, tokensOf(text), outcome);
    Object.assign(task, { status: "succeeded", stage: "done", error: "" });
  }

  #count(hash: string, change: number): void {
    const count = (this.#hashes.get(hash) ?? 0) + change;
    if (count > 0) this.#hashes.set(hash, count);
    else this.#hashes.delete(hash);
  }
}

const isActive = ({ status }: TaskRecord | DeriveRecord): boolean => status === "pending" || status === "running";
const isLater = (left: TaskRecord, right: TaskRecord): number =>
  left.nextAt - right.nextAt || left.sequence - right.sequence;

/** Puts a task into its place in a sorted list. */
function insert(sorted: TaskRecord[], task: TaskRecord): void {
  let [low, high] = [0, sorted.length];
  while (low < high) {
    const middle = (low + high) >> 1;
    const other = sorted[middle];
    if (other !== undefined && isLater(other, task) <= 0) low = middle + 1;
    else high = middle;
  }
  sorted.splice(low, 0, task);
}

const hashOf = (content: Uint8Array): string => createHash("sha256").update(content).digest("hex");

/**
 * How long each step of a task takes on the sandbox's clock, in milliseconds: one second in all, slow enough to be watched,
 * quick enough for a demonstration.
 */
export const defaultPace = {
  /** From submission, or from a failed attempt, to the start of the next attempt. */
  queued: 200,
  extract: 300,
  pipeline: 500,
};

export type Pace = typeof defaultPace;

interface DeriveParts extends StoreParts {
  bases: KnowledgeBases;
  pace: Pace;
}

/** Jobs that make a smaller knowledge base about one topic. One runs at a time, in the order of their arrival. */
export class DeriveQueue {
  readonly #parts: DeriveParts;
  readonly #jobs: Collection<DeriveRecord>;

  constructor(parts: DeriveParts) {
    this.#parts = parts;
    this.#jobs = new Collection(parts.disk, "derive");
  }

  get = (id: string): DeriveRecord | undefined => this.#jobs.get(id);
  isActive = (slug: string): boolean => this.#active().some((job) => job.slug === slug);

  start(input: { topic: string; slug: string; selectFrom: DeriveRecord["selectFrom"] }): DeriveRecord {
    const sequence = this.#parts.nextSequence();
    const time = this.#parts.now();
    const times = { createdAt: time, updatedAt: time, nextAt: time + this.#parts.pace.queued };
    const id = this.#parts.newId(sequence);
    return this.#jobs.put({ id, sequence, ...input, status: "pending", stage: "queued", error: "", ...times });
  }

  settle(): void {
    const now = this.#parts.now();
    let freeAt = 0;
    for (const job of this.#active()) {
      job.nextAt = Math.max(job.nextAt, job.status === "pending" ? freeAt : 0);
      while (isActive(job) && job.nextAt <= now) this.#move(job);
      if (isActive(job)) return;
      freeAt = job.updatedAt;
    }
  }

  #active(): DeriveRecord[] {
    return this.#jobs.all().filter((job) => isActive(job));
  }

  #move(job: DeriveRecord): void {
    const { bases, pace } = this.#parts;
    job.updatedAt = job.nextAt;
    if (job.status === "pending") {
      Object.assign(job, { status: "running", stage: "filter" });
      job.nextAt += pace.extract;
    } else if (job.stage === "filter" && bases.select(job.topic).length > 0) {
      job.stage = "compile";
      job.nextAt += pace.pipeline;
    } else if (job.stage === "filter") {
      job.error = "bridge: AI engine error NO_DOCUMENTS: nothing in the knowledge base matches the topic";
      Object.assign(job, { status: "failed", stage: "done" });
    } else {
      const selected = bases.select(job.topic).map((article) => ({ article, text: bases.root.text(article) }));
      bases.derive(job.slug, job.topic, job.updatedAt);
      job.result = deriveResultOf(job, selected);
      Object.assign(job, { status: "succeeded", stage: "done" });
    }
    this.#jobs.put(job);
  }
}

/** The result of a finished task. Costs are calculated from the length of the text; nothing is paid. */
function resultOf(
  contentHash: string,
  tokens: number,
  written: { created: string[]; merged: string[] } | undefined,
): TaskResult {
  const page =
    written === undefined
      ? { status: "error" as const, error: "the content asks for a page that cannot be written", phase: "write" }
      : { status: "ok" as const, created: prefixed(written.created), merged: prefixed(written.merged) };
  return {
    extract_cost: costOf(tokens, Math.ceil(tokens / 8), 1),
    pipeline_results: [{ content_hash: contentHash, ...page }],
    pipeline_cost: costOf(tokens, Math.ceil(tokens / 2), 2),
  };
}

const prefixed = (paths: readonly string[]): string[] => paths.map((path) => `wiki/${path}`);

function costOf(prompt: number, completion: number, calls: number): Cost {
  const call_details = Array.from({ length: calls }, (_, index) => {
    const prompt_tokens = shareOf(prompt, calls, index);
    const completion_tokens = shareOf(completion, calls, index);
    const cost = priceOf(prompt_tokens, completion_tokens);
    return { model: "sandbox", prompt_tokens, completion_tokens, cached_tokens: 0, cost, duration_s: 0 };
  });
  return { cost: priceOf(prompt, completion), prompt, completion, cached: 0, calls, call_details };
}

/** The tokens of one call. The first calls take the remainder, so that the shares add up. */
const shareOf = (tokens: number, calls: number, index: number): number =>
  Math.floor(tokens / calls) + (index < tokens % calls ? 1 : 0);

/** Where the released server keeps its knowledge bases; nothing is there on this machine. */
const baseDirectory = "/var/lib/kaas/kb";

/** The result of a finished derivation. Costs are calculated from the length of the texts; nothing is paid. */
function deriveResultOf(
  job: Pick<DeriveRecord, "slug" | "topic" | "selectFrom">,
  selected: readonly { article: Pick<ArticleRecord, "kind">; text: string }[],
): DeriveResult {
  const documents = selected.filter(({ article }) => article.kind === "source");
  const chosen = job.selectFrom === "documents" ? documents.length : selected.length - documents.length;
  const bytes = documents.reduce((sum, { text }) => sum + Buffer.byteLength(text), 0);
  const prompt = Math.ceil(bytes / 4);
  const completion = Math.ceil(prompt / 2);
  const cost = {
    total_cost_usd: priceOf(prompt, completion),
    total_prompt_tokens: prompt,
    total_completion_tokens: completion,
    total_cached_tokens: 0,
    calls: 3,
  };
  return {
    derived_kb: `${baseDirectory}/derived/${job.slug}`,
    slug: job.slug,
    topic: job.topic,
    select_from: job.selectFrom,
    selected: chosen,
    documents: documents.length,
    bytes,
    filter_batches: 1,
    compiled: true,
    compile: { compiled: documents.length, extracted: 0, total_raw: documents.length, errors: [], cost },
    cost,
  };
}
