import { expect, test } from "vitest";
import { notes, startKnowledge, type TestServer } from "../support/start-knowledge.ts";

interface Event {
  name: string | undefined;
  data: Record<string, unknown>;
}

/** Splits a complete stream into its events. */
function eventsOf(body: string): Event[] {
  return body
    .split("\n\n")
    .filter((block) => block !== "")
    .map((block) => {
      const data = /^data: (.*)$/m.exec(block)?.[1] ?? "null";
      return { name: /^event: (.*)$/m.exec(block)?.[1], data: JSON.parse(data) as Record<string, unknown> };
    });
}

async function ask(server: TestServer, body: object, query = "") {
  const response = await server.call("POST", `/api/chat${query}`, body);
  return { response, events: response.statusCode === 200 ? eventsOf(response.body) : [] };
}

const joined = (events: Event[]) => events.map(({ data }) => data["content"] ?? "").join("");

test("the reference variant sends named chat events and ends with sources and cost", async () => {
  const server = await startKnowledge({ variant: "reference" });
  await server.compile(notes);
  const { response, events } = await ask(server, { query: "When do we ship Alpha?", model: "any" });
  expect(response.headers).toMatchObject({
    "content-type": "text/event-stream",
    "cache-control": "no-cache",
    "x-accel-buffering": "no",
  });
  expect(events.slice(0, 2)).toEqual([
    { name: "status", data: { stage: "retrieving" } },
    { name: "status", data: { stage: "generating" } },
  ]);
  const deltas = events.filter(({ name }) => name === "delta");
  expect(deltas.length).toBeGreaterThan(2);
  expect(joined(deltas)).toMatch(/^We decided to ship Alpha on Friday\. \[1\]/);
  const done = events.at(-1);
  expect(done).toMatchObject({ name: "done", data: { sources: [{ title: "Alpha", path: "concept/alpha.md" }, {}] } });
  expect(done?.data["cost"]).toBeGreaterThan(0);
});

test("every source of an answer can be read by its path", async () => {
  const server = await startKnowledge({ variant: "reference" });
  await server.compile(notes);
  const { events } = await ask(server, { query: "Alpha and the Beta Program" });
  const sources = events.at(-1)?.data["sources"] as { path: string }[];
  for (const { path } of sources)
    expect((await server.call("GET", `/api/wiki/file?path=${path}`)).statusCode).toBe(200);
  expect(sources.length).toBeGreaterThan(1);
});

test("the released variant sends a chat event as a data line without other fields, and its JSON has a space after : and ,", async () => {
  const server = await startKnowledge({ variant: "released" });
  await server.compile(notes);
  const { response, events } = await ask(server, { query: "When do we ship Alpha?", temperature: 0 });
  expect(response.body).toMatch(
    /^data: \{"type": "status", "stage": "retrieved", "sources": \[\{"title": "Alpha", "path": "wiki\/concept\/alpha\.md"\}/,
  );
  expect(response.body).not.toMatch(/^(event|id|retry|:)/m);
  expect(events.map(({ data }) => data["type"]).filter((type) => type !== "delta")).toEqual(["status", "done"]);
  expect(Object.keys(events.at(-1)?.data ?? {})).toEqual([
    "type",
    "tokens_prompt",
    "tokens_completion",
    "cached_tokens",
    "cost_usd",
    "cited_sources",
    "retrieved_sources",
    "prompt_id",
  ]);
});

test("the answer to a question without matches has no status event and no sources", async () => {
  const server = await startKnowledge({ variant: "released" });
  await server.compile(notes);
  const { events } = await ask(server, { query: "zebra?" });
  expect(events[0]?.data["type"]).toBe("delta");
  expect(events.at(-1)?.data).toMatchObject({ cited_sources: [], retrieved_sources: [] });
});

test("an answer omits source marks if include_sources is false", async () => {
  const server = await startKnowledge({ variant: "released" });
  await server.compile(notes);
  const { events } = await ask(server, { query: "ship Alpha", include_sources: false });
  expect(joined(events)).not.toContain("[1]");
});

test.each([
  ["reference", {}, "query is required"],
  ["reference", { query: "" }, "query is required"],
  ["reference", { query: "a", session_id: "none" }, "session not found"],
  ["reference", { query: "a", messages: [] }, 'invalid request body: json: unknown field "messages"'],
  ["released", { query: "a", model: "b" }, 'invalid request body: json: unknown field "model"'],
  ["released", { query: "a", session_id: "none" }, "session not found"],
  [
    "released",
    { query: "a", temperature: "hot" },
    "invalid request body: json: cannot unmarshal string into Go struct field .temperature of type float64",
  ],
  [
    "released",
    { query: "a", messages: [{ role: "user", content: 5 }] },
    "invalid request body: json: cannot unmarshal number into Go struct field .messages.0.content of type string",
  ],
] as const)("the %s variant refuses the question %j before the stream begins", async (variant, body, error) => {
  const server = await startKnowledge({ variant });
  const { response } = await ask(server, body);
  expect([response.statusCode, response.json()]).toEqual([400, { error }]);
});

test("a chat session stores question and answer in order", async () => {
  const server = await startKnowledge({ variant: "released" });
  await server.compile(notes);
  const { id } = (await server.call("POST", "/api/sessions", {})).json();
  server.clock.advance(5000);
  const first = await ask(server, { query: "When do we ship Alpha?", session_id: id });
  await ask(server, { query: "zebra?", session_id: id });
  const { messages } = (await server.call("GET", `/api/sessions/${id}/messages`)).json();
  expect(messages.map((message: { role: string }) => message.role)).toEqual(["user", "assistant", "user", "assistant"]);
  expect(messages[1]).toMatchObject({
    session_id: id,
    content: joined(first.events),
    created_at: "2026-01-01T00:00:15Z",
  });
  expect(messages[1].sources[0]).toEqual({ title: "Alpha", path: "wiki/concept/alpha.md" });
  expect(messages[0].created_at).toBe(messages[1].created_at);
  expect((await server.call("GET", "/api/sessions")).json().sessions[0].updated_at).toBe("2026-01-01T00:00:15Z");
});

test("a sandbox comment in a question makes its answer fail, and the session stores the text sent before the failure", async () => {
  const server = await startKnowledge({ variant: "released" });
  await server.compile(notes);
  const { id } = (await server.call("POST", "/api/sessions", {})).json();
  const failing = async (marker: string) =>
    (await ask(server, { query: `Alpha <!-- sandbox: ${marker} -->`, session_id: id })).events;
  const error = { type: "error", code: "INTERNAL", message: "the question asks for a failure" };
  expect(await failing("error")).toEqual([{ name: undefined, data: error }]);
  const midway = await failing("error-midway");
  expect(midway.at(-1)?.data).toEqual(error);
  expect(midway.filter(({ data }) => data["type"] === "delta").length).toBeGreaterThan(0);
  expect((await ask(server, { query: "<!-- sandbox: gateway-error -->" })).response.body).toBe(
    'data: {"message":"daemon not ready","type":"error"}\n\n',
  );
  const { messages } = (await server.call("GET", `/api/sessions/${id}/messages`)).json();
  expect(messages).toMatchObject([
    { role: "user" },
    { role: "user" },
    { role: "assistant", content: joined(midway), sources: [] },
  ]);
});

test("the reference variant reports a failure as an error event", async () => {
  const server = await startKnowledge({ variant: "reference" });
  const { response, events } = await ask(server, { query: "<!-- sandbox: error -->" });
  expect(response.statusCode).toBe(200);
  expect(events.at(-1)).toEqual({ name: "error", data: { message: "the question asks for a failure" } });
});

test("a client that disconnects early leaves the question without an answer", async () => {
  const server = await startKnowledge({ variant: "released", streamFault: () => ({ kind: "stall", atByte: 300 }) });
  await server.compile(notes);
  const { id } = (await server.call("POST", "/api/sessions", {})).json();
  const abort = new AbortController();
  const body = JSON.stringify({ query: "When do we ship Alpha?", session_id: id });
  const response = await fetch(`${await server.url()}/api/chat`, { method: "POST", body, signal: abort.signal });
  await response.body?.getReader().read();
  abort.abort();
  const { messages } = (await server.call("GET", `/api/sessions/${id}/messages`)).json();
  expect(messages).toMatchObject([{ role: "user" }]);
});
