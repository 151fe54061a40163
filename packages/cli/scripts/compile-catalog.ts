/**
 * Compiles the data files of the command line into `dist/catalog`: operations and topics from the catalog that
 * `@specwright/specs` publishes, the guides, and the search index.
 */
import { mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { createRequire } from "node:module";
import { basename, join } from "node:path";
import { createSandbox } from "@specwright/sandbox";
import type { Catalog, Entry, KnowledgeOperation, Operation, Topic } from "@specwright/specs/catalog";
import { createIndex, type SearchText } from "../src/search/ranking.ts";
import { commandSearchTexts, commandTexts } from "./command-texts.ts";

const folder = join(import.meta.dirname, "../dist/catalog");

const published = createRequire(import.meta.url);
const readPublished = <Data>(name: string): Data =>
  JSON.parse(readFileSync(published.resolve(`@specwright/specs/${name}.json`), "utf8")) as Data;

const catalog = readPublished<Catalog>("catalog");

/** Folder of the repository's guides, which AI agents read as resources. */
const guides = join(import.meta.dirname, "../../../docs/guides");
const guideFiles = readdirSync(guides).filter((file) => file.endsWith(".md"));

const save = (name: string, text: string): void => writeFileSync(join(folder, `${name}.json`), text);
const write = (name: string, content: unknown): void => save(name, JSON.stringify(content));

/**
 * Call names of this package, such as `order.create`, by operation ID in the specification. The names and the IDs are
 * in backticks.
 */
const callNames = new Map(catalog.trading.map(({ operationId, entry }) => [`\`${operationId}\``, `\`${entry.name}\``]));

/**
 * Writes content to a file of the catalog. Replaces the operation IDs in its texts with the call names of this package.
 */
const writeNames = (name: string, content: object): void =>
  save(
    name,
    JSON.stringify(content).replaceAll(/`\w+`/g, (code) => callNames.get(code) ?? code),
  );

interface Hosts {
  readonly environments: readonly { readonly name: string; readonly kind: string }[];
}

/** Returns the names that other libraries use for each operation, from the tables of the migration guides. */
function libraryNames(): ReadonlyMap<string, readonly string[]> {
  const names = new Map<string, string[]>();
  const tables = guideFiles.filter((file) => file.startsWith("migration-"));
  for (const line of tables.flatMap((file) => readFileSync(join(guides, file), "utf8").split("\n"))) {
    const [, theirs = "", ours = ""] = line.startsWith("|") ? line.split("|") : [];
    const called = [...theirs.matchAll(/`(\w+)/g)].map(([, name = ""]) => name);
    const calls = [...ours.matchAll(/`(?:trading\.)?(\w+\.\w+)/g)].map(([, call = ""]) => call);
    // If a row of a migration table has as many methods of the other library as calls of this client, the first method
    // belongs to the first call, and so on.
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
    keywords: (catalog.keywords[page] ?? []).join("; "),
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

async function sandboxKey(): Promise<{ apiKey: string; secret: string }> {
  await using stack = new AsyncDisposableStack();
  const sandbox = await createSandbox();
  stack.defer(() => sandbox.close());
  const { apiKey, secret } = sandbox.trading.keys.master;
  return { apiKey, secret };
}

rmSync(folder, { recursive: true, force: true });
mkdirSync(folder, { recursive: true });
for (const [group, of] of Map.groupBy(catalog.trading, (each) => each.group)) {
  writeNames(
    `group-${group}`,
    of.map(({ entry }) => entry),
  );
  writeNames(
    `categories-${group}`,
    Object.fromEntries(
      of.flatMap(({ entry, categories }) => (categories.length === 0 ? [] : [[entry.name, categories]])),
    ),
  );
}
writeNames(
  "topics",
  catalog.topics.map(({ entry }) => entry),
);
writeNames(
  "knowledge",
  catalog.knowledge.map(({ entry }) => entry),
);
const all = [...catalog.trading, ...catalog.topics, ...catalog.knowledge];
const texts = [...all.map(({ entry, reference, tag }) => searchText(entry, reference, tag)), ...commandSearchTexts()];
write("search", texts);
write("search-index", createIndex(texts));
write("rate-limits", readPublished("rate-limits"));
write("return-codes", readPublished("ret-codes"));
write(
  "guides",
  Object.fromEntries(guideFiles.map((file) => [basename(file, ".md"), readFileSync(join(guides, file), "utf8")])),
);
write("index", {
  groups: catalog.groups,
  entries: all.map(({ entry }) => entryOf(entry)),
  commands: commandTexts.map(({ name, title }) => ({ name, title })),
  environments: readPublished<Hosts>("hosts").environments.map(({ name, kind }) => ({ name, kind })),
  sandboxKey: await sandboxKey(),
});
