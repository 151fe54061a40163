import { readFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { parse } from "yaml";

type Node = Record<string, unknown>;

const isNode = (value: unknown): value is Node => value !== null && typeof value === "object" && !Array.isArray(value);

/**
 * Shortens references that point into the document itself: `../asyncapi.yaml#/servers/spot` becomes `#/servers/spot`.
 * Other references stay unchanged.
 */
function insideDocument(value: unknown, root: string): unknown {
  if (Array.isArray(value)) return value.map((item) => insideDocument(item, root));
  if (!isNode(value)) return value;
  const reference = value["$ref"];
  if (typeof reference !== "string") {
    return Object.fromEntries(Object.entries(value).map(([name, inner]) => [name, insideDocument(inner, root)]));
  }
  const [file, pointer] = reference.split("#");
  return file?.endsWith(root) === true && pointer !== undefined ? { ...value, $ref: `#${pointer}` } : value;
}

/**
 * Fields of channels and operations in which AsyncAPI requires references to the document's servers, channels or
 * messages.
 */
const linked = { channels: ["servers"], operations: ["channel", "messages", "reply"] } as const;

/**
 * In channels and operations, replaces the copies that bundling made with references within the document, because
 * AsyncAPI requires references there. They also show a reader which channel an operation uses.
 */
export function withReferences(bundled: Node, rootFile: string): Node {
  const source = parse(readFileSync(rootFile, "utf8")) as Record<string, Record<string, { $ref: string }>>;
  const root = rootFile.slice(rootFile.lastIndexOf("/") + 1);
  const parts = Object.entries(linked).map(([part, names]) => {
    const entries = Object.entries(bundled[part] as Record<string, Node>).map(([name, entry]) => {
      const file = join(dirname(rootFile), source[part]?.[name]?.$ref ?? "");
      const written = parse(readFileSync(file, "utf8")) as Node;
      const references = names.filter((key) => key in written).map((key) => [key, insideDocument(written[key], root)]);
      return [name, { ...entry, ...Object.fromEntries(references) }];
    });
    return [part, Object.fromEntries(entries)];
  });
  return { ...bundled, ...Object.fromEntries(parts) };
}
