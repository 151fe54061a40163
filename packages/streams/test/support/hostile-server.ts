import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import type { Socket } from "../../src/index.ts";
import type { Frame } from "./recordings.ts";

type Random = () => number;
type Listener = (event: unknown) => void;

const folder = join(import.meta.dirname, "../recordings");

/** All messages from servers in the recordings. */
export const recordedTexts: readonly string[] = readdirSync(folder).flatMap((file) => {
  const { frames } = JSON.parse(readFileSync(join(folder, file), "utf8")) as { readonly frames: readonly Frame[] };
  return frames.flatMap(([from, text]) => (from === "server" && text.length < 20_000 ? [text] : []));
});

export const pick = <Item>(random: Random, items: readonly Item[]): Item =>
  items[Math.floor(random() * items.length)] as Item;

const nested = (depth: number, open: string, close: string): string => open.repeat(depth) + close.repeat(depth);

/** Generators of JSON that no server should send. */
const strangeValues: readonly ((random: Random) => string)[] = [
  () => "null",
  () => "[]",
  () => "{}",
  () => "[null]",
  () => '""',
  () => "-0",
  () => "1e999",
  () => "12345678901234567890123456789",
  () => '{"toString":1,"valueOf":null}',
  () => '{"__proto__":{"then":1},"constructor":5}',
  () => '"\\ud800"',
  (random) => nested(pick(random, [10, 1000, 20_000]), "[", "]"),
  (random) => `${'{"a":'.repeat(2000)}${pick(random, ["1", "null"])}${"}".repeat(2000)}`,
  (random) => JSON.stringify("x".repeat(Math.floor(random() * 100_000))),
  (random) => `[${Array.from({ length: Math.floor(random() * 5000) }, () => "1").join(",")}]`,
];

/** Replaces a value in a JSON string with a strange value. */
function spoil(text: string, random: Random): string {
  const values = [...text.matchAll(/(?<=[:[,])(?:"[^"]*"|-?[\d.]+|true|false|null)(?=[,\]}])/g)];
  if (values.length === 0) return text;
  const { index, 0: found } = pick(random, values);
  return text.slice(0, index) + pick(random, strangeValues)(random) + text.slice(index + found.length);
}

const bytes = (random: Random): string =>
  String.fromCharCode(...Array.from({ length: Math.floor(random() * 200) }, () => Math.floor(random() * 65_536)));

/** Returns the data of a message event: a recorded message, corrupted in various ways, or another value. */
export function hostileData(random: Random): unknown {
  const text = pick(random, recordedTexts);
  const chance = random();
  if (chance < 0.3) return spoil(text, random);
  if (chance < 0.4) return spoil(spoil(spoil(text, random), random), random);
  if (chance < 0.5) return text.slice(0, Math.floor(random() * text.length));
  if (chance < 0.6) return text;
  if (chance < 0.7) return bytes(random);
  if (chance < 0.75) return pick(random, strangeValues)(random);
  if (chance < 0.8)
    return `{"topic":${pick(random, strangeValues)(random)},"data":${pick(random, strangeValues)(random)}}`;
  if (chance < 0.85) return `{"op":"pong","args":${pick(random, strangeValues)(random)}}`;
  if (chance < 0.9) return pick(random, [undefined, null, 5, {}, new ArrayBuffer(4), new Uint8Array(3), []]);
  return `{"${bytes(random).replaceAll(/["\\\p{Cc}]/gu, "")}":1}`;
}

const fail = (): never => {
  throw new RangeError("of the socket");
};

/** Event objects that no socket should emit. */
const strangeEvents: readonly (() => unknown)[] = [
  () => undefined,
  () => null,
  () => 5,
  () => ({}),
  () => ({ code: {} }),
  () => ({ code: Object.create(null) as unknown }),
  () => Object.defineProperties({}, { data: { get: fail }, code: { get: fail } }),
];

const codes = [0, 1000, 1001, 1005, 1006, 1008, 1009, 1011, 1015, 3000, 4999, -1, 1e9, Number.NaN];

/** Socket that emits arbitrary events at any time and sometimes throws. */
export class HostileSocket implements Socket {
  readonly #listeners = new Map<string, Listener[]>();
  readonly #random: Random;
  readonly #throws: number;
  readonly url: string;

  /** @param throws probability that a method throws, from 0 to 1 */
  constructor(url: string, random: Random, throws: number) {
    this.url = url;
    this.#random = random;
    this.#throws = throws;
    this.#mayThrow();
  }

  addEventListener(type: string, listener: (event: never) => void): void {
    this.#mayThrow();
    this.#listeners.set(type, [...(this.#listeners.get(type) ?? []), listener as Listener]);
  }

  /** Replies like a server, or with an arbitrary message, or not at all. */
  send(text: string): void {
    this.#mayThrow();
    const { op, req_id: id, reqId, args } = JSON.parse(text) as Record<string, unknown>;
    const chance = this.#random();
    if (chance < 0.1) return;
    if (chance < 0.2) return this.emit("message", { data: hostileData(this.#random) });
    const isTrade = this.url.endsWith("/v5/trade");
    const pong = isTrade
      ? { retCode: 0, op: "pong", data: ["1700000000000"] }
      : { op: "pong", args: ["1700000000000"] };
    const done = isTrade ? { retCode: 0, retMsg: "OK", op, reqId } : { success: true, ret_msg: "", op, req_id: id };
    const refused = { ...done, success: false, retCode: 10001, ret_msg: "Params Error", args };
    this.emit("message", { data: JSON.stringify(op === "ping" ? pong : chance < 0.25 ? refused : done) });
  }

  close(): void {
    this.#mayThrow();
    if (this.#random() < 0.5) this.emit("close", { code: 1000 });
  }

  terminate(): void {
    this.#mayThrow();
  }

  pause(): void {
    this.#mayThrow();
  }

  resume(): void {
    this.#mayThrow();
  }

  /** Emits a random event. */
  act(): void {
    const chance = this.#random();
    if (chance < 0.7) this.emit("message", { data: hostileData(this.#random) });
    else if (chance < 0.8) this.emit("open", {});
    else if (chance < 0.85) this.emit("error", pick(this.#random, strangeEvents)());
    else if (chance < 0.9) this.emit("close", { code: pick(this.#random, codes) });
    else this.emit(pick(this.#random, ["open", "message", "error", "close"]), pick(this.#random, strangeEvents)());
  }

  /** Passes an event to every listener. No listener may throw. */
  emit(type: string, event: unknown): void {
    for (const listener of this.#listeners.get(type) ?? []) listener(event);
  }

  #mayThrow(): void {
    if (this.#random() < this.#throws) fail();
  }
}
