import { execFileSync } from "node:child_process";
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { createRequire } from "node:module";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { describe, expect, it } from "vitest";
import { streamRules } from "./rules.ts";

const redocly = join(dirname(createRequire(import.meta.url).resolve("@redocly/cli/package.json")), "bin/cli.js");

/** Files of a document by their path. */
type Files = Record<string, unknown>;

const channelNames = ["trades", "books", "prices", "candles", "alerts", "limits", "pools", "greeks"];
const fileOf = (name: string) => `${name.charAt(0).toUpperCase()}${name.slice(1)}`;

/** A channel that is received, with its operation, its message and its payload, each in a file of its own. */
function received(name: string): Files {
  const file = fileOf(name);
  return {
    [`channels/${name}.yaml`]: {
      address: `${name}.{symbol}`,
      title: file,
      summary: "What happens.",
      description: "Comes after the subscription.",
      servers: [{ $ref: "../asyncapi.yaml#/servers/linear" }],
      parameters: { symbol: { $ref: "../parameters/Symbol.yaml" } },
      messages: { [name]: { $ref: `../messages/${file}.yaml` } },
    },
    [`operations/receive-${name}.yaml`]: {
      action: "receive",
      title: `Receive ${name}`,
      summary: "What happens.",
      description: "Comes after the subscription.",
      channel: { $ref: `../asyncapi.yaml#/channels/${name}` },
      messages: [{ $ref: `../asyncapi.yaml#/channels/${name}/messages/${name}` }],
    },
    [`messages/${file}.yaml`]: {
      name,
      title: file,
      summary: "What happened.",
      payload: { $ref: `../schemas/${file}Message.yaml` },
      examples: [{ name: "one", payload: { topic: `${name}.BTCUSDT`, row: ["1.5", "2"] } }],
    },
    [`schemas/${file}Message.yaml`]: {
      title: `${file}Message`,
      description: "A message.",
      type: "object",
      required: ["topic"],
      properties: {
        topic: { type: "string", description: "The topic." },
        row: { $ref: "Row.yaml", description: "A row." },
      },
    },
  };
}

const request: Files = {
  "channels/subscribe.yaml": {
    title: "Subscribe",
    summary: "Asks for topics.",
    description: "Asks for topics.",
    servers: [{ $ref: "../asyncapi.yaml#/servers/linear" }],
    messages: { subscribe: { $ref: "../messages/Subscribe.yaml" } },
  },
  "operations/subscribe.yaml": {
    action: "send",
    title: "Subscribe",
    summary: "Asks for topics.",
    description: "Asks for topics.",
    channel: { $ref: "../asyncapi.yaml#/channels/subscribe" },
    messages: [{ $ref: "../asyncapi.yaml#/channels/subscribe/messages/subscribe" }],
  },
  "messages/Subscribe.yaml": {
    name: "subscribe",
    title: "Subscription",
    summary: "Asks for topics.",
    payload: { $ref: "../schemas/SubscribeMessage.yaml" },
    examples: [{ name: "one", payload: { op: "subscribe", header: { time: "1" } } }],
  },
  "schemas/SubscribeMessage.yaml": {
    title: "SubscribeMessage",
    description: "A request.",
    type: "object",
    additionalProperties: false,
    required: ["op"],
    properties: {
      op: { type: "string", const: "subscribe", description: "What to do." },
      header: { $ref: "Header.yaml", description: "When." },
    },
  },
  "schemas/Header.yaml": {
    title: "Header",
    description: "When the request was made.",
    type: "object",
    additionalProperties: false,
    properties: { time: { type: "string", description: "Milliseconds." } },
  },
};

/** A document that breaks nothing. */
function good(): Files {
  const names = [...channelNames, "subscribe"];
  const operations = [...channelNames.map((name) => `receive-${name}`), "subscribe"];
  const operationName = (file: string) => file.replace(/-(.)/, (_match, letter: string) => letter.toUpperCase());
  return structuredClone({
    "asyncapi.yaml": {
      asyncapi: "3.0.0",
      info: { title: "t", version: "1" },
      servers: { linear: { host: "h", protocol: "wss", description: "Market data." } },
      channels: Object.fromEntries(names.map((name) => [name, { $ref: `channels/${name}.yaml` }])),
      operations: Object.fromEntries(
        operations.map((file) => [operationName(file), { $ref: `operations/${file}.yaml` }]),
      ),
    },
    "parameters/Symbol.yaml": { description: "A symbol.", examples: ["BTCUSDT"] },
    "schemas/Row.yaml": {
      title: "Row",
      description: "Price and size.",
      type: "array",
      prefixItems: [
        { $ref: "Price.yaml", description: "Price." },
        { type: "string", description: "Size." },
      ],
    },
    "schemas/Price.yaml": { title: "Price", description: "A price.", type: "string" },
    ...request,
    ...Object.assign({}, ...channelNames.map(received)),
  } as Files);
}

interface Problem {
  readonly ruleId: string;
  readonly message: string;
  readonly location: { source: { ref: string }; pointer?: string }[];
}

/** What the command line reports for a document: rule and file of each problem. */
function problems(files: Files): string[] {
  const folder = mkdtempSync(join(tmpdir(), "stream-rules-"));
  const rules = [...Object.keys(streamRules).map((name) => `specwright/${name}`), "struct", "no-unresolved-refs"];
  const settings = {
    plugins: [join(import.meta.dirname, "../plugin.ts")],
    rules: Object.fromEntries(rules.map((name) => [name, "error"])),
  };
  writeFileSync(join(folder, "redocly.yaml"), JSON.stringify(settings));
  const cwd = join(folder, "streams");
  for (const [name, content] of Object.entries(files)) {
    mkdirSync(dirname(join(cwd, name)), { recursive: true });
    writeFileSync(join(cwd, name), JSON.stringify(content));
  }
  try {
    const args = ["lint", "asyncapi.yaml", "--config=../redocly.yaml", "--format=json"];
    execFileSync(process.execPath, [redocly, ...args], { cwd, encoding: "utf8", stdio: "pipe" });
    return [];
  } catch (error) {
    const report = JSON.parse(String((error as { stdout?: string }).stdout)) as { problems: Problem[] };
    return report.problems.map(({ ruleId, location }) => `${ruleId} ${location[0]?.source.ref ?? ""}`);
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

interface Mistake {
  readonly rule: string;
  readonly file: string;
  /** Where in the file, as keys with dots between them; the file itself when empty. */
  readonly at: string;
  /** What stands there instead; left out where something is missing. */
  readonly value?: unknown;
  /** The file that has to be named, where it is another one. */
  readonly named?: string;
}

const openValues = { description: "Direction.", anyOf: [{ enum: ["Buy", "Sell"] }, { type: "string" }] };
const closedValues = { description: "Kind.", type: "string", enum: ["a", "b"] };
const deepObject = {
  description: "One.",
  type: "object",
  properties: {
    b: { description: "Two.", type: "object", properties: { c: { type: "string", description: "Three." } } },
  },
};

/** One mistake for each thing that a rule looks at. */
const mistakes: Mistake[] = [
  { rule: "named-message-examples", file: "messages/Books.yaml", at: "examples" },
  {
    rule: "named-message-examples",
    file: "messages/Prices.yaml",
    at: "examples.1",
    value: { name: "one", payload: { topic: "x" } },
  },
  { rule: "valid-message-examples", file: "messages/Trades.yaml", at: "examples.0.payload.topic", value: 1 },
  // In a row, behind two references.
  { rule: "valid-message-examples", file: "messages/Candles.yaml", at: "examples.0.payload.row.0", value: 1 },
  {
    rule: "property-descriptions",
    file: "schemas/BooksMessage.yaml",
    at: "properties.size",
    value: { type: "string" },
  },
  {
    rule: "fitting-keywords",
    file: "schemas/AlertsMessage.yaml",
    at: "properties.size",
    value: { type: "integer", maxLength: 3, description: "Size." },
  },
  {
    rule: "stated-bounds",
    file: "schemas/LimitsMessage.yaml",
    at: "properties.size",
    value: { type: "integer", minimum: 1, maximum: 100, description: "Size, 1 to 50." },
  },
  {
    rule: "time-units",
    file: "schemas/PoolsMessage.yaml",
    at: "properties.time",
    value: { $ref: "TimestampMs.yaml", description: "When it happened, in seconds." },
  },
  { rule: "stream-descriptions", file: "channels/books.yaml", at: "summary" },
  { rule: "stream-descriptions", file: "operations/receive-books.yaml", at: "description" },
  { rule: "stream-descriptions", file: "messages/Pools.yaml", at: "title" },
  { rule: "stream-descriptions", file: "parameters/Symbol.yaml", at: "description" },
  { rule: "stream-descriptions", file: "asyncapi.yaml", at: "servers.linear.description" },
  { rule: "named-enumerations", file: "schemas/PricesMessage.yaml", at: "properties.side", value: openValues },
  { rule: "named-parameter-values", file: "channels/candles.yaml", at: "parameters.symbol", value: closedValues },
  {
    rule: "known-parameter-values",
    file: "channels/trades.yaml",
    at: "x-parameter-values",
    value: { symbol: { spot: ["A"] } },
  },
  { rule: "unique-names", file: "messages/Alerts.yaml", at: "name", value: "trades" },
  { rule: "unique-names", file: "channels/limits.yaml", at: "address", value: "trades.{symbol}" },
  {
    rule: "operation-names",
    file: "asyncapi.yaml",
    at: "operations.getAlerts",
    value: { $ref: "operations/receive-alerts.yaml" },
  },
  {
    rule: "no-unused-messages",
    file: "operations/receive-pools.yaml",
    at: "messages",
    value: [],
    named: "asyncapi.yaml",
  },
  { rule: "closed-requests", file: "schemas/Header.yaml", at: "additionalProperties" },
  { rule: "closed-requests", file: "schemas/SubscribeMessage.yaml", at: "properties.side", value: openValues },
  { rule: "open-messages", file: "schemas/AlertsMessage.yaml", at: "additionalProperties", value: false },
  { rule: "open-messages", file: "schemas/LimitsMessage.yaml", at: "properties.kind", value: closedValues },
  { rule: "known-extensions", file: "schemas/TradesMessage.yaml", at: "x-sinze", value: "2026-11-21" },
  { rule: "no-placeholders", file: "schemas/CandlesMessage.yaml", at: "description", value: "DESCRIBE" },
  { rule: "no-deep-inline-objects", file: "schemas/GreeksMessage.yaml", at: "properties.a", value: deepObject },
];

/** A copy of a document with mistakes in it. */
function spoiled(files: Files, planted: readonly Mistake[]): Files {
  const copy = structuredClone(files);
  for (const { file, at, value } of planted) {
    const path = [file, ...at.split(".").filter((key) => key !== "")];
    const last = path.pop() ?? "";
    const parent = path.reduce<unknown>((node, key) => (node as Files)[key], copy) as Files;
    if (value === undefined) delete parent[last];
    else parent[last] = value;
  }
  return copy;
}

describe("the rules of AsyncAPI documents", () => {
  it("accept a document that keeps them", () => {
    expect(problems(good())).toEqual([]);
  });

  it("notice each planted mistake and name its file", () => {
    const found = problems(spoiled(good(), mistakes));
    const expected = mistakes.map(({ rule, file, named }) => `specwright/${rule} ${named ?? file}`);
    expect(expected.filter((problem) => !found.includes(problem))).toEqual([]);
  });

  it("are each proved by a mistake", () => {
    const proved = new Set(mistakes.map(({ rule }) => rule));
    expect(Object.keys(streamRules).filter((name) => !proved.has(name))).toEqual([]);
  });

  it("follow the references in a row, which Redocly does not know by itself", () => {
    const lost = { rule: "", file: "schemas/Row.yaml", at: "prefixItems.0.$ref", value: "Nothing.yaml" };
    expect(problems(spoiled(good(), [lost]))).toContain("no-unresolved-refs schemas/Row.yaml");
  });
});
