/**
 * Reads the parts of the specifications that are compared with the platform's documentation: fields, values, limits,
 * codes, topics, changes.
 */
import { readFileSync } from "node:fs";
import { join } from "node:path";
import type { OpenApiDocument, Schema } from "@specwright-tools/toolchain/model/document";
import type { Field } from "@specwright-tools/toolchain/model/fields";
import { successes } from "@specwright-tools/toolchain/model/operations";
import type { AsyncApiDocument } from "@specwright-tools/toolchain/model/streams";
import { parse } from "yaml";
import { documentFiles, type DocumentFiles } from "@specwright-tools/toolchain/catalog/files";
import { fieldsByPath, type FieldsByPath } from "@specwright-tools/toolchain/model/places";
import { Contract } from "../documents/contract.ts";
import type { Fact } from "./facts.ts";

export const root = join(import.meta.dirname, "../../../..");

/** An operation or topic with its file and fields. A topic has no request fields. */
export interface SpecifiedOwner {
  readonly file: string;
  readonly request: FieldsByPath;
  readonly response: FieldsByPath;
  /**
   * Rate limits by product category: requests and window, such as `10/1s`. The category is empty for a limit of all
   * categories.
   */
  readonly limits: ReadonlyMap<string, string>;
}

export interface Specified {
  /** Operations and topics by name, such as `GET /v5/order/list` or `topic order`. */
  readonly owners: ReadonlyMap<string, SpecifiedOwner>;
  readonly codes: ReadonlySet<number>;
  /** Days with an entry in the change history. */
  readonly days: ReadonlySet<string>;
  readonly schemaFiles: DocumentFiles["schemas"];
}

interface RateLimit {
  readonly limits: readonly {
    readonly categories?: readonly string[];
    readonly requests: number;
    readonly window: string;
  }[];
}

/** Returns every operation with the fields of its query and body, and of all successful responses. */
export function specifiedOperations(
  document: OpenApiDocument,
  files: DocumentFiles["paths"] = {},
): Map<string, SpecifiedOwner> {
  const contract = new Contract(document);
  return new Map(
    contract.operations.map((operation): [string, SpecifiedOwner] => {
      const together = (schemas: readonly Schema[]) => fieldsByPath(document, ...schemas);
      const query = operation.parameters.filter((parameter) => parameter.in === "query");
      const parameters: Schema = {
        properties: Object.fromEntries(
          query.map(({ name, schema, description }) => [
            name,
            description === undefined ? schema : { ...schema, description },
          ]),
        ),
        required: query.filter(({ required }) => required === true).map(({ name }) => name),
      };
      const bodies = successes(operation).flatMap(
        ([status]) => contract.responseSchema(operation, Number(status)) ?? [],
      );
      const body =
        contract.requestSchema(operation) ?? contract.requestSchema(operation, "multipart/form-data") ?? undefined;
      const { limits = [] } = (operation.operation as { readonly "x-rate-limit"?: RateLimit })["x-rate-limit"] ?? {};
      return [
        `${operation.method} ${operation.path}`,
        {
          file: files[operation.path] ?? "",
          request: together([
            ...(query.length > 0 || body === undefined ? [parameters] : []),
            ...(body === undefined ? [] : [body]),
          ]),
          response: together(bodies),
          limits: new Map(
            limits.flatMap(({ categories = [""], requests, window }) =>
              categories.map((category): [string, string] => [category, `${requests}/${window}`]),
            ),
          ),
        },
      ];
    }),
  );
}

/** Replaces each parameter of a topic's address by `{}`, because parameter names don't matter. */
const plainAddress = (address: string): string => address.replaceAll(/\{[^}]*\}/g, "{}");

/** Returns every topic with the fields of its messages. Channels with the same address are merged. */
function specifiedTopics(streams: AsyncApiDocument, files: DocumentFiles["paths"] = {}): Map<string, SpecifiedOwner> {
  const topics = new Map<string, SpecifiedOwner>();
  for (const [id, { address, messages = {} }] of Object.entries(streams.channels)) {
    if (address === undefined) continue;
    const owner = `topic ${plainAddress(address)}`;
    const payloads = Object.values(messages).flatMap(({ payload }) => payload ?? []);
    const known = topics.get(owner)?.response ?? new Map<string, readonly Field[]>();
    const response = new Map(known);
    for (const [name, fields] of fieldsByPath(streams, ...payloads))
      response.set(name, [...(known.get(name) ?? []), ...fields]);
    topics.set(owner, {
      file: topics.get(owner)?.file ?? files[id] ?? "",
      request: new Map(),
      response,
      limits: new Map(),
    });
  }
  return topics;
}

const readYaml = <Data>(file: string): Data => parse(readFileSync(join(root, file), "utf8")) as Data;

/**
 * Reads the operations, topics, return codes and dates of documented changes from the bundled documents and the
 * specification files.
 */
export function readSpecified(documents: readonly OpenApiDocument[], streams: AsyncApiDocument): Specified {
  const [trading, streamFiles] = [documentFiles("trading", root), documentFiles("streams", root)];
  const operations = documents.flatMap((document) => [...specifiedOperations(document, trading.paths)]);
  return {
    owners: new Map([...operations, ...specifiedTopics(streams, streamFiles.paths)]),
    codes: new Set(readYaml<{ code: number }[]>("specs/trading/ret-codes.yaml").map(({ code }) => code)),
    days: new Set(readYaml<{ date: string }[]>("specs/trading/changes.yaml").map(({ date }) => date)),
    schemaFiles: streamFiles.schemas,
  };
}

/**
 * Returns the operation or topic that a fact describes. A topic with a value in its address, such as `tickers.BTCUSDT`,
 * matches the specified address with a parameter.
 */
export function ownerOf({ owners }: Specified, { owner }: Fact): SpecifiedOwner | undefined {
  if (!owner.startsWith("topic ")) return owners.get(owner);
  const plain = plainAddress(owner);
  return (
    owners.get(plain) ??
    [...owners].find(
      ([name]) =>
        name.startsWith("topic ") &&
        new RegExp(`^${name.replaceAll(".", "\\.").replaceAll("{}", "[^.]+")}$`).test(plain),
    )?.[1]
  );
}

/**
 * Returns the name under which the specification lists a field, or undefined. An index in a list or tuple also matches
 * `[]`, and each part of the name also matches `*`, which represents the keys of a map.
 */
export function specifiedName(fields: FieldsByPath, name: string): string | undefined {
  if (fields.has(name)) return name;
  const element = name.replaceAll(/\[\d+\]/g, "[]");
  if (fields.has(element)) return element;
  const parts = name.split(".");
  return parts.map((_, index) => parts.with(index, "*").join(".")).find((candidate) => fields.has(candidate));
}

/**
 * Returns whether one of the field's parents is open: the specification doesn't describe its content, so the field
 * can't be missing from it.
 */
export function isBelowOpenField(fields: FieldsByPath, name: string): boolean {
  const ends = [...name.matchAll(/\.|\[/g)].map(({ index }) => index);
  return ends.some((end) => {
    const parent = specifiedName(fields, name.slice(0, end));
    if (parent === undefined) return false;
    return ![...fields.keys()].some((other) => other.startsWith(`${parent}.`) || other.startsWith(`${parent}[`));
  });
}

/**
 * Returns the specification file that describes a field. For a field that the specification lacks, it is the file of
 * the closest specified parent.
 */
export function fileOf(
  { schemaFiles }: Specified,
  owner: SpecifiedOwner,
  side: "request" | "response",
  name: string,
): string {
  const fields = owner[side];
  const parents = [name, ...[...name.matchAll(/\.|\[/g)].map(({ index }) => name.slice(0, index)).toReversed()];
  const known = parents.map((each) => specifiedName(fields, each)).find((each) => each !== undefined) ?? "";
  const variants = (fields.get(known) ?? []).map((field) => field.schemas);
  // Prefer a file that all variants share. A field's list of schemas leads from the surrounding object to the schema
  // that the field refers to, so take the file of the last schema.
  const shared = (variants[0] ?? []).filter((schema) => variants.every((each) => each.includes(schema)));
  return (
    [...variants.flat(), ...shared].map((schema) => schemaFiles[schema]).findLast((file) => file !== undefined) ??
    owner.file
  );
}
