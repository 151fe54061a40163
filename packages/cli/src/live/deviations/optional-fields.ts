/**
 * Counts the optional fields and the lists with records in responses and messages, to find those that always came and no
 * longer come.
 */
import type { Places } from "../specification.ts";
import { isMainList, placeBelow } from "./values.ts";

/**
 * Optional fields and lists, by path. The value is true for a field that every object had, and for a list that always
 * had records. A list is identified by the path of its records, such as `result.list[]`.
 */
export type FieldPresence = Readonly<Record<string, boolean>>;

/** Number of objects that could have an optional field, and number of those that have it. */
interface Count {
  readonly objects: number;
  readonly present: number;
}

/** Counts of optional fields and of lists with records, by the path of the field or of the records. */
export type FieldCounts = Readonly<Record<string, Count>>;

/** Minimum number of records from which a run concludes that a field is always present. */
const enoughRecords = 3;

/** Returns the names of each object's optional fields, by the path of the object. */
function optionalFields(places: Places): Map<string, string[]> {
  const fields = new Map<string, string[]>();
  for (const [place, { required }] of Object.entries(places)) {
    const [, around, name] = /^(?:(.*)\.)?([^.[\]]+)$/.exec(place) ?? [];
    if (required === undefined && name !== undefined)
      fields.set(around ?? "", [...(fields.get(around ?? "") ?? []), name]);
  }
  return fields;
}

/** Counts how often optional fields occur in the responses of one operation or in the messages of one topic. */
export class OptionalFields {
  readonly #places: Places;
  readonly #optional: Map<string, string[]>;
  readonly #counts: Map<string, Count>;

  constructor(places: Places, counts: FieldCounts = {}) {
    this.#places = places;
    this.#optional = optionalFields(places);
    this.#counts = new Map(Object.entries(counts));
  }

  /** Counts the optional fields of a response or message. In a delta, counts only the top-level fields. */
  count(body: unknown): void {
    const isDelta = (Object(body) as { readonly type?: unknown }).type === "delta";
    const isPlace = (at: string): boolean => this.#places[at] !== undefined;
    const visit = (value: unknown, at: string): void => {
      if (typeof value !== "object" || value === null) return;
      if (!Array.isArray(value)) this.#countObject(value as Readonly<Record<string, unknown>>, at);
      if (isDelta) return;
      if (Array.isArray(value) && isMainList(this.#places, at)) this.#countPlace(`${at}[]`, value.length > 0);
      for (const [key, child] of Array.isArray(value) ? value.entries() : Object.entries(value))
        visit(child, placeBelow(isPlace, at, key));
    };
    visit(body, "");
  }

  #countObject(object: Readonly<Record<string, unknown>>, at: string): void {
    for (const name of this.#optional.get(at) ?? []) {
      const place = at === "" ? name : `${at}.${name}`;
      this.#countPlace(place, object[name] !== undefined);
    }
  }

  #countPlace(place: string, isPresent: boolean): void {
    const { objects, present } = this.#counts.get(place) ?? { objects: 0, present: 0 };
    this.#counts.set(place, { objects: objects + 1, present: present + (isPresent ? 1 : 0) });
  }

  get counts(): FieldCounts {
    return Object.fromEntries(this.#counts);
  }

  /**
   * Paths of the optional fields that every object in the responses and messages has, and of the lists that always have
   * records.
   */
  get always(): ReadonlySet<string> {
    return new Set([...this.#counts].flatMap(([place, { objects, present }]) => (objects === present ? [place] : [])));
  }

  /**
   * Returns the expected fields that no object has, each with the number of objects. A field is expected if it was
   * always present in earlier runs. If no earlier run counted it, it is expected if all examples contain it (`usual`).
   */
  missing(earlier: FieldPresence, usual: ReadonlySet<string>): [place: string, objects: number][] {
    return [...this.#counts].flatMap(([place, { objects, present }]): [string, number][] =>
      present === 0 && (earlier[place] ?? usual.has(place)) ? [[place, objects]] : [],
    );
  }

  /** Returns for each field whether the next run expects it. A field that was missing in this run is still expected. */
  presence(earlier: FieldPresence, missing: readonly string[]): FieldPresence {
    const shown = [...this.#counts].flatMap(([place, { objects, present }]): [string, boolean][] => {
      if (/\[.*\]./.test(place) && objects < enoughRecords) return [];
      return [[place, missing.includes(place) || (objects === present && earlier[place] !== false)]];
    });
    return { ...earlier, ...Object.fromEntries(shown) };
  }
}
