import { expect, test } from "vitest";
import { createKnowledgeClient } from "../../src/index.ts";
import { fakeService } from "../support/fake-service.ts";

const json = (status: number, body: unknown) =>
  new Response(JSON.stringify(body), { status, headers: { "content-type": "application/json" } });

test.each([undefined, "", "  \n", 7])(
  "text with the content %j is refused before anything is sent",
  async (content) => {
    const service = fakeService("reference");
    const { submit } = createKnowledgeClient({ fetch: service.fetch });
    await expect(submit.text({ content: content as string })).rejects.toMatchObject({ code: "input" });
    expect(service.received).toEqual([]);
  },
);

test("the limit of 10 MiB for a text counts the bytes of the request body", async () => {
  const service = fakeService("reference");
  const { submit } = createKnowledgeClient({ fetch: service.fetch });
  const room = 10 * 1024 * 1024 - '{"content":""}'.length;
  await expect(submit.text({ content: "ä".repeat(room / 2 + 1) })).rejects.toThrow(
    /^submit\.text: content makes a request body of 10485762 bytes/,
  );
  await expect(submit.text({ content: `${"a".repeat(room)}b` })).rejects.toMatchObject({ code: "input" });
  expect(service.received).toEqual([]);
  await expect(submit.text({ content: "a".repeat(room) })).resolves.toMatchObject({ id: "task-1" });
});

test.each([
  ["another 400", 400, "content must be polite"],
  ["a 400 that mentions the field", 400, "source_url could not be fetched"],
  ["a 400 about an unknown host", 400, "source_url: unknown host"],
  ["a 400 about another field", 400, 'unknown field "colour"'],
  ["a 422", 422, 'unknown field "source_url"'],
  ["a 500", 500, 'unknown field "source_url"'],
  ["a 409", 409, "content already submitted"],
])(
  "%s does not make the client resend a text in the notation of the other server variant",
  async (_, status, error) => {
    const service = fakeService("released");
    service.intercept = () => json(status, { error });
    const { submit } = createKnowledgeClient({ fetch: service.fetch });
    await expect(submit.text({ content: "a", source_url: "b" })).rejects.toMatchObject({ status });
    expect(service.received.length).toBe(1);
  },
);

test("a submission is not resent after a lost response", async () => {
  let calls = 0;
  const { submit } = createKnowledgeClient({
    fetch: () => {
      calls += 1;
      return Promise.reject(new TypeError("fetch failed"));
    },
  });
  await expect(submit.text({ content: "a" })).rejects.toMatchObject({ code: "network", outcome: "unknown" });
  expect(calls).toBe(1);
});

test("the client detects that the server variant has changed", async () => {
  const released = fakeService("released");
  const reference = fakeService("reference");
  let now = released;
  const { submit } = createKnowledgeClient({ fetch: (url, init) => now.fetch(url, init) });
  await submit.text({ content: "one" });
  now = reference;
  await expect(submit.text({ content: "two" })).resolves.toMatchObject({ id: "task-1" });
  expect(reference.received.map(({ json: body }) => Object.keys(body ?? {}))).toEqual([
    ["source", "content"],
    ["content"],
  ]);
});

test("content that was submitted before is reported as a duplicate", async () => {
  const { submit } = createKnowledgeClient({ fetch: fakeService("released").fetch });
  await submit.text({ content: "one" });
  await expect(submit.text({ content: "one" })).rejects.toMatchObject({ code: "duplicate", status: 409 });
});

test("text input with the field names of the released variant is sent unchanged to that variant", async () => {
  const service = fakeService("released");
  const { submit } = createKnowledgeClient({ fetch: service.fetch });
  await submit.text({ source: "url", url: "https://notes.example.org", title: "Notes" });
  expect(service.received.map(({ json: body }) => body)).toEqual([
    { source: "url", url: "https://notes.example.org", title: "Notes" },
  ]);
});

test("submitting a URL is unsupported on a variant that cannot fetch URLs", async () => {
  const service = fakeService("reference");
  const { submit } = createKnowledgeClient({ fetch: service.fetch });
  await expect(submit.text({ source: "url", url: "https://a.example.org" })).rejects.toMatchObject({
    code: "unsupported",
    outcome: "answered",
  });
  await expect(submit.text({ source: "url", url: " " })).rejects.toThrow(/^submit\.text: url must be/);
  expect(service.received.length).toBe(1);
});

test("text input with the field names of the released variant is converted for the reference variant", async () => {
  const service = fakeService("reference");
  const { submit } = createKnowledgeClient({ fetch: service.fetch });
  await submit.text({ source: "paste", content: "one", title: "One" });
  expect(service.received.at(-1)?.json).toEqual({ content: "one" });
});
