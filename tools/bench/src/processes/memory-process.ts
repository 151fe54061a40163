/**
 * Makes many calls or reads many streams in one process, and reports the memory in use after each batch: `node
 * --expose-gc memory-process.ts <calls|streams> <base URL>`.
 */
import { createKnowledgeClient } from "@specwright/knowledge";
import { contenders } from "../../contenders.mjs";
import { answerQuestions, repeat } from "./process.ts";

export interface MemoryQuestion {
  readonly count: number;
  readonly inFlight: number;
}

export interface MemoryAnswer {
  /** Bytes that the garbage collector could not free. */
  readonly heap: number;
  readonly resident: number;
}

const [kind = "", base = ""] = process.argv.slice(2);

async function once(): Promise<() => Promise<unknown>> {
  if (kind === "calls") {
    const client = await contenders["specwright"]?.create(base);
    return async () => client?.get();
  }
  const knowledge = createKnowledgeClient({ baseUrl: base });
  return async () => {
    for await (const event of knowledge.chat({ query: "?" })) if (event.type === "done") return event;
    throw new Error("A stream without an end.");
  };
}

const one = await once();

async function use({ count, inFlight }: MemoryQuestion): Promise<MemoryAnswer> {
  await repeat(count, inFlight, one);
  globalThis.gc?.();
  const { heapUsed, rss } = process.memoryUsage();
  return { heap: heapUsed, resident: rss };
}

answerQuestions(use);
