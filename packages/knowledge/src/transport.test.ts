import { compose, fromFetch, retry, timeout, type PlatformFetch } from "@specwright/transport";
import { expect, test } from "vitest";
import { createKnowledgeClient } from "./index.ts";
import { instantClock } from "./testing/fake-clock.ts";
import { fakeService } from "./testing/fake-service.ts";

/** The client on an onion of the transport, whose server fails the first call of each kind. */
function onion() {
  const service = fakeService("released");
  const failed = new Set<string>();
  const sent: string[] = [];
  const flaky: PlatformFetch = (input, init) => {
    const request = new Request(input, init);
    const key = `${request.method} ${new URL(request.url).pathname}`;
    sent.push(key);
    if (failed.has(key)) return service.fetch(request);
    failed.add(key);
    return Promise.resolve(Response.json({ error: "busy" }, { status: 503 }));
  };
  const fetch = compose(fromFetch(flaky), retry({ clock: instantClock() }), timeout({ headersMs: 1000 }));
  return { service, sent, knowledge: createKnowledgeClient({ fetch }) };
}

test("reads are repeated by an onion with a retry, writes are not", async () => {
  const { knowledge, sent } = onion();
  expect(await knowledge.health()).toEqual({ status: "ok" });
  await expect(knowledge.submit.text({ content: "a" })).rejects.toMatchObject({ code: "server" });
  await expect(knowledge.chat.answer({ query: "?" })).rejects.toMatchObject({ code: "server" });
  expect(sent).toEqual(["GET /healthz", "GET /healthz", "POST /api/submit", "POST /api/chat"]);
});

test("submitting, uploading and asking pass through an onion", async () => {
  const { knowledge } = onion();
  await knowledge.submit.text({ content: "a" }).catch(() => {});
  expect((await knowledge.submit.text({ content: "a" })).id).toBe("task-1");
  await knowledge.submit.files([new File(["b"], "b.md")]).catch(() => {});
  expect(await knowledge.submit.files([new File(["b"], "b.md")])).toMatchObject([{ name: "b.md", ok: true }]);
  await knowledge.chat.answer({ query: "?" }).catch(() => {});
  expect((await knowledge.chat.answer({ query: "?" })).text).toBe("Alpha ships.");
});
