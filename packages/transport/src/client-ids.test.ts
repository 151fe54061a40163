import { expect, test } from "vitest";
import { createClientIds } from "./client-ids.ts";

const UUID = /^[\da-f]{8}-[\da-f]{4}-4[\da-f]{3}-[89ab][\da-f]{3}-[\da-f]{12}$/;

test("every ID is a UUID and is returned once, whether or not it was prepared", () => {
  const [one, other] = [createClientIds(), createClientIds()];
  const seen: string[] = [];
  for (const needed of [1, 3, 1, 2, 0, 1]) {
    for (const ids of [one, other])
      for (let index = 0; index < needed; index++) seen.push(ids.forOrder(), ids.forRequest());
    one.prepare();
  }
  expect(seen).toHaveLength(32);
  expect(new Set(seen).size).toBe(32);
  expect(seen.filter((id) => !UUID.test(id))).toEqual([]);
});

test("request IDs of a client have the same start and increasing numbers", () => {
  const ids = createClientIds();
  const [first = "", second = ""] = [ids.forRequest(), ids.forRequest()];
  ids.prepare();
  const third = ids.forRequest();
  expect([second, third].map((id) => id.slice(0, -12))).toEqual(Array(2).fill(first.slice(0, -12)));
  expect([first, second, third].map((id) => Number(id.slice(-12)))).toEqual([1, 2, 3]);
});

test("the caller's function creates all IDs and is called only when an ID is needed", () => {
  let count = 0;
  const ids = createClientIds(() => `mine-${++count}`);
  expect(ids.forOrder()).toBe("mine-1");
  ids.prepare();
  expect(ids.forRequest()).toBe("mine-2");
  expect(count).toBe(2);
});
