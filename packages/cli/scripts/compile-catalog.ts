/** Compiles the catalog from the bundled documents, as the last step of the build. */
import { mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { basename, join } from "node:path";
import { callName } from "@specwright-tools/model/names";
import { type AsyncApiDocument, topicsOf } from "@specwright-tools/model/streams";
import { durationMs, permissionText } from "@specwright-tools/model/words";
import {
  rateLimitText,
  readData,
  readDocument,
  slug,
  span,
  type DocumentName,
  type RawBody,
  type RawOperation,
} from "@specwright-tools/contract/description/contract-data";
import { exampleInput } from "@specwright-tools/contract/description/example-input";
import { FieldReader } from "@specwright-tools/contract/description/field-rows";
import keywords from "@specwright-tools/contract/description/keywords.json" with { type: "json" };
import { Resolver, type Schema } from "@specwright-tools/contract/description/schema";
import { knowledgeCalls } from "@specwright-tools/contract/knowledge-calls";
import { createSandbox } from "@specwright/sandbox";
import type { Entry, Field, Group, KnowledgeOperation, Operation, SearchText, Topic } from "../src/catalog.ts";
import { fieldsOf, withoutRequired } from "./fields.ts";
import { compileTopic, type RawChannel, type StreamDocument } from "./topics.ts";
import { writeClass, writeValue } from "./write-class.ts";

const folder = join(import.meta.dirname, "../dist/catalog");

/** The guides of the repository, which an agent reads as resources. */
const guides = join(import.meta.dirname, "../../../docs/guides");
const guideFiles = readdirSync(guides).filter((file) => file.endsWith(".md"));

function write(name: string, content: unknown): void {
  writeFileSync(join(folder, `${name}.json`), JSON.stringify(content));
}

const methods = ["get", "put", "post", "delete", "patch"];
const wordsOfPages = keywords as Readonly<Record<string, readonly string[]>>;

interface Described {
  readonly operation: RawOperation;
  readonly method: string;
  readonly path: string;
}

function* operationsIn(name: DocumentName, resolver: Resolver): Generator<Described> {
  for (const [path, item] of Object.entries(readDocument(name).paths))
    for (const method of methods) {
      const raw = item[method];
      if (raw === undefined) continue;
      const shared = (item["parameters"] ?? []) as unknown as NonNullable<RawOperation["parameters"]>;
      const parameters = [...shared, ...(raw.parameters ?? [])].map((parameter) => resolver.resolve(parameter));
      yield { operation: { ...raw, parameters }, method: method.toUpperCase(), path };
    }
}

const schemaOf = (body: RawBody | undefined): Schema | undefined =>
  Object.values(body?.content ?? {}).find(({ schema }) => schema !== undefined)?.schema;

function requestFields({ operation }: Described, resolver: Resolver): Field[] {
  const reader = new FieldReader(resolver);
  const schema = schemaOf(operation.requestBody && resolver.resolve(operation.requestBody));
  const parameters = (operation.parameters ?? [])
    .filter((parameter) => schema === undefined || parameter.in === "path")
    .flatMap(({ name, schema: own, required, description }) =>
      reader.field(name, description === undefined ? own : { ...own, description }, required === true),
    );
  return fieldsOf([...parameters, ...(schema === undefined ? [] : reader.below("", schema))]);
}

function responseFields({ operation }: Described, resolver: Resolver): Field[] {
  const success = Object.entries(operation.responses).find(([status]) => status.startsWith("2"))?.[1];
  const schema = schemaOf(success && resolver.resolve(success));
  const result = schema && resolver.schema(schema).properties?.["result"];
  const fields = result === undefined ? [] : fieldsOf(new FieldReader(resolver).below("", result));
  return withoutRequired(fields);
}

/** The rules between the fields of a schema and of its parts, in words. */
function rulesIn(schema: Schema, resolver: Resolver): string[] {
  const { allOf = [], oneOf = [], anyOf = [], properties = {}, items, ...whole } = resolver.resolve(schema);
  const parts = [...allOf, ...oneOf, ...anyOf, ...Object.values(properties), ...(items === undefined ? [] : [items])];
  const own = (whole["x-input-rules"] ?? []).flatMap(({ message }) => message ?? []);
  return [...own, ...parts.flatMap((part) => rulesIn(part, resolver))];
}

function inputRules({ operation }: Described, resolver: Resolver): string[] {
  const schema = schemaOf(operation.requestBody && resolver.resolve(operation.requestBody));
  const own = (operation["x-input-rules"] ?? []).flatMap(({ message }) => message ?? []);
  return [...new Set([...own, ...(schema === undefined ? [] : rulesIn(schema, resolver))])];
}

const isFile = (value: unknown): boolean => typeof value === "object" && value !== null && "$file" in value;

function keyOf({ security = readDocument("trading").security ?? [] }: RawOperation): Operation["key"] {
  if (security.length === 0) return "none";
  return security.every((requirement) => Object.keys(requirement).length > 0) ? "needed" : "optional";
}

/** What a write may do, and how its value is known. */
function writeFacts({ operation, path }: Described, fields: readonly Field[]): Pick<Operation, "write" | "value"> {
  const kind = writeClass(operation.tags[0], path);
  const value = writeValue(path, kind, fields);
  return { write: kind, ...(value === undefined ? {} : { value }) };
}

function tradingOperation(described: Described, resolver: Resolver): Operation {
  const { operation, method, path } = described;
  const { group, method: call } = callName(path, operation.operationId);
  const isRead = method === "GET" || operation["x-safe"] === true;
  const key = keyOf(operation);
  const permission = key === "none" ? undefined : permissionText(operation["x-permission"]);
  const limit = rateLimitText(operation["x-rate-limit"]);
  const window = operation["x-time-window"];
  const idField = operation["x-idempotency"]?.field;
  const example = exampleInput(operation, resolver);
  const fields = requestFields(described, resolver);
  return {
    name: `${group}.${call}`,
    title: operation.summary,
    ...(operation.deprecated === true
      ? { isDeprecated: true as const, replacements: operation["x-replaced-by"] ?? [] }
      : {}),
    ...(isRead ? {} : writeFacts(described, fields)),
    method,
    path,
    description: operation.description ?? "",
    key,
    ...(permission === undefined ? {} : { permission }),
    ...(limit === "" ? {} : { rateLimit: limit }),
    environments:
      operation["x-environment"]?.available ??
      (key === "needed" ? ["mainnet", "testnet"] : ["mainnet", "testnet", "demo"]),
    ...(idField === undefined ? {} : { idField }),
    ...(operation["x-pagination"] === undefined ? {} : { isPaged: true as const }),
    ...(window === undefined
      ? {}
      : { window: { ...window, max: span(window.max), maxMs: durationMs(path, window.max) } }),
    rules: inputRules(described, resolver),
    fields: fields.map((field) => (isFile(example[field.name]) ? { ...field, type: "file" } : field)),
    example,
    response: responseFields(described, resolver),
    ...(operation.externalDocs === undefined ? {} : { page: operation.externalDocs.url }),
  };
}

function knowledgeOperation(described: Described, resolver: Resolver, calls: ReadonlyMap<string, string>) {
  const { operation, method, path } = described;
  const call = path === "/mcp" ? "mcp.connect" : (calls.get(operation.operationId) ?? operation.operationId);
  return {
    name: `knowledge.${call}`,
    title: operation.summary,
    ...(method === "GET" ? {} : { write: "settings" as const }),
    method,
    path,
    description: operation.description ?? "",
    fields: requestFields(described, resolver),
  };
}

interface Hosts {
  readonly environments: readonly { readonly name: string; readonly kind: string }[];
}

function searchText(entry: Operation | Topic | KnowledgeOperation, page: string, tag: string): SearchText {
  const names = [...entry.fields, ...("response" in entry ? entry.response : [])];
  return {
    name: entry.name,
    title: entry.title,
    description: `${entry.description} ${tag}`,
    fields: [...new Set(names.flatMap(({ name, values = [] }) => [name.split(/[.[]/).pop() ?? "", ...values]))].join(
      " ",
    ),
    keywords: (wordsOfPages[page] ?? []).join("; "),
  };
}

const entryOf = ({ name, title, isDeprecated, write: changes }: Entry): Entry => ({
  name,
  title,
  ...(isDeprecated === undefined ? {} : { isDeprecated }),
  ...(changes === undefined ? {} : { write: changes }),
});

/** The groups of the client. Each is described by the tag that most of its operations have. */
function groupsOf(operations: readonly { readonly group: string; readonly tag: string }[]): Group[] {
  const descriptions = new Map(readDocument("trading").tags.map(({ name, description }) => [name, description]));
  return [...Map.groupBy(operations, ({ group }) => group)]
    .map(([name, of]) => {
      const byTag = [...Map.groupBy(of, ({ tag }) => tag)].toSorted(([, one], [, other]) => other.length - one.length);
      const [tag = ""] = byTag[0] ?? [];
      return { name, description: descriptions.get(tag) ?? tag };
    })
    .toSorted((one, other) => one.name.localeCompare(other.name));
}

async function sandboxKey(): Promise<{ apiKey: string; secret: string }> {
  await using stack = new AsyncDisposableStack();
  const sandbox = await createSandbox();
  stack.defer(() => sandbox.close());
  const { apiKey, secret } = sandbox.trading.keys.master;
  return { apiKey, secret };
}

/** An entry with what the search needs beside it. */
interface Compiled {
  readonly entry: Operation | Topic | KnowledgeOperation;
  /** Address of its page on the site, without the ending. */
  readonly page: string;
  readonly tag: string;
}

function compileTrading(): (Compiled & { readonly group: string })[] {
  const resolver = new Resolver(readDocument("trading"));
  const compiled = [...operationsIn("trading", resolver)].map((described) => ({
    group: callName(described.path, described.operation.operationId).group,
    tag: described.operation.tags[0],
    page: `reference/trading/${slug(described.operation.operationId)}`,
    entry: tradingOperation(described, resolver),
  }));
  for (const [group, of] of Map.groupBy(compiled, (each) => each.group))
    write(
      `group-${group}`,
      of.map(({ entry }) => entry),
    );
  return compiled;
}

function compileTopics(): Compiled[] {
  const streams = readData<StreamDocument>("streams", { channels: {} });
  const resolver = new Resolver(streams);
  const compiled = topicsOf(streams as unknown as AsyncApiDocument).map(({ id }) => {
    const raw = resolver.resolve(streams.channels[id] as RawChannel);
    return { entry: compileTopic(id, raw, resolver), page: `topics/${slug(id)}`, tag: raw.tags?.[0]?.name ?? "" };
  });
  write(
    "topics",
    compiled.map(({ entry }) => entry),
  );
  return compiled;
}

function compileKnowledge(): Compiled[] {
  const resolver = new Resolver(readDocument("knowledge"));
  const calls = new Map([...knowledgeCalls()].map(([operationId, [first = operationId]]) => [operationId, first]));
  const compiled = [...operationsIn("knowledge", resolver)].map((described) => ({
    entry: knowledgeOperation(described, resolver, calls),
    page: `reference/knowledge/${slug(described.operation.operationId)}`,
    tag: described.operation.tags[0],
  }));
  // The client makes one call of several operations of the protocol for agents.
  const byCall = [...new Map(compiled.map((each) => [each.entry.name, each])).values()];
  write(
    "knowledge",
    byCall.map(({ entry }) => entry),
  );
  return byCall;
}

rmSync(folder, { recursive: true, force: true });
mkdirSync(folder, { recursive: true });
const operations = compileTrading();
const all: Compiled[] = [...operations, ...compileTopics(), ...compileKnowledge()];
write(
  "search",
  all.map(({ entry, page, tag }) => searchText(entry, page, tag)),
);
write("rate-limits", readData("rate-limits", {}));
write("return-codes", readData("ret-codes", []));
write(
  "guides",
  Object.fromEntries(guideFiles.map((file) => [basename(file, ".md"), readFileSync(join(guides, file), "utf8")])),
);
write("index", {
  groups: groupsOf(operations),
  entries: all.map(({ entry }) => entryOf(entry)),
  environments: readData<Hosts>("hosts", { environments: [] }).environments.map(({ name, kind }) => ({ name, kind })),
  sandboxKey: await sandboxKey(),
});
