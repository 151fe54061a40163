import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { settle } from "@specwright-tools/testing";
import { expect, test } from "vitest";
import { topics } from "../src/generated/topics/index.ts";
import { createTradingStreams } from "../src/index.ts";
import { FakeServer } from "./support/fake-server.ts";
import { fakeTrading } from "./support/fake-trading.ts";
import { parametersOf, subscribeTo, type Recording, type TopicName } from "./support/recordings.ts";

type Fields = Record<string, unknown>;

const folder = join(import.meta.dirname, "recordings");
const read = (topic: string) => JSON.parse(readFileSync(join(folder, `${topic}.json`), "utf8")) as Recording;

const isFields = (value: unknown): value is Fields =>
  typeof value === "object" && value !== null && !Array.isArray(value);

/** The places of all fields of a value, such as `data[].symbol`. */
function placesOf(value: unknown, place = ""): string[] {
  if (Array.isArray(value)) return value.flatMap((item) => placesOf(item, `${place}[]`));
  if (!isFields(value)) return [];
  return Object.entries(value).flatMap(([name, inner]) => {
    const own = place === "" ? name : `${place}.${name}`;
    return [own, ...placesOf(inner, own)];
  });
}

/** Changes every field at a place. */
function changeAt(value: unknown, wanted: string, change: (fields: Fields, name: string) => void, place = ""): void {
  if (Array.isArray(value)) for (const item of value) changeAt(item, wanted, change, `${place}[]`);
  if (!isFields(value)) return;
  for (const [name, inner] of Object.entries(value)) {
    const own = place === "" ? name : `${place}.${name}`;
    if (own === wanted) change(value, name);
    else changeAt(inner, wanted, change, own);
  }
}

const changes = {
  absent: (fields: Fields, name: string): void => void delete fields[name],
  null: (fields: Fields, name: string): void => void (fields[name] = null),
};

/** The messages of a topic in its recording. */
const messagesOf = ({ frames }: Recording): Fields[] =>
  frames
    .flatMap(([from, text]) => (from === "server" ? [JSON.parse(text) as Fields] : []))
    .filter((message) => "topic" in message && "data" in message);

/** Whether a client that gets these messages loses none of them. */
async function losesNothing(topic: TopicName, { option, snapshot }: Recording, messages: readonly Fields[]) {
  const server = new FakeServer();
  const credentials = { apiKey: "key", secret: "secret" };
  const trading = fakeTrading(undefined, () => Promise.resolve(snapshot));
  const streams = createTradingStreams({ ...server.options, credentials, trading });
  const types: string[] = [];
  await subscribeTo(streams, topic, option, ({ type }) => void types.push(type)).ready;
  for (const message of messages) server.socket.pushText(JSON.stringify(message));
  await settle();
  streams.close();
  return types.length > 0 && !types.includes("gap") && !types.includes("stale");
}

/** What the client itself reads: it routes, counts, compares and names records by these fields. */
function derivedOf(topic: TopicName): string[] {
  const { key = [], order = [], time, stages, closed, restSource, merge } = topics[topic] ?? {};
  const { ask = [], copy = [] } = restSource ?? {};
  const single = [time, stages?.field, closed?.field].filter((field) => field !== undefined);
  return [...key, ...order, ...single, ...ask, ...copy, ...(merge === "levels" ? ["u", "seq"] : [])];
}

const schemas = join(import.meta.dirname, "../../../specs/streams/components/schemas");

/** What the schemas of the streams name as essential. */
const essential = readdirSync(schemas, { recursive: true, encoding: "utf8" }).flatMap((file) => {
  if (!file.endsWith(".yaml")) return [];
  const [, names = ""] = /^x-essential: \[(.*)\]$/m.exec(readFileSync(join(schemas, file), "utf8")) ?? [];
  return names.split(", ");
});

/** Without these a message belongs to no topic, or says nothing. */
const ENVELOPE = new Set(["[].topic", "[].type", "[].data"]);

/** A schema that names nothing as essential keeps its ID. */
const IDS = ["rfqId"];

test.each(["absent", "null"] as const)(
  "at most a fifth of the fields of records lose a message when they are %s, and each for a reason",
  async (how) => {
    const stops: string[] = [];
    const unexplained: string[] = [];
    let fields = 0;
    for (const topic of Object.keys(parametersOf) as TopicName[]) {
      const recording = read(topic);
      const messages = messagesOf(recording);
      if (messages.length === 0) continue;
      expect(await losesNothing(topic, recording, messages), topic).toBe(true);
      const reasons = new Set([...essential, ...IDS, ...derivedOf(topic)]);
      for (const place of new Set(placesOf(messages))) {
        const isOfRecord = place.startsWith("[].data");
        if (isOfRecord && place !== "[].data") fields += 1;
        const changed = structuredClone(messages);
        changeAt(changed, place, changes[how]);
        if (await losesNothing(topic, recording, changed)) continue;
        if (ENVELOPE.has(place)) continue;
        stops.push(place);
        if (!reasons.has(place.split(".").at(-1) ?? "")) unexplained.push(`${topic} ${place}`);
      }
    }
    expect(unexplained).toEqual([]);
    expect(stops.length / fields).toBeLessThanOrEqual(0.2);
  },
);
