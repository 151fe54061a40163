import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import type { ContractDocument } from "@specwright-tools/model/document";
import type { Change } from "./change.ts";
import { channelsOf } from "./channels.ts";
import { compareChannels } from "./compare-channels.ts";
import { compareData } from "./compare-data.ts";
import { compareOperations } from "./compare-operations.ts";
import { compareServers } from "./compare-servers.ts";
import { without } from "./fields/compare-values.ts";
import { operationsOf } from "./operations.ts";
import { foldWording } from "./wording.ts";

interface Schema {
  readonly "x-essential"?: readonly string[];
}

const schemasOf = (document: ContractDocument): ReadonlyMap<string, Schema> => {
  const { schemas = {} } = (document["components"] ?? {}) as { readonly schemas?: Readonly<Record<string, Schema>> };
  return new Map(Object.entries(schemas));
};

/** The names of the schemas that a part of a document refers to, and of those that they refer to. */
function schemasIn(part: unknown, schemas: ReadonlyMap<string, Schema>, found = new Set<string>()): Set<string> {
  for (const [, name = ""] of JSON.stringify(part ?? null).matchAll(/"#\/components\/schemas\/([\w.-]+)"/g)) {
    if (found.has(name)) continue;
    found.add(name);
    schemasIn(schemas.get(name), schemas, found);
  }
  return found;
}

/** What a client reads, by the name of the call or topic. */
function* readParts(
  name: string,
  document: ContractDocument,
): Generator<Pick<Change, "subject" | "path"> & { part: unknown }> {
  for (const { subject, path, operation } of operationsOf(name, document).values())
    yield { subject, path, part: operation.responses };
  for (const { subject, name: path, channel, direction } of channelsOf(document).values())
    if (direction === "response") yield { subject, path, part: channel.messages };
}

/** Fields of records without which a call stops: which of them are new, and which no longer are. */
function compareEssential(name: string, base: ContractDocument, revision: ContractDocument): Change[] {
  const [before, after] = [schemasOf(base), schemasOf(revision)];
  const changed = [...after].flatMap(([schema, { "x-essential": now = [] }]) => {
    const { "x-essential": old = [] } = before.get(schema) ?? { "x-essential": now };
    const texts = [
      ...without(now, old).map(
        (field) => `\`${schema}\` without \`${field}\` stops the call or stream (was delivered and told as drift)`,
      ),
      ...without(old, now).map(
        (field) => `\`${schema}\` without \`${field}\` is delivered and told as drift (stopped the call or stream)`,
      ),
    ];
    return texts.map((text) => ({ schema, text }));
  });
  if (changed.length === 0) return [];
  return [...readParts(name, revision)].flatMap(({ part, ...of }) => {
    const read = schemasIn(part, after);
    return changed
      .filter(({ schema }) => read.has(schema))
      .map(({ schema, text }): Change => ({ ...of, impact: "minor", text, schemas: [schema] }));
  });
}

/**
 * What changed in one document and the data beside it, between two folders of bundles. A document that one of them lacks
 * counts as empty.
 */
export function compareDocuments(name: string, base: string, revision: string): Change[] {
  if (base === revision) return [];
  const read = (folder: string): ContractDocument => {
    const file = join(folder, `${name}.json`);
    return existsSync(file) ? (JSON.parse(readFileSync(file, "utf8")) as ContractDocument) : {};
  };
  const [before, after] = [read(base), read(revision)];
  return foldWording([
    ...compareOperations(name, before, after),
    ...compareChannels(before, after),
    ...compareEssential(name, before, after),
    ...compareServers(name, before, after),
    ...(name === "trading" ? compareData(base, revision) : []),
  ]);
}
