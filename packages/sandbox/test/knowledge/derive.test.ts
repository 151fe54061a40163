import { expect, test } from "vitest";
import { notes, startKnowledge } from "../support/start-knowledge.ts";

test("a knowledge base about one topic is derived and answers questions", async () => {
  const server = await startKnowledge({ variant: "released", pace: { queued: 100, extract: 100, pipeline: 100 } });
  await server.compile(notes);
  await server.compile("# Gardening\n\nRoses need water.");
  const started = await server.call("POST", "/api/derive", { topic: "Watering roses", slug: "roses" });
  expect([started.statusCode, started.json()]).toEqual([202, { job_id: expect.any(String), slug: "roses" }]);
  const stages: unknown[] = [];
  for (let step = 0; step < 4; step++) {
    const { status, stage } = (await server.call("GET", `/api/derive/${started.json().job_id}`)).json();
    stages.push([status, stage]);
    server.clock.advance(100);
  }
  expect(stages).toEqual([
    ["pending", "queued"],
    ["running", "filter"],
    ["running", "compile"],
    ["succeeded", "done"],
  ]);
  const { result } = (await server.call("GET", `/api/derive/${started.json().job_id}`)).json();
  const counts = {
    selected: 1,
    documents: 1,
    filter_batches: 1,
    compiled: true,
    compile: { compiled: 1, extracted: 0, total_raw: 1 },
  };
  expect(result).toMatchObject({ slug: "roses", topic: "Watering roses", select_from: "articles", ...counts });
  expect(result.derived_kb).toBe("/var/lib/kaas/kb/derived/roses");
  expect(result.cost).toMatchObject({ total_cost_usd: expect.any(Number), calls: 3 });
  expect((await server.call("GET", "/api/derived")).json()).toEqual({
    kbs: [{ slug: "roses", topic: "Watering roses", created_at: "2026-01-01T00:00:20", article_count: 2 }],
  });
  expect((await server.call("GET", "/api/wiki/file?path=concept/gardening.md&kb=roses")).statusCode).toBe(200);
  expect((await server.call("GET", "/api/wiki/file?path=concept/alpha.md&kb=roses")).statusCode).toBe(404);
  const answer = await server.call("POST", "/api/chat?kb=roses", { query: "When does Alpha ship?" });
  expect(answer.body).toContain('"cited_sources": []');
});

test("a derive job fails if no article matches its topic, and the next job may use the same name", async () => {
  const server = await startKnowledge({ variant: "released" });
  const { job_id } = (await server.call("POST", "/api/derive", { topic: "Nothing here" })).json();
  server.clock.advance(10_000);
  const job = (await server.call("GET", `/api/derive/${job_id}`)).json();
  expect(job).toMatchObject({
    slug: "nothing-here",
    status: "failed",
    stage: "done",
    error: expect.stringContaining("NO_DOCUMENTS"),
  });
  expect((await server.call("POST", "/api/derive", { topic: "Nothing here" })).statusCode).toBe(202);
});

test("derive jobs run one at a time, in order of arrival", async () => {
  const server = await startKnowledge({ variant: "released", pace: { queued: 100, extract: 100, pipeline: 100 } });
  await server.compile(notes);
  const start = async (slug: string) =>
    (await server.call("POST", "/api/derive", { topic: "Alpha", slug })).json().job_id;
  const ids = [await start("first"), await start("second")];
  const states = async (milliseconds: number) => {
    server.clock.advance(milliseconds);
    return Promise.all(ids.map(async (id) => (await server.call("GET", `/api/derive/${id}`)).json().stage));
  };
  expect(await states(250)).toEqual(["compile", "queued"]);
  expect(await states(60)).toEqual(["done", "filter"]);
  expect(await states(200)).toEqual(["done", "done"]);
});

test.each([
  [{}, 400, "topic is required"],
  [{ topic: " " }, 400, "topic is required"],
  [{ topic: "😀".repeat(501) }, 400, "topic is too long: 501 characters, maximum is 500"],
  [{ topic: "a", select_from: "x" }, 400, 'invalid select_from "x": expected "articles" or "documents"'],
  [{ topic: "主题" }, 400, expect.stringContaining("invalid slug")],
  [{ topic: "a", slug: "Not A Slug" }, 400, expect.stringContaining("invalid slug")],
  [{ topic: "a", extra: 1 }, 400, 'invalid request body: json: unknown field "extra"'],
  [{ topic: "a", slug: "taken" }, 409, "a derived knowledge base named taken already exists"],
  [{ topic: "a", slug: "active" }, 409, "a derive for active is already queued or running"],
])("the derive input %j is refused with status %d", async (body, status, error) => {
  const server = await startKnowledge({ variant: "released" });
  await server.compile(notes);
  await server.call("POST", "/api/derive", { topic: "Alpha", slug: "taken" });
  server.clock.advance(10_000);
  await server.call("POST", "/api/derive", { topic: "Alpha", slug: "active" });
  const response = await server.call("POST", "/api/derive", body);
  expect([response.statusCode, response.json()]).toEqual([status, { error }]);
});

test("an unknown derive job is reported as not found", async () => {
  const server = await startKnowledge({ variant: "reference" });
  expect((await server.call("GET", "/api/derive/none")).json()).toEqual({ error: "derive job not found" });
});
