/**
 * What is wrong with an input: loaded with the first one. Imports nothing that the entry has too, because bundlers
 * would split that off into files of their own; `checker.ts` makes errors of problems.
 */
import type { CallSettings } from "./call-types.ts";
import { readFields, type Bounds, type Fields, type Kind } from "./input-fields.ts";
import { brokenRule, readCondition, type Condition } from "./input-rules.ts";
import type { Problem } from "./problem.ts";
import { showable } from "./withheld.ts";

type Input = Readonly<Record<string, unknown>>;

const DECIMAL = /^-?\d+(\.\d+)?$/;
const ID = /^[\w-]{1,36}$/;

const inside = (amount: number, { least, most }: Bounds): boolean => amount >= least && amount <= most;
const range = ({ least, most }: Bounds, what: string): string => {
  if (most === Infinity) return least === -Infinity ? "" : ` of at least ${least}${what}`;
  return least === -Infinity ? ` of at most ${most}${what}` : ` from ${least} to ${most}${what}`;
};
const isPlain = (value: unknown): value is Input =>
  typeof value === "object" && value !== null && !Array.isArray(value);

type Scalar = Exclude<Kind, { type: "choice" | "either" | "list" | "nullable" | "object" }>;
type Choice = Kind & { readonly type: "choice" };
const REQUIRED = "is required";
const UNKNOWN = "is not a field of this operation";

/** The broken rule of a single value, or undefined. */
function scalarRule(kind: Scalar, value: unknown): string | undefined {
  const { type, bounds } = kind;
  switch (type) {
    case "pattern":
      if (typeof value !== "string" || !inside(value.length, bounds))
        return `must be text${range(bounds, " characters")}`;
      return kind.pattern.test(value) ? undefined : kind.rule;
    case "text":
      return typeof value === "string" && inside(value.length, bounds)
        ? undefined
        : `must be text${range(bounds, " characters")}`;
    case "decimal":
      return typeof value === "string" && DECIMAL.test(value)
        ? undefined
        : 'must be a decimal number as text, such as "0.01"';
    case "id":
      return typeof value === "string" && ID.test(value)
        ? undefined
        : "must be 1 to 36 letters, digits, hyphens or underscores";
    case "integer":
      if (typeof value === "bigint")
        return inside(Number(value), bounds) ? undefined : `must be a whole number${range(bounds, "")}`;
      return Number.isSafeInteger(value) && inside(value as number, bounds)
        ? undefined
        : `must be a whole number${range(bounds, "")}`;
    case "number":
      return Number.isFinite(value) && inside(value as number, bounds)
        ? undefined
        : `must be a number${range(bounds, "")}`;
    case "boolean":
      return typeof value === "boolean" ? undefined : "must be true or false";
    case "true":
      return value === true ? undefined : "must be true";
    default:
      return undefined;
  }
}

function checkValue(kind: Kind, value: unknown, field: string): Problem | undefined {
  if (kind.type === "choice") return kind.values.has(value) ? undefined : { field, rule: kind.rule, value };
  if (kind.type === "nullable") return value === null ? undefined : checkValue(kind.of, value, field);
  if (kind.type === "either") return eitherProblem(kind.kinds, value, field);
  if (kind.type === "object") {
    return isPlain(value) ? checkFields(kind.fields, value, `${field}.`) : { field, rule: "must be an object", value };
  }
  if (kind.type !== "list") {
    const rule = scalarRule(kind, value);
    return rule === undefined ? undefined : { field, rule, value };
  }
  if (!Array.isArray(value) || !inside(value.length, kind.bounds)) {
    const size = Array.isArray(value) ? ` (this has ${value.length})` : "";
    return { field, rule: `must be a list${range(kind.bounds, " items")}${size}`, value };
  }
  for (const [index, item] of value.entries()) {
    const problem = checkValue(kind.of, item, `${field}[${index}]`);
    if (problem !== undefined) return problem;
  }
  return undefined;
}

/** The problem of a value of several kinds: of an object that of the form it fits best, else all that it may be. */
function eitherProblem(kinds: readonly Kind[], value: unknown, field: string): Problem | undefined {
  const forms = kinds.flatMap((kind) => (kind.type === "object" ? [kind.fields] : []));
  if (forms.length > 0 && isPlain(value)) return formProblem(forms, value, `${field}.`);
  const problems = kinds.map((kind) => checkValue(kind, value, field));
  if (problems.includes(undefined)) return undefined;
  return { field, rule: [...new Set(problems.map((problem) => problem?.rule))].join(" or "), value };
}

/** The problem of one field that is there; a field that is `undefined` counts as absent. */
function givenProblem(fields: Fields, name: string, value: unknown, prefix: string): Problem | undefined {
  if (value === undefined) return undefined;
  const known = fields.get(name) ?? fields.get("*");
  if (known === undefined) return { field: prefix + name, rule: UNKNOWN, value };
  return checkValue(known.kind, value, prefix + name);
}

/** The first problem of an object. */
function checkFields(fields: Fields, input: Input, prefix: string): Problem | undefined {
  for (const name of Object.keys(input)) {
    const problem = givenProblem(fields, name, input[name], prefix);
    if (problem !== undefined) return problem;
  }
  for (const [name, { required }] of fields) {
    if (required && input[name] === undefined) return { field: prefix + name, rule: REQUIRED, value: undefined };
  }
  return undefined;
}

/** Every problem of an object, the first of each field. */
function allProblems(fields: Fields, input: Input, prefix: string): Problem[] {
  const given = Object.keys(input).flatMap((name) => givenProblem(fields, name, input[name], prefix) ?? []);
  const missing = [...fields].filter(([name, { required }]) => required && input[name] === undefined);
  return [...given, ...missing.map(([name]) => ({ field: prefix + name, rule: REQUIRED, value: undefined }))];
}

/** What the input of an operation must be. */
export interface Rules {
  readonly conditions: readonly Condition[];
  readonly forms: readonly Fields[];
}

/** Reads the sections of a row that speak of its input. */
export function readRules(text: string): Rules {
  const sections = text.split("~");
  const all = (letter: string) => sections.flatMap((section) => (section.startsWith(letter) ? [section.slice(1)] : []));
  const forms = all("F").map(readFields);
  return { conditions: all("X").map(readCondition), forms: forms.length === 0 ? [new Map()] : forms };
}

/** The problem of the form that the input fits best, or undefined when it fits one. */
function formProblem(forms: readonly Fields[], input: Input, prefix: string): Problem | undefined {
  for (const form of forms) if (checkFields(form, input, prefix) === undefined) return undefined;
  return bestProblem(forms, input, prefix);
}

const choiceOf = (form: Fields, name: string): Choice | undefined => {
  const kind = form.get(name)?.kind;
  return kind?.type === "choice" ? kind : undefined;
};

/**
 * Which form is meant: that which has the value of a field that tells forms apart, such as the category. Without
 * such a form the value is the problem; of several forms the one with the fewest problems is meant.
 */
function bestProblem(all: readonly Fields[], input: Input, prefix: string): Problem | undefined {
  let forms = all;
  let because = "";
  for (const name of all[0]?.keys() ?? []) {
    const value = input[name];
    const choices = forms.flatMap((form) => choiceOf(form, name) ?? []);
    if (value === undefined || choices.length < forms.length) continue;
    const fitting = forms.filter((form) => choiceOf(form, name)?.values.has(value));
    if (fitting.length > 0) {
      if (fitting.length < forms.length) because = ` when ${name} is ${String(value)}`;
      forms = fitting;
    } else {
      const values = new Set(choices.flatMap((choice) => [...choice.values]));
      return { field: prefix + name, rule: `must be one of ${[...values].join(", ")}`, value };
    }
  }
  const problems = forms.map((form) => allProblems(form, input, prefix));
  const fewest = Math.min(...problems.map(({ length }) => length));
  const firsts = problems.flatMap((list) => (list.length === fewest ? list.slice(0, 1) : []));
  const [first] = firsts;
  // Other forms may have it.
  if (first?.rule === UNKNOWN && all.some((form) => form.has(first.field.slice(prefix.length))))
    return { ...first, rule: `is not allowed${because}` };
  if (first === undefined || firsts.some(({ rule }) => rule !== REQUIRED)) return first;
  return { ...first, field: [...new Set(firsts.map(({ field }) => field))].join(" or ") };
}

function firstProblem({ conditions, forms }: Rules, input: Input): Problem | undefined {
  if (!isPlain(input)) return { field: "input", rule: "must be an object", value: input };
  const problem = formProblem(forms, input, "");
  if (problem !== undefined) return problem;
  for (const condition of conditions) {
    const broken = brokenRule(condition, input);
    if (broken !== undefined) return broken;
  }
  return undefined;
}

const SETTINGS: Readonly<Record<keyof CallSettings, true>> = {
  signal: true,
  timeoutMs: true,
  headers: true,
  mintId: true,
  dangerouslySkipInputRules: true,
};

/** A misspelt setting would be ignored, and something that is no AbortSignal would stop nothing. */
export function settingProblem(settings: CallSettings): Problem | undefined {
  const { signal } = settings;
  if (signal && !("aborted" in Object(signal)))
    return { field: "signal", rule: "must be an AbortSignal", value: typeof signal };
  const name = Object.keys(settings).find((one) => !Object.hasOwn(SETTINGS, one));
  if (name === undefined) return undefined;
  return { field: name, rule: "is no setting of a call", value: typeof (settings as Input)[name] };
}

/** What is wrong with an input, by the same rules that its types carry; undefined where nothing is. */
export function problemOf(rules: Rules, input: Input): Problem | undefined {
  const problem = firstProblem(rules, input);
  return problem && showable(problem);
}
