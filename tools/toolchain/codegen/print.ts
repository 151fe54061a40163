/** Escapes a paragraph for a documentation comment, and joins its lines. */
const paragraph = (text: string): string => text.replaceAll("*/", "*\\/").replaceAll(/\s+/g, " ").trim();

/**
 * Prints a documentation comment, on one line if it has only one line. An empty string separates paragraphs, and
 * `undefined` is left out.
 */
export function docComment(lines: readonly (string | undefined)[], indent = ""): string {
  const text = lines.flatMap((line) => (line === undefined ? [] : [paragraph(line)]));
  while (text.at(-1) === "") text.pop();
  const [first, ...rest] = text;
  if (first === undefined) return "";
  if (rest.length === 0) return `${indent}/** ${first} */\n`;
  return [`${indent}/**`, ...text.map((line) => `${indent} * ${line}`.trimEnd()), `${indent} */`, ""].join("\n");
}

/** An expression to print unchanged, such as the name of a constant. */
export class Expression {
  readonly code: string;

  constructor(code: string) {
    this.code = code;
  }
}

const WIDTH = 100;

export const printKey = (name: string): string => (/^[A-Za-z_$][\w$]*$/.test(name) ? name : JSON.stringify(name));

/** Prints an integer with separators, such as `86_400_000`. */
const printInteger = (value: number): string => String(value).replaceAll(/\B(?=(\d{3})+$)/g, "_");

/** Prints a list on one line if it fits, otherwise with one part per line. */
function printList(open: string, parts: readonly string[], close: string, indent: string, column: number): string {
  if (parts.length === 0) return open.trim() + close.trim();
  const line = open + parts.join(", ") + close;
  if (!line.includes("\n") && column + line.length <= WIDTH) return line;
  return `${open.trim()}\n${parts.map((part) => `${indent}  ${part},\n`).join("")}${indent}${close.trim()}`;
}

function printEntry([name, value]: [string, unknown], indent: string): string {
  if (value instanceof Expression && value.code === name) return name;
  const key = `${printKey(name)}: `;
  return key + printLiteral(value, indent, indent.length + key.length);
}

/**
 * Prints a value as a TypeScript literal that starts at `column` of a line with this indent. Leaves out members that
 * are `undefined`.
 */
export function printLiteral(value: unknown, indent = "", column = indent.length): string {
  const inner = `${indent}  `;
  if (value instanceof Expression) return value.code;
  if (typeof value === "number" && Number.isInteger(value) && Math.abs(value) >= 10_000) return printInteger(value);
  if (typeof value !== "object" || value === null) return JSON.stringify(value);
  if (Array.isArray(value)) {
    const items = value.map((item) => printLiteral(item, inner));
    return printList("[", items, "]", indent, column);
  }
  const entries = Object.entries(value).filter(([, member]) => member !== undefined);
  const members = entries.map((entry) => printEntry(entry, inner));
  return printList("{ ", members, " }", indent, column);
}

/** Prints a constant with its value. */
export function printConstant(name: string, type: string, value: unknown, keyword = "export const"): string {
  const start = `${keyword} ${name}: ${type} = `;
  return `${start}${printLiteral(value, "", start.length)};\n`;
}

/** Prints an import of names, one per line. Empty if there are no names. */
export const printImport = (names: readonly string[], from: string, keyword = "import"): string =>
  names.length === 0 ? "" : `${keyword} {\n${names.map((name) => `  ${name},\n`).join("")}} from "${from}";\n`;

/** Prints a union type with one member per line. */
export function printUnion(name: string, types: readonly string[]): string {
  if (types.length === 1) return `export type ${name} = ${types.join("")};\n`;
  return `export type ${name} =\n${types.map((type) => `  | ${type}`).join("\n")};\n`;
}

/** A member of a printed object: its name, its documentation comment, and the code of its value. */
export interface Member {
  readonly id: string;
  readonly doc: string;
  readonly code: string;
}

/** Prints an exported object constant with one property for each member. All values have the same type. */
export function printRecord(name: string, about: string, type: string, members: readonly Member[]): string {
  const lines = members.map(({ id, doc, code }) => `${docComment([doc], "  ")}  ${id}: ${code},\n`);
  const start = `export const ${name}: Readonly<Record<string, ${type}>> = {\n`;
  return `${docComment([about])}${start}${lines.join("\n")}};\n`;
}

/**
 * Prints schemas of responses or messages as data. The client loads them only to report differences from the
 * specification.
 */
export const printSchemas = (name: string, about: string, members: readonly Member[]): string =>
  `import type { ResponseSchema } from "@specwright/transport";\n\n${printRecord(name, about, "ResponseSchema", members)}`;
