/** Definitions of the MCP tools. Keep the texts short, because they are part of every conversation. */
import type { Tool } from "@modelcontextprotocol/sdk/types.js";
import { Ajv } from "ajv";
import type { Field, Operation } from "../catalog.ts";
import { OUTCOME_WORDS } from "../failure.ts";
import { flagFields } from "../input.ts";
import { jsonText } from "../output.ts";

const text = (description: string) => ({ type: "string", description }) as const;
const positiveInteger = (description: string) => ({ type: "integer", minimum: 1, description }) as const;

const fields = { type: "array", items: { type: "string" }, description: "Only these fields of each record." } as const;
const input = {
  type: "object",
  description: "Fields that describe_operation lists. A time may be 2026-01-31T12:00:00Z.",
  additionalProperties: true,
} as const;

/** Output schema of the tools that call a service. */
const answer = {
  type: "object",
  properties: {
    outcome: { type: "string", enum: OUTCOME_WORDS },
    result: {},
    notes: { type: "array", items: { type: "string" } },
  },
  required: ["outcome"],
} as const satisfies Tool["outputSchema"];

const readOnly = { readOnlyHint: true, destructiveHint: false, idempotentHint: true } as const;
const offline = { ...readOnly, openWorldHint: false } as const;
const online = { ...readOnly, openWorldHint: true } as const;

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
    inputSchema: object({ query: text("What you want to do."), limit: positiveInteger("Default 8.") }, ["query"]),
    annotations: { title: "Search operations", ...offline },
  },
  {
    name: "describe_operation",
    description: "Fields, rules, limits, result and example of an operation or topic. Read it before a call.",
    inputSchema: object(
      {
        name: text("Such as order.create or stream:liquidation."),
        category: text("Only facts about spot, linear, inverse or option."),
      },
      ["name"],
    ),
    annotations: { title: "Describe an operation", ...offline },
  },
  {
    name: "explain_code",
    description: "Explains a return code of the trading platform.",
    inputSchema: object({ code: text("Such as 110007.") }, ["code"]),
    annotations: { title: "Explain a return code", ...offline },
  },
  {
    name: "read",
    description: "Call a trading operation that changes nothing: market data, balances, orders, positions, history.",
    inputSchema: object(
      {
        operation: text("Such as market.tickers."),
        input,
        fields,
        limit: positiveInteger("Maximum rows. Default 50."),
        from: text("Read a history from this time on, oldest first, across pages."),
        to: text("End of the history. Default: now."),
      },
      ["operation"],
    ),
    outputSchema: answer,
    annotations: { title: "Read", ...online },
  },
  {
    name: "write",
    description:
      "Call a trading operation that changes something. Call it with dryRun first and show the user what would be sent. Only classes that the user allowed are sent. If the outcome is unknown, use reconcile and never resend.",
    inputSchema: object(
      {
        operation: text("Such as order.create."),
        input,
        dryRun: { type: "boolean", description: "Show the request without sending it." },
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
      'Find the result of a write whose outcome is unknown. After "not-found", repeat the call: the platform may not list the record yet.',
    inputSchema: object(
      {
        kind: { type: "string", enum: ["order", "transfer", "withdrawal"] },
        id: text("orderLinkId, transferId or withdrawId. Separate the IDs of a batch with commas."),
        category: text("Category of the order. Default: every category."),
      },
      ["kind", "id"],
    ),
    outputSchema: answer,
    annotations: { title: "Reconcile", ...online },
  },
  {
    name: "watch",
    description: "Receive messages of a topic, or the state of an order book, for a limited time.",
    inputSchema: object(
      {
        topic: text("trades, book, ticker, candles, orders, executions, positions, balance, or a name from search."),
        symbol: text("Such as BTCUSDT."),
        category: text("spot, linear (default), inverse or option."),
        depth: text("Levels of each side of a book. Default 50."),
        interval: text("Length of a candle. Default 1."),
        messages: { ...positiveInteger("Default 5."), maximum: 50 },
        seconds: { ...positiveInteger("Default 10."), maximum: 30 },
      },
      ["topic"],
    ),
    outputSchema: answer,
    annotations: { title: "Watch a topic", ...online },
  },
  {
    name: "knowledge_ask",
    description: "Ask the knowledge base. The answer cites its sources.",
    inputSchema: object({ question: text("In plain words."), session: text("ID of a session to continue.") }, [
      "question",
    ]),
    outputSchema: answer,
    annotations: { title: "Ask the knowledge base", ...online, idempotentHint: false },
  },
  {
    name: "knowledge_read",
    description: "Read a wiki article, the list of articles, or the state of a submitted text.",
    inputSchema: object({
      path: text("Path of an article. Leave out path and task to list the paths of all articles."),
      folder: text("List only this folder."),
      cursor: text("Cursor that the last call returned."),
      task: text("ID that knowledge_add returned."),
    }),
    outputSchema: answer,
    annotations: { title: "Read the wiki", ...online },
  },
  {
    name: "knowledge_add",
    description: "Submit a text to the knowledge base. Sent only if the user allowed writes of the class knowledge.",
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

/** Returns the general tools. Leaves out the knowledge tools if no knowledge service is configured. */
export const generalTools = (hasKnowledge: boolean): Tool[] =>
  definitions.filter(({ name }) => hasKnowledge || !name.startsWith("knowledge_"));

let checker: Ajv | undefined;

/** Returns the argument schema of a general tool. Undefined for another tool. */
export const schemaOfTool = (tool: string): Tool["inputSchema"] | undefined =>
  definitions.find(({ name }) => name === tool)?.inputSchema;

/**
 * Returns a message about the first invalid argument of a general tool, such as `read`. Undefined if all arguments are
 * valid, or if the tool belongs to a single operation.
 */
export function argumentsError(tool: string, args: unknown): string | undefined {
  const ajv = (checker ??= new Ajv({ strict: false, verbose: true }));
  const schema = schemaOfTool(tool);
  if (schema === undefined || ajv.validate(schema, args)) return undefined;
  const [{ instancePath, message, data, params } = { instancePath: "", message: "is wrong", data: args, params: {} }] =
    ajv.errors ?? [];
  const field = instancePath === "" ? "The arguments" : instancePath.slice(1);
  const { additionalProperty: unknown, allowedValues } = params as {
    readonly additionalProperty?: string;
    readonly allowedValues?: readonly string[];
  };
  if (unknown !== undefined)
    return `${tool} has no argument "${unknown}". Its arguments are ${Object.keys(schema.properties ?? {}).join(", ")}.`;
  if (allowedValues !== undefined)
    return `${tool}: ${field} must be one of ${allowedValues.join(", ")}, got ${jsonText(data)}.`;
  return `${tool}: ${field} ${message}${instancePath === "" ? "" : `, got ${jsonText(data)}`}.`;
}

const MAX_DESCRIPTION = 1024;
const TIME_NOTE = " In milliseconds since 1970, or as 2026-01-31T12:00:00Z.";

/** Joins texts. Cuts the result after the last whole sentence that fits into `most` characters. */
const sentences = (parts: readonly string[], most = MAX_DESCRIPTION): string => {
  const all = parts.join(" ");
  if (all.length <= most) return all;
  const cut = all.slice(0, most);
  return cut.slice(0, cut.lastIndexOf(". ") + 1 || cut.length);
};

/** Returns the fields whose names begin with `name`, without this prefix. */
const fieldsBelow = (name: string, all: readonly Field[]): Field[] =>
  all.flatMap((field) => (field.name.startsWith(name) ? [{ ...field, name: field.name.slice(name.length) }] : []));

const isDirect = ({ name }: Field): boolean => !/[.[]/.test(name);

/** Returns the schema of an object with these fields. Without fields, any property is allowed. */
function objectOf(known: readonly Field[]): Record<string, unknown> {
  const own = known.filter(isDirect);
  if (own.length === 0) return { type: "object", additionalProperties: true };
  return {
    type: "object",
    properties: Object.fromEntries(own.map((field) => [field.name, schemaOf(field, known)])),
    required: own.filter(({ required }) => required === true).map(({ name }) => name),
  };
}

/**
 * Returns the JSON Schema of a field. Uses only the subset of JSON Schema that all model APIs support in function
 * calls: one type per field, lists with items, enums of strings. The client checks everything else.
 */
function schemaOf({ name, type, description: fullText, values, isTime }: Field, all: readonly Field[]): object {
  const description = sentences([fullText], MAX_DESCRIPTION - TIME_NOTE.length);
  if (isTime === true) return { type: "string", description: description + TIME_NOTE };
  const [first = "string"] = type.replaceAll(" or null", "").split(" or ");
  if (first.startsWith("array")) {
    const item = /^array of (\w+)/.exec(first)?.[1] ?? "object";
    const isPlain = ["string", "integer", "number", "boolean"].includes(item);
    const items = isPlain
      ? { type: item }
      : item === "array"
        ? { type: "array", items: { type: "string" } }
        : undefined;
    return { type: "array", description, items: items ?? objectOf(fieldsBelow(`${name}[].`, all)) };
  }
  if (first === "file")
    return {
      type: "object",
      properties: { name: { type: "string" }, base64: { type: "string" } },
      required: ["name", "base64"],
      description,
    };
  if (first === "object") return { description, ...objectOf(fieldsBelow(`${name}.`, all)) };
  const isSingle = !type.replaceAll(" or null", "").includes(" or ");
  if (isSingle && (first === "integer" || first === "number" || first === "boolean"))
    return { type: first, description };
  return { type: "string", description, ...(values === undefined ? {} : { enum: values.map(String) }) };
}

/** Returns the tool name of an operation: `order_create` for `order.create`. */
export const toolName = (operation: string): string => operation.replaceAll(".", "_");

/** Returns the input schema of an operation, with its top-level fields. */
const inputSchemaOf = (operation: Operation): { readonly properties: Record<string, object> } => ({
  properties: Object.fromEntries(flagFields(operation).map((field) => [field.name, schemaOf(field, operation.fields)])),
});

/** Returns the tool of a single operation, with all its fields. */
export function typedTool(operation: Operation): Tool {
  const all = flagFields(operation);
  const { properties } = inputSchemaOf(operation);
  const isWrite = operation.write !== undefined;
  return {
    name: toolName(operation.name),
    description: sentences([operation.description, ...operation.rules]),
    inputSchema: object(
      {
        ...properties,
        ...(isWrite ? { dryRun: { type: "boolean", description: "Show the request without sending it." } } : {}),
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
