import { InputError } from "./errors.ts";
import { readFields, type Bounds, type Fields, type Kind } from "./input-fields.ts";
import { checkRule, readCondition, type Condition } from "./input-rules.ts";

type Input = Readonly<Record<string, unknown>>;
interface Problem {
  readonly field: string;
  readonly rule: string;
  readonly value: unknown;
}

const DECIMAL = /^-?\d+(\.\d+)?$/;
const ID = /^[\w-]{1,36}$/;

const inside = (amount: number, { least, most }: Bounds): boolean => amount >= least && amount <= most;
const range = ({ least, most }: Bounds, what: string): string => {
  if (most === Infinity) return least === -Infinity ? "" : ` of at least ${least}${what}`;
  return least === -Infinity ? ` of at most ${most}${what}` : ` from ${least} to ${most}${what}`;
};
const isPlain = (value: unknown): value is Input =>
  typeof value === "object" && value !== null && !Array.isArray(value);

type Scalar = Exclude<Kind, { type: "choice" | "list" | "nullable" | "object" }>;

/** The broken rule of a single value, or undefined. */
function scalarRule({ type, bounds }: Scalar, value: unknown): string | undefined {
  switch (type) {
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
  if (kind.type === "object") {
    return isPlain(value) ? checkFields(kind.fields, value, `${field}.`) : { field, rule: "must be an object", value };
  }
  if (kind.type !== "list") {
    const rule = scalarRule(kind, value);
    return rule === undefined ? undefined : { field, rule, value };
  }
  if (!Array.isArray(value) || !inside(value.length, kind.bounds)) {
    return { field, rule: `must be a list${range(kind.bounds, " items")}`, value };
  }
  for (const [index, item] of value.entries()) {
    const problem = checkValue(kind.of, item, `${field}[${index}]`);
    if (problem !== undefined) return problem;
  }
  return undefined;
}

/** The first problem of an object; a field that is `undefined` counts as absent. */
function checkFields(fields: Fields, input: Input, prefix: string): Problem | undefined {
  for (const name of Object.keys(input)) {
    const value = input[name];
    if (value === undefined) continue;
    const known = fields.get(name);
    if (known === undefined) return { field: prefix + name, rule: "is not a field of this operation", value };
    const problem = checkValue(known.kind, value, prefix + name);
    if (problem !== undefined) return problem;
  }
  for (const [name, { required }] of fields) {
    if (required && input[name] === undefined) return { field: prefix + name, rule: "is required", value: undefined };
  }
  return undefined;
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

/** The problem of the form that the input fits best: not that of a form which its first field, the category, rules out. */
function formProblem(forms: readonly Fields[], input: Input): Problem | undefined {
  let best: Problem | undefined;
  let isRuledOut = true;
  for (const form of forms) {
    const problem = checkFields(form, input, "");
    if (problem === undefined) return undefined;
    const [first] = form.keys();
    if (isRuledOut) best = problem;
    isRuledOut &&= problem.field === first;
  }
  return best;
}

/** Throws what is wrong with the input of an operation, by the same rules that its types carry. */
export function checkInput(operation: string, { conditions, forms }: Rules, input: Input): void {
  if (!isPlain(input)) throw new InputError(operation, "input", "must be an object", input);
  const problem = formProblem(forms, input);
  if (problem !== undefined) throw new InputError(operation, problem.field, problem.rule, problem.value);
  for (const condition of conditions) checkRule(operation, condition, input);
}
