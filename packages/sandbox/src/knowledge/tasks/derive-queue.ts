import { Collection, type StoreParts } from "../disk.ts";
import type { DeriveRecord } from "../records.ts";
import type { KnowledgeBases } from "../wiki/knowledge-bases.ts";
import { deriveResultOf } from "./result.ts";
import type { Pace } from "./task-queue.ts";

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

const isActive = (job: DeriveRecord): boolean => job.status === "pending" || job.status === "running";
