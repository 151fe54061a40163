import type { Clock } from "../clock.ts";
import { uuid } from "../random.ts";
import { Sessions } from "./chat/sessions.ts";
import { createDirectoryDisk, createMemoryDisk, type Disk } from "./disk.ts";
import { defaultPace, DeriveQueue, type Pace, TaskQueue } from "./task-queue.ts";
import { KnowledgeBases } from "./wiki/wiki.ts";

export interface KnowledgeStoreOptions {
  /** Clock of the sandbox. It also determines when tasks proceed. */
  clock: Clock;
  /** Seed of the IDs. Equal seeds and calls result in equal IDs. */
  seed?: string | number;
  /** Directory for the data. Default: the data stays in memory. Only one sandbox at a time may use a directory. */
  data?: string;
  /** Duration of each step of a task in milliseconds, on the sandbox's clock. */
  pace?: Partial<Pace>;
}

/** All data of the service. Both variants can share one store. */
export interface KnowledgeStore {
  readonly clock: Clock;
  readonly tasks: TaskQueue;
  readonly bases: KnowledgeBases;
  readonly sessions: Sessions;
  readonly derive: DeriveQueue;
  /** Carries out the due steps of tasks and jobs. Called before every request. */
  settle(): void;
}

function createSequence(disk: Disk, counterPath: string): () => number {
  let last = Number(disk.read(counterPath) ?? 0);
  if (!Number.isSafeInteger(last))
    throw new Error(`data directory: ${counterPath} is damaged: it must contain a whole number`);
  return () => {
    last += 1;
    disk.write(counterPath, String(last));
    return last;
  };
}

export function createKnowledgeStore({ clock, seed = "knowledge", data, pace }: KnowledgeStoreOptions): KnowledgeStore {
  const disk = data === undefined ? createMemoryDisk() : createDirectoryDisk(data);
  const nextSequence = createSequence(disk, "state/sequence.json");
  // Articles have their own counter, so that ids of other records don't depend on when a task was compiled.
  const bases = new KnowledgeBases(disk, createSequence(disk, "state/articles.json"));
  const newId = (sequence: number): string => uuid(`knowledge:${seed}:${sequence}`);
  const now = (): number => clock.now();
  const steps = { ...defaultPace, ...pace };
  const tasks = new TaskQueue({ disk, wiki: bases.root, pace: steps, now, nextSequence, newId });
  const derive = new DeriveQueue({ disk, bases, pace: steps, now, nextSequence, newId });
  const sessions = new Sessions({ disk, now, nextSequence, newId });
  const settle = (): void => {
    tasks.settle();
    derive.settle();
  };
  return { clock, tasks, bases, sessions, derive, settle };
}
