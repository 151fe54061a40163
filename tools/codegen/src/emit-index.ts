import type { TradingOperation } from "./row.ts";

const tag = ({ found }: TradingOperation): string => found.operation.tags?.[0] ?? "Other";

/** The file of each path below specs/trading, as its openapi.yaml refers to it. */
export type PathFiles = Readonly<Record<string, string>>;

/** Reads `/v5/position/list:` and the `$ref: paths/position/list.yaml` below it. */
export function readPathFiles(openapi: string): PathFiles {
  return Object.fromEntries(
    [...openapi.matchAll(/^ {2}(\/\S+):\n {4}\$ref: (\S+)$/gm)].map(([, path, file]) => [path, file]),
  );
}

function line({ group, method, isPublic, isBatch, found }: TradingOperation, files: PathFiles): string {
  const { path, method: verb, operation } = found;
  const marks = [
    ...(isPublic ? ["public"] : []),
    ...(operation["x-pagination"] === undefined ? [] : ["iterate"]),
    ...(isBatch ? ["legs"] : []),
    ...(operation["x-idempotency"] === undefined ? [] : ["safe to repeat"]),
    ...(operation.deprecated === true ? ["deprecated"] : []),
  ];
  const source = `../specs/trading/${files[path] ?? "openapi.yaml"}`;
  return `| \`trading.${group}.${method}\` | ${verb.toUpperCase()} | [\`${path}\`](${source}) | ${operation.summary ?? ""} | ${marks.join(", ")} |`;
}

/** One line for each operation: how it is called, where it goes, what it is. */
export function emitIndex(all: readonly TradingOperation[], files: PathFiles, note: string): string {
  const tags = [...Map.groupBy(all, tag)].toSorted(([left], [right]) => (left < right ? -1 : 1));
  const sections = tags.map(([name, members]) =>
    [
      `## ${name}`,
      "",
      "| call | method | path | what it does | notes |",
      "|---|---|---|---|---|",
      ...members.map((member) => line(member, files)),
      "",
    ].join("\n"),
  );
  return [
    "# Trading operations",
    "",
    note,
    "",
    `${all.length} operations. "public" needs no key, "iterate" has \`.iterate()\` for all pages, "legs" returns one outcome for each item,`,
    '"safe to repeat" carries an id by which the server recognises a second attempt.',
    "",
    ...sections,
  ].join("\n");
}
