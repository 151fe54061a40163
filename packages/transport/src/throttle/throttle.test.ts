import { VirtualClock } from "@specwright-tools/testing";
import { array, assert, integer, property, record } from "fast-check";
import { expect, test } from "vitest";
import type { Slot } from "./rate-limit.ts";
import { createMemoryStore } from "./throttle.ts";

const limit = { key: "order.create", requests: 3, windowMs: 1000 };

test("the store counts the requests of other clients in one record, however many they are", () => {
  const store = createMemoryStore(new VirtualClock());
  const huge = { ...limit, requests: 2 ** 53 };
  for (const left of [2, 1, 0]) {
    expect(store.take(huge)).toBe(0);
    store.correct?.(huge, left);
  }
  expect(store.take(huge)).toBe(limit.windowMs);
});

test("a request counts towards the limit until one window after its response", () => {
  const clock = new VirtualClock(0);
  const store = createMemoryStore(clock);
  const slot: Slot = { endedAt: Infinity };
  store.take(limit, slot);
  store.take({ ...limit, cost: 2 }, { endedAt: 0 });
  clock.set(5000);
  expect(store.take({ ...limit, cost: 3 })).toBe(1000);
  slot.endedAt = 5000;
  clock.set(5999);
  expect(store.take({ ...limit, cost: 3 })).toBe(1);
  clock.set(6000);
  expect(store.take({ ...limit, cost: 3 })).toBe(0);
});

test("a request waits until enough earlier requests have left the window, in whichever order they ended", () => {
  const clock = new VirtualClock(0);
  const store = createMemoryStore(clock);
  for (const endedAt of [500, 300, 400]) store.take(limit, { endedAt });
  clock.set(600);
  expect(store.take(limit)).toBe(700);
  expect(store.take({ ...limit, cost: 2 })).toBe(800);
  expect(store.take({ ...limit, cost: 3 })).toBe(900);
});

test.each([
  [999, 1, 1],
  [1000, 0, 1000],
  [1500, 0, 1000],
])(
  "a request behind a pending request frees its capacity once when it leaves the window: after %d ms",
  (after, waitMs, next) => {
    const clock = new VirtualClock(0);
    const store = createMemoryStore(clock);
    store.take(limit, { endedAt: Infinity });
    store.take({ ...limit, cost: 2 }, { endedAt: 0 });
    clock.set(after);
    expect(store.take({ ...limit, cost: 2 })).toBe(waitMs);
    expect(store.take(limit)).toBe(next);
  },
);

test("the store adds the requests of other clients to those that this client has sent within the window", () => {
  const clock = new VirtualClock(0);
  const store = createMemoryStore(clock);
  // The second round checks that requests outside the window aren't counted and that their removal doesn't count twice.
  for (const start of [0, 3000]) {
    clock.set(start);
    store.take(limit, { endedAt: start });
    store.take(limit, { endedAt: start });
    clock.set(start + 1000);
    store.correct?.(limit, 1);
    expect(store.take(limit)).toBe(0);
    expect(store.take(limit)).toBe(1000);
  }
});

test("the store allows exactly the requests that a simple count of the window would allow", () => {
  const steps = array(
    record({
      pause: integer({ min: 0, max: 600 }),
      cost: integer({ min: 1, max: 3 }),
      lasts: integer({ min: 0, max: 2000 }),
    }),
    // Use long sequences, because in short sequences a request rarely leaves the window before an earlier request.
    { minLength: 20, maxLength: 60 },
  );
  assert(
    property(steps, (plan) => {
      const clock = new VirtualClock(0);
      const store = createMemoryStore(clock);
      const admitted: { readonly slot: Slot; readonly cost: number; readonly endsAt: number }[] = [];
      for (const { pause, cost, lasts } of plan) {
        clock.set(clock.now() + pause);
        const now = clock.now();
        for (const { slot, endsAt } of admitted) if (endsAt <= now) slot.endedAt = Math.min(slot.endedAt, endsAt);
        const inWindow = admitted.filter(({ slot }) => slot.endedAt > now - limit.windowMs);
        const used = inWindow.reduce((sum, one) => sum + one.cost, 0);
        const slot: Slot = { endedAt: Infinity };
        const isAdmitted = store.take({ ...limit, cost }, slot) === 0;
        expect(isAdmitted).toBe(used + cost <= limit.requests);
        if (isAdmitted) admitted.push({ slot, cost, endsAt: now + lasts });
      }
    }),
  );
});
