import type { FastifyInstance, InjectOptions, LightMyRequestResponse } from "fastify";
import { onTestFinished } from "vitest";
import { createClock, type Clock } from "../../src/clock.ts";
import { createKnowledgeServer } from "../../src/knowledge/server.ts";
import { createKnowledgeStore, type KnowledgeStore, type KnowledgeStoreOptions } from "../../src/knowledge/store.ts";

export const startTime = Date.parse("2026-01-01T00:00:00Z");

export interface TestServer {
  app: FastifyInstance;
  clock: Clock;
  store: KnowledgeStore;
  /** Returns the server's address. The first call makes the server listen. */
  url(): Promise<string>;
  call(method: InjectOptions["method"], url: string, body?: unknown): Promise<LightMyRequestResponse>;
  /** Submits a document in the format of the server's variant and waits until it is compiled. */
  compile(text: string): Promise<string>;
}

type ServerOptions = Parameters<typeof createKnowledgeServer>[0];
type Options = Omit<ServerOptions, "store"> & Partial<Pick<ServerOptions, "store"> & KnowledgeStoreOptions>;

/** Starts a server with a stopped clock. The server is closed after the test. */
export async function startKnowledge(options: Options): Promise<TestServer> {
  const clock = options.clock ?? createClock(startTime);
  const store = options.store ?? createKnowledgeStore({ ...options, clock });
  const app = await createKnowledgeServer({ ...options, store });
  onTestFinished(() => app.close());
  const call: TestServer["call"] = (method = "GET", url, body) =>
    app.inject({ method, url, ...(body === undefined ? {} : { payload: body as string }) });
  let address: Promise<string> | undefined;
  return {
    app,
    clock,
    store,
    url: () => (address ??= app.listen({ port: 0, host: "127.0.0.1" })),
    call,
    async compile(text) {
      const body = options.variant === "reference" ? { content: text } : { source: "paste", content: text };
      const id: string = (await call("POST", "/api/submit", body)).json().id;
      clock.advance(10_000);
      await call("GET", `/api/tasks/${id}`);
      return id;
    },
  };
}

export const notes = [
  "# Meeting notes",
  "The team met on Monday to plan the quarter.",
  "## Alpha",
  "We decided to ship Alpha on Friday. Beta Program follows a month later.",
  "## Beta Program",
  "The Beta Program opens in March for twelve customers. It depends on Alpha.",
].join("\n\n");
