/** Help of an operation, generated from the specification. */
import { flagFields, flagOf, withFlags } from "../input.ts";
import { toKebabCase, type Field, type Operation } from "../catalog.ts";

/** Removes links from Markdown. Keeps backticks, because they distinguish values from words. */
const plain = (text: string): string => text.replaceAll(/\[([^\]]*)\]\([^)]*\)/g, "$1");

const placeholder = ({ type, values, isTime }: Field): string => {
  if (type === "file") return "<FILE>";
  if (isTime === true) return "<TIME>";
  if (type === "boolean") return "[true|false]";
  if (type.startsWith("array of object") || type.startsWith("object")) return "<JSON>";
  if (type.startsWith("array")) return "<A,B>";
  if (values !== undefined) return "<VALUE>";
  return /^(?:integer|number)/.test(type) ? "<N>" : "<TEXT>";
};

/** Returns the flag with its argument: `--side <VALUE>`. */
export const flagText = (field: Field): string => `${flagOf(field)} ${placeholder(field)}`;

/**
 * Maximum number of values that the help lists in full. Of a longer list, the help shows only the first twelve values.
 */
const MOST_VALUES = 16;

function choicesText(values: readonly string[]): string {
  if (values.length === 0) return "";
  if (values.length <= MOST_VALUES) return ` One of ${values.join(", ")}.`;
  return ` One of ${values.slice(0, 12).join(", ")} and ${values.length - 12} more.`;
}

/** Describes a field in one line: description, values and rules. */
export function fieldText({ description, values = [], rules = [], required }: Field): string {
  const bounds = rules.length === 0 ? "" : ` ${rules.join(". ")}.`;
  return plain(`${required === true ? "Required. " : ""}${description}${choicesText(values)}${bounds}`);
}

export const commandOf = (name: string): string => {
  const [group = "", call = ""] = name.split(".");
  return `${toKebabCase(group)} ${toKebabCase(call)}`.trimEnd();
};

const shellWord = (text: string): string =>
  /^[\w.:/@-]+$/.test(text) ? text : `'${text.replaceAll("'", String.raw`'\''`)}'`;

/** Quotes words for a POSIX shell and joins them with spaces. */
export const shellWords = (words: readonly string[]): string => words.map(shellWord).join(" ");

const flagValue = (value: unknown): string =>
  shellWord(typeof value === "string" ? value : typeof value === "object" ? JSON.stringify(value) : String(value));

/** Returns an example command that works in the sandbox. */
export function exampleCommand(operation: Operation): string {
  const known = new Map(flagFields(operation).map((field) => [field.name, field]));
  const flags = Object.entries(operation.example).flatMap(([name, value]) => {
    const field = known.get(name);
    if (field === undefined || value === null) return [];
    if (field.type === "file") return [`${flagOf(field)} note.pdf`];
    return [`${flagOf(field)} ${flagValue(value)}`];
  });
  const [only = ""] = operation.environments.includes("mainnet") ? [] : operation.environments;
  return ["specwright", commandOf(operation.name), ...flags, ...(only === "" ? [] : [`--profile ${only}`])].join(" ");
}

const access = {
  none: "Public: no key",
  optional: "No key needed; signed if the profile has a key",
  needed: "Signed with an API key",
};

/** Returns the facts that concern an operation as a whole, such as its request, rate limit and environments. */
export function factsText(operation: Operation): string {
  const { environments, rateLimit, permission, key, idField, isIdMade, isPaged, window, write } = operation;
  const facts: readonly (readonly [string, string | undefined])[] = [
    ["Request", `${operation.method} ${operation.path}`],
    ["Access", access[key]],
    ["Permission", permission],
    ["Rate limit", rateLimit],
    ["Environments", environments.join(", ")],
    ["Writes", write === undefined ? "no: only reads" : `yes: ${write}`],
    [
      "Repeating",
      idField === undefined
        ? undefined
        : `safe with the same ${idField}${isIdMade === true ? "; the client generates it" : ""}`,
    ],
    ["Pages", isPaged === true ? "--all reads every page" : undefined],
    [
      "Time range",
      window === undefined
        ? undefined
        : `at most ${window.max} from ${window.start} to ${window.end} in one request; --all splits a longer range`,
    ],
    ["Platform", operation.page],
  ];
  return facts
    .flatMap(([name, text]) => (text === undefined ? [] : [`  ${name.padEnd(13)} ${plain(text)}`]))
    .join("\n");
}

/** Returns the part of an operation's help below its flags. */
export function helpAfterFlags(operation: Operation): string {
  const { rules, isDeprecated, replacements = [] } = operation;
  const instead = replacements.length === 0 ? "" : ` Use ${replacements.join(" or ")} instead.`;
  return [
    ...(isDeprecated === true ? [`\nDeprecated.${instead}`] : []),
    ...(rules.length === 0 ? [] : ["\nRules:", ...rules.map((rule) => `  ${withFlags(operation, plain(rule))}`)]),
    "\nFacts:",
    factsText(operation),
    "\nExample:",
    `  ${exampleCommand(operation)}`,
  ].join("\n");
}

export const plainText = plain;
