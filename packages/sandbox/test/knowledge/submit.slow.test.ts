import { expect, test } from "vitest";
import { startKnowledge } from "../support/start-knowledge.ts";

test("the reference variant creates a task and returns it", async () => {
  const server = await startKnowledge({ variant: "reference" });
  const response = await server.call("POST", "/api/submit", {
    content: "# Alpha\n\nShips.",
    source_url: "https://notes.example.org",
  });
  expect(response.statusCode).toBe(201);
  expect(response.json()).toMatchObject({
    status: "pending",
    stage: "queued",
    file_title: "Alpha",
  });
  expect((await server.call("POST", "/api/submit", { content: "# Alpha\n\nShips." })).statusCode).toBe(201);
  server.clock.advance(10_000);
  const source = await server.call("GET", "/api/wiki/file?path=source/alpha.md");
  expect(source.body).toContain("\n  - https://notes.example.org\n");
});

test("the released variant acknowledges a text, and refuses the same text a second time", async () => {
  const server = await startKnowledge({ variant: "released" });
  const body = { source: "paste", title: " Alpha ", content: "Alpha ships." };
  const response = await server.call("POST", "/api/submit", body);
  expect([response.statusCode, response.json()]).toEqual([
    202,
    { id: expect.any(String), status: "pending", stage: "queued" },
  ]);
  const again = await server.call("POST", "/api/submit", { ...body, title: "Other", source: "file" });
  expect([again.statusCode, again.json()]).toEqual([409, { error: "content already submitted" }]);
  expect((await server.call("GET", "/api/tasks")).json().tasks).toMatchObject([{ title: "Alpha" }]);
});

const unknown = 'invalid request body: json: unknown field "x"';
test.each([
  ["reference", undefined, "invalid request body: EOF"],
  ["reference", "{", "invalid request body: unexpected EOF"],
  ["reference", "nonsense", "invalid request body: invalid character in JSON"],
  ["reference", "<html>", "invalid request body: invalid character '<' looking for beginning of value"],
  ["reference", '{"content":"a"}{}', "invalid request body: unexpected EOF"],
  ["reference", "[]", "invalid request body: json: cannot unmarshal array into Go value"],
  ["reference", "null", "invalid request body: json: cannot unmarshal null into Go value"],
  ["reference", { content: "a", x: 1 }, unknown],
  ["reference", { x: 1 }, unknown],
  ["reference", { source: "paste", content: "a" }, 'invalid request body: json: unknown field "source"'],
  [
    "reference",
    { content: 5 },
    "invalid request body: json: cannot unmarshal number into Go struct field .content of type string",
  ],
  ["reference", {}, "content is required"],
  ["reference", { content: " \n" }, "content is required"],
  ["released", { content: "a" }, "source is required"],
  ["released", {}, "source is required"],
  ["released", "null", "source is required"],
  ["released", { source: "paste" }, "content is required"],
  ["released", { source: "paste", content: null }, "content is required"],
  ["released", { source: "tape", content: "a" }, "unknown source tape (want paste|file|url)"],
  ["released", { source: "url" }, "url is required when source=url"],
  [
    "released",
    { source: "url", url: "http://127.0.0.1/" },
    "fetch url: bridge: AI engine error FETCH_FAILED: the sandbox does not fetch addresses",
  ],
  [
    "released",
    { source: "paste", content: "a", source_url: "b" },
    'invalid request body: json: unknown field "source_url"',
  ],
  [
    "released",
    { source: "paste", content: ["a"] },
    "invalid request body: json: cannot unmarshal array into Go struct field .content of type string",
  ],
] as const)("the %s variant refuses the submission %j", async (variant, body, error) => {
  const server = await startKnowledge({ variant });
  const response = await server.call("POST", "/api/submit", body);
  expect([response.statusCode, response.json()]).toEqual([400, { error }]);
  expect(server.store.tasks.all()).toEqual([]);
});

test.each(["text/plain", "", "nonsense", "/;=", "a/b/c", "application/json; charset"])(
  "a submission of media type %j is accepted",
  async (type) => {
    const server = await startKnowledge({ variant: "released" });
    const payload = JSON.stringify({ source: "paste", content: "a" });
    const headers = { "content-type": type };
    const response = await server.app.inject({ method: "POST", url: "/api/submit", payload, headers });
    expect(response.statusCode).toBe(202);
    expect((await server.app.inject({ method: "DELETE", url: "/api/tasks/none", payload, headers })).statusCode).toBe(
      404,
    );
  },
);

test.each(["reference", "released"] as const)(
  "the %s variant applies the limit of 10 MiB to the bytes of the body",
  async (variant) => {
    const server = await startKnowledge({ variant });
    const rest = JSON.stringify(variant === "reference" ? { content: "" } : { source: "paste", content: "" });
    const room = 10 * 1024 * 1024 - Buffer.byteLength(rest);
    const bodyOf = (text: string) => rest.replace('"content":""', `"content":"${text}"`);
    const fits = await server.call("POST", "/api/submit", bodyOf("é".repeat(Math.floor(room / 2))));
    expect(fits.statusCode).toBe(variant === "reference" ? 201 : 202);
    const tooLong = await server.call("POST", "/api/submit", bodyOf("é".repeat(Math.floor(room / 2) + 1)));
    expect([tooLong.statusCode, tooLong.json()]).toEqual([
      400,
      { error: "invalid request body: http: request body too large" },
    ]);
  },
);
