/** Compares the rules that relate the fields of a request, and finds which became looser or stricter. */
import type { InputRule, Range } from "../../model/document.ts";
import type { Finding } from "../change.ts";

type Conditions = NonNullable<InputRule["when"]>;
type Condition = Conditions[string];
type Scalar = string | number | boolean;

/** A single requirement of a rule, with the condition under which it applies. A rule may consist of several demands. */
type Demand = { readonly when: Conditions } & (
  | { readonly kind: "required" | "forbidden"; readonly field: string }
  | { readonly kind: "values"; readonly field: string; readonly values: readonly Scalar[] }
  | { readonly kind: "range"; readonly field: string; readonly range: Range }
  | { readonly kind: "decimals"; readonly field: string; readonly decimals: number }
  | { readonly kind: "distinct"; readonly field: string; readonly by: readonly string[] }
  | { readonly kind: "anyOf" | "oneOf" | "together"; readonly fields: readonly string[] }
  | { readonly kind: Relation; readonly field: string; readonly other: string }
);

type Relation = "greaterThan" | "atLeast" | "same" | "different";
type Kind = Exclude<keyof InputRule, "when" | "message">;
type Values = { readonly [Name in Kind]: NonNullable<InputRule[Name]> };

type Reader<Value> = (value: Value, when: Conditions) => Demand[];

const each =
  (kind: "required" | "forbidden"): Reader<readonly string[]> =>
  (fields, when) =>
    fields.map((field) => ({ when, kind, field }));
const whole =
  (kind: "anyOf" | "oneOf" | "together"): Reader<readonly string[]> =>
  (fields, when) => [{ when, kind, fields }];
const related =
  (kind: Relation): Reader<Readonly<Record<string, string>>> =>
  (pairs, when) =>
    Object.entries(pairs).map(([field, other]) => ({ when, kind, field, other }));

/** Functions that convert the keywords of a rule, such as `required`, to single requirements. */
const readers: { readonly [Name in Kind]: Reader<Values[Name]> } = {
  required: each("required"),
  forbidden: each("forbidden"),
  anyOf: whole("anyOf"),
  oneOf: whole("oneOf"),
  together: whole("together"),
  values: (lists, when) =>
    Object.entries(lists).map(([field, values]): Demand => ({ when, kind: "values", field, values })),
  range: (ranges, when) =>
    Object.entries(ranges).map(([field, range]): Demand => ({ when, kind: "range", field, range })),
  decimals: (counts, when) =>
    Object.entries(counts).map(([field, decimals]): Demand => ({ when, kind: "decimals", field, decimals })),
  distinct: (lists, when) =>
    Object.entries(lists).map(([field, by]): Demand => ({ when, kind: "distinct", field, by })),
  greaterThan: related("greaterThan"),
  atLeast: related("atLeast"),
  same: related("same"),
  different: related("different"),
};

function readDemand<Name extends Kind>(name: Name, rule: InputRule): Demand[] {
  const { [name]: value, when = {} } = rule;
  return value === undefined ? [] : readers[name](value as Values[Name], when);
}

const demandsOf = (rule: InputRule): Demand[] =>
  (Object.keys(readers) as Kind[]).flatMap((name) => readDemand(name, rule));

const isSubset = <Item>(some: readonly Item[], all: readonly Item[]): boolean => some.every((one) => all.includes(one));

const lowest = ({ minimum, exclusiveMinimum }: Range): number =>
  Math.max(minimum ?? -Infinity, exclusiveMinimum ?? -Infinity);

/** Returns whether every number in `one` is also in `other`. */
function isWithin(one: Range, other: Range): boolean {
  const isAbove =
    lowest(one) > lowest(other) ||
    (lowest(one) === lowest(other) && (one.exclusiveMinimum === lowest(one) || other.exclusiveMinimum !== lowest(one)));
  return isAbove && (one.maximum ?? Infinity) <= (other.maximum ?? Infinity);
}

/** Returns whether every value that meets the condition `one` also meets the condition `other`. */
function isNarrower(one: Condition, other: Condition): boolean {
  if (JSON.stringify(one) === JSON.stringify(other)) return true;
  if (other === "present") return one !== "absent";
  if (one === "present" || one === "absent" || other === "absent") return false;
  if (Array.isArray(other)) return Array.isArray(one) && isSubset(one as Scalar[], other as Scalar[]);
  if (!Array.isArray(one)) return isWithin(one as Range, other as Range);
  return one.every((value) => isWithin({ minimum: Number(value), maximum: Number(value) }, other as Range));
}

const holdsOnlyWhere = (one: Conditions, other: Conditions): boolean =>
  Object.entries(other).every(([field, condition]) => {
    const { [field]: own } = one;
    return own !== undefined && isNarrower(own, condition);
  });

/** The relations that each relation implies. */
const impliedRelations: Readonly<Record<Relation, readonly Relation[]>> = {
  greaterThan: ["greaterThan", "atLeast", "different"],
  atLeast: ["atLeast"],
  same: ["same", "atLeast"],
  different: ["different"],
};

/**
 * Returns whether inputs that fulfil the stricter demand also fulfil the looser demand. Ignores the conditions under
 * which they apply.
 */
function isAtLeastAsStrict(strict: Demand, loose: Demand): boolean {
  if ("other" in strict)
    return (
      "other" in loose &&
      strict.field === loose.field &&
      strict.other === loose.other &&
      impliedRelations[strict.kind].includes(loose.kind)
    );
  if (strict.kind === "required" && loose.kind === "anyOf") return loose.fields.includes(strict.field);
  if ("fields" in strict) {
    if (!("fields" in loose)) return false;
    if (strict.kind === "together") return loose.kind === "together" && isSubset(loose.fields, strict.fields);
    if (loose.kind === "anyOf") return isSubset(strict.fields, loose.fields);
    return strict.kind === loose.kind && isSubset(strict.fields, loose.fields) && isSubset(loose.fields, strict.fields);
  }
  if (!("field" in loose) || strict.field !== loose.field) return false;
  // A forbidden field satisfies every rule about its value.
  const isForbidden = strict.kind === "forbidden" && !["required", "forbidden"].includes(loose.kind);
  if (isForbidden) return true;
  if (strict.kind === "values" && loose.kind === "values") return isSubset(strict.values, loose.values);
  if (strict.kind === "range" && loose.kind === "range") return isWithin(strict.range, loose.range);
  if (strict.kind === "decimals" && loose.kind === "decimals") return strict.decimals <= loose.decimals;
  if (strict.kind === "distinct" && loose.kind === "distinct") return isSubset(strict.by, loose.by);
  return strict.kind === loose.kind;
}

const implies = (strict: Demand, loose: Demand): boolean =>
  holdsOnlyWhere(loose.when, strict.when) && isAtLeastAsStrict(strict, loose);

const code = (name: unknown): string => `\`${String(name)}\``;
/** Formats names as a list, such as "`a`, `b` or `c`". */
function list(names: readonly unknown[], word: string): string {
  const [last = "", ...others] = names.map(code).toReversed();
  return others.length === 0 ? last : `${others.toReversed().join(", ")} ${word} ${last}`;
}

const describeRange = ({ minimum, exclusiveMinimum, maximum }: Range): string =>
  [
    ...(minimum === undefined ? [] : [`at least ${minimum}`]),
    ...(exclusiveMinimum === undefined ? [] : [`more than ${exclusiveMinimum}`]),
    ...(maximum === undefined ? [] : [`at most ${maximum}`]),
  ].join(" and ");

function describeCondition([field, condition]: [string, Condition]): string {
  if (condition === "present") return `${code(field)} is present`;
  if (condition === "absent") return `${code(field)} is missing`;
  return `${code(field)} is ${Array.isArray(condition) ? list(condition, "or") : describeRange(condition as Range)}`;
}

function describeConditions(when: Conditions, word = "when"): string {
  const conditions = Object.entries(when).map(describeCondition);
  return conditions.length === 0 ? "" : ` ${word} ${conditions.join(" and ")}`;
}

const relationWords: Readonly<Record<Relation, string>> = {
  greaterThan: "must be greater than",
  atLeast: "must be at least",
  same: "must equal",
  different: "must differ from",
};

function describeDemand(demand: Demand): string {
  const { when } = demand;
  const requirement = (): string => {
    if ("fields" in demand) {
      const fields = list(demand.fields, "and");
      if (demand.fields.length === 1) return `${fields} is required`;
      if (demand.kind === "together") return `${fields} must be given together`;
      return `${demand.kind === "anyOf" ? "at least" : "exactly"} one of ${fields} is required`;
    }
    const field = code(demand.field);
    if ("other" in demand) return `${field} ${relationWords[demand.kind]} ${code(demand.other)}`;
    if (demand.kind === "values") return `${field} must be ${list(demand.values, "or")}`;
    if (demand.kind === "range") return `${field} must be ${describeRange(demand.range)}`;
    if (demand.kind === "decimals") return `${field} may have at most ${demand.decimals} decimals`;
    if (demand.kind === "distinct") return `items of ${field} must differ in ${list(demand.by, "or")}`;
    return `${field} is ${demand.kind === "required" ? "required" : "rejected"}`;
  };
  return requirement() + describeConditions(when);
}

/** Describes the inputs that become valid when a requirement is removed from a rule. */
function describeRemoval(demand: Demand): string {
  const { when } = demand;
  const requirement = (): string => {
    if ("fields" in demand) {
      const fields = list(demand.fields, "and");
      if (demand.kind === "together") return `${fields} may be given separately`;
      return demand.kind === "anyOf" ? `none of ${fields} is required` : `any number of ${fields} may be given`;
    }
    const field = code(demand.field);
    if ("other" in demand) return `${field} is no longer compared with ${code(demand.other)}`;
    if (demand.kind === "required") return `${field} is optional`;
    if (demand.kind === "distinct") return `items of ${field} may repeat ${list(demand.by, "and")}`;
    return `${field} ${demand.kind === "forbidden" ? "is accepted" : "may have any value"}`;
  };
  return requirement() + describeConditions(when);
}

/** Describes the inputs that become valid when a requirement of a rule becomes looser. */
function describeLoosening(strict: Demand, loose: Demand): string {
  if (!holdsOnlyWhere(strict.when, loose.when)) {
    const { when: old } = strict;
    const changed = Object.entries(loose.when).filter(
      ([field, condition]) => JSON.stringify(old[field]) !== JSON.stringify(condition),
    );
    return `${describeDemand({ ...loose, when: {} })} only${describeConditions(Object.fromEntries(changed))}`;
  }
  const when = describeConditions(loose.when);
  if (strict.kind === "values" && loose.kind === "values") {
    const fresh = loose.values.filter((value) => !strict.values.includes(value));
    return `${code(loose.field)} may also be ${list(fresh, "or")}${when}`;
  }
  if (strict.kind === "range" && loose.kind === "range")
    return `${code(loose.field)} may be ${describeRange(loose.range)} (was ${describeRange(strict.range)})${when}`;
  if (strict.kind === "anyOf" && loose.kind === "anyOf")
    return `${list(
      loose.fields.filter((field) => !strict.fields.includes(field)),
      "or",
    )} may be given instead of ${list(strict.fields, "or")}${when}`;
  if (strict.kind === "oneOf" && loose.kind === "anyOf")
    return `more than one of ${list(loose.fields, "and")} may be given${when}`;
  if (strict.kind === "together" && loose.kind === "together")
    return `${list(
      strict.fields.filter((field) => !loose.fields.includes(field)),
      "and",
    )} may be given separately${when}`;
  return describeDemand(loose);
}

/** Returns a rule without its message, which may be reworded. */
const meaning = (rule: InputRule): string => JSON.stringify({ ...rule, message: undefined });

const describeRule = ({ message, ...rule }: InputRule): string => (message ?? JSON.stringify(rule)).replace(/\.$/, "");

/**
 * Returns the removed rule that a new rule replaces. It has the same message as the new rule, or one of its demands is
 * a stricter or looser version of a demand in the new rule.
 */
function replacedBy(rule: InputRule, removed: readonly InputRule[]): InputRule | undefined {
  const isRelated = (other: InputRule): boolean =>
    demandsOf(rule).some((one) => demandsOf(other).some((two) => implies(one, two) || implies(two, one)));
  return (
    removed.find((other) => describeRule(other) === describeRule(rule)) ?? removed.find((other) => isRelated(other))
  );
}

/** Compares the messages of rules that are otherwise equal. */
function compareMessages(old: readonly InputRule[], now: readonly InputRule[]): Finding[] {
  return now.flatMap((rule): Finding[] => {
    const before = old.find((other) => meaning(other) === meaning(rule)) ?? rule;
    return describeRule(before) === describeRule(rule)
      ? []
      : [["patch", `rewords the rule as "${describeRule(rule)}" (was "${describeRule(before)}")`]];
  });
}

/** Compares the rules that relate the fields of a request. Returns one finding for each rule that changed. */
export function compareRules(old: readonly InputRule[], now: readonly InputRule[]): Finding[] {
  const isIn = (rules: readonly InputRule[]) => (rule: InputRule) =>
    rules.some((other) => meaning(other) === meaning(rule));
  const [demandedBefore, demanded] = [old, now].map((rules) => rules.flatMap(demandsOf)) as [Demand[], Demand[]];
  const strictened = (rule: InputRule) =>
    demandsOf(rule).filter((one) => !demandedBefore.some((other) => implies(other, one)));
  const loosened = (rule: InputRule) => demandsOf(rule).filter((one) => !demanded.some((other) => implies(other, one)));
  const freed = (rule: InputRule) =>
    loosened(rule).map((strict) => {
      const loose = demanded.find((one) => implies(strict, one));
      return loose === undefined ? describeRemoval(strict) : describeLoosening(strict, loose);
    });
  const removed = old.filter((rule) => !isIn(now)(rule));
  const found = now
    .filter((rule) => !isIn(old)(rule))
    .flatMap((rule): Finding[] => {
      const before = replacedBy(rule, removed);
      if (before !== undefined) removed.splice(removed.indexOf(before), 1);
      const stricter = strictened(rule);
      if (stricter.length > 0)
        return before === undefined
          ? [["major", `has a new rule: "${describeRule(rule)}"`]]
          : [["major", `has a stricter rule: ${stricter.map(describeDemand).join("; ")} ("${describeRule(rule)}")`]];
      const looser = before === undefined ? [] : freed(before);
      if (looser.length > 0) return [["minor", `allows more: ${looser.join("; ")} ("${describeRule(rule)}")`]];
      return before === undefined || describeRule(before) === describeRule(rule)
        ? []
        : [["patch", `rewords the rule as "${describeRule(rule)}" (was "${describeRule(before)}")`]];
    });
  const lost = removed
    .filter((rule) => loosened(rule).length > 0)
    .map((rule): Finding => ["minor", `no longer has the rule "${describeRule(rule)}"`]);
  return [...found, ...lost, ...compareMessages(old, now)];
}
