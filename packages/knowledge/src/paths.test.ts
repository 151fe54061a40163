import { expect, expectTypeOf, test } from "vitest";
import { createKnowledgeClient, type components } from "./index.ts";
import { fakeService } from "./testing/fake-service.ts";

const open = () => createKnowledgeClient({ fetch: fakeService("released").fetch, token: "token-of-the-test" });

test("a path is called as the specification writes it, and the answer comes as it is", async () => {
  const knowledge = open();
  const created = await knowledge.POST("/api/submit", { body: { source: "paste", content: "one" } });
  expect(created.response.status).toBe(202);
  const listed = await knowledge.GET("/api/tasks", { params: { query: { limit: 1, offset: 0 } } });
  expect(listed.data).toMatchObject({ total: 1 });
  expectTypeOf(listed.data).toEqualTypeOf<components["schemas"]["TaskList"] | undefined>();
  const one = await knowledge.GET("/api/tasks/{id}", { params: { path: { id: "task-1" } } });
  expect(one.data?.id).toBe("task-1");
  const session = await knowledge.POST("/api/sessions", { body: { title: "a" } });
  const id = session.data?.id ?? "";
  expect(
    (await knowledge.PATCH("/api/sessions/{id}", { params: { path: { id } }, body: { title: "b" } })).data?.title,
  ).toBe("b");
  expect((await knowledge.DELETE("/api/sessions/{id}", { params: { path: { id } } })).response.status).toBe(204);
  expect((await knowledge.GET("/healthz")).data).toEqual({ status: "ok" });
});

test("a failure is not thrown, a lost connection is", async () => {
  const { error, data, response } = await open().GET("/api/tasks/{id}", { params: { path: { id: "none" } } });
  expect([error, data, response.status]).toEqual([{ error: "task not found" }, undefined, 404]);
  const lost = createKnowledgeClient({ fetch: () => Promise.reject(new TypeError("fetch failed")) });
  await expect(lost.GET("/healthz")).rejects.toMatchObject({ code: "network" });
  const page = createKnowledgeClient({ fetch: async () => new Response("<html>") });
  await expect(page.GET("/healthz")).rejects.toMatchObject({ code: "unexpected-answer" });
});

test("a wrong path, method or body does not compile", () => {
  const misuse = (knowledge: ReturnType<typeof open>) => {
    // @ts-expect-error there is no such path
    void knowledge.GET("/api/nothing");
    // @ts-expect-error this path has no DELETE
    void knowledge.DELETE("/api/tasks");
    // @ts-expect-error the id is missing
    void knowledge.GET("/api/tasks/{id}");
    // @ts-expect-error neither form has both fields
    void knowledge.POST("/api/submit", { body: { source_url: "a" } });
  };
  expect(misuse).toBeTypeOf("function");
});
