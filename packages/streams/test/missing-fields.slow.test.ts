import { readFileSync } from "node:fs";
import { join } from "node:path";
import { settle } from "@specwright-tools/testing";
import document from "@specwright/specs/streams.json" with { type: "json" };
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

/** Returns the paths of all fields of a value, such as `data[].symbol`. */
function placesOf(value: unknown, place = ""): string[] {
  if (Array.isArray(value)) return value.flatMap((item) => placesOf(item, `${place}[]`));
  if (!isFields(value)) return [];
  return Object.entries(value).flatMap(([name, inner]) => {
    const own = place === "" ? name : `${place}.${name}`;
    return [own, ...placesOf(inner, own)];
  });
}

/** Applies a change to every field that has the path `wanted`. */
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
  retyped: (fields: Fields, name: string): void => void (fields[name] = typeof fields[name] === "string" ? 7.5 : "x"),
};

/** Returns the topic messages of a recording. */
const messagesOf = ({ frames }: Recording): Fields[] =>
  frames
    .flatMap(([from, text]) => (from === "server" ? [JSON.parse(text) as Fields] : []))
    .filter((message) => "topic" in message && "data" in message);

/** Returns the events of a client that receives these messages. */
async function deliveredTypes(
  topic: TopicName,
  { option, snapshot }: Recording,
  messages: readonly Fields[],
): Promise<string[]> {
  const server = new FakeServer();
  const credentials = { apiKey: "key", secret: "secret" };
  const trading = fakeTrading(undefined, () => Promise.resolve(snapshot));
  const streams = createTradingStreams({ ...server.options, credentials, trading });
  const types: string[] = [];
  await subscribeTo(streams, topic, option, ({ type }) => void types.push(type)).ready;
  for (const message of messages) server.socket.pushText(JSON.stringify(message));
  await settle();
  streams.close();
  return types;
}

const stopsOf = (types: readonly string[]): boolean => types.includes("gap") || types.includes("stale");

/** Returns the record fields that the client itself reads, to route, count, compare and identify records. */
function derivedOf(topic: TopicName): string[] {
  const { key = [], order = [], time, stages, closed, restSource, merge } = topics[topic] ?? {};
  const { lookupFields = [], copy = [] } = restSource ?? {};
  const single = [time, stages?.field, closed?.field].filter((field) => field !== undefined);
  return [...key, ...order, ...single, ...lookupFields, ...copy, ...(merge === "levels" ? ["u", "seq"] : [])];
}

/**
 * Returns the paths of the fields that every message needs. Without them, the client can't determine the topic, the
 * data, or whether the message is a delta.
 */
function envelopeOf(topic: TopicName): string[] {
  const { merge } = topics[topic] ?? {};
  return ["[].topic", "[].data", ...(merge === "levels" || merge === "fields" ? ["[].type"] : [])];
}

type Schema = Readonly<Record<string, unknown>>;

/** Returns a schema and all its parts, with resolved references. */
function partsOf(schema: unknown): Schema[] {
  if (typeof schema !== "object" || schema === null) return [];
  const { $ref, allOf, oneOf, anyOf, ...own } = schema as Schema;
  const name = String($ref).slice(String($ref).lastIndexOf("/") + 1);
  const referred = $ref === undefined ? [] : partsOf((document.components.schemas as Schema)[name]);
  return [own, ...referred, ...[allOf, oneOf, anyOf].flat().flatMap(partsOf)];
}

const fieldOf = (place: string): string => place.split(".").at(-1) ?? "";

/** Returns the essential fields of the object that contains the field at a path. */
function essentialFieldsAt(topic: TopicName, place: string): unknown[] {
  const steps = place.replace("[].", "").split(/\.|(?=\[\])/);
  let parts = partsOf({ $ref: topics[topic]?.message });
  for (const step of steps.slice(0, -1))
    parts = parts.flatMap(({ items, properties }) =>
      partsOf(step === "[]" ? items : (properties as Schema | undefined)?.[step]),
    );
  return parts.flatMap((part) => part["x-essential"] ?? []);
}

/**
 * Returns true if the client may reject a record without the field at this path: the field is essential, or it is an ID
 * in an object without essential fields.
 */
function mayStop(topic: TopicName, place: string): boolean {
  const named = essentialFieldsAt(topic, place);
  return named.length === 0 ? /^id$|Id$/.test(place) : named.includes(fieldOf(place));
}

test.each(Object.entries(changes))(
  "a message whose field is %s is withheld only if the field is essential or the client itself reads it",
  async (_, change) => {
    const stops: string[] = [];
    const unexplained: string[] = [];
    const silent: string[] = [];
    const taken: string[] = [];
    let fields = 0;
    for (const topic of Object.keys(parametersOf) as TopicName[]) {
      const recording = read(topic);
      const messages = messagesOf(recording);
      if (messages.length === 0) continue;
      const usual = await deliveredTypes(topic, recording, messages);
      expect(stopsOf(usual), topic).toBe(false);
      const derived = new Set(derivedOf(topic));
      for (const place of new Set(placesOf(messages))) {
        const isOfRecord = place.startsWith("[].data") && place !== "[].data";
        if (isOfRecord) fields += 1;
        const changed = structuredClone(messages);
        changeAt(changed, place, change);
        const types = await deliveredTypes(topic, recording, changed);
        // If no event arrives, also count the field as one that stops the subscription: a message without its topic
        // reaches no subscription.
        if (!stopsOf(types) && types.length > 0) {
          if (types.length !== usual.length) silent.push(`${topic} ${place}`);
          if (isOfRecord && essentialFieldsAt(topic, place).includes(fieldOf(place))) taken.push(`${topic} ${place}`);
          continue;
        }
        if (envelopeOf(topic).includes(place)) continue;
        stops.push(place);
        const isDerived = /^\[\]\.data(\[\])?\.\w+$/.test(place) && derived.has(fieldOf(place));
        if (!isDerived && !mayStop(topic, place)) unexplained.push(`${topic} ${place}`);
      }
    }
    expect(unexplained).toEqual([]);
    expect(silent).toEqual([]);
    expect(taken).toEqual([]);
    expect(fields).toBeGreaterThan(600);
    expect(stops.length / fields).toBeLessThanOrEqual(0.2);
    expect(stops.length).toBeGreaterThan(50);
  },
);
