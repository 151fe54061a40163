/** Descriptions of operations and topics for models, in compact text. */
import {
  inCategory,
  isOperation,
  isTopic,
  type Field,
  type KnowledgeOperation,
  type Operation,
  type Topic,
} from "../catalog.ts";
import { UsageError } from "../failure.ts";
import { jsonText } from "../output.ts";

const MAX_BYTES = 8000;

const firstSentence = (text: string): string => /^.*?\.(?=\s|$)/.exec(text)?.[0] ?? text;

function fieldLine({ name, type, required, description, values, rules = [] }: Field, isShort: boolean): string {
  const facts = [required === true ? "required" : "", type].filter(Boolean).join(", ");
  const allowed = values === undefined ? "" : ` One of ${values.join(", ")}.`;
  return `- ${name} (${facts}): ${isShort ? firstSentence(description) : description}${allowed}${isShort ? "" : rules.map((rule) => ` ${rule}`).join("")}`;
}

/**
 * Levels of detail. Level 0 has all details. Each further level also leaves out one of these, in this order: long
 * descriptions, descriptions of the result, the result, optional fields.
 */
const LEVELS = [0, 1, 2, 3, 4] as const;

function section(title: string, lines: readonly string[]): string[] {
  return lines.length === 0 ? [] : [`${title}:`, ...lines];
}

const resultLines = (fields: readonly Field[], level: number): string[] =>
  level >= 2 ? [fields.map(({ name }) => name).join(", ")] : fields.map((field) => fieldLine(field, level >= 1));

function fieldSections(fields: readonly Field[], level: number): string[] {
  const shown = level >= 4 ? fields.filter(({ required }) => required === true) : fields;
  const others = fields.filter((field) => !shown.includes(field)).map(({ name }) => name);
  return [
    ...section(
      "Fields",
      shown.map((field) => fieldLine(field, level >= 1)),
    ),
    ...(others.length === 0 ? [] : [`Optional fields: ${others.join(", ")}`]),
  ];
}

function operationText(operation: Operation, level: number): string {
  const { name, title, method, path, write, key, permission, rateLimit, description, rules, fields, example } =
    operation;
  const facts = [
    `${method} ${path}`,
    write === undefined ? "Changes nothing: call it with read." : `Class ${write}: call it with write.`,
    `Key: ${key}${permission === undefined ? "" : `, permission ${permission}`}.`,
    ...(rateLimit === undefined ? [] : [`Limit: ${rateLimit}`]),
    ...(operation.window === undefined
      ? []
      : [`At most ${operation.window.max} in one request; read splits a longer range if you pass from and to.`]),
  ];
  return [
    `${name}: ${title}`,
    facts.join(" "),
    description,
    ...fieldSections(fields, level),
    ...section(
      "Rules",
      rules.map((rule) => `- ${rule}`),
    ),
    `Example: ${jsonText(example)}`,
    ...section("Result", level >= 3 ? [] : resultLines(operation.response, level)),
  ].join("\n");
}

function entryText(entry: Operation | Topic | KnowledgeOperation, level: number): string {
  if (isOperation(entry)) return operationText(entry, level);
  const lines = entry.fields.map((field) => fieldLine(field, level >= 1));
  if (!isTopic(entry))
    return [`${entry.name}: ${entry.title}`, entry.description, ...section("Fields", lines)].join("\n");
  const { name, title, description, categories, parameters, isPrivate } = entry;
  return [
    `${name}: ${title}`,
    `${isPrivate ? "Private" : "Public"} topic. Categories: ${categories.join(", ") || "none"}.`,
    description,
    ...section(
      "Parameters",
      parameters.map((field) => fieldLine(field, level >= 1)),
    ),
    ...section("Message", level >= 2 ? [entry.fields.map((field) => field.name).join(", ")] : lines),
  ].join("\n");
}

/**
 * Describes an operation or topic, optionally for one category. Leaves out details until the text has at most 8,000
 * bytes, if possible.
 *
 * @throws {UsageError} if a category is given for a topic or knowledge operation, because only trading operations have
 * categories
 */
export function describe(entry: Operation | Topic | KnowledgeOperation, category: string | undefined): string {
  if (category !== undefined && !isOperation(entry))
    throw new UsageError(`${entry.name} has no categories: leave category out.`);
  const wanted = category === undefined || !isOperation(entry) ? entry : inCategory(entry, category);
  const texts = LEVELS.map((level) => entryText(wanted, level));
  const hasCategories =
    category === undefined && isOperation(entry) && entry.fields.some(({ name }) => name === "category");
  const hint = hasCategories ? "\nPass a category to see only its fields and rules." : "";
  return `${texts.find((text) => Buffer.byteLength(text + hint) <= MAX_BYTES) ?? texts.at(-1)}${hint}`;
}
