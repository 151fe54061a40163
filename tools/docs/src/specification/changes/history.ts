import { readDocument } from "@specwright-tools/model/published";
import { changes, everyOperation } from "../site-data.ts";
import { document as streams } from "../stream-document.ts";

/** What the platform changed in one operation or topic, on one day. */
interface HistoryEntry {
  readonly date: string;
  /** Added, changed or removed. */
  readonly kind: string;
  /** Markdown. */
  readonly text: string;
  /** The place in the change history. */
  readonly anchor: string;
}

interface WithComponents {
  readonly components?: Readonly<Record<string, Readonly<Record<string, unknown>>>>;
}

/** The names of every schema that a part of a document is made of. */
function schemasOf(part: unknown, { components = {} }: WithComponents): Set<string> {
  const seen = new Map<string, string>();
  const look = (node: unknown): void => {
    for (const [reference, kind = "", name = ""] of JSON.stringify(node).matchAll(
      /"#\/components\/(\w+)\/([^"/]+)"/g,
    )) {
      if (seen.has(reference)) continue;
      seen.set(reference, kind === "schemas" ? name : "");
      look(components[kind]?.[name] ?? null);
    }
  };
  look(part);
  return new Set(seen.values());
}

/** The schemas of each operation and topic that the change history may name. */
function usedSchemas(): ReadonlyMap<string, ReadonlySet<string>> {
  const trading = readDocument("trading") as WithComponents;
  const operations = everyOperation
    .filter(({ document }) => document === "trading")
    .map(({ operationId, operation }) => [operationId, schemasOf(operation, trading)] as const);
  const topics = Object.entries(streams.channels).map(
    ([id, channel]) => [id, schemasOf(channel, streams as object as WithComponents)] as const,
  );
  return new Map([...operations, ...topics]);
}

let used: ReturnType<typeof usedSchemas> | undefined;

/** What the change history says about an operation or topic, itself or through a schema that it uses; newest first. */
export function historyOf(id: string): HistoryEntry[] {
  used ??= usedSchemas();
  const schemas = used.get(id);
  return changes.flatMap(({ date, title, touched = [] }, index) => {
    const items = touched.filter((item) => {
      if (typeof item === "string") return false;
      const { operation, topic, schema } = item;
      return (
        [operation, topic].includes(id) || (schema !== undefined && schemas?.has(schema.split(".")[0] ?? "") === true)
      );
    }) as Exclude<(typeof touched)[number], string>[];
    const [first] = items;
    if (first === undefined) return [];
    const what = [...new Set(items.flatMap((item) => item.what ?? []))].join("; ");
    return [
      {
        date,
        kind: first.kind ?? "changed",
        text: what === "" ? title : `${title} (${what})`,
        anchor: `${date}-${index + 1}`,
      },
    ];
  });
}
