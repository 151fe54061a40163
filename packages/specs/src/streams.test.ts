import { readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, test } from "vitest";

type Node = Record<string, unknown>;

const read = (name: string) => readFileSync(join(import.meta.dirname, "../dist", name), "utf8");
const streams = JSON.parse(read("streams.json")) as {
  asyncapi: string;
  servers: Record<string, { variables: { host: { "x-environments": Record<string, string> } } }>;
  channels: Record<string, Node & { servers: { $ref: string }[] }>;
  operations: Record<string, Node & { channel: Node; messages: Node[] }>;
  components: { schemas: Record<string, unknown> };
};
const trading = JSON.parse(read("trading.json")) as {
  components: { schemas: Record<string, unknown> };
};

/** Returns the references of a document, with their targets. */
function references(value: unknown): [string, unknown][] {
  if (typeof value !== "object" || value === null) return [];
  return Object.entries(value).flatMap(([key, inner]): [string, unknown][] => {
    if (key !== "$ref" || typeof inner !== "string") return references(inner);
    const names = inner.slice(2).split("/");
    const unescaped = names.map((name) => name.replaceAll("~1", "/").replaceAll("~0", "~"));
    return [[inner, unescaped.reduce<unknown>((node, name) => (node as Node | undefined)?.[name], streams)]];
  });
}

describe("the streams document", () => {
  test("is AsyncAPI 3.0 with internal references", () => {
    expect(streams.asyncapi).toBe("3.0.0");
    expect(Object.keys(streams.channels).length).toBeGreaterThan(50);
    const lost = references(streams).filter(
      ([reference, target]) => !reference.startsWith("#/") || target === undefined,
    );
    expect(lost).toEqual([]);
  });

  test("references servers, channels and messages, as AsyncAPI requires", () => {
    const inPlace = [
      ...Object.values(streams.channels).flatMap(({ servers }) => servers),
      ...Object.values(streams.operations).flatMap(({ channel, messages }) => [channel, ...messages]),
    ].filter((node) => Object.keys(node).join() !== "$ref");
    expect(inPlace).toEqual([]);
  });

  test("has the same schema as the trading document for the same name", () => {
    const shared = Object.entries(streams.components.schemas).filter(([name]) => name in trading.components.schemas);
    expect(shared.length).toBeGreaterThan(50);
    for (const [name, schema] of shared) expect(schema, name).toEqual(trading.components.schemas[name]);
  });

  test("offers demo accounts account events, but no order entry", () => {
    expect(streams.servers["private"]?.variables.host["x-environments"]).toHaveProperty("demo");
    expect(streams.servers["trade"]?.variables.host["x-environments"]).not.toHaveProperty("demo");
  });
});
