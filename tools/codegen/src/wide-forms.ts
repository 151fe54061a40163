/**
 * A body of several forms, told apart by a closed field such as the category. A variable that may be one of several
 * categories is taken where the rest fits the form of each of them. That needs one form of each category: where a
 * category has several, of which an input needs to fit one, TypeScript asks for all. So there what all categories of a set
 * have is written out, for each set.
 */
import { resolve, type OpenApiDocument, type Schema } from "./document.ts";

interface Field {
  readonly schema: Schema;
  readonly required: boolean;
  /** The component that has it. */
  readonly owner: string;
}

type Form = ReadonlyMap<string, Field>;
type Value = string | number | boolean;

const nameOf = ({ $ref = "" }: Schema): string | undefined => /^#\/components\/schemas\/(\w+)$/.exec($ref)?.[1];

const both = (left: Form, right: Form): Form =>
  new Map(
    [...left, ...right].map(([name, field]) => [
      name,
      { ...field, required: field.required || left.get(name)?.required === true },
    ]),
  );

/** Every form of an object, with the component of each of its fields. */
function formsOf(document: OpenApiDocument, given: Schema, above = ""): Form[] {
  const owner = nameOf(given) ?? above;
  const { properties = {}, required = [], allOf = [], oneOf = [], anyOf = [] } = resolve(document, given);
  let forms: Form[] = [
    new Map(Object.entries(properties).map(([name, schema]) => [name, { schema, required: false, owner }])),
  ];
  for (const part of allOf) {
    forms = forms.flatMap((form) => formsOf(document, part, owner).map((other) => both(form, other)));
  }
  const choices = [...oneOf, ...anyOf].flatMap((part) => formsOf(document, part, owner));
  if (choices.length > 0) forms = forms.flatMap((form) => choices.map((other) => both(form, other)));
  const ask = ([name, field]: [string, Field]): [string, Field] => [
    name,
    { ...field, required: field.required || required.includes(name) },
  ];
  return forms.map((form) => new Map([...form].map(ask)));
}

function valuesOf(document: OpenApiDocument, form: Form | undefined, name: string): readonly Value[] {
  const field = form?.get(name);
  return field?.required === true ? (resolve(document, field.schema).enum ?? []) : [];
}

/** The field whose values tell the forms apart: closed and required in each, and not the same in all. */
const discriminator = (document: OpenApiDocument, forms: readonly Form[]): string | undefined =>
  [...(forms[0]?.keys() ?? [])].find((name) => {
    const values = forms.map((form) => valuesOf(document, form, name));
    return values.every(({ length }) => length > 0) && new Set(values.map(String)).size > 1;
  });

/** A field that each of the forms has, as all of them take it; nothing where one does not have it. */
function shared(forms: readonly Form[], name: string): string[] {
  const fields = forms.flatMap((form) => form.get(name) ?? []);
  if (fields.length < forms.length) return [];
  const mark = fields.some(({ required }) => required) ? "" : "?";
  const types = new Set(fields.map(({ owner }) => `NonNullable<components["schemas"]["${owner}"]["${name}"]>`));
  return [`${name}${mark}: ${[...types].join(" & ")}`];
}

/** What all of the forms have, but for the field that tells them apart; nothing where one asks for what another does not have. */
function sharedForm(forms: readonly Form[], but: string, values: readonly Value[]): string[] {
  const names = new Set(forms.flatMap((form) => [...form.keys()]).filter((name) => name !== but));
  const isLost = (name: string) => forms.some((form) => form.get(name)?.required) && shared(forms, name).length === 0;
  if ([...names].some(isLost)) return [];
  const members = [...names].flatMap((name) => shared(forms, name));
  return [`{ ${[`${but}: ${values.map((value) => JSON.stringify(value)).join(" | ")}`, ...members].join("; ")} }`];
}

/** Every way to take one of each list. */
const oneOfEach = <Item>(lists: readonly (readonly Item[])[]): Item[][] =>
  lists.reduce<Item[][]>((ways, list) => ways.flatMap((way) => list.map((item) => [...way, item])), [[]]);

/** Every choice of two and more. */
function setsOf<Item>(items: readonly Item[]): Item[][] {
  let sets: Item[][] = [[]];
  for (const item of items) sets = sets.concat(sets.map((set) => [...set, item]));
  return sets.filter(({ length }) => length > 1);
}

/** The forms that are written out, as types. */
export function wideForms(document: OpenApiDocument, body: Schema): string[] {
  const forms = formsOf(document, body);
  const name = discriminator(document, forms);
  if (name === undefined) return [];
  const groups = [...Map.groupBy(forms, (form) => String(valuesOf(document, form, name))).values()];
  if (groups.every(({ length }) => length === 1)) return [];
  return setsOf(groups).flatMap((set) => {
    const values = set.flatMap(([first]) => valuesOf(document, first, name));
    return oneOfEach(set).flatMap((way) => sharedForm(way, name, values));
  });
}
