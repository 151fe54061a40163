import { resolve, type InputRule, type OpenApiDocument, type Schema } from "../document.ts";

type Value = string | number | boolean | null;

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

/** More variants than this help nobody. The client checks such rules at run time only. */
const MOST_VARIANTS = 24;

const add = <Item>(list: readonly Item[], ...items: Item[]): Item[] => [...new Set([...list, ...items])];

const valuesOf = (
  document: OpenApiDocument,
  { fields, values }: InputVariant,
  name: string,
): readonly Value[] | undefined =>
  values.get(name) ?? (fields[name] === undefined ? undefined : resolve(document, fields[name]).enum);

const isPresent = ({ fields, absent }: InputVariant, name: string): boolean =>
  Object.hasOwn(fields, name) && !absent.includes(name);

const restrict = (variant: InputVariant, name: string, values: readonly Value[]): InputVariant => ({
  ...variant,
  values: new Map([...variant.values, [name, values]]),
});

/** The variants for which the condition of a rule does not hold; they do not overlap. Undefined where types cannot say it. */
function unaffected(
  document: OpenApiDocument,
  given: InputVariant,
  when: NonNullable<InputRule["when"]>,
): InputVariant[] | undefined {
  const found: InputVariant[] = [];
  let variant = given;
  for (const [name, expected] of Object.entries(when)) {
    if (!isPresent(variant, name)) return [given];
    const values = valuesOf(document, variant, name);
    if (values === undefined) return undefined;
    const others = values.filter((value) => !expected.includes(value));
    if (others.length === values.length) return [given];
    if (others.length > 0) found.push(restrict(variant, name, others));
    else if (!variant.required.includes(name)) found.push({ ...variant, absent: add(variant.absent, name) });
    const met = restrict(
      variant,
      name,
      values.filter((value) => expected.includes(value)),
    );
    variant = { ...met, required: add(met.required, name) };
  }
  return found;
}

/** The variant as it is where the condition of a rule holds. */
function affected(document: OpenApiDocument, given: InputVariant, when: NonNullable<InputRule["when"]>): InputVariant {
  const names = Object.keys(when);
  if (names.length === 0) return given;
  let variant: InputVariant = { ...given, required: add(given.required, ...names) };
  for (const [name, expected] of Object.entries(when)) {
    const values = valuesOf(document, given, name) ?? [];
    const met = values.filter((value) => expected.includes(value));
    if (met.length < values.length) variant = restrict(variant, name, met);
  }
  return variant;
}

/** The variants that fulfil what a rule asks for. Alternatives exclude each other: the second lacks the field of the first. */
function fulfilled(variant: InputVariant, { anyOf, required = [], forbidden = [] }: InputRule): InputVariant[] {
  if (required.some((name) => !isPresent(variant, name)) || forbidden.some((name) => variant.required.includes(name)))
    return [];
  const added = required.filter((name) => !variant.required.includes(name));
  const isChosen = anyOf === undefined || anyOf.some((name) => variant.required.includes(name));
  if (isChosen && added.length === 0 && !forbidden.some((name) => isPresent(variant, name))) return [variant];
  const result = {
    ...variant,
    required: add(variant.required, ...required),
    absent: add(variant.absent, ...forbidden.filter((name) => isPresent(variant, name))),
    by: add(variant.by, ...added),
  };
  if (anyOf === undefined || anyOf.some((name) => result.required.includes(name))) return [result];
  const choices = anyOf.filter((name) => isPresent(result, name));
  return choices.map((name, index) => ({
    ...result,
    required: add(result.required, name),
    absent: add(result.absent, ...choices.slice(0, index)),
    by: choices.length === 1 ? result.by : add(result.by, name),
  }));
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

/**
 * The variants of an input under the rules between its fields. With `isWide`, a variant that fulfils a rule is not
 * restricted to the values that ask for it, so that a variable of type `"linear" | "inverse"` fits one variant.
 */
export function applyRules(
  document: OpenApiDocument,
  variant: InputVariant,
  rules: readonly InputRule[],
  isWide: boolean,
): InputVariant[] {
  return rules.reduce<InputVariant[]>(
    (variants, rule) => {
      const { when = {} } = rule;
      const next = variants.flatMap((one) => {
        const outside = unaffected(document, one, when);
        if (outside === undefined || outside.includes(one)) return [one];
        const inside = fulfilled(isWide ? one : affected(document, one, when), rule);
        return [...inside, ...outside];
      });
      const result = minimal(document, next);
      return result.length > MOST_VARIANTS ? variants : result;
    },
    [variant],
  );
}
