import { systemError, VirtualClock } from "@specwright-tools/testing";
import { expect, test } from "vitest";
import { createKnowledgeClient, type KnowledgeClient } from "../src/index.ts";
import { DONE, EVENT_STREAM } from "./support/chat-stream.ts";

/** Creates a client whose server refuses the first question with this message. */
function refusing(detail: string) {
  const asked: Record<string, unknown>[] = [];
  const knowledge = createKnowledgeClient({
    fetch: async (_, init) => {
      asked.push(JSON.parse(String(init?.body)) as Record<string, unknown>);
      return asked.length === 1 ? Response.json({ error: detail }, { status: 400 }) : new Response(DONE, EVENT_STREAM);
    },
  });
  return { knowledge, asked };
}

test.each([
  'invalid request body: json: unknown field "model"',
  '"model" is not allowed',
  "property model is not allowed",
  "Extra inputs are not permitted: model",
  "Unrecognized key(s) in object: 'model'",
  "must NOT have additional properties: model",
])("the refusal %s makes the client resend the question without the unknown field", async (detail) => {
  const { knowledge, asked } = refusing(detail);
  expect(await knowledge.chat.answer({ query: "?", model: "m" })).toMatchObject({ ignored: ["model"] });
  expect(asked).toEqual([{ query: "?", model: "m" }, { query: "?" }]);
});

test.each([
  "model gpt-5 is not allowed",
  "the model is not permitted for this key",
  "model: unknown session",
  'model "m" is not allowed here',
])("the refusal %s does not make the client resend the question", async (detail) => {
  const { knowledge, asked } = refusing(detail);
  const question = { query: "?", model: "m" };
  await expect(knowledge.chat.answer(question)).rejects.toMatchObject({ code: "bad-request", detail });
  expect(await knowledge.chat.answer(question)).toMatchObject({ ignored: [] });
  expect(asked).toEqual([question, question]);
});

test("after a read of the wiki tree, a question is sent with all its fields", async () => {
  const bodies: unknown[] = [];
  const knowledge = createKnowledgeClient({
    fetch: async (_, init) => {
      bodies.push(init?.body);
      return init?.body ? new Response(DONE, EVENT_STREAM) : Response.json({ tree: [] });
    },
  });
  await knowledge.wiki.tree();
  await knowledge.chat.answer({ query: "?", model: "m" });
  expect(bodies.at(-1)).toBe('{"query":"?","model":"m"}');
});

const refusedFirst: readonly [string, string, (client: KnowledgeClient) => Promise<unknown>][] = [
  ["submit.text", "source is required", ({ submit }) => submit.text({ content: "# Alpha" })],
  ["chat", 'unknown field "model"', ({ chat }) => chat.answer({ query: "?", model: "m" })],
];

/**
 * Creates a client whose first request is refused with this reason, and whose second request fails with a connection
 * error.
 */
function lostAfterRefusal(detail: string, lost: Error): KnowledgeClient {
  const responses = [() => Response.json({ error: detail }, { status: 400 })];
  const fetch = async () => {
    const respond = responses.shift();
    if (respond === undefined) throw lost;
    return respond();
  };
  return createKnowledgeClient({ fetch });
}

test.each(refusedFirst)(
  "%s: a call that was refused at first has the outcome `answered`, even if its second attempt does not reach the server",
  async (_, detail, call) => {
    const client = lostAfterRefusal(detail, systemError("ECONNREFUSED", "connect"));
    await expect(call(client)).rejects.toMatchObject({ code: "network", outcome: "answered" });
  },
);

test.each(refusedFirst)(
  "%s: a refused call has the outcome unknown if its second attempt gets no response",
  async (_, detail, call) => {
    const client = lostAfterRefusal(detail, systemError("ECONNRESET", "read"));
    await expect(call(client)).rejects.toMatchObject({ code: "network", outcome: "unknown" });
  },
);

test("no timer remains after submissions that waited until the server variant was known", async () => {
  const clock = new VirtualClock();
  const variants: string[] = [];
  const { submit } = createKnowledgeClient({
    clock,
    fetch: async (_, init) => {
      const isReference = "source" in (JSON.parse(String(init?.body)) as object);
      variants.push(isReference ? "reference" : "released");
      if (!isReference) return Response.json({ error: "source is required" }, { status: 400 });
      return Response.json({ id: "1", status: "pending" }, { status: 202 });
    },
  });
  await Promise.all([1, 2, 3].map(() => submit.text({ content: "# Alpha" })));
  expect(variants).toEqual(["released", "reference", "reference", "reference"]);
  expect(clock.pending).toBe(0);
});
