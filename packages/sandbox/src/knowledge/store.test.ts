import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, onTestFinished, test } from "vitest";
import { createClock } from "../clock.ts";
import { createKnowledgeStore } from "./store.ts";
import { notes, startKnowledge, startTime } from "../../test/support/start-knowledge.ts";

function temporaryDirectory(): string {
  const directory = mkdtempSync(join(tmpdir(), "sandbox-knowledge-"));
  onTestFinished(() => rmSync(directory, { recursive: true, force: true }));
  return directory;
}

test("the store keeps all data across a restart", async () => {
  const data = temporaryDirectory();
  const clock = createClock(startTime);
  const first = await startKnowledge({ variant: "released", data, clock });
  await first.compile(notes);
  const { id } = (await first.call("POST", "/api/sessions", { title: "Alpha" })).json();
  await first.call("POST", "/api/chat", { query: "Alpha?", session_id: id });
  await first.call("POST", "/api/derive", { topic: "Alpha", slug: "alpha" });
  clock.advance(5000);
  await first.call("GET", "/api/derived");
  await first.call("POST", "/api/submit", { source: "paste", content: "Still pending." });
  const addresses = ["/api/tasks", "/api/sessions", `/api/sessions/${id}/messages`, "/api/wiki", "/api/derived"].concat(
    [
      "/api/wiki/file?path=concept/alpha.md",
      "/api/wiki?kb=alpha",
      "/api/wiki/file?path=source/meeting-notes.md&kb=alpha",
    ],
  );
  const before = await Promise.all(addresses.map(async (address) => (await first.call("GET", address)).body));

  const second = await startKnowledge({ variant: "released", data, clock });
  expect(await Promise.all(addresses.map(async (address) => (await second.call("GET", address)).body))).toEqual(before);
  expect((await second.call("POST", "/api/submit", { source: "paste", content: notes })).statusCode).toBe(409);
  clock.advance(5000);
  expect((await second.call("GET", "/api/tasks?status=succeeded")).json().total).toBe(2);
  expect((await second.call("POST", "/api/chat", { query: "ship Alpha" })).body).toContain("We decided");
  const created = (await second.call("POST", "/api/sessions", {})).json();
  expect(created.id).not.toBe(id);
});

test("IDs of the store depend only on the seed and the order of calls", async () => {
  const idsOf = (seed: string) => {
    const store = createKnowledgeStore({ clock: createClock(startTime), seed });
    return [store.sessions.create("a").id, store.sessions.create("b").id];
  };
  expect(idsOf("one")).toEqual(idsOf("one"));
  expect(idsOf("one")).not.toEqual(idsOf("two"));
  expect(idsOf("one")[0]).toMatch(/^[0-9a-f]{8}-[0-9a-f]{4}-4[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/);
});

test("the store writes the wiki to disk as readable Markdown", async () => {
  const data = temporaryDirectory();
  const server = await startKnowledge({ variant: "reference", data });
  await server.compile(notes);
  expect(readdirSync(join(data, "wiki", "concept"))).toEqual(["alpha.md", "beta-program.md", "meeting-notes.md"]);
  const file = await server.call("GET", "/api/wiki/file?path=concept/alpha.md");
  expect(readFileSync(join(data, "wiki", "concept", "alpha.md"), "utf8")).toBe(file.body);
});

test("the store ignores an interrupted write and names a damaged record", async () => {
  const data = temporaryDirectory();
  const clock = createClock(startTime);
  const { sessions } = createKnowledgeStore({ clock, data });
  const { id } = sessions.create("Alpha");
  writeFileSync(join(data, "sessions", "other.json.unfinished"), '{"id":');
  expect(
    createKnowledgeStore({ clock, data })
      .sessions.list()
      .map((session) => session.title),
  ).toEqual(["Alpha"]);
  writeFileSync(join(data, "sessions", `${id}.json`), '{"id":');
  expect(() => createKnowledgeStore({ clock, data })).toThrow(`sessions/${id}.json is damaged`);
  writeFileSync(join(data, "state", "sequence.json"), "x");
  expect(() => createKnowledgeStore({ clock, data: data })).toThrow("is damaged");
});

test("the store leaves no files behind after a deletion", async () => {
  const data = temporaryDirectory();
  const server = await startKnowledge({ variant: "reference", data });
  const id = await server.compile(notes);
  const session = (await server.call("POST", "/api/sessions", {})).json().id;
  await server.call("POST", "/api/chat", { query: "Alpha", session_id: session });
  await server.call("DELETE", `/api/tasks/${id}`);
  await server.call("DELETE", `/api/sessions/${session}`);
  const left = ["tasks", "raw", "articles", "wiki/concept", "wiki/source", "sessions", `messages/${session}`];
  expect(left.flatMap((directory) => readdirSync(join(data, directory)))).toEqual([]);
});
