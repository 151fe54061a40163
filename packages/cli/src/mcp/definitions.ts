/** The tools that the server offers. Their texts are in every conversation, so each word counts. */
import type { Tool } from "@modelcontextprotocol/sdk/types.js";
import { Ajv } from "ajv";
import type { Field, Operation } from "../catalog.ts";
import { OUTCOME_WORDS } from "../failure.ts";
import { flagFields } from "../input.ts";
import { jsonText } from "../output.ts";

const text = (description: string) => ({ type: "string", description }) as const;
const whole = (description: string) => ({ type: "integer", minimum: 1, description }) as const;

const fields = { type: "array", items: { type: "string" }, description: "Only these fields of each record." } as const;
const input = {
  type: "object",
  description: "Fields, as describe_operation lists them. A time may be 2026-01-31T12:00:00Z.",
} as const;

/** What a call responds. */
const answer = {
  type: "object",
  properties: {
    outcome: {
      enum: OUTCOME_WORDS,
      description:
        "failed: a read brought no usable response, so it tells nothing. unknown: a write may have been carried out. Never repeat it; use reconcile.",
    },
    result: {},
    notes: { type: "array", items: { type: "string" } },
  },
  required: ["outcome"],
} as const satisfies Tool["outputSchema"];

const list = {
  type: "object",
  properties: { results: { type: "array", items: { type: "object" } } },
  required: ["results"],
} as const satisfies Tool["outputSchema"];

const reads = { readOnlyHint: true, destructiveHint: false, idempotentHint: true } as const;
const offline = { ...reads, openWorldHint: false } as const;
const online = { ...reads, openWorldHint: true } as const;

const object = (properties: Record<string, object>, required: string[] = []): Tool["inputSchema"] => ({
  type: "object",
  properties,
  required,
  additionalProperties: false,
});

const definitions: readonly Tool[] = [
  {
    name: "search_operations",
    description: "Find operations, topics and knowledge calls by what they do, in plain words. Start here.",
    inputSchema: object({ query: text("What you want to do."), limit: whole("Default 8.") }, ["query"]),
    outputSchema: list,
    annotations: { title: "Search operations", ...offline },
  },
  {
    name: "describe_operation",
    description: "Fields, rules, limits, result and example of an operation or topic. Read it before a call.",
    inputSchema: object({ name: text("Such as order.create or stream:liquidation.") }, ["name"]),
    outputSchema: { type: "object", properties: { name: { type: "string" } }, required: ["name"] },
    annotations: { title: "Describe an operation", ...offline },
  },
  {
    name: "explain_code",
    description: "What a return code of the trading platform means.",
    inputSchema: object({ code: text("Such as 110007.") }, ["code"]),
    outputSchema: list,
    annotations: { title: "Explain a return code", ...offline },
  },
  {
    name: "read",
    description: "Call a trading operation that changes nothing: market data, balances, orders, positions, history.",
    inputSchema: object(
      { operation: text("Such as market.tickers."), input, fields, limit: whole("Most rows. Default 50.") },
      ["operation"],
    ),
    outputSchema: answer,
    annotations: { title: "Read", ...online },
  },
  {
    name: "write",
    description:
      "Call a trading operation that changes something. Call it with dryRun first and show the person what would be sent. Only classes that the person allowed are sent. An outcome of unknown is not a failure: use reconcile, never send again.",
    inputSchema: object(
      {
        operation: text("Such as order.create."),
        input,
        dryRun: { type: "boolean", description: "Only show what would be sent." },
      },
      ["operation", "input"],
    ),
    outputSchema: answer,
    annotations: {
      title: "Write",
      readOnlyHint: false,
      destructiveHint: true,
      idempotentHint: false,
      openWorldHint: true,
    },
  },
  {
    name: "reconcile",
    description:
      "Find out what became of a write whose outcome is unknown. not-found may also mean: not yet listed, so ask again.",
    inputSchema: object(
      {
        kind: { enum: ["order", "transfer", "withdrawal"] },
        id: text("orderLinkId, transferId or withdrawId."),
        category: text("Of an order; saves requests."),
      },
      ["kind", "id"],
    ),
    outputSchema: answer,
    annotations: { title: "Reconcile", ...online },
  },
  {
    name: "watch",
    description: "Some messages of a topic, or the state of an order book. Ends by itself.",
    inputSchema: object(
      {
        topic: text("trades, book, ticker, candles, orders, executions, positions, balance, or a name from search."),
        symbol: text("Such as BTCUSDT."),
        category: text("spot, linear (default), inverse or option."),
        depth: text("Levels of each side of a book. Default 50."),
        interval: text("Length of a candle. Default 1."),
        messages: { ...whole("Default 5."), maximum: 50 },
        seconds: { ...whole("Default 10."), maximum: 30 },
      },
      ["topic"],
    ),
    outputSchema: answer,
    annotations: { title: "Watch a topic", ...online },
  },
  {
    name: "knowledge_ask",
    description: "Ask the knowledge base. The answer cites its sources.",
    inputSchema: object({ question: text("In plain words."), session: text("ID of a session to go on with.") }, [
      "question",
    ]),
    outputSchema: answer,
    annotations: { title: "Ask the knowledge base", ...online, idempotentHint: false },
  },
  {
    name: "knowledge_read",
    description: "Read a wiki article, the list of articles, or what became of a submitted text.",
    inputSchema: object({ path: text("Path of an article."), task: text("ID that knowledge_add returned.") }),
    outputSchema: answer,
    annotations: { title: "Read the wiki", ...online },
  },
  {
    name: "knowledge_add",
    description: "Submit a text to the knowledge base. Needs the class knowledge.",
    inputSchema: object({ text: text("Markdown or plain text."), title: text("Title.") }, ["text"]),
    outputSchema: answer,
    annotations: {
      title: "Add to the knowledge base",
      readOnlyHint: false,
      destructiveHint: false,
      idempotentHint: false,
      openWorldHint: true,
    },
  },
];

/** The tools that reach everything. Those of the knowledge service only where one is configured. */
export const generalTools = (hasKnowledge: boolean): Tool[] =>
  definitions.filter(({ name }) => hasKnowledge || !name.startsWith("knowledge_"));

let checker: Ajv | undefined;

/** What is wrong with the arguments of a general tool, in words; undefined if nothing is. Their types are made right. */
export function argumentsError(tool: string, args: unknown): string | undefined {
  // A model that writes 110007 for "110007" is understood.
  const ajv = (checker ??= new Ajv({ strict: false, verbose: true, coerceTypes: true }));
  const schema = definitions.find(({ name }) => name === tool)?.inputSchema;
  if (schema === undefined || ajv.validate(schema, args)) return undefined;
  const [{ instancePath, message, data, params } = { instancePath: "", message: "is wrong", data: args, params: {} }] =
    ajv.errors ?? [];
  const field = instancePath === "" ? "The arguments" : instancePath.slice(1);
  const { additionalProperty: unknown, allowedValues } = params as {
    readonly additionalProperty?: string;
    readonly allowedValues?: readonly string[];
  };
  if (unknown !== undefined)
    return `${tool} takes no "${unknown}", only ${Object.keys(schema.properties ?? {}).join(", ")}.`;
  if (allowedValues !== undefined)
    return `${tool}: ${field} must be one of ${allowedValues.join(", ")}, got ${jsonText(data)}.`;
  return `${tool}: ${field} ${message}${instancePath === "" ? "" : `, got ${jsonText(data)}`}.`;
}

/** The JSON Schema of a field, as far as the catalog knows it. The client checks everything else. */
function schemaOf({ type, description, values, isTime }: Field): object {
  if (isTime === true)
    return { type: ["integer", "string"], description: `${description} Also as 2026-01-31T12:00:00Z.` };
  const [first = "string"] = type.replace(/ or null$/, "").split(" or ");
  const item = /^array of (\w+)/.exec(first)?.[1];
  if (first.startsWith("array"))
    return { type: "array", ...(item === undefined || item === "array" ? {} : { items: { type: item } }), description };
  if (first === "file")
    return {
      type: "object",
      properties: { name: { type: "string" }, base64: { type: "string" } },
      required: ["name", "base64"],
      description,
    };
  if (first === "object" || type.includes(" or ")) return { description };
  if (first === "integer" || first === "number" || first === "boolean") return { type: first, description };
  return { type: "string", description, ...(values === undefined ? {} : { enum: values }) };
}

/** `order.create` as the name of a tool: `order_create`. */
export const toolName = (operation: string): string => operation.replaceAll(".", "_");

/** A tool of its own for an operation: for people who want a few operations and every field of them. */
export function typedTool(operation: Operation): Tool {
  const all = flagFields(operation);
  const properties = Object.fromEntries(all.map((field) => [field.name, schemaOf(field)]));
  const isWrite = operation.write !== undefined;
  return {
    name: toolName(operation.name),
    description: [operation.description, ...operation.rules].join(" "),
    inputSchema: object(
      {
        ...properties,
        ...(isWrite ? { dryRun: { type: "boolean", description: "Only show what would be sent." } } : {}),
      },
      all.flatMap(({ name, required }) => (required === true ? [name] : [])),
    ),
    outputSchema: answer,
    annotations: isWrite
      ? {
          title: operation.title,
          readOnlyHint: false,
          destructiveHint: true,
          idempotentHint: operation.idField !== undefined,
          openWorldHint: true,
        }
      : { title: operation.title, ...online },
  };
}
