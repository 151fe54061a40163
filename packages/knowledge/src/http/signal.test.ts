import { getEventListeners } from "node:events";
import { expect, test } from "vitest";
import { createKnowledgeClient } from "../index.ts";

test("calls that share a signal share one listener, which goes with the last of them", async () => {
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

test("all of them end with it, also those that came later", async () => {
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
