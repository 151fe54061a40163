/** Compares the documentation and the specifications. */
import { type Facts, type Fact, properties, type Property } from "./facts.ts";
import { fileOf, isBelowOpenField, ownerOf, type Specified, specifiedName, type SpecifiedOwner } from "./specified.ts";
import type { Field } from "@specwright-tools/toolchain/model/fields";

/**
 * Difference between the documentation pages and the specifications.
 *
 * - `missing`: only the pages contain the fact
 * - `gone`: the specifications contain the fact, but the newer pages don't
 * - `differs`: both contain the fact, with different values
 */
export interface Difference {
  readonly kind: "missing" | "gone" | "differs";
  readonly subject: string;
  /** File of the documentation page. */
  readonly page: string;
  readonly file: string;
  /** Name of the field or keyword to change in the specification. */
  readonly property: string;
  readonly documented?: string;
  readonly specified?: string;
}

/** Returns the line that identifies a difference in reports and in the list of accepted differences. */
export const lineOf = ({ kind, subject, property, documented, specified }: Difference): string =>
  kind === "differs" ? `${subject} ${property}: ${documented ?? ""}, not ${specified ?? ""}` : subject;

const isNumber = (type: string): boolean => type === "integer" || type === "number";

/**
 * Returns whether the types agree. Pages may state `number` for a whole number. In a request, only one of the
 * documented types has to match.
 */
function agrees(documented: readonly string[], specified: readonly string[], side: "request" | "response"): boolean {
  const known = new Set(
    specified.flatMap((type) => (isNumber(type) ? ["integer", "number"] : [type === "file" ? "string" : type])),
  );
  if (known.size === 0 || documented.length === 0) return true;
  return side === "request" ? documented.some((type) => known.has(type)) : documented.every((type) => known.has(type));
}

/**
 * A field in the specification. The object that contains the field may have several variants: `around` has the object
 * of each variant, and `fields` has the field of each variant that declares it.
 */
interface Described {
  readonly name: string;
  readonly fields: readonly Field[];
  readonly around: readonly Field[];
}

const together = (fields: readonly Field[], read: (field: Field) => string | undefined): string =>
  [...new Set(fields.map(read).filter((value) => value !== undefined))].join(" or ") || "nothing";

const plain = (value: string | undefined): string | undefined => value?.replace(/^"(.*)"$/, "$1");

/** Returns whether a pattern has the same bound as the page: it accepts the bound but no value beyond it. */
function patternSays({ pattern }: Field, property: Property, documented: string): boolean {
  if (pattern === undefined) return false;
  const takes = (text: string) => new RegExp(pattern, "u").test(text);
  const bound = Number(documented);
  if (property === "maxLength") return takes("a".repeat(bound)) && !takes("a".repeat(bound + 1));
  const beyond = property === "minimum" ? bound - 1 : bound + 1;
  return /^m(in|ax)imum$/.test(property) && takes(documented) && !takes(String(beyond));
}

/** Returns whether the description states the default. This is needed for a default that depends on another field. */
const proseStates = ({ description }: Field, documented: string): boolean => {
  const [word, value] = [
    String.raw`\b(?:default|if absent|without it)\b`,
    String.raw`(?<!\w)${RegExp.escape(documented)}(?!\w)`,
  ];
  return new RegExp(`${word}[^.;]*${value}|${value}[^.;]*${word}`, "i").test(description);
};

/** Returns whether the object around the field has a rule with the documented bound. */
const ruleStates = (around: readonly Field[], name: string, property: Property, documented: string): boolean =>
  around
    .flatMap(({ rules }) => rules)
    .some(({ range }) => {
      const bounds = (range as Readonly<Record<string, Readonly<Record<string, number>>>> | undefined)?.[name];
      return bounds?.[property]?.toString() === documented;
    });

/**
 * Returns the specification's value of a property if it differs from the page. Returns undefined if it agrees with the
 * page.
 */
function otherThan(
  { name, fields, around }: Described,
  side: "request" | "response",
  property: Property,
  documented: string,
): string | undefined {
  if (property === "types") {
    const types = [...new Set(fields.flatMap((field) => field.types))].filter((type) => type !== "null");
    const isOpen = fields.some((field) => field.types.length === 0);
    return isOpen || agrees(documented.split(" or "), types, side) ? undefined : types.toSorted().join(" or ");
  }
  if (property === "required") {
    const required = fields.map((field) => field.isRequired);
    // Some variants of the object require the field, others lack it, so report no difference.
    const isSometimes = new Set(required).size > 1 || fields.length < around.length;
    return isSometimes || required.includes(documented === "true") ? undefined : String(documented !== "true");
  }
  if (property === "limit") return undefined;
  if (property === "default" && fields.some((field) => proseStates(field, documented))) return undefined;
  if (fields.some((field) => patternSays(field, property, documented))) return undefined;
  if (ruleStates(around, name, property, documented)) return undefined;
  const read = (field: Field) => (property === "default" ? plain(field.default) : field[property]?.toString());
  return fields.some((field) => read(field) === documented) ? undefined : together(fields, read);
}

/** Returns the last name in the path of a field: `side` of `list[].side`. */
const lastName = (field: string): string => /[^.[\]]+(?:\[\d+\])?$/.exec(field)?.[0] ?? field;

function fieldDifferences(specified: Specified, subject: string, fact: Fact, owner: SpecifiedOwner): Difference[] {
  const { side = "response", field = "", value, kind } = fact;
  const fields = owner[side];
  const known = specifiedName(fields, field);
  const place = { subject, page: fact.file, file: fileOf(specified, owner, side, field) };
  const property = lastName(field);
  if (known === undefined)
    return isBelowOpenField(fields, field) || kind === "value" ? [] : [{ ...place, kind: "missing", property }];
  const described = fields.get(known) ?? [];
  const around = fields.get(known.replace(/\.?[^.[\]]+$/, "")) ?? [];
  if (kind === "value") {
    const listed = described.map((each) => each.values?.list);
    const isListed = listed.some((list) => list === undefined || list.includes(value ?? ""));
    return isListed ? [] : [{ ...place, kind: "missing", property: `enum of ${property}` }];
  }
  return properties.flatMap((name): Difference[] => {
    const documented = fact.stated[name];
    const other =
      documented === undefined
        ? undefined
        : otherThan({ name: property, fields: described, around }, side, name, documented);
    if (documented === undefined || other === undefined) return [];
    return [{ ...place, kind: "differs", property: `${name} of ${property}`, documented, specified: other }];
  });
}

function limitDifference(subject: string, fact: Fact, owner: SpecifiedOwner): Difference[] {
  const { limit = "" } = fact.stated;
  const stated =
    [owner.limits.get(fact.value ?? ""), owner.limits.get("")].find((each) => each !== undefined) ??
    (fact.value === "" ? [...owner.limits.values()][0] : undefined);
  if (stated === limit) return [];
  const place = { subject, page: fact.file, file: owner.file, property: "x-rate-limit", documented: limit };
  return [stated === undefined ? { ...place, kind: "missing" } : { ...place, kind: "differs", specified: stated }];
}

/** Returns the differences between one fact from the documentation and the specifications. */
function differencesOfFact(specified: Specified, subject: string, fact: Fact): Difference[] {
  const missing = (file: string, property: string): Difference[] => [
    { kind: "missing", subject, page: fact.file, file, property },
  ];
  if (fact.kind === "code") {
    return specified.codes.has(Number(fact.value)) ? [] : missing("specs/trading/ret-codes.yaml", "code");
  }
  if (fact.kind === "change") {
    const isOlder = (fact.value ?? "") < ([...specified.days].filter((day) => day >= "2026").toSorted()[0] ?? "");
    return isOlder || specified.days.has(fact.value ?? "") ? [] : missing("specs/trading/changes.yaml", "date");
  }
  const owner = ownerOf(specified, fact);
  if (owner === undefined) {
    if (fact.kind === "operation") return missing("specs/trading/openapi.yaml", "paths");
    return fact.kind === "topic" ? missing("specs/streams/asyncapi.yaml", "channels") : [];
  }
  if (fact.kind === "limit") return limitDifference(subject, fact, owner);
  if (fact.kind === "operation" || fact.kind === "topic") return [];
  return fieldDifferences(specified, subject, fact, owner);
}

/** Returns the differences between all facts and the specifications. */
export const differencesOf = (specified: Specified, facts: Facts): Difference[] =>
  [...facts].flatMap(([subject, fact]) => differencesOfFact(specified, subject, fact));

/** Returns whether the specification still contains a fact and doesn't mark it as deprecated. */
function isSpecified(specified: Specified, subject: string, fact: Fact): boolean {
  const { side, field = "" } = fact;
  if (side !== undefined) {
    const fields = ownerOf(specified, fact)?.[side];
    const described = fields?.get(specifiedName(fields, field) ?? "\0") ?? [];
    if (described.every(({ isDeprecated }) => isDeprecated)) return false;
  }
  return differencesOfFact(specified, subject, fact).every(({ kind }) => kind !== "missing");
}

/** Returns whether `subjects` includes the operation, topic or field to which a fact belongs. */
function isPartOf(
  subjects: ReadonlyMap<string, Fact>,
  subject: string,
  { kind, owner, side, field = "" }: Fact,
): boolean {
  if (subject !== owner && subjects.has(owner)) return true;
  const ends = [...field.matchAll(/\.|\[/g)].map(({ index }) => field.slice(0, index));
  return [...ends, ...(kind === "value" ? [field] : [])].some((whole) =>
    subjects.has(`${owner} ${side ?? ""} ${whole}`),
  );
}

/**
 * Returns the facts that disappeared from the platform's pages, although the specifications still contain them and
 * don't mark them as deprecated. A fact disappeared if the newer pages have it neither in tables nor in examples
 * (`shown`). If an operation, topic or field disappeared, the facts about its parts aren't returned.
 */
export function goneFrom(
  specified: Specified,
  older: Facts,
  newer: Facts,
  shown: ReadonlySet<string> = new Set(),
): Difference[] {
  const gone = new Map(
    [...older].filter(([subject, { kind }]) => !newer.has(subject) && !shown.has(subject) && kind !== "change"),
  );
  return [...gone].flatMap(([subject, fact]): Difference[] => {
    if (isPartOf(gone, subject, fact) || !isSpecified(specified, subject, fact)) return [];
    const { kind, side, field = "" } = fact;
    const owner = ownerOf(specified, fact);
    const ofOwner = owner === undefined || side === undefined ? owner?.file : fileOf(specified, owner, side, field);
    const file = kind === "code" ? "specs/trading/ret-codes.yaml" : (ofOwner ?? "");
    return [{ kind: "gone", subject, page: fact.file, file, property: field === "" ? kind : lastName(field) }];
  });
}

/** Returns new and changed facts. */
export const changedFacts = (older: Facts, newer: Facts): Facts =>
  new Map(
    [...newer].filter(([subject, { stated }]) => JSON.stringify(older.get(subject)?.stated) !== JSON.stringify(stated)),
  );
