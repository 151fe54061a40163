/** Reports of drift, as `onDrift` of the clients gives them, and the places in the specifications that they are about. */
import { readFileSync } from "node:fs";
import { type OpenApiDocument, nameOf, resolve } from "@specwright-tools/toolchain/model/document";
import { callName } from "@specwright-tools/toolchain/model/names";
import { topicsOf } from "@specwright-tools/toolchain/model/streams";
import type { DriftReport } from "@specwright/trading";
import type { SpecificationIndex, DocumentFiles } from "./specification-index.ts";
import type { Contract } from "../documents/contract.ts";
import { knowledgeContract, operationIdOf, streamsDocument, tradingContract } from "../documents/documents.ts";
import type { JsonObject } from "../json.ts";

/** A response or message that reports name: its schema, and where that is written. */
interface Source {
  readonly document: OpenApiDocument;
  readonly schema: unknown;
  /** The file of the operation or topic. */
  readonly file: string;
  readonly schemas: DocumentFiles["schemas"];
}

/** The schemas of all operations by their IDs and by the names of their calls, and those of all topics. */
export interface DriftSources {
  readonly operations: ReadonlyMap<string, Source>;
  readonly topics: ReadonlyMap<string, Source>;
}

/** A schema on the way to a place, and the file in which it is written. */
interface Step {
  readonly schema: JsonObject;
  readonly file: string;
}

const isReport = (value: unknown): value is DriftReport => {
  const { operation, topic, place, expected, found, times } = Object(value) as Record<string, unknown>;
  return (
    [place, expected, found].every((text) => typeof text === "string") &&
    typeof times === "number" &&
    (typeof operation === "string" || typeof topic === "string")
  );
};

/** The reports of a file: a JSON list, or one report in each line. */
export function readDrift(file: string): DriftReport[] {
  const text = readFileSync(file, "utf8").trim();
  const lines = text.startsWith("[") ? [text] : text.split(/\r?\n/).filter((line) => line.trim() !== "");
  return lines.flatMap((line, index) => {
    let value: unknown;
    try {
      value = JSON.parse(line);
    } catch (error) {
      throw new Error(`${file}, line ${index + 1} is no JSON: ${(error as Error).message}`, { cause: error });
    }
    return [value].flat().map((report) => {
      if (!isReport(report))
        throw new Error(
          `${file}, line ${index + 1} is no report of onDrift: it must have operation or topic, place, expected, found and times.`,
        );
      return report;
    });
  });
}

/** What reports may be about, from the bundled documents. */
export function driftSources(index: SpecificationIndex): DriftSources {
  const operations = new Map<string, Source>();
  const add = (
    name: "trading" | "knowledge",
    contract: Contract,
    callsOf: (operationId: string, path: string) => readonly string[],
  ) => {
    const { paths, schemas } = index.files[name];
    const { document } = contract;
    for (const operation of contract.operations) {
      const schema = contract.responseSchema(operation, 200) ?? contract.responseSchema(operation, 201);
      if (schema === undefined) continue;
      const file = paths[operation.path] ?? `specs/${name}`;
      const operationId = operationIdOf(operation);
      for (const call of [operationId, ...callsOf(operationId, operation.path)])
        operations.set(call, { document, schema, file, schemas });
    }
  };
  add("trading", tradingContract, (operationId, path) => {
    const { group, method } = callName(path, operationId);
    return [`${group}.${method}`];
  });
  add("knowledge", knowledgeContract, (operationId) => index.knowledgeCalls[operationId] ?? []);
  const { paths: channels, schemas } = index.files.streams;
  const topics = topicsOf(streamsDocument).map(({ id, message }): [string, Source] => {
    const schema = { $ref: `#/components/schemas/${message ?? ""}` };
    const file = channels[id] ?? "specs/streams";
    return [id, { document: streamsDocument as unknown as OpenApiDocument, schema, file, schemas }];
  });
  return { operations, topics: new Map(topics) };
}

/** A schema and all parts and variants of it, each with its file. */
function* partsOf({ document, schemas }: Source, { schema, file }: Step): Generator<Step> {
  const { $ref } = schema;
  const own =
    typeof $ref === "string"
      ? { schema: resolve(document, schema), file: schemas[nameOf({ $ref })] ?? file }
      : { schema, file };
  yield own;
  for (const key of ["allOf", "oneOf", "anyOf"])
    for (const part of (own.schema[key] ?? []) as JsonObject[])
      yield* partsOf({ document, schemas } as Source, { schema: part, file: own.file });
}

/** The schemas of a field, of the items of a list, or of one item. */
function inside(step: Step, segment: string): Step[] {
  const { properties, items, prefixItems } = step.schema as {
    [name in "properties" | "items" | "prefixItems"]?: unknown;
  };
  const index = /^\[(\d+)\]$/.exec(segment)?.[1];
  const tuple = index === undefined ? undefined : (prefixItems as JsonObject[] | undefined)?.[Number(index)];
  const found = segment.startsWith("[")
    ? (tuple ?? items)
    : (properties as Readonly<Record<string, unknown>> | undefined)?.[segment];
  return typeof found === "object" && found !== null ? [{ schema: found as JsonObject, file: step.file }] : [];
}

/** The objects at a place in the schemas that a report may be about, without its last part. */
function parentsOf(source: Source, path: readonly string[]): Step[] {
  let steps: Step[] = [{ schema: source.schema as JsonObject, file: source.file }];
  for (const segment of path)
    steps = steps.flatMap((step) => [...partsOf(source, step)]).flatMap((part) => inside(part, segment));
  return steps.flatMap((step) => [...partsOf(source, step)]);
}

/** The files that a person opens for a place, such as `result.list[].price`: those that describe its last part. */
function filesOf(sources: readonly Source[], path: readonly string[]): Set<string> {
  const parents = sources.flatMap((source) => parentsOf(source, path.slice(0, -1)));
  const owners = parents.filter((part) => inside(part, path.at(-1) ?? "").length > 0);
  // Nothing describes a new field: it belongs beside those of its object.
  const objects = parents.filter(({ schema }) => schema["properties"] !== undefined);
  return new Set((owners.length > 0 ? owners : objects).map(({ file }) => file));
}

/** The segments of a place. The envelope of the trading platform is part of its schema, the name of another root is not. */
function segmentsOf(place: string): string[] {
  const [root = "", ...segments] = place.split(/\.|(?=\[)/);
  return root === "result" ? [root, ...segments] : segments;
}

/** The schemas that a report may be about: a method of the knowledge client may use any operation. */
function sourcesOf({ operations, topics }: DriftSources, { operation, topic = "", place }: DriftReport): Source[] {
  const known = operation === undefined ? topics.get(topic) : operations.get(operation);
  if (known !== undefined) return [known];
  const isKnowledge = operation !== undefined && place.startsWith("response");
  return isKnowledge ? [...operations.values()].filter(({ file }) => file.startsWith("specs/knowledge/")) : [];
}

/** What somebody would change in the specification so that it says what the service does. */
function adviceFor({ place, expected, found }: DriftReport, field: string): string {
  if (place === "answer") return "ask the service by hand; if it is gone for good, remove it from the specification";
  if (found.endsWith("seconds")) return `${field} is in ${found}: change its type and description`;
  if (found === "an integer beyond 2^53") return `make ${field} an int64 or a text: as a number it loses digits`;
  if (found.endsWith(" entries")) return `list the ${found} of ${field} in prefixItems`;
  if (found === "absent") return `take ${field} out of required`;
  if (found === "unknown field") return `add ${field} with its type and meaning`;
  if (found === "unknown value") return `add the new value to the enum of ${field}`;
  if (found === "wrong format") return `widen the format or pattern of ${field}: ${expected}`;
  if (found.startsWith("status ")) return `add ${found} to responses`;
  if (found.startsWith("code ")) return `add ${found} with its class and meaning`;
  if (found.startsWith("limit ")) return `set x-rate-limit to ${found.slice("limit ".length)} instead of ${expected}`;
  return found === "null"
    ? `let ${field} be null beside ${expected}`
    : `let ${field} be ${found} instead of ${expected}`;
}

/** Statuses and limits belong to the operation, not to a field of its response. */
const isAboutOperation = ({ place }: DriftReport): boolean =>
  place === "answer" || place === "status" || place.startsWith("header.");

/** The return codes of all operations. */
const returnCodes = "specs/trading/ret-codes.yaml";

/** Where somebody changes the specification, and how. Nothing is listed where no specification describes the place. */
export interface SpecificationPlace {
  readonly files: readonly string[];
  readonly property: string;
  readonly advice: string;
}

/** The place in the specification that a report is about. */
export function specificationPlace(sources: DriftSources, report: DriftReport): SpecificationPlace {
  const path = segmentsOf(report.place);
  const property = path.at(-1) ?? report.place;
  const described = sourcesOf(sources, report);
  const advice = adviceFor(report, property);
  if (report.found.startsWith("code ")) return { files: [returnCodes], property, advice };
  const files = isAboutOperation(report) ? new Set(described.map(({ file }) => file)) : filesOf(described, path);
  return { files: [...files], property, advice };
}

/** What reports of the same drift have in common. */
export const keyOf = ({ operation, topic, place, found }: Omit<DriftReport, "expected" | "times">): string =>
  [operation, topic, place, found].join(" ");

/** The operation or topic that a report is about, in words. */
export const subjectOf = ({ operation, topic }: Pick<DriftReport, "operation" | "topic">): string =>
  operation ?? `topic ${topic}`;

/** How often it was seen, in words. */
export const timesOf = ({ times }: Pick<DriftReport, "times">): string => (times === 1 ? "once" : `${times} times`);

/** A line for each place: what was found, how often, and where the specification says something else. */
export function driftLines(sources: DriftSources, reports: readonly DriftReport[]): string[] {
  const places = new Map<string, DriftReport>();
  for (const report of reports) {
    const key = keyOf(report);
    places.set(key, { ...report, times: (places.get(key)?.times ?? 0) + report.times });
  }
  return [...places.values()].map((report) => {
    const { place, found } = report;
    const what = found === "unknown field" ? "new" : found;
    const seen = `- ${subjectOf(report)}: ${place} was ${what} ${timesOf(report)}`;
    const { files, advice } = specificationPlace(sources, report);
    if (files.length === 0) return `${seen}: no specification describes this place`;
    return `${seen}: ${files.join(", ")}: ${advice}`;
  });
}
