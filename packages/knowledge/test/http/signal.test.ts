import { getEventListeners } from "node:events";
import { VirtualClock } from "@specwright-tools/testing";
import { expect, test } from "vitest";
import { createKnowledgeClient, type KnowledgeClient } from "../../src/index.ts";
import { SMALL_LIMITS } from "../support/upload-limits.ts";

test("calls with the same signal share one abort listener, which is removed when the last of them ends", async () => {
  const controller = new AbortController();
  const { signal } = controller;
  const answers: (() => void)[] = [];
  const knowledge = createKnowledgeClient({
    fetch: () => new Promise((resolve) => answers.push(() => resolve(Response.json({ status: "ok" })))),
  });
  const calls = Array.from({ length: 50 }, () => knowledge.health({ signal }));
  while (answers.length < 50) await new Promise((resolve) => setImmediate(resolve));
  expect(getEventListeners(signal, "abort")).toHaveLength(1);
  for (const answer of answers.splice(0, 49)) answer();
  await Promise.all(calls.slice(0, 49));
  expect(getEventListeners(signal, "abort")).toHaveLength(1);
  answers[0]?.();
  await calls[49];
  expect(getEventListeners(signal, "abort")).toHaveLength(0);
});

test("tasks.wait calls with the same signal share one listener, and an abort removes it and the pending timers", async () => {
  const controller = new AbortController();
  const { signal } = controller;
  const clock = new VirtualClock();
  const { tasks } = createKnowledgeClient({ clock, fetch: async () => Response.json({ id: "1", status: "running" }) });
  const waits = Array.from({ length: 11 }, () => tasks.wait("1", { signal }));
  while (clock.waits.filter((ms) => ms === 500).length < 11) await new Promise((resolve) => setImmediate(resolve));
  expect(getEventListeners(signal, "abort")).toHaveLength(1);
  controller.abort("why");
  for (const wait of waits) await expect(wait).rejects.toMatchObject({ code: "aborted", cause: "why" });
  expect(getEventListeners(signal, "abort")).toHaveLength(0);
  expect(clock.pending).toBe(0);
});

test("an aborted signal ends all pending and later calls that use it", async () => {
  const controller = new AbortController();
  const { signal } = controller;
  const knowledge = createKnowledgeClient({ fetch: () => new Promise(() => {}) });
  const calls = [1, 2, 3].map(() => knowledge.health({ signal }));
  controller.abort("why");
  for (const call of [...calls, knowledge.health({ signal })]) {
    await expect(call).rejects.toMatchObject({ code: "aborted", cause: "why" });
  }
  expect(getEventListeners(signal, "abort")).toHaveLength(0);
});

const UPLOAD = [{ name: "a.md", data: new Uint8Array(1) }];
const CALLS: [string, (client: KnowledgeClient, options: { signal: AbortSignal }) => unknown][] = [
  ["a read", (client, options) => client.health(options)],
  ["a write", (client, options) => client.submit.text({ content: "a" }, options)],
  ["an upload", (client, options) => client.submit.files(UPLOAD, options)],
  [
    "an upload within given limits",
    (client, options) => client.submit.files(UPLOAD, { ...options, config: SMALL_LIMITS }),
  ],
  ["waiting", (client, options) => client.tasks.wait("1", options)],
  ["all tasks", (client, options) => client.tasks.iterate({}, options).next()],
  ["an answer", (client, options) => client.chat.answer({ query: "?" }, options)],
  ["a chat", (client, options) => client.chat({ query: "?" }, options)[Symbol.asyncIterator]().next()],
  ["MCP", (client, options) => client.mcp.connect(options)],
];

test.each(CALLS)("an invalid signal is refused before anything is sent: %s", async (_, call) => {
  for (const signal of [{}, { aborted: false }, "x", new AbortController()]) {
    let sent = 0;
    const client = createKnowledgeClient({ fetch: () => Promise.reject(new Error(`${(sent += 1)}`)) });
    await expect(call(client, { signal: signal as AbortSignal })).rejects.toMatchObject({
      code: "input",
      outcome: "not-sent",
      message: expect.stringMatching(/^[\w.]+: signal must be an AbortSignal/),
    });
    expect(sent).toBe(0);
  }
});
