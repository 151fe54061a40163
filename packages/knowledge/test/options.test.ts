import { expect, test, vi } from "vitest";
import { createKnowledgeClient, type KnowledgeClientOptions } from "../src/index.ts";
import { SMALL_LIMITS } from "./support/upload-limits.ts";

/** The headers of a call, of an upload and of a chat. */
async function sentWith(options: KnowledgeClientOptions): Promise<Headers[]> {
  const seen: Headers[] = [];
  const knowledge = createKnowledgeClient({
    ...options,
    fetch: async (url, init) => {
      const request = new Request(url, init);
      seen.push(request.headers);
      return request.url.endsWith("/chat")
        ? new Response('data: {"type":"done"}\n\n', { headers: { "content-type": "text/event-stream" } })
        : Response.json({ id: "1" });
    },
  });
  await knowledge.sessions.create();
  await knowledge.submit.files([new File(["x"], "a.md")], { config: SMALL_LIMITS });
  await knowledge.chat.answer({ query: "?" });
  return seen;
}

const valuesOf = (sent: readonly Headers[], name: string) => sent.map((headers) => headers.get(name));

test("a header is one, however its name is written", async () => {
  const options = { "Content-Type": "text/x-own", Accept: "text/x-own", AUTHORIZATION: "Basic abc", "X-Team": "a" };
  const sent = await sentWith({ headers: options, token: "token-of-the-test" });
  expect(valuesOf(sent, "content-type")).toEqual([
    "application/json",
    expect.stringMatching(/^multipart\/form-data; boundary=\S+$/),
    "application/json",
  ]);
  expect(valuesOf(sent, "accept")).toEqual(["text/x-own", "text/x-own", "text/event-stream, application/json"]);
  expect(valuesOf(sent, "authorization")).toEqual(Array(3).fill("Bearer token-of-the-test"));
  expect(valuesOf(sent, "x-team")).toEqual(["a", "a", "a"]);
});

test.each([
  ["a record", { "X-Team": "a" }],
  ["Headers", new Headers({ "X-Team": "a" })],
  ["a Map", new Map([["X-Team", "a"]])],
])("headers given as %s are sent", async (_, headers) => {
  const sent = await sentWith({ headers: headers as Record<string, string> });
  expect(valuesOf(sent, "x-team")).toEqual(["a", "a", "a"]);
});

test.each([
  ["headers", { a: 5 }],
  ["headers", { a: "b\nc" }],
  ["headers", { "a b": "c" }],
  ["headers", [["a", "b"]]],
  ["headers", null],
  ["headers", { "Content-Length": "3" }],
  ["headers", { "transfer-encoding": "chunked" }],
  ["baseUrl", "http://h/?"],
  ["baseUrl", "http://h/#"],
  ["baseUrl", "http://h/a?#"],
  ["baseUrl", "http://u@h/"],
  ["baseUrl", "file:///a"],
  ["baseUrl", null],
  ["baseURL", "http://h/"],
  ["timeout", 5],
  ["fetch", 5],
  ["clock", {}],
  ["clock", null],
])("%s: %j is refused", (name, value) => {
  const options = { [name]: value } as KnowledgeClientOptions;
  const because = expect.objectContaining({ code: "input", message: expect.stringMatching(new RegExp(`^${name}`)) });
  expect(() => createKnowledgeClient(options)).toThrow(because as Error);
});

test("a page's own fetch can be given, which refuses to be called as a method", async () => {
  async function strict(this: unknown): Promise<Response> {
    if (this !== undefined && this !== globalThis) throw new TypeError("Illegal invocation");
    return Response.json({ status: "ok" });
  }
  expect(await createKnowledgeClient({ fetch: strict }).health()).toEqual({ status: "ok" });
  vi.stubGlobal("fetch", strict);
  expect(await createKnowledgeClient().health()).toEqual({ status: "ok" });
  vi.unstubAllGlobals();
});

test.each([null, 5, "http://h/"])("%j is refused in the place of options", (options) => {
  expect(() => createKnowledgeClient(options as KnowledgeClientOptions)).toThrow(/^options must be an object/);
});

test.each(["http://h/a@b", "http://[::1]:80/x", new URL("https://h/a/")])("the address %s is taken", (baseUrl) => {
  expect(createKnowledgeClient({ baseUrl })).toHaveProperty("submit");
});
