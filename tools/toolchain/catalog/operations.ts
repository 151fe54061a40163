/** Compiles a catalog of operations and topics for programs: their fields, rules, results, permissions and examples. */
import type { OpenApiDocument, Schema } from "../model/document.ts";
import { FieldReader, fieldsInCategory, requestRows, type FieldEntry } from "../model/field-rows.ts";
import { categoriesOf, inputRules } from "../model/input-rules.ts";
import { callName, slug } from "../model/names.ts";
import { environmentsOf, isRead, operationsOf, resultSchema, type FoundOperation } from "../model/operations.ts";
import { readDocument, readStreams } from "../model/published.ts";
import { merged, objectsOf, type Merged } from "../model/schemas.ts";
import { topicsOf } from "../model/streams.ts";
import { durationMs, permissionText, rateLimitText, span } from "../model/words.ts";
import type {
  CategoryFacts,
  Field,
  Group,
  Operation,
  PublishedKnowledgeOperation,
  PublishedOperation,
  PublishedTopic,
} from "@specwright/specs/catalog";
import { exampleOf } from "./example.ts";
import { fieldsOf, withoutRequired } from "./fields.ts";
import { knowledgeCalls } from "./reads.ts";
import { compileTopic } from "./topics.ts";
import { writeClass, writeValue } from "./write-class.ts";

/** Joins the lines of a wrapped paragraph. */
const inOneLine = (text = ""): string => text.trim().replaceAll(/\n(?!\n)/g, " ");

const responseRows = (document: OpenApiDocument, found: FoundOperation): FieldEntry[] =>
  new FieldReader(document).below("", resultSchema(document, found) ?? {});

/**
 * Returns the fields, rules and result of an operation for each category. Categories without differences are merged.
 */
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

/** Returns the essential fields of the records in the lists of a result. */
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

/** Returns the class of a write, such as `trade`, and the rule for calculating the amount of money that it moves. */
function writeFacts({ operation, path }: FoundOperation, fields: readonly Field[]): Pick<Operation, "write" | "value"> {
  const kind = writeClass(operation.tags?.[0] ?? "", path);
  const value = writeValue(path, kind, fields);
  return { write: kind, ...(value === undefined ? {} : { value }) };
}

/** Returns the field by which the server recognizes a repeated write, and whether the client fills it. */
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
  // Omit the ID, which the client generates. Readers who copy an example with an ID would send the same ID twice.
  const { [isIdMade ? (idField ?? "") : ""]: _, ...example } = exampleOf(document, operation);
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

/** Returns every operation of the trading API, named after its call in the client. */
export function compileTrading(): PublishedOperation[] {
  const document = readDocument("trading");
  return operationsOf(document).map((found) => ({
    operationId: found.operation.operationId,
    group: callName(found.path, found.operation.operationId).group,
    tag: found.operation.tags?.[0] ?? "",
    reference: `reference/trading/${slug(found.operation.operationId)}`,
    entry: tradingOperation(document, found),
    categories: categoryFacts(document, found),
  }));
}

/** Returns every topic that the client supports. */
export function compileTopics(): PublishedTopic[] {
  const streams = readStreams();
  return topicsOf(streams).map((topic) => ({
    entry: compileTopic(streams, topic),
    reference: `topics/${slug(topic.id)}`,
    tag: topic.group,
  }));
}

/**
 * Returns every operation of the knowledge API. Several operations of the MCP protocol have the same call,
 * `mcp.connect`. Only the first of them is listed.
 */
export function compileKnowledge(): PublishedKnowledgeOperation[] {
  const document = readDocument("knowledge");
  const calls = knowledgeCalls();
  const compiled = operationsOf(document).map((found) => {
    const { operation, method, path } = found;
    const call = path === "/mcp" ? "mcp.connect" : (calls.get(operation.operationId)?.[0] ?? operation.operationId);
    return {
      reference: `reference/knowledge/${slug(operation.operationId)}`,
      tag: operation.tags?.[0] ?? "",
      entry: {
        name: `knowledge.${call}`,
        title: operation.summary ?? "",
        ...(method === "GET" ? {} : { write: "settings" as const }),
        method,
        path,
        description: inOneLine(operation.description),
        fields: fieldsOf(requestRows(document, found)),
      },
    };
  });
  return compiled.filter(({ entry }, at) => compiled.findIndex((one) => one.entry.name === entry.name) === at);
}

/** Describes a group by the titles of its first operations. */
function titlesOf(of: readonly PublishedOperation[]): string {
  const titles = of.map(({ entry: { title } }) => title);
  return `${titles.slice(0, 3).join("; ")}${titles.length > 3 ? "; …" : "."}`;
}

/**
 * Returns the groups of the client. A group has the description of its operations' most frequent tag. If another group
 * of at least the same size has that tag, the description lists the group's operations instead.
 */
export function groupsOf(operations: readonly PublishedOperation[]): Group[] {
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
