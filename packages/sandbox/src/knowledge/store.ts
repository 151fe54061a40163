import type { Clock } from "../clock.ts";
import { uuid } from "../random.ts";
import { Sessions } from "./chat/sessions.ts";
import { createDirectoryDisk, createMemoryDisk, type Disk } from "./disk.ts";
import { defaultPace, DeriveQueue, type Pace, TaskQueue } from "./task-queue.ts";
import { KnowledgeBases } from "./wiki/wiki.ts";

export interface KnowledgeStoreOptions {
  /** The time of the sandbox; tasks move with it. */
  clock: Clock;
  /** Ids are derived from it: the same seed and the same calls give the same ids. */
  seed?: string | number;
  /** Where everything is kept; without it, in memory. One sandbox at a time may use a directory. */
  data?: string;
  /** How long the steps of a task take, in milliseconds of the clock. */
  pace?: Partial<Pace>;
}

/** Everything the service remembers. Both variants of the service can be served from one store. */
export interface KnowledgeStore {
  readonly clock: Clock;
  readonly tasks: TaskQueue;
  readonly bases: KnowledgeBases;
  readonly sessions: Sessions;
  readonly derive: DeriveQueue;
  /** Makes the moves of tasks and jobs that are due. Called before every request. */
  settle(): void;
}

function createSequence(disk: Disk, counterPath: string): () => number {
  let last = Number(disk.read(counterPath) ?? 0);
  if (!Number.isSafeInteger(last)) throw new Error(`data directory: ${counterPath} is damaged`);
  return () => {
    last += 1;
    disk.write(counterPath, String(last));
    return last;
  };
}

export function createKnowledgeStore({ clock, seed = "knowledge", data, pace }: KnowledgeStoreOptions): KnowledgeStore {
  const disk = data === undefined ? createMemoryDisk() : createDirectoryDisk(data);
  const nextSequence = createSequence(disk, "state/sequence.json");
  // Articles count for themselves: ids of what a caller creates must not depend on when a task was compiled.
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
