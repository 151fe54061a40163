/**
 * Reads a row of a field table: name and depth, type, whether it is required, and the values and bounds in its comment.
 */
import type { Cell } from "./page.ts";

/** Content of a row in a field table. */
export interface FieldRow {
  /** Number of `>` before the name. */
  readonly depth: number;
  readonly name: string;
  /** Position in a tuple, as in `list[0]: startTime`. */
  readonly position?: number;
  /** JSON types. Empty if the cell has no type. */
  readonly types: readonly string[];
  readonly isRequired?: boolean;
  readonly values: readonly string[];
  readonly default?: string;
  readonly minimum?: number;
  readonly maximum?: number;
  readonly maxLength?: number;
  /** Enumeration to which the name or the comment links, such as `ordertype`. */
  readonly enumeration?: string;
}

const jsonTypes: readonly (readonly [RegExp, string])[] = [
  [/array|list|\[\]/, "array"],
  [/bool/, "boolean"],
  [/^(int|long|uint|bigint)/, "integer"],
  [/^(number|float|double|decimal|numeric)/, "number"],
  [/^(str|datetime|multipart)/, "string"],
  [/^(object|json|map)/, "object"],
];

/** Returns the JSON types in a cell such as `array<string>`, `string/integer` or `int64`. */
const typesOf = (text: string): string[] => {
  const words = /^\W*(array|list)/i.test(text) ? [text] : text.split(/[/|,]|\bor\b/);
  return [
    ...new Set(
      words.flatMap((word) => jsonTypes.find(([pattern]) => pattern.test(word.trim().toLowerCase()))?.[1] ?? []),
    ),
  ];
};

const enumerationOf = ({ link = "" }: Cell): string | undefined =>
  /enum(?:\.mdx)?\/?#(.+)$/.exec(link)?.[1]?.toLowerCase();

/** Matches the bounds of a number in a comment, such as [`1`, `50`]. */
const rangePattern = /[[(]\s*`?(-?\d+(?:\.\d+)?)`?\s*[,~-]\s*`?(-?\d+(?:\.\d+)?)`?\s*[\])]/g;

/** Returns whether a string may be a value of a field, rather than a formula, a path or a sentence. */
const isValue = (text: string): boolean =>
  /^[\p{L}\p{N}_+\-. /%]{1,40}$/u.test(text) &&
  /[\p{L}\p{N}]/u.test(text) &&
  !text.startsWith("/") &&
  !/^-?\d+\.\d+$/.test(text);

/**
 * Returns the values that a field's comment lists. A value is inline code at the start of an item or of a list (`A`,
 * `B`), or inline code followed by its meaning (`0`: off). Other inline code in a sentence is ignored, because it names
 * other fields and conditions.
 */
function valuesOf(comment: string): string[] {
  const code = "`([^`]+)`";
  const found = [...comment.matchAll(/\[("[^"\]]+"(?:\s*,\s*"[^"\]]+")*)\]/g)].flatMap(([, list = ""]) =>
    list.split(",").map((item) => item.replaceAll('"', "").trim()),
  );
  for (const line of comment.replaceAll(rangePattern, "").split(/[\n;]/)) {
    if (/^\W*(valid|only valid|applies|supports?|unified account|for|when|if|like|e\.g)\b/i.test(line)) continue;
    const explained = [
      ...line.matchAll(new RegExp(`${code}\\s*(?:\\([^)]*\\)\\s*)?(?::|=(?!\`)|–|—|- |\\((?:default|[a-z]))`, "gi")),
    ];
    const listed = [
      ...line.matchAll(
        new RegExp(
          `${code}(?:\\s*(?:\\([^)]*\\))?(?:\\s*(?:[,/、|]|\\bor\\b|\\band\\b|&)+\\s*|\\s+)(?:or |and )?${code})+`,
          "gi",
        ),
      ),
    ]
      .filter(
        ({ index }) =>
          !/(like|e\.g\.?|such as|valid for|when|if|for|only|to|with)[\s:,*(]*$/i.test(line.slice(0, index)),
      )
      .flatMap(([whole]) => [...whole.matchAll(/`([^`]+)`/g)]);
    const first = new RegExp(`^\\W*${code}\\s*(?:[.,]|$)`).exec(line);
    for (const [, value = ""] of [...explained, ...listed, ...(first === null ? [] : [first])])
      found.push(value.trim());
  }
  return [...new Set(found.map((value) => value.replace(/^(["'])(.*)\1$/, "$2")).filter(isValue))];
}

/**
 * Returns the item if there is exactly one. Undefined for several, because then the value depends on a condition that
 * the comment describes.
 */
const only = <Item>(items: readonly Item[]): Item | undefined => (items.length === 1 ? items[0] : undefined);

const defaultOf = (comment: string): string | undefined =>
  only([
    ...new Set(
      [
        /`([^`]+)`\s*\(\s*default\s*\)/gi,
        /`([^`]+)`\s+(?:is used )?by default\b(?! returns)/gi,
        /\bdefaults?(?: value)?(?: is| to)?\s*[:=]?\s*`([^`]+)`/gi,
      ]
        .flatMap((pattern) => [...comment.matchAll(pattern)])
        .map(([, value = ""]) => value.trim().replace(/^(["'])(.*)\1$/, "$2"))
        .filter((value) => /^[\w.+-]+$/.test(value)),
    ),
  ]);

function boundsOf(comment: string): Pick<FieldRow, "minimum" | "maximum" | "maxLength"> {
  const range = only([...comment.matchAll(rangePattern)]);
  const length = only([...comment.matchAll(/max(?:imum)?(?: of| length:?)? `?(\d+)`? (?:characters|chars)/gi)]);
  return {
    ...(range === undefined ? {} : { minimum: Number(range[1]), maximum: Number(range[2]) }),
    ...(length === undefined ? {} : { maxLength: Number(length[1]) }),
  };
}

/** The index of each column of a table. */
export interface Columns {
  readonly count: number;
  readonly type: number;
  readonly required: number;
  readonly comment: number;
}

/** Returns the columns of a table if its header is that of a field table, otherwise undefined. */
export function columnsOf(head: readonly Cell[]): Columns | undefined {
  const names = head.map(({ text }) => text.toLowerCase());
  const type = names.findIndex((name) => name.startsWith("type"));
  if (
    type < 1 ||
    !/param|field|name|attribute/.test(names[0] ?? "") ||
    names.some((name) => /size|^id$|path/.test(name))
  )
    return undefined;
  return {
    count: head.length,
    type,
    required: names.findIndex((name) => /required|mandatory/.test(name)),
    comment: names.length - 1,
  };
}

/** Reads a row of a field table. Undefined for a row without a name, such as a heading inside the table. */
export function readFieldRow(row: readonly Cell[], columns: Columns): FieldRow | undefined {
  const [first] = row;
  const match = /^((?:>\s*)*)`?\**\s*([A-Za-z_][\w.-]*)(?:\[(\d+)\])?/.exec(first?.text ?? "");
  if (first === undefined || match === null || match[2] === "None") return undefined;
  const [, marks = "", name = "", position] = match;
  const stated = row[columns.required]?.text.replaceAll("*", "").trim().toLowerCase() ?? "";
  // Some rows omit the cell for `required`, so the type is in its place.
  const isShifted = typesOf(stated).length > 0;
  const required = isShifted ? "" : stated;
  const comment = row[columns.comment] ?? { text: "" };
  const enumeration = enumerationOf(first) ?? enumerationOf(comment);
  const initial = defaultOf(comment.text);
  return {
    depth: marks.replaceAll(/\s/g, "").length,
    name,
    ...(position === undefined ? {} : { position: Number(position) }),
    types: isShifted ? typesOf(stated) : typesOf(row[columns.type]?.text ?? ""),
    ...(required === "" ? {} : { isRequired: /^[ty]/.test(required) }),
    values: valuesOf(comment.text),
    ...(initial === undefined ? {} : { default: initial }),
    ...boundsOf(comment.text),
    ...(enumeration === undefined ? {} : { enumeration }),
  };
}
