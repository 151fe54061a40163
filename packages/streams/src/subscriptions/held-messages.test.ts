import { expect, test } from "vitest";
import type { StreamMessage } from "../message.ts";
import { HeldMessages } from "./held-messages.ts";

/** Receiver that accepts a limited number of messages, and more after a call of `makeRoom`. */
class Receiver {
  isEnded = false;
  readonly received: unknown[] = [];
  #places: number;
  #waiting: (() => void)[] = [];

  constructor(places: number) {
    this.#places = places;
  }

  room(): Promise<void> | undefined {
    if (this.#places > 0) return undefined;
    return new Promise((resolve) => this.#waiting.push(resolve));
  }

  take(message: StreamMessage): void {
    this.#places -= 1;
    this.received.push(message["id"]);
  }

  async makeRoom(places: number): Promise<void> {
    this.#places = places;
    for (const resolve of this.#waiting.splice(0)) resolve();
    await settle();
  }
}

/** Waits until all pending work is done. */
const settle = () => new Promise<void>((resolve) => setImmediate(resolve));

function hold(places: number, ids: readonly number[]) {
  const receiver = new Receiver(places);
  const held = new HeldMessages(receiver, (message) => receiver.take(message));
  held.hold();
  for (const id of ids) held.add({ id });
  return { receiver, held };
}

test("releasing the held messages delivers all of them, and later messages are no longer held", async () => {
  const { receiver, held } = hold(10, [1, 2]);
  await held.release();
  expect(receiver.received).toEqual([1, 2]);
  expect(held).toMatchObject({ isHolding: false, size: 0 });
});

test("held messages are released only as fast as their receiver has room for them", async () => {
  const { receiver, held } = hold(1, [1, 2, 3]);
  const released = held.release();
  expect(receiver.received).toEqual([1]);
  expect(held.isHolding).toBe(true);
  held.add({ id: 4 });
  await receiver.makeRoom(2);
  expect(receiver.received).toEqual([1, 2, 3]);
  await receiver.makeRoom(2);
  await released;
  expect(receiver.received).toEqual([1, 2, 3, 4]);
  expect(held.isHolding).toBe(false);
});

test("a second call of release() ends a first one that waits for room in the receiver", async () => {
  const { receiver, held } = hold(0, [1, 2]);
  const first = held.release();
  const second = held.release();
  await receiver.makeRoom(1);
  await first;
  expect(receiver.received).toEqual([1]);
  expect(held.isHolding).toBe(true);
  await receiver.makeRoom(1);
  await second;
  expect(receiver.received).toEqual([1, 2]);
  expect(held.isHolding).toBe(false);
});

test("releaseNow() delivers the held messages immediately, and ends a release() that waits for room in the receiver", async () => {
  const { receiver, held } = hold(0, [1]);
  const released = held.release();
  held.releaseNow();
  expect(receiver.received).toEqual([1]);
  held.hold();
  await receiver.makeRoom(1);
  await released;
  expect(held.isHolding).toBe(true);
});

test("holdsAll is false from the call of release() on, even while messages are still held", async () => {
  const { receiver, held } = hold(0, [1]);
  expect(held.holdsAll).toBe(true);
  const released = held.release();
  expect(held).toMatchObject({ isHolding: true, holdsAll: false });
  await receiver.makeRoom(1);
  await released;
  expect(held).toMatchObject({ isHolding: false, holdsAll: false });
});

test("a receiver that has ended gets no more held messages", async () => {
  const { receiver, held } = hold(0, [1]);
  const released = held.release();
  receiver.isEnded = true;
  await receiver.makeRoom(1);
  await released;
  expect(receiver.received).toEqual([]);
});
