import { expect, test } from "vitest";
import { notes, startKnowledge } from "../support/start-knowledge.ts";
import { operations } from "../../src/knowledge/server.ts";
import { loadDocument, operationsOf } from "../../src/knowledge/http/document.ts";

test("every operation of the specification has a handler", () => {
  const ofProtocol = new Set(["sendMcpMessage", "openMcpStream", "closeMcpSession"]);
  const named = operationsOf(loadDocument()).map(({ operationId }) => operationId);
  expect(named.filter((id) => !ofProtocol.has(id)).toSorted()).toEqual(Object.keys(operations).toSorted());
});

test.each(["reference", "released"] as const)(
  "the health probe of the %s variant responds without a charset",
  async (variant) => {
    const server = await startKnowledge({ variant });
    const response = await server.call("GET", "/healthz");
    expect([response.statusCode, response.headers["content-type"], response.body]).toEqual([
      200,
      "application/json",
      '{"status":"ok"}',
    ]);
    expect((await server.call("HEAD", "/healthz")).statusCode).toBe(200);
  },
);

test.each(["reference", "released"] as const)("the %s variant refuses unknown paths and methods", async (variant) => {
  const server = await startKnowledge({ variant });
  const outcome = async (method: "GET" | "HEAD" | "PUT" | "DELETE", url: string) => {
    const { statusCode, headers, body } = await server.call(method, url);
    return [statusCode, headers["content-type"], body, headers["allow"]];
  };
  const text = "text/plain; charset=utf-8";
  expect(await outcome("GET", "/nothing")).toEqual([404, text, "404 page not found\n", undefined]);
  expect(await outcome("GET", "/api/tasks/")).toEqual([404, text, "404 page not found\n", undefined]);
  expect(await outcome("PUT", "/api/tasks")).toEqual([405, text, "Method Not Allowed\n", "GET, HEAD"]);
  expect(await outcome("DELETE", "/api/chat")).toEqual([405, text, "Method Not Allowed\n", "POST"]);
  expect(await outcome("HEAD", "/api/chat")).toEqual([405, text, "", "POST"]);
});

test("the released variant redirects a path that is not normalized", async () => {
  const server = await startKnowledge({ variant: "released" });
  const response = await server.call("GET", "//api/./tasks?limit=1");
  expect([response.statusCode, response.headers.location]).toEqual([307, "/api/tasks?limit=1"]);
  expect(response.headers["content-type"]).toBe("text/html; charset=utf-8");
});

test("both server variants can serve the same data", async () => {
  const reference = await startKnowledge({ variant: "reference" });
  const released = await startKnowledge({ variant: "released", store: reference.store, clock: reference.clock });
  const id = await reference.compile(notes);
  expect((await released.call("GET", `/api/tasks/${id}`)).json()).toMatchObject({ id, status: "succeeded" });
});

test("the response to an internal error has no details", async () => {
  const server = await startKnowledge({ variant: "released" });
  server.store.tasks.all = () => {
    throw new TypeError("secret inner detail");
  };
  const response = await server.call("GET", "/api/tasks");
  expect([response.statusCode, response.body]).toEqual([500, '{"error":"internal error"}\n']);
});

test("the health check succeeds even if a fault makes all other requests fail", async () => {
  const server = await startKnowledge({ variant: "released" });
  server.store.settle = () => {
    throw new Error("the disk is full");
  };
  expect((await server.call("GET", "/api/tasks")).statusCode).toBe(500);
  expect((await server.call("GET", "/healthz")).statusCode).toBe(200);
});
