import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { referencesIn, schemaReference, type ContractDocument } from "../model/document.ts";
import { foldWording, without, type Change } from "./change.ts";
import { Versions } from "./changed-parts.ts";
import { channelsOf, compareChannels } from "./compare-channels.ts";
import { compareData } from "./compare-data.ts";
import { compareOperations, operationsOf } from "./compare-operations.ts";
import { compareServers } from "./compare-servers.ts";

interface Schema {
  readonly "x-essential"?: readonly string[];
}

const schemasOf = (document: ContractDocument): ReadonlyMap<string, Schema> => {
  const { schemas = {} } = (document["components"] ?? {}) as { readonly schemas?: Readonly<Record<string, Schema>> };
  return new Map(Object.entries(schemas));
};

/**
 * Returns the content of a schema as JSON. It doesn't contain the schema's name, neither as title nor in references to
 * itself.
 */
const contentOf = (name: string, schema: object): string =>
  JSON.stringify({ ...schema, title: undefined }).replaceAll(JSON.stringify(schemaReference(name).$ref), '"#"');

/** Returns the new name of a removed schema, if exactly one added schema has the same content. */
function renamedTo(name: string, removed: ReadonlyMap<string, string>, added: ReadonlyMap<string, string>) {
  const isSame = ([, content]: [string, string]) => content === removed.get(name);
  const [only, ...others] = [...added].filter(isSame);
  return others.length === 0 && [...removed].filter(isSame).length === 1 ? only?.[0] : undefined;
}

/**
 * Compares the names of schemas. They name types that the packages export, so removing or renaming a schema breaks
 * users of the type.
 */
function compareSchemaNames(base: ContractDocument, revision: ContractDocument): Change[] {
  const [before, after] = [schemasOf(base), schemasOf(revision)];
  const only = (some: ReadonlyMap<string, Schema>, others: ReadonlyMap<string, Schema>) =>
    new Map([...some].filter(([name]) => !others.has(name)).map(([name, schema]) => [name, contentOf(name, schema)]));
  const [removed, added] = [only(before, after), only(after, before)];
  return [...removed.keys()].map((name): Change => {
    const now = renamedTo(name, removed, added);
    return {
      impact: "major",
      subject: `type ${name}`,
      text: now === undefined ? "is removed" : `is renamed to \`${now}\``,
    };
  });
}

/**
 * Yields the parts of a document that a client reads: the responses of every call, and the messages of every topic that
 * clients receive.
 */
function* readParts(
  name: string,
  document: ContractDocument,
): Generator<Pick<Change, "subject" | "path"> & { part: unknown }> {
  for (const { subject, path, operation } of operationsOf(name, document).values())
    yield { subject, path, part: operation.responses };
  for (const { subject, path, channel, direction } of channelsOf(document).values())
    if (direction === "response") yield { subject, path, part: channel.messages };
}

/** Compares the essential fields of records. If such a field is missing, a call fails or a stream is interrupted. */
function compareEssential(name: string, base: ContractDocument, revision: ContractDocument): Change[] {
  const [before, after] = [schemasOf(base), schemasOf(revision)];
  const changed = [...after].flatMap(([schema, { "x-essential": now = [] }]) => {
    const { "x-essential": old = [] } = before.get(schema) ?? { "x-essential": now };
    const texts = [
      ...without(now, old).map(
        (field) =>
          `a missing \`${field}\` in \`${schema}\` now fails the call or interrupts the stream (was reported as drift)`,
      ),
      ...without(old, now).map(
        (field) =>
          `a missing \`${field}\` in \`${schema}\` is now reported as drift (failed the call or interrupted the stream)`,
      ),
    ];
    return texts.map((text) => ({ schema, text }));
  });
  if (changed.length === 0) return [];
  return [...readParts(name, revision)].flatMap(({ part, ...of }) => {
    const read = referencesIn(revision, part);
    return changed
      .filter(({ schema }) => read.has(schemaReference(schema).$ref))
      .map(({ schema, text }): Change => ({ ...of, impact: "minor", text, schemas: [schema] }));
  });
}

/** Compares a document and its data in two folders of bundles. A missing document counts as empty. */
export function compareDocuments(name: string, base: string, revision: string): Change[] {
  if (base === revision) return [];
  const read = (folder: string): ContractDocument => {
    const file = join(folder, `${name}.json`);
    return existsSync(file) ? (JSON.parse(readFileSync(file, "utf8")) as ContractDocument) : {};
  };
  const [before, after] = [read(base), read(revision)];
  const versions = new Versions(before, after);
  return foldWording([
    ...compareOperations(name, versions),
    ...compareChannels(versions),
    ...compareEssential(name, before, after),
    ...compareSchemaNames(before, after),
    ...compareServers(name, before, after),
    ...(name === "trading" ? compareData(base, revision) : []),
  ]);
}
