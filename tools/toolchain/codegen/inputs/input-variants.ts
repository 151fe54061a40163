import { type InputRule, type OpenApiDocument, resolve, type Schema } from "../../model/document.ts";

type Value = string | number | boolean | null;
type Condition = NonNullable<InputRule["when"]>[string];

/** A variant of an input's type: a named object type in which some fields are required, excluded or narrowed. */
export interface InputVariant {
  /** Name of the object type of which this is a variant. */
  readonly base: string;
  readonly fields: Readonly<Record<string, Schema>>;
  /**
   * Fields that the schema of the object type requires. `required` also contains those that only this variant requires.
   */
  readonly baseRequired: readonly string[];
  readonly required: readonly string[];
  readonly absent: readonly string[];
  /** Fields that accept only some of their enumerated values in this variant. */
  readonly values: ReadonlyMap<string, readonly Value[]>;
  /** Fields that this variant requires and other variants don't, so that they distinguish it. */
  readonly by: readonly string[];
  /** Name in the specification, if the variant has one. */
  readonly title?: string | undefined;
}

/** Maximum number of variants. If a type would have more, it omits rules with a condition on an optional field. */
const MOST_VARIANTS = 8;
/**
 * Maximum number of rules that require a second field if an optional field is present. If a type would have more, it
 * omits all of them.
 */
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
 * Splits a variant by a condition on one of its fields: `met` is the variant if the condition holds, `rest` are the
 * variants for all other inputs. Undefined if types can't distinguish them.
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

/**
 * Returns variants for the inputs that don't meet a rule's condition, so that the rule doesn't apply to them. The
 * variants don't overlap. Undefined if types can't express them.
 */
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

/** Restricts a variant to the inputs that meet a rule's condition. */
const affected = (document: OpenApiDocument, given: InputVariant, when: NonNullable<InputRule["when"]>): InputVariant =>
  Object.entries(when).reduce(
    (variant, [name, condition]) => split(document, variant, name, condition)?.met ?? variant,
    given,
  );

/**
 * Returns the variant with the fields in `required` required and the fields in `absent` excluded. Undefined if the
 * variant contradicts this.
 */
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
 * Returns the variants that fulfil a rule. If the rule allows several fields, no input fits two variants: for `anyOf:
 * [a, b]`, one variant requires `a`, and the other requires `b` and excludes `a`. The variant for the first field,
 * which is the usual one, comes last, because a compiler error describes the last variant if none fits.
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

/** Returns whether every input that fits the first variant also fits the second. */
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

/**
 * Narrows the fields of a variant that accept only some values: removes a value if every input with this value also
 * fits another variant.
 */
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

/**
 * Maximum number of fields in an `anyOf` rule that is expressed in types. Larger unions would be hard to read, and
 * variables would rarely fit them.
 */
const MOST_ALTERNATIVES = 4;

/**
 * Returns whether types can express a rule. The rule must not restrict the values of fields, which are checked at run
 * time, and must not have too many alternatives.
 */
const isAboutPresence = (rule: InputRule): boolean =>
  !demandsOfValues.some((demand) => rule[demand] !== undefined) && (rule.anyOf?.length ?? 0) <= MOST_ALTERNATIVES;

/**
 * Returns the variants of an input that result from the rules between its fields, as far as types can express the
 * rules. If `isWide` is true, the variants that satisfy a rule also accept inputs to which the rule doesn't apply, so
 * that a variable of type `"linear" | "inverse"` fits one variant.
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
