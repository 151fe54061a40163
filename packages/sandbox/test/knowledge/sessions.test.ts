import { expect, test } from "vitest";
import { startKnowledge } from "../support/start-knowledge.ts";

test("a chat session is created, renamed, listed and deleted", async () => {
  const server = await startKnowledge({ variant: "reference" });
  const created = await server.call("POST", "/api/sessions", { title: "Alpha" });
  expect(created.statusCode).toBe(201);
  const session = created.json();
  expect(session).toEqual({
    id: expect.any(String),
    title: "Alpha",
    created_at: "2026-01-01T00:00:00Z",
    updated_at: "2026-01-01T00:00:00Z",
  });
  server.clock.advance(1999);
  const renamed = await server.call("PATCH", `/api/sessions/${session.id}`, { title: "Beta" });
  expect([renamed.statusCode, renamed.json()]).toEqual([
    200,
    { ...session, title: "Beta", updated_at: "2026-01-01T00:00:01Z" },
  ]);
  expect((await server.call("GET", "/api/sessions")).json()).toEqual([renamed.json()]);
  expect((await server.call("DELETE", `/api/sessions/${session.id}`)).statusCode).toBe(204);
  expect((await server.call("GET", "/api/sessions")).json()).toEqual([]);
});

test("the session list starts with the most recently updated session", async () => {
  const server = await startKnowledge({ variant: "released" });
  const ids: string[] = [];
  for (const title of ["first", "second", "third"])
    ids.push((await server.call("POST", "/api/sessions", { title })).json().id);
  server.clock.advance(1000);
  await server.call("PATCH", `/api/sessions/${ids[0]}`, { title: "first again" });
  const { sessions } = (await server.call("GET", "/api/sessions")).json();
  expect(sessions.map((session: { title: string }) => session.title)).toEqual(["first again", "third", "second"]);
});

test("creating a session requires a request body only in the released variant", async () => {
  const reference = await startKnowledge({ variant: "reference" });
  expect((await reference.call("POST", "/api/sessions")).json()).toMatchObject({ title: "" });
  const released = await startKnowledge({ variant: "released" });
  expect((await released.call("POST", "/api/sessions")).json()).toEqual({ error: "invalid request body: EOF" });
  expect((await released.call("POST", "/api/sessions", {})).statusCode).toBe(201);
});

test("renaming a session without a title clears it in the released variant and fails in the reference variant", async () => {
  const reference = await startKnowledge({ variant: "reference" });
  const released = await startKnowledge({ variant: "released", store: reference.store });
  const { id } = (await reference.call("POST", "/api/sessions", { title: "Alpha" })).json();
  expect((await reference.call("PATCH", `/api/sessions/${id}`, {})).json()).toEqual({ error: "title is required" });
  expect((await released.call("PATCH", `/api/sessions/${id}`, {})).json()).toMatchObject({ title: "" });
});

test.each(["reference", "released"] as const)(
  "an unknown session of the %s variant is reported as not found",
  async (variant) => {
    const server = await startKnowledge({ variant });
    const outcomes = [
      await server.call("PATCH", "/api/sessions/none", { title: "x" }),
      await server.call("DELETE", "/api/sessions/none"),
      await server.call("GET", "/api/sessions/none/messages"),
    ];
    for (const { statusCode, body } of outcomes)
      expect([statusCode, body]).toEqual([404, '{"error":"session not found"}\n']);
  },
);
