import { expect, test } from "vitest";
import { VirtualClock } from "./virtual-clock.ts";

test("virtual timers fire in the order of their times, and a cancelled timer never fires", async () => {
  const clock = new VirtualClock(0);
  const fired: string[] = [];
  clock.after(20, () => fired.push("late"));
  clock.after(10, () => fired.push("early"));
  clock.after(15, () => fired.push("cancelled"))();
  await clock.advance(20);
  expect([fired, clock.now(), clock.pending]).toEqual([["early", "late"], 20, 0]);
});

test("a virtual timer that starts another timer within the same time runs both", async () => {
  const clock = new VirtualClock(0);
  const times: number[] = [];
  clock.after(10, () => clock.after(5, () => times.push(clock.now())));
  await clock.advance(15);
  expect(times).toEqual([15]);
});

test("the virtual clock advances from timer to timer until a promise settles", async () => {
  const clock = new VirtualClock(0);
  const wait = (ms: number) => new Promise<void>((resolve) => void clock.after(ms, resolve));
  await clock.run(wait(1000).then(() => wait(500)));
  expect([clock.now(), clock.waits]).toEqual([1500, [1000, 500]]);
});

test("setting the virtual wall clock fires no timer", async () => {
  const clock = new VirtualClock(0);
  const fired: number[] = [];
  clock.after(10, () => fired.push(clock.now()));
  clock.set(100);
  expect([fired, clock.next]).toEqual([[], 0]);
  await clock.advance(0);
  expect(fired).toEqual([100]);
});
