import type { TradingOperation } from "./row.ts";

const tag = ({ found }: TradingOperation): string => found.operation.tags?.[0] ?? "Other";

function line({ id, group, method, isPublic, isBatch, found }: TradingOperation): string {
  const { path, method: verb, operation } = found;
  const marks = [
    ...(isPublic ? ["public"] : []),
    ...(operation["x-pagination"] === undefined ? [] : ["iterate"]),
    ...(isBatch ? ["legs"] : []),
    ...(operation["x-idempotency"] === undefined ? [] : ["safe to repeat"]),
    ...(operation.deprecated === true ? ["deprecated"] : []),
  ];
  const source = `../packages/trading/src/generated/calls.ts`;
  return `| \`trading.${group}.${method}\` | ${verb.toUpperCase()} | [\`${path}\`](${source} "${id}") | ${operation.summary ?? ""} | ${marks.join(", ")} |`;
}

/** One line for each operation: how it is called, where it goes, what it is. */
export function emitIndex(all: readonly TradingOperation[], note: string): string {
  const tags = [...Map.groupBy(all, tag)].toSorted(([left], [right]) => (left < right ? -1 : 1));
  const sections = tags.map(([name, members]) =>
    [
      `## ${name}`,
      "",
      "| call | method | path | what it does | notes |",
      "|---|---|---|---|---|",
      ...members.map(line),
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
