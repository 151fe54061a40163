import { isUtf8 } from "node:buffer";
import { createHash } from "node:crypto";
import { deriveResult, taskResult, tokensOf } from "./costs.ts";
import { Collection, type StoreParts } from "./disk.ts";
import { isRich } from "./limits.ts";
import { type DeriveRecord, maxAttempts, type TaskRecord } from "./records.ts";
import { readableText, taskMarker } from "./text/readable.ts";
import { readDocument, titleOf } from "./text/markdown.ts";
import type { KnowledgeBases, Wiki } from "./wiki/wiki.ts";

interface Submitted {
  source: "paste" | "file";
  title: string;
  content: Uint8Array;
  /** Extension of the file with its dot. `.md` for submitted text. */
  extension: string;
  sourceUrl?: string;
}

interface QueueParts extends StoreParts {
  wiki: Wiki;
  pace: Pace;
}

const stem = (name: string): string => name.replace(/\.[^./\\]{1,10}$/, "");

/**
 * Tasks that compile submitted content into the wiki. They only proceed when `settle` is called, which performs the
 * steps that are due.
 */
export class TaskQueue {
  readonly #parts: QueueParts;
  readonly #tasks: Collection<TaskRecord>;
  readonly #active = new Set<TaskRecord>();
  readonly #hashes = new Map<string, number>();
  /** IDs of tasks whose submitted text is not UTF-8. */
  readonly #undecodable = new Set<string>();

  constructor(parts: QueueParts) {
    this.#parts = parts;
    this.#tasks = new Collection(parts.disk, "tasks");
    for (const task of this.#tasks.all()) {
      this.#count(task.contentHash, 1);
      if (isActive(task)) this.#active.add(task);
      if (task.isUndecodable === true) this.#undecodable.add(task.id);
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
      ...(isRich(extension) || isUtf8(content) ? {} : { isUndecodable: true as const }),
    };
    if (task.isUndecodable === true) this.#undecodable.add(id);
    this.#count(task.contentHash, 1);
    this.#active.add(task);
    return this.#tasks.put(task);
  }

  /** Removes the submitted bytes and keeps the task, as the released server does if a pending task is deleted. */
  dropContent(task: TaskRecord): void {
    this.#parts.disk.remove(task.rawPath);
    this.#undecodable.delete(task.id);
    delete task.isUndecodable;
  }

  remove(task: TaskRecord): void {
    this.dropContent(task);
    this.#tasks.remove(task.id);
    this.#active.delete(task);
    this.#count(task.contentHash, -1);
  }

  /** Carries out all steps that are due, in the order of their time. */
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

  /** Carries out the next step of a task. If its content can't be processed, the task fails, but no other task does. */
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
    // Fail every task: the released server's engine reads all raw texts for each task, and its error doesn't name the
    // damaged one.
    if (this.#undecodable.size > 0) return this.#fail(task, "INTERNAL_ERROR: a raw file is not valid UTF-8");
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
      ? this.#parts.wiki.addDocument(readDocument(text, task.fileTitle || stem(task.title)), task)
      : undefined;
    task.result = taskResult(task.contentHash, tokensOf(text), outcome);
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

/** Inserts a task into a list that is sorted by the time of the next step. */
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
 * Milliseconds of each step of a task on the sandbox's clock. They add up to one second: slow enough to watch, fast
 * enough for a demonstration.
 */
export const defaultPace = {
  /** Milliseconds from submission or a failed attempt to the next attempt. */
  queued: 200,
  extract: 300,
  pipeline: 500,
};

export type Pace = typeof defaultPace;

interface DeriveParts extends StoreParts {
  bases: KnowledgeBases;
  pace: Pace;
}

/** Jobs that derive a knowledge base on one topic. They run one at a time, in the order of their arrival. */
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
      job.result = deriveResult(job, selected);
      Object.assign(job, { status: "succeeded", stage: "done" });
    }
    this.#jobs.put(job);
  }
}
