import { expect, test } from "vitest";
import { preparedIds } from "./prepared-ids.ts";

test("every ID is used once, also if several are needed at the same time", async () => {
  let count = 0;
  const nextId = preparedIds(() => `id-${++count}`);
  const ids: string[] = [];
  for (const needed of [1, 3, 1, 2, 0, 1]) {
    for (let index = 0; index < needed; index++) ids.push(nextId());
    await Promise.resolve();
  }
  expect(ids).toHaveLength(8);
  expect(new Set(ids).size).toBe(8);
  expect(ids.every((id) => /^id-\d+$/.test(id))).toBe(true);
});

test("an ID is prepared before it is needed", async () => {
  let count = 0;
  const nextId = preparedIds(() => `id-${++count}`);
  expect(nextId()).toBe("id-1");
  await Promise.resolve();
  expect(count).toBe(2);
  expect(nextId()).toBe("id-2");
  expect(count).toBe(2);
});
