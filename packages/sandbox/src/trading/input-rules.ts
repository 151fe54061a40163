interface Bounds {
  minimum?: number;
  maximum?: number;
  exclusiveMinimum?: number;
}

/** A rule on the flat input that a schema cannot express (`x-input-rules`). */
export interface InputRule {
  when?: Record<string, readonly unknown[] | Bounds | "present" | "absent">;
  anyOf?: readonly string[];
  oneOf?: readonly string[];
  together?: readonly string[];
  required?: readonly string[];
  forbidden?: readonly string[];
  values?: Record<string, readonly unknown[]>;
  range?: Record<string, Bounds>;
  greaterThan?: Record<string, string>;
  atLeast?: Record<string, string>;
  same?: Record<string, string>;
  different?: Record<string, string>;
  message: string;
}

/** The fields of an input: which are given, and the text of each scalar. */
interface Fields {
  has: (name: string) => boolean;
  text: (name: string) => string;
}

const isWithin = (value: number, { minimum, maximum, exclusiveMinimum }: Bounds): boolean =>
  value >= (minimum ?? -Infinity) &&
  value <= (maximum ?? Infinity) &&
  (exclusiveMinimum === undefined || value > exclusiveMinimum);

type Pairs = Record<string, string> | undefined;

/** Whether two fields that are both given do not compare as they must. */
const compareWrongly = (
  pairs: Pairs,
  { has, text }: Fields,
  isWrong: (one: string, other: string) => boolean,
): boolean =>
  Object.entries(pairs ?? {}).some(([name, other]) => has(name) && has(other) && isWrong(text(name), text(other)));

/** Whether the conditions of a rule hold. */
export function applies({ when = {} }: InputRule, { has, text }: Fields): boolean {
  return Object.entries(when).every(([name, condition]) => {
    if (condition === "absent") return !has(name);
    if (condition === "present") return has(name);
    if (Array.isArray(condition)) return condition.map(String).includes(text(name));
    return has(name) && isWithin(Number(text(name)), condition as Bounds);
  });
}

function isBroken(rule: InputRule, place: "query" | "body", fields: Fields): boolean {
  const { has, text } = fields;
  const { anyOf, oneOf = [], together = [], required = [], forbidden = [] } = rule;
  const chosen = oneOf.filter(has).length;
  const joined = together.filter(has).length;
  const isExcessive = place === "body" && (forbidden.some(has) || chosen > 1);
  const given = ([name]: [string, unknown]) => has(name);
  return (
    isExcessive ||
    (anyOf !== undefined && !anyOf.some(has)) ||
    (oneOf.length > 0 && chosen === 0) ||
    (joined > 0 && joined < together.length) ||
    required.some((name) => !has(name)) ||
    Object.entries(rule.values ?? {})
      .filter(given)
      .some(([name, values]) => !values.map(String).includes(text(name))) ||
    Object.entries(rule.range ?? {})
      .filter(given)
      .some(([name, bounds]) => !isWithin(Number(text(name)), bounds)) ||
    compareWrongly(rule.greaterThan, fields, (one, other) => Number(one) <= Number(other)) ||
    compareWrongly(rule.atLeast, fields, (one, other) => Number(one) < Number(other)) ||
    compareWrongly(rule.same, fields, (one, other) => one !== other && Number(one) !== Number(other)) ||
    compareWrongly(rule.different, fields, (one, other) => one === other)
  );
}

/**
 * The message of the first broken rule, or undefined. Fields that a rule forbids count only in a body: the service ignores
 * query parameters that do not apply, such as a base coin for tickers of perpetuals.
 */
export const brokenRule = (rules: readonly InputRule[], place: "query" | "body", fields: Fields): string | undefined =>
  rules.find((rule) => applies(rule, fields) && isBroken(rule, place, fields))?.message;
