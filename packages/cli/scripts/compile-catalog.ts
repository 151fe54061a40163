/** Compiles the catalog from the bundled documents, as the last step of the build. */
import { mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { basename, join } from "node:path";
import keywords from "@specwright-tools/contract/description/keywords.json" with { type: "json" };
import { knowledgeCalls } from "@specwright-tools/contract/specification-index";
import type { OpenApiDocument, Schema } from "@specwright-tools/toolchain/model/document";
import { exampleInput } from "@specwright-tools/toolchain/model/example-input";
import {
  FieldReader,
  fieldsInCategory,
  requestRows,
  type FieldEntry,
} from "@specwright-tools/toolchain/model/field-rows";
import { categoriesOf, inputRules } from "@specwright-tools/toolchain/model/input-rules";
import { callName, slug } from "@specwright-tools/toolchain/model/names";
import {
  environmentsOf,
  isRead,
  operationsOf,
  resultSchema,
  type FoundOperation,
} from "@specwright-tools/toolchain/model/operations";
import { readData, readDocument, readStreams } from "@specwright-tools/toolchain/model/published";
import { merged, objectsOf, type Merged } from "@specwright-tools/toolchain/model/schemas";
import { topicsOf } from "@specwright-tools/toolchain/model/streams";
import { durationMs, permissionText, rateLimitText, span } from "@specwright-tools/toolchain/model/words";
import { createSandbox } from "@specwright/sandbox";
import type { CategoryFacts, Entry, Field, Group, KnowledgeOperation, Operation, Topic } from "../src/catalog.ts";
import { createIndex, type SearchText } from "../src/search/ranking.ts";
import { commandSearchTexts, commandTexts } from "./command-texts.ts";
import { fieldsOf, withoutRequired } from "./fields.ts";
import { compileTopic } from "./topics.ts";
import { writeClass, writeValue } from "./write-class.ts";

const folder = join(import.meta.dirname, "../dist/catalog");

/** The guides of the repository, which an agent reads as resources. */
const guides = join(import.meta.dirname, "../../../docs/guides");
const guideFiles = readdirSync(guides).filter((file) => file.endsWith(".md"));

const save = (name: string, text: string): void => writeFileSync(join(folder, `${name}.json`), text);
const write = (name: string, content: unknown): void => save(name, JSON.stringify(content));

/** What the documents call an operation of trading, and what it is called here. */
const callNames = new Map(
  operationsOf(readDocument("trading")).map(({ path, operation: { operationId } }) => {
    const { group, method } = callName(path, operationId);
    return [`\`${operationId}\``, `\`${group}.${method}\``];
  }),
);

/** Content whose texts name other operations as this command line and its agents call them. */
const writeNames = (name: string, content: object): void =>
  save(
    name,
    JSON.stringify(content).replaceAll(/`\w+`/g, (code) => callNames.get(code) ?? code),
  );

const wordsOfPages = keywords as Readonly<Record<string, readonly string[]>>;

/** A text whose lines the document breaks where its editor did. */
const inOneLine = (text = ""): string => text.trim().replaceAll(/\n(?!\n)/g, " ");

const responseRows = (document: OpenApiDocument, found: FoundOperation): FieldEntry[] =>
  new FieldReader(document).below("", resultSchema(document, found) ?? {});

/** Fields, rules and result of the categories of an operation; categories that have the same are one. */
function categoryFacts(document: OpenApiDocument, found: FoundOperation): CategoryFacts[] {
  const { isIdMade, idField } = idFacts(found);
  const [request, response] = [requestRows(document, found), responseRows(document, found)];
  const factsIn = (category: string) => ({
    rules: inputRules(document, found, category),
    fields: fieldsOf(fieldsInCategory(request, category)).flatMap((field) =>
      isIdMade && field.name === idField ? withoutRequired([field]) : [field],
    ),
    response: withoutRequired(fieldsOf(fieldsInCategory(response, category))),
  });
  const all = categoriesOf(document, found).map((category) => ({ category, facts: factsIn(category) }));
  return [...Map.groupBy(all, ({ facts }) => JSON.stringify(facts)).values()].map((same) => ({
    categories: same.map(({ category }) => category),
    ...(same.length === all.length ? {} : same[0]?.facts),
  }));
}

/** The essential fields of the records in the lists of a result. */
function essentialFields(document: OpenApiDocument, found: FoundOperation): string[] {
  const shapes = (schema: Schema): Merged[] => [
    merged(document, schema),
    ...objectsOf(document, merged(document, schema)),
  ];
  const lists = shapes(resultSchema(document, found) ?? {}).flatMap(({ properties = {} }) =>
    Object.values(properties).flatMap((field) => merged(document, field).items ?? []),
  );
  return [...new Set(lists.flatMap(shapes).flatMap((record) => record["x-essential"] ?? []))];
}

const isFile = (value: unknown): boolean => typeof value === "object" && value !== null && "$file" in value;

/** What a write may do, and how its value is known. */
function writeFacts({ operation, path }: FoundOperation, fields: readonly Field[]): Pick<Operation, "write" | "value"> {
  const kind = writeClass(operation.tags?.[0] ?? "", path);
  const value = writeValue(path, kind, fields);
  return { write: kind, ...(value === undefined ? {} : { value }) };
}

/** Values that a reader recognises, by the name of the field: for operations whose specification shows no example. */
const familiar = {
  category: "linear",
  symbol: "BTCUSDT",
  coin: "USDT",
  currency: "USDT",
  baseCoin: "BTC",
  settleCoin: "USDT",
  side: "Buy",
  qty: "0.01",
  amount: "100",
  // A range of prices and the price inside of it.
  lowerPrice: "108000",
  initialPrice: "120000",
  upperPrice: "132000",
};

/** The field by which the server recognizes a repeated write, and whether the client fills it. */
const idFacts = ({ operation }: FoundOperation) => {
  const { field: idField, mint: isIdMade = false } = operation["x-idempotency"] ?? {};
  return { idField, isIdMade };
};

function tradingOperation(document: OpenApiDocument, found: FoundOperation): Operation {
  const { operation, method, path, key } = found;
  const { group, method: call } = callName(path, operation.operationId);
  const permission = key === "none" ? undefined : permissionText(operation["x-permission"]);
  const limit = rateLimitText(operation["x-rate-limit"]);
  const window = operation["x-time-window"];
  const pages = operation["x-pagination"];
  const { idField, isIdMade } = idFacts(found);
  // The client makes the ID. One that is shown would be sent a second time by whoever copies the example.
  const { [isIdMade ? (idField ?? "") : ""]: _, ...example } = exampleInput(document, operation, familiar);
  const fields = fieldsOf(requestRows(document, found)).flatMap((field) =>
    isIdMade && field.name === idField ? withoutRequired([field]) : [field],
  );
  const essential = essentialFields(document, found);
  return {
    name: `${group}.${call}`,
    title: operation.summary ?? "",
    ...(operation.deprecated === true
      ? { isDeprecated: true as const, replacements: operation["x-replaced-by"] ?? [] }
      : {}),
    ...(isRead(found) ? {} : writeFacts(found, fields)),
    method,
    path,
    description: inOneLine(operation.description),
    key,
    ...(permission === undefined ? {} : { permission }),
    ...(limit === "" ? {} : { rateLimit: limit }),
    environments: environmentsOf(found),
    ...(idField === undefined ? {} : { idField }),
    ...(isIdMade ? { isIdMade: true as const } : {}),
    ...(pages === undefined ? {} : { isPaged: true as const }),
    ...(pages?.next === undefined || pages.cursor === undefined
      ? {}
      : { cursor: { next: pages.next, field: pages.cursor } }),
    ...(window === undefined
      ? {}
      : { window: { ...window, max: span(window.max), maxMs: durationMs(path, window.max) } }),
    rules: inputRules(document, found),
    fields: fields.map((field) => (isFile(example[field.name]) ? { ...field, type: "file" } : field)),
    example,
    response: withoutRequired(fieldsOf(responseRows(document, found))),
    ...(essential.length === 0 ? {} : { essential }),
    ...(operation.externalDocs === undefined ? {} : { page: operation.externalDocs.url }),
  };
}

function knowledgeOperation(document: OpenApiDocument, found: FoundOperation, calls: ReadonlyMap<string, string>) {
  const { operation, method, path } = found;
  const call = path === "/mcp" ? "mcp.connect" : (calls.get(operation.operationId) ?? operation.operationId);
  return {
    name: `knowledge.${call}`,
    title: operation.summary ?? "",
    ...(method === "GET" ? {} : { write: "settings" as const }),
    method,
    path,
    description: inOneLine(operation.description),
    fields: fieldsOf(requestRows(document, found)),
  };
}

interface Hosts {
  readonly environments: readonly { readonly name: string; readonly kind: string }[];
}

/** What other libraries call each operation, from the tables of the guides that lead away from them. */
function libraryNames(): ReadonlyMap<string, readonly string[]> {
  const names = new Map<string, string[]>();
  const tables = guideFiles.filter((file) => file.startsWith("migration-"));
  for (const line of tables.flatMap((file) => readFileSync(join(guides, file), "utf8").split("\n"))) {
    const [, theirs = "", ours = ""] = line.startsWith("|") ? line.split("|") : [];
    const called = [...theirs.matchAll(/`(\w+)/g)].map(([, name = ""]) => name);
    const calls = [...ours.matchAll(/`(?:trading\.)?(\w+\.\w+)/g)].map(([, call = ""]) => call);
    // A row of several names and as many calls has them in the same order.
    for (const [at, call] of calls.entries())
      names.set(call, [
        ...(names.get(call) ?? []),
        ...(called.length === calls.length ? called.slice(at, at + 1) : called),
      ]);
  }
  return names;
}
const theirNames = libraryNames();

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
    ...(theirNames.has(entry.name) ? { aliases: [...new Set(theirNames.get(entry.name))].join(" ") } : {}),
    ...(entry.isDeprecated === true ? { isDeprecated: true } : {}),
  };
}

const entryOf = ({ name, title, isDeprecated, write: changes }: Entry): Entry => ({
  name,
  title,
  ...(isDeprecated === undefined ? {} : { isDeprecated }),
  ...(changes === undefined ? {} : { write: changes }),
});

interface InGroup {
  readonly group: string;
  readonly tag: string;
  readonly entry: Entry;
}

/** What a small group does, by its first operations. */
function titlesOf(of: readonly InGroup[]): string {
  const titles = of.map(({ entry: { title } }) => title);
  return `${titles.slice(0, 3).join("; ")}${titles.length > 3 ? "; …" : "."}`;
}

/**
 * The groups of the client. A group is described by the tag that most of its operations have, unless the tag describes a
 * larger group: then by what it does.
 */
function groupsOf(operations: readonly InGroup[]): Group[] {
  const descriptions = new Map(
    (readDocument("trading").tags ?? []).map(({ name, description }) => [name, description]),
  );
  const groups = [...Map.groupBy(operations, ({ group }) => group)].map(([name, of]) => {
    const byTag = [...Map.groupBy(of, ({ tag }) => tag)].toSorted(([, one], [, other]) => other.length - one.length);
    return { name, of, tag: byTag[0]?.[0] ?? "" };
  });
  const isLargest = (one: (typeof groups)[number]) =>
    groups.every((other) => other === one || other.tag !== one.tag || other.of.length < one.of.length);
  return groups
    .map((group) => ({
      name: group.name,
      description: isLargest(group) ? (descriptions.get(group.tag) ?? group.tag) : titlesOf(group.of),
    }))
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
  const document = readDocument("trading");
  const compiled = operationsOf(document).map((found) => ({
    group: callName(found.path, found.operation.operationId).group,
    tag: found.operation.tags?.[0] ?? "",
    page: `reference/trading/${slug(found.operation.operationId)}`,
    entry: tradingOperation(document, found),
    categories: categoryFacts(document, found),
  }));
  for (const [group, of] of Map.groupBy(compiled, (each) => each.group))
    writeNames(
      `group-${group}`,
      of.map(({ entry }) => entry),
    );
  for (const [group, of] of Map.groupBy(compiled, (each) => each.group))
    writeNames(
      `categories-${group}`,
      Object.fromEntries(
        of.flatMap(({ entry, categories }) => (categories.length === 0 ? [] : [[entry.name, categories]])),
      ),
    );
  return compiled;
}

function compileTopics(): Compiled[] {
  const streams = readStreams();
  const compiled = topicsOf(streams).map((topic) => {
    return { entry: compileTopic(streams, topic), page: `topics/${slug(topic.id)}`, tag: topic.group };
  });
  writeNames(
    "topics",
    compiled.map(({ entry }) => entry),
  );
  return compiled;
}

function compileKnowledge(): Compiled[] {
  const document = readDocument("knowledge");
  const calls = new Map([...knowledgeCalls()].map(([operationId, [first = operationId]]) => [operationId, first]));
  const compiled = operationsOf(document).map((found) => ({
    entry: knowledgeOperation(document, found, calls),
    page: `reference/knowledge/${slug(found.operation.operationId)}`,
    tag: found.operation.tags?.[0] ?? "",
  }));
  // The client makes one call of several operations of the protocol for agents. The first sends its messages.
  const byCall = compiled.filter(({ entry }, at) => compiled.findIndex((one) => one.entry.name === entry.name) === at);
  writeNames(
    "knowledge",
    byCall.map(({ entry }) => entry),
  );
  return byCall;
}

rmSync(folder, { recursive: true, force: true });
mkdirSync(folder, { recursive: true });
const operations = compileTrading();
const all: Compiled[] = [...operations, ...compileTopics(), ...compileKnowledge()];
const texts = [...all.map(({ entry, page, tag }) => searchText(entry, page, tag)), ...commandSearchTexts()];
write("search", texts);
write("search-index", createIndex(texts));
write("rate-limits", readData("rate-limits"));
write("return-codes", readData("ret-codes"));
write(
  "guides",
  Object.fromEntries(guideFiles.map((file) => [basename(file, ".md"), readFileSync(join(guides, file), "utf8")])),
);
write("index", {
  groups: groupsOf(operations),
  entries: all.map(({ entry }) => entryOf(entry)),
  commands: commandTexts.map(({ name, title }) => ({ name, title })),
  environments: readData<Hosts>("hosts").environments.map(({ name, kind }) => ({ name, kind })),
  sandboxKey: await sandboxKey(),
});
