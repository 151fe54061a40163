import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { VirtualClock, settle } from "@specwright-tools/testing";
import { expect, test } from "vitest";
import { createTradingStreams, type DebugEvent, type Socket, type SocketConstructor } from "../src/index.ts";
import { fakeTrading } from "./support/fake-trading.ts";
import { loadFiles } from "./support/load-files.ts";
import {
  countingIds,
  parametersOf,
  subscribeTo,
  tradeOverSocket,
  type Recording,
  type TopicName,
} from "./support/recordings.ts";

await loadFiles();

const folder = join(import.meta.dirname, "recordings");
const read = (name: string) => JSON.parse(readFileSync(join(folder, `${name}.json`), "utf8")) as Recording;
const topics = Object.keys(parametersOf) as TopicName[];

/**
 * Socket whose server replays a recording. It collects deviations of the client's messages from the recording in
 * `surprises`.
 */
class RecordedSocket implements Socket {
  readonly #frames: Recording["frames"];
  readonly #listeners = new Map<string, (event: never) => void>();
  readonly surprises: string[] = [];
  #played = 0;

  constructor(frames: Recording["frames"]) {
    this.#frames = frames;
    // The socket opens after the synchronous work of the client.
    void settle().then(() => this.#emit("open", {}));
  }

  get isPlayed(): boolean {
    return this.#played === this.#frames.length;
  }

  send(text: string): void {
    const [from, expected] = this.#frames[this.#played] ?? ["client", "nothing"];
    if (from !== "client" || text !== expected) this.surprises.push(`sent ${text} instead of ${expected}`);
    this.#played += 1;
    queueMicrotask(() => this.#play());
  }

  close(): void {}

  addEventListener(type: string, listener: (event: never) => void): void {
    this.#listeners.set(type, listener);
  }

  /** Sends the recorded server messages up to the next client message. */
  #play(): void {
    for (let [from, data] = this.#next(); from === "server"; [from, data] = this.#next()) {
      this.#played += 1;
      this.#emit("message", { data });
    }
  }

  #next() {
    return this.#frames[this.#played] ?? (["client", ""] as const);
  }

  #emit(type: string, event: object): void {
    this.#listeners.get(type)?.(event as never);
  }
}

/** Creates a client that connects to a socket with the recording. */
function replay({ time, credentials, frames, snapshot }: Recording) {
  const sockets: RecordedSocket[] = [];
  const urls: string[] = [];
  const webSocket = function open(url: string) {
    const socket = new RecordedSocket(frames);
    sockets.push(socket);
    urls.push(new URL(url).pathname);
    return socket;
  } as unknown as SocketConstructor;
  const problems: DebugEvent[] = [];
  const streams = createTradingStreams({
    webSocket,
    clock: new VirtualClock(time),
    credentials,
    generateId: countingIds(),
    trading: fakeTrading(undefined, () => Promise.resolve(snapshot)) as never,
    onDebug: (event) => {
      if (event.type !== "connecting" && event.type !== "connected") problems.push(event);
    },
  });
  return { streams, sockets, urls, problems };
}

/** Waits until the recording has been played. Each iteration lets pending signatures finish. */
async function played(sockets: readonly RecordedSocket[]): Promise<void> {
  for (let turn = 0; turn < 200 && sockets[0]?.isPlayed !== true; turn++) await settle();
}

/** Returns the topic messages of a recording, parsed by `JSON.parse`. */
function pushedData({ frames }: Recording): readonly { readonly type: string; readonly data: unknown }[] {
  const messages = frames.flatMap(([from, text]) => (from === "server" ? [JSON.parse(text) as object] : []));
  return messages.filter((message) => "topic" in message && "data" in message) as never;
}

/**
 * Returns the records that a message should deliver: each item of a list, or the whole data if it isn't a list or if
 * the topic delivers lists unchanged (`isList`).
 */
const recordsOf = (data: unknown, isList: boolean): unknown[] => (Array.isArray(data) && !isList ? data : [data]);

test("every topic of the client is recorded, and the only other recordings are of orders", () => {
  const { streams } = replay(read("order"));
  const others = new Set(["trade", "topic", "accountState", "close"]);
  const methods = Object.keys(streams).filter((name) => !others.has(name));
  expect(methods.toSorted()).toEqual([...topics].toSorted());
  expect(readdirSync(folder).toSorted()).toEqual([...topics, "trade"].map((name) => `${name}.json`).toSorted());
  streams.close();
});

test.each(topics)("the client sends the recorded bytes for %s, and delivers the recorded messages", async (topic) => {
  const recording = read(topic);
  const { streams, sockets, urls, problems } = replay(recording);
  const events: { readonly type: string; readonly data?: unknown; readonly updateId?: unknown }[] = [];
  const subscription = subscribeTo(streams, topic, recording.option, (event) => void events.push(event));
  await subscription.ready;
  await played(sockets);
  expect(sockets.flatMap(({ surprises }) => surprises)).toEqual([]);
  expect({ isPlayed: sockets[0]?.isPlayed, urls, problems }).toEqual({
    isPlayed: true,
    urls: [recording.path],
    problems: [],
  });
  const pushed = pushedData(recording);
  expect(pushed.length).toBeGreaterThan(topic === "liquidation" || topic === "disconnectProtection" ? -1 : 0);
  if ("best" in subscription) {
    const updates = pushed.map(({ data }) => (data as { readonly u: number }).u);
    expect(subscription).toMatchObject({ state: "synced" });
    expect(events.at(-1)).toMatchObject({ updateId: updates.at(-1) });
  } else if (topic !== "contractTicker") {
    // A topic that replaces the whole list delivers the list itself.
    const isList = Array.isArray(events[0]?.data);
    expect(events.map(({ data }) => data)).toEqual(pushed.flatMap(({ data }) => recordsOf(data, isList)));
  } else {
    const merged = pushed.map((_, index) => Object.assign({}, ...pushed.slice(0, index + 1).map(({ data }) => data)));
    expect(events.map(({ data }) => data)).toEqual(merged);
  }
  streams.close();
});

test("the client sends the recorded bytes of orders over the socket, and reads the recorded replies", async () => {
  const recording = read("trade");
  const { streams, sockets, urls, problems } = replay(recording);
  await tradeOverSocket(streams as never, recording.price);
  expect(sockets.flatMap(({ surprises }) => surprises)).toEqual([]);
  expect({ isPlayed: sockets[0]?.isPlayed, urls, problems }).toEqual({
    isPlayed: true,
    urls: ["/v5/trade"],
    problems: [],
  });
  streams.close();
});
