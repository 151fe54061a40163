/**
 * Compiles the data that is needed to compare a live service with the specification: the schemas of responses and
 * messages, and, for each path in a schema, the files that specify it.
 */
import { compileResponse, toDriftSchema } from "../codegen/responses/response-schema.ts";
import { nameOf, resolve, type OpenApiDocument, type Schema } from "../model/document.ts";
import type { Field } from "../model/fields.ts";
import { callName } from "../model/names.ts";
import { environmentsOf, isRead, operationsOf, type FoundOperation } from "../model/operations.ts";
import { fieldsByPath } from "../model/places.ts";
import { readDocument, readStreams, type DocumentName } from "../model/published.ts";
import { parameterOf, toOpenApi, topicsOf, type AsyncApiDocument, type StreamTopic } from "../model/streams.ts";
import { documentFiles, type DocumentFiles } from "./files.ts";
import { knowledgeCalls, liveReads } from "./reads.ts";
import { readKnownDrift } from "./known-drift.ts";

/** A schema at a path inside a response or message, with its file. */
interface Step {
  readonly schema: Schema;
  readonly file: string;
}

/** The schema of a response or message, with its document and file. */
interface Source extends Step {
  readonly document: OpenApiDocument;
  readonly schemas: DocumentFiles["schemas"];
}

/** Yields a schema with all its parts and variants, each with its file. */
function* partsOf(source: Pick<Source, "document" | "schemas">, { schema, file }: Step): Generator<Step> {
  const { $ref } = schema;
  const own =
    $ref === undefined
      ? { schema, file }
      : { schema: resolve<Schema>(source.document, schema), file: source.schemas[nameOf({ $ref })] ?? file };
  yield own;
  for (const key of ["allOf", "oneOf", "anyOf"] as const)
    for (const part of own.schema[key] ?? []) yield* partsOf(source, { schema: part, file: own.file });
}

/** Returns the schema of a field, of the items of a list, or of one item of a tuple. Empty if there is none. */
function inside({ schema: { properties, items, prefixItems }, file }: Step, segment: string): Step[] {
  const index = /^\[(\d+)\]$/.exec(segment)?.[1];
  const schema = segment.startsWith("[")
    ? ((index === undefined ? undefined : prefixItems?.[Number(index)]) ?? items)
    : properties?.[segment];
  return schema === undefined ? [] : [{ schema, file }];
}

const filesOf = (steps: readonly Step[]): string[] => [...new Set(steps.map(({ file }) => file))];

const filesWhere = (steps: readonly Step[], test: (schema: Schema) => boolean): string[] =>
  filesOf(steps.filter(({ schema }) => test(schema)));

const isListed = (schema: Schema): boolean => schema.enum !== undefined || schema.const !== undefined;
const isFormatted = (schema: Schema): boolean => schema.pattern !== undefined || schema.format !== undefined;
const hasFields = (schema: Schema): boolean => schema.properties !== undefined || schema.prefixItems !== undefined;

/** Returns the files that occur most often among the variants, such as the file of their common base. */
function sharedFiles(parts: readonly Step[]): string[] {
  const counts = [...Map.groupBy(parts, ({ file }) => file)].map(([file, same]) => ({ file, count: same.length }));
  const most = Math.max(...counts.map(({ count }) => count));
  return counts.filter(({ count }) => count === most).map(({ file }) => file);
}

/**
 * Returns the files that specify the value at a path, by aspect: the files that list the field, require it, list its
 * values, state its format, or define its nested fields.
 */
function placeFiles(parents: readonly Step[], parts: readonly Step[], name: string): Record<string, string[]> {
  const owners = parents.filter((part) => inside(part, name).length > 0);
  const files = filesOf(owners);
  const all = {
    // Collect `required` from all parents, because a part of `allOf` may require a field that another part describes.
    required: filesWhere(parents, ({ required = [] }) => required.includes(name)),
    values: filesWhere(parts, isListed),
    format: filesWhere(parts, isFormatted),
    fieldsBelow: sharedFiles(parts.filter(({ schema }) => hasFields(schema))),
  };
  return { files, ...Object.fromEntries(Object.entries(all).filter(([, each]) => each.length > 0)) };
}

const refersTo = (fields: readonly Field[], pattern: RegExp): boolean =>
  fields.length > 0 && fields.every(({ schemas }) => schemas.some((name) => pattern.test(name)));

const timestamps = {
  milliseconds: /^TimestampMs(String)?$/,
  seconds: /^TimestampS(String)?$/,
  nanoseconds: /^TimestampNs(String)?$/,
} as const;

/**
 * Returns the unit of a timestamp. Every variant must refer to a timestamp scalar of this unit or name the unit in its
 * description.
 */
const unitOf = (fields: readonly Field[]): keyof typeof timestamps | undefined =>
  (["milliseconds", "seconds", "nanoseconds"] as const).find(
    (unit) =>
      refersTo(fields, timestamps[unit]) ||
      (fields.length > 0 && fields.every(({ description }) => new RegExp(`\\bin ${unit}\\b`).test(description))),
  );

/** Returns the order of a list by time. Undefined unless every variant of the field has the same order. */
const orderOf = (fields: readonly Field[]): Field["order"] => {
  const orders = new Set(fields.map(({ order }) => order));
  return orders.size === 1 ? [...orders][0] : undefined;
};

const valuesAllowed = ({ types, values, format, pattern, minLength, maxLength, patternInWords }: Field) => ({
  types,
  values,
  format,
  pattern,
  minLength,
  maxLength,
  ...(patternInWords === "" ? {} : { words: patternInWords }),
});

const mapValues = <From, To>(record: Readonly<Record<string, From>>, map: (value: From) => To): Record<string, To> =>
  Object.fromEntries(Object.entries(record).map(([name, value]) => [name, map(value)]));

/** Returns the segments of a path, such as `list`, `[]` and `price`. */
const segmentsOf = (place: string): string[] => place.split(/\.|(?=\[)/).filter((segment) => segment !== "");

function compilePlaces(source: Source, numberOf: (file: string) => number) {
  const fields = fieldsByPath(source.document, source.schema);
  const known = new Map<string, Step[]>([["", [...partsOf(source, source)]]]);
  const partsAt = (segments: readonly string[]): Step[] => {
    const key = segments.join(" ");
    const name = segments.at(-1) ?? "";
    const parts =
      known.get(key) ??
      partsAt(segments.slice(0, -1))
        .flatMap((part) => inside(part, name))
        .flatMap((step) => [...partsOf(source, step)]);
    known.set(key, parts);
    return parts;
  };
  return Object.fromEntries(
    [...fields].map(([place, alternatives]) => {
      const segments = segmentsOf(place);
      const parts = partsAt(segments);
      const [unit, order] = [unitOf(alternatives), orderOf(alternatives)];
      const titles = parts.flatMap(({ schema }) => schema.prefixItems?.map(({ title = "" }) => title) ?? []);
      const entry = {
        fields: [
          ...new Map(alternatives.map((each) => [JSON.stringify(valuesAllowed(each)), valuesAllowed(each)])).values(),
        ],
        ...mapValues(placeFiles(partsAt(segments.slice(0, -1)), parts, segments.at(-1) ?? ""), (all) =>
          all.map(numberOf),
        ),
        ...(unit === undefined ? {} : { unit }),
        ...(unit !== undefined && refersTo(alternatives, timestamps[unit]) ? { isClock: true } : {}),
        ...(order === undefined ? {} : { order }),
        ...(refersTo(alternatives, /^Decimal(Text|String)$/) ? { isDecimal: true } : {}),
        ...(titles.length === 0 ? {} : { titles }),
      };
      return [place, entry];
    }),
  );
}

/**
 * Collects the schemas of responses and messages. Each schema is stored only once, because many operations have the
 * same schema for failures.
 */
class Contents {
  readonly all: object[] = [];
  /** Paths of files, which the stored schemas refer to by index. */
  readonly files: string[] = [];
  readonly #numbers = new Map<string, number>();

  add(source: Source): number {
    const content = {
      schema: toDriftSchema(compileResponse(source.document, source.schema)),
      places: compilePlaces(source, (file) => {
        const known = this.files.indexOf(file);
        return known >= 0 ? known : this.files.push(file) - 1;
      }),
    };
    const text = JSON.stringify(content);
    const number = this.#numbers.get(text) ?? this.all.push(content) - 1;
    this.#numbers.set(text, number);
    return number;
  }
}

const withoutAbsent = <Item>(entries: readonly (readonly [string, Item | undefined])[]): Record<string, Item> =>
  Object.fromEntries(entries.filter((entry): entry is [string, Item] => entry[1] !== undefined));

/**
 * Returns the path of the cursor in the result, the input field for it, and the cursor that marks the last page. Empty
 * if the operation has no cursor.
 */
function cursorFacts({ "x-pagination": pages }: FoundOperation["operation"]) {
  const { next, cursor: field, last } = pages ?? {};
  if (next === undefined || field === undefined) return {};
  return { cursor: { next, field, ...(last === undefined ? {} : { last }) } };
}

function compileOperation(
  name: DocumentName,
  document: OpenApiDocument,
  found: FoundOperation,
  files: DocumentFiles,
  contents: Contents,
  calls: readonly string[],
) {
  const { operation, method, path } = found;
  const file = files.paths[path] ?? `specs/${name}`;
  const add = (schema: Schema | undefined) =>
    schema && contents.add({ document, schema, file, schemas: files.schemas });
  const responses = Object.entries(operation.responses);
  const events = responses.flatMap(([, { content }]) =>
    Object.entries(content?.["text/event-stream"]?.["x-content-events"] ?? {}),
  );
  const limits = operation["x-rate-limit"];
  const pages = operation["x-pagination"];
  return {
    document: name,
    method,
    path,
    file,
    calls,
    environments: environmentsOf(found),
    ...(limits?.scope === "uid" ? { limits: limits.limits.map(({ requests }) => requests) } : {}),
    ...cursorFacts(operation),
    ...(pages?.items === undefined ? {} : { records: pages.items }),
    responses: withoutAbsent(
      responses.map(([status, { content }]) => [status, add(content?.["application/json"]?.schema)] as const),
    ),
    ...(events.length === 0
      ? {}
      : { events: withoutAbsent(events.map(([type, schema]) => [type, add(schema)] as const)) }),
  };
}

/** Returns the values of a topic's parameters by server. The key `""` has the values for every server. */
const parameterValues = (document: AsyncApiDocument, { channel }: StreamTopic) =>
  Object.fromEntries(
    Object.entries(channel.parameters ?? {}).map(([name, reference]) => [
      name,
      {
        ...withoutAbsent([["", parameterOf(document, reference).enum]]),
        ...channel["x-parameter-values"]?.[name],
      },
    ]),
  );

/**
 * Returns whether a topic is pushed even when nothing changes: at an interval, or as a snapshot that its deltas continue
 * from.
 */
const isRegular = ({ channel }: StreamTopic): boolean => {
  const { "x-push": pushes = [], "x-update": { kinds = [], merge } = {}, "x-unconfirmed": isUnconfirmed } = channel;
  const isAlways = pushes.length > 0 && pushes.every(({ trigger }) => trigger === undefined);
  const startsWhole = kinds.includes("snapshot") && kinds.includes("delta");
  return (isAlways || startsWhole) && merge !== "append" && isUnconfirmed !== true;
};

function compileTopics(contents: Contents) {
  const streams = readStreams();
  const { paths, schemas } = documentFiles("streams");
  const topics = topicsOf(streams).flatMap((topic) => {
    const { id, address, servers, message } = topic;
    if (message === undefined) return [];
    const file = paths[id] ?? "specs/streams";
    const schema = { $ref: `#/components/schemas/${message}` };
    const content = contents.add({ document: toOpenApi(streams), schema, file, schemas });
    const parameters = parameterValues(streams, topic);
    const { snapshot = [], reconcile = [] } = topic.channel["x-rest"] ?? {};
    const compiled = { address, servers, file, content, parameters, isRegular: isRegular(topic), snapshot, reconcile };
    return [[id, compiled] as const];
  });
  const servers = Object.entries(streams.servers).map(([name, { pathname, security, variables }]) => {
    const server = { pathname, isPrivate: security !== undefined, hosts: variables.host["x-environments"] };
    return [name, server] as const;
  });
  return { topics: Object.fromEntries(topics), servers: Object.fromEntries(servers) };
}

/** Compiles the data that is needed to compare a live service with the specification, as a JSON value. */
export function compileComparison() {
  const contents = new Contents();
  const calls = knowledgeCalls();
  const callsOf = (name: DocumentName, { path, operation: { operationId } }: FoundOperation): readonly string[] => {
    if (name === "knowledge") return calls.get(operationId) ?? [];
    const { group, method } = callName(path, operationId);
    return [`${group}.${method}`];
  };
  const operations = (["trading", "knowledge"] as const).flatMap((name) => {
    const [document, files] = [readDocument(name), documentFiles(name)];
    return operationsOf(document).map((found) => [
      found.operation.operationId,
      compileOperation(name, document, found, files, contents, callsOf(name, found)),
    ]);
  });
  const trading = readDocument("trading");
  const envelope = contents.add({
    document: trading,
    schema: { $ref: "#/components/schemas/Envelope" },
    file: "specs/trading",
    schemas: documentFiles("trading").schemas,
  });
  const reads = liveReads(trading, operationsOf(trading).filter(isRead));
  return {
    operations: Object.fromEntries(operations) as object,
    ...compileTopics(contents),
    envelope,
    contents: contents.all,
    files: contents.files,
    reads,
    known: readKnownDrift(),
  };
}
