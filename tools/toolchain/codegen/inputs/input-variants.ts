import { type InputRule, type OpenApiDocument, resolve, type Schema } from "../../model/document.ts";

type Value = string | number | boolean | null;
type Condition = NonNullable<InputRule["when"]>[string];

/** The type of an input: a named object type, and how this variant narrows it. */
export interface InputVariant {
  /** The name of the type with all fields. */
  readonly base: string;
  readonly fields: Readonly<Record<string, Schema>>;
  /** The required fields of the base. */
  readonly baseRequired: readonly string[];
  readonly required: readonly string[];
  readonly absent: readonly string[];
  /** Fields of a closed list that have only some of its values here. */
  readonly values: ReadonlyMap<string, readonly Value[]>;
  /** The fields that this variant adds to the required ones. They tell it apart from the other variants. */
  readonly by: readonly string[];
  /** The name in the specification, where the variant has one of its own. */
  readonly title?: string | undefined;
}

/** With more variants than this, types leave out the rules with a condition on an optional field. */
const MOST_VARIANTS = 8;
/** With more rules than this by which an optional field needs another, types leave all of them out. */
const MOST_COMPANIONS = 1;

const isListOfValues = (condition: Condition): condition is readonly Value[] => Array.isArray(condition);

const add = <Item>(list: readonly Item[], ...items: Item[]): Item[] => [...new Set([...list, ...items])];

const valuesOf = (
  document: OpenApiDocument,
  { fields, values }: InputVariant,
  name: string,
): readonly Value[] | undefined => {
  const schema = fields[name] === undefined ? undefined : resolve(document, fields[name]);
  return values.get(name) ?? (schema?.const === undefined ? schema?.enum : [schema.const]);
};

const isPresent = ({ fields, absent }: InputVariant, name: string): boolean =>
  Object.hasOwn(fields, name) && !absent.includes(name);

const restrict = (variant: InputVariant, name: string, values: readonly Value[]): InputVariant => ({
  ...variant,
  values: new Map([...variant.values, [name, values]]),
});

/**
 * A variant as it is where a condition on one of its fields holds, if it can, and as it is otherwise. Undefined where types
 * cannot tell the two apart.
 */
function split(
  document: OpenApiDocument,
  variant: InputVariant,
  name: string,
  condition: Condition,
): { met?: InputVariant; rest: InputVariant[] } | undefined {
  const isRequired = variant.required.includes(name);
  const given = isRequired ? variant : { ...variant, required: add(variant.required, name) };
  const lacking = { ...variant, absent: add(variant.absent, name) };
  if (condition === "absent") {
    if (!isPresent(variant, name)) return { met: variant, rest: [] };
    return isRequired ? { rest: [variant] } : { met: lacking, rest: [given] };
  }
  if (!isPresent(variant, name)) return { rest: [variant] };
  if (condition === "present") return { met: given, rest: isRequired ? [] : [lacking] };
  const values = valuesOf(document, variant, name);
  if (values === undefined || !isListOfValues(condition)) return undefined;
  const met = values.filter((value) => condition.includes(value));
  const others = values.filter((value) => !condition.includes(value));
  if (met.length === 0) return { rest: [variant] };
  if (others.length > 0) return { met: restrict(given, name, met), rest: [restrict(variant, name, others)] };
  return { met: given, rest: isRequired ? [] : [lacking] };
}

/** The variants for which the condition of a rule does not hold; they do not overlap. Undefined where types cannot say it. */
function unaffected(
  document: OpenApiDocument,
  given: InputVariant,
  when: NonNullable<InputRule["when"]>,
): InputVariant[] | undefined {
  const found: InputVariant[] = [];
  let variant = given;
  for (const [name, condition] of Object.entries(when)) {
    const parts = split(document, variant, name, condition);
    if (parts === undefined) return undefined;
    if (parts.met === undefined) return [given];
    found.push(...parts.rest);
    variant = parts.met;
  }
  return found;
}

/** The variant as it is where the condition of a rule holds. */
const affected = (document: OpenApiDocument, given: InputVariant, when: NonNullable<InputRule["when"]>): InputVariant =>
  Object.entries(when).reduce(
    (variant, [name, condition]) => split(document, variant, name, condition)?.met ?? variant,
    given,
  );

/** The variant with some fields required and others absent; undefined where that contradicts it. */
function arranged(
  variant: InputVariant,
  required: readonly string[],
  absent: readonly string[],
): InputVariant | undefined {
  if (required.some((name) => !isPresent(variant, name)) || absent.some((name) => variant.required.includes(name)))
    return undefined;
  const added = required.filter((name) => !variant.required.includes(name));
  const removed = absent.filter((name) => isPresent(variant, name));
  if (added.length === 0 && removed.length === 0) return variant;
  return {
    ...variant,
    required: add(variant.required, ...required),
    absent: add(variant.absent, ...removed),
    by: add(variant.by, ...added),
  };
}

/**
 * The variants that fulfil what a rule asks for. Alternatives exclude each other: the second lacks the field of the first.
 * The common one, which the rule names first, stands last: a compiler that finds none fitting explains the last one.
 */
function fulfilled(given: InputVariant, rule: InputRule): InputVariant[] {
  const { anyOf, oneOf, together, required = [], forbidden = [] } = rule;
  const variant = arranged(given, required, forbidden);
  let variants = variant === undefined ? [] : [variant];
  const choose = (choices: (one: InputVariant) => readonly (InputVariant | undefined)[]) => {
    variants = variants.flatMap((one) => choices(one).filter((choice) => choice !== undefined));
  };
  if (anyOf !== undefined)
    choose((one) => {
      if (anyOf.some((name) => one.required.includes(name))) return [one];
      const names = anyOf.filter((name) => isPresent(one, name));
      const by = names.length === 1 ? one.by : undefined;
      const choices = names.map((name, index) => {
        const choice = arranged(one, [name], names.slice(0, index));
        return choice && { ...choice, by: by ?? choice.by };
      });
      return choices.toReversed();
    });
  if (oneOf !== undefined)
    choose((one) =>
      oneOf.toReversed().map((name) =>
        arranged(
          one,
          [name],
          oneOf.filter((other) => other !== name),
        ),
      ),
    );
  if (together !== undefined) choose((one) => [arranged(one, [], together), arranged(one, together, [])]);
  return variants;
}

/** Every value of the first variant is one of the second, too. */
function isWithin(document: OpenApiDocument, inner: InputVariant, outer: InputVariant): boolean {
  return (
    inner.base === outer.base &&
    outer.required.every((name) => inner.required.includes(name)) &&
    outer.absent.every((name) => inner.absent.includes(name)) &&
    [...outer.values].every(
      ([name, values]) =>
        inner.absent.includes(name) || valuesOf(document, inner, name)?.every((value) => values.includes(value)),
    )
  );
}

/** The variant without values for which another variant serves as well. */
function withoutOverlap(document: OpenApiDocument, given: InputVariant, others: readonly InputVariant[]): InputVariant {
  if (given.by.length > 0) return given;
  return [...given.values.keys()].reduce((variant, name) => {
    const values = valuesOf(document, variant, name) ?? [];
    const own = values.filter(
      (value) => !others.some((other) => isWithin(document, restrict(variant, name, [value]), other)),
    );
    return own.length === 0 ? variant : restrict(variant, name, own);
  }, given);
}

function minimal(document: OpenApiDocument, variants: readonly InputVariant[]): InputVariant[] {
  const needed = variants.filter(
    (variant, index) =>
      !variants.some(
        (other, place) =>
          place !== index &&
          isWithin(document, variant, other) &&
          (place < index || !isWithin(document, other, variant)),
      ),
  );
  return needed.map((variant) =>
    withoutOverlap(
      document,
      variant,
      needed.filter((other) => other !== variant),
    ),
  );
}

const demandsOfValues = [
  "values",
  "range",
  "greaterThan",
  "atLeast",
  "same",
  "different",
  "decimals",
  "distinct",
] as const;

/** A choice between more fields than this would make unions that are hard to read and to fill from variables. */
const MOST_ALTERNATIVES = 4;

/** The rule says which fields are given, in a way that types can say. What values they may have is checked at run time. */
const isAboutPresence = (rule: InputRule): boolean =>
  !demandsOfValues.some((demand) => rule[demand] !== undefined) && (rule.anyOf?.length ?? 0) <= MOST_ALTERNATIVES;

/**
 * The variants of an input under the rules between its fields, as far as types can say them. With `isWide`, a variant that fulfils a rule is not
 * restricted to the values that ask for it, so that a variable of type `"linear" | "inverse"` fits one variant.
 */
export function applyRules(
  document: OpenApiDocument,
  variant: InputVariant,
  rules: readonly InputRule[],
  isWide: boolean,
): InputVariant[] {
  const apply = (some: readonly InputRule[]) =>
    some.reduce<InputVariant[]>(
      (variants, rule) => {
        const { when = {} } = rule;
        const next = variants.flatMap((one) => {
          const outside = unaffected(document, one, when);
          if (outside === undefined || outside.includes(one)) return [one];
          const inside = fulfilled(isWide ? one : affected(document, one, when), rule);
          return [...inside, ...outside];
        });
        return minimal(document, next);
      },
      [variant],
    );
  const all = rules.filter(isAboutPresence);
  const isOptional = (name: string) => !variant.required.includes(name);
  const plain = all.filter(({ when = {} }) => !Object.keys(when).some(isOptional));
  const isCompanion = ({ when = {} }: InputRule) =>
    Object.entries(when).some(([name, condition]) => isOptional(name) && condition === "present");
  const some = all.filter(isCompanion).length > MOST_COMPANIONS ? all.filter((rule) => !isCompanion(rule)) : all;
  const found = apply(some);
  return found.length <= MOST_VARIANTS ? found : apply(plain);
}
