import { jsonTypeOf, type JsonType } from "../json.ts";
import { option, type OptionReader } from "../input/read-options.ts";
import { notify } from "../notify.ts";

/** Schema of a response: a type, optionally with further rules. Unknown enum values are accepted. */
export type ResponseSchema = JsonType | ResponseShape;

interface ResponseShape {
  /** Allowed types. Undefined if the specification allows any type. */
  readonly type?: string | readonly string[];
  /** Required fields of an object. */
  readonly required?: Readonly<Record<string, ResponseSchema>>;
  /** Optional fields of an object. */
  readonly optional?: Readonly<Record<string, ResponseSchema>>;
  /** True if the object may have fields that aren't in the specification. */
  readonly isOpen?: boolean;
  /** Schema of each item of an array. */
  readonly items?: ResponseSchema;
  /** First items of an array, each with its own schema. */
  readonly firstItems?: readonly ResponseSchema[];
  /** Additional schema of an object, selected by the value of one of the object's fields, such as the category. */
  readonly when?: { readonly field: string; readonly values: Readonly<Record<string, ResponseSchema>> };
}

/** Deviation of responses from the specification. It never contains a value. */
export interface Deviation {
  /** Path of the deviating value, such as `result.list[].cumExecFee`. */
  readonly place: string;
  /** Type in the specification, such as `string`, or `no field` if the specification doesn't have the field. */
  readonly expected: string;
  /** `absent`, `unknown field`, or the received type, such as `null`. */
  readonly found: string;
  /** Number of deviating values in this response. */
  readonly times: number;
}

/** Deviation, and the operation or topic in whose responses or messages it was found. */
export interface DriftReport extends Deviation {
  /** Name of the call, such as `order.realtime`. */
  readonly operation?: string;
  /** Name of the topic, such as `order`. */
  readonly topic?: string;
}

export type DriftListener = (report: DriftReport) => void;

/**
 * Validation of responses. `"essential"` rejects a response if a field is missing that a correct result needs.
 * `"strict"` rejects a response that lacks a required field or has a field of another type.
 */
export type ResponseMode = "essential" | "strict";

export const responseModeOption: OptionReader = option(
  'must be "essential" or "strict"',
  (value) => value === "essential" || value === "strict",
);

/** Maximum depth of the comparison. Real responses have a few levels. */
const MAX_DEPTH = 32;
/**
 * Maximum number of reports per operation or topic. Without this maximum, field names that change with each response
 * would exhaust the memory.
 */
const MAX_REPORTS = 200;

const UNKNOWN_FIELD = "unknown field";

/**
 * Returns true for a name that may be reported. Other names may be the caller's identifiers, such as an address as a
 * map key.
 */
const isFieldName = (name: string): boolean => /^[A-Za-z_][A-Za-z_0-9-]{0,39}$/.test(name);

type Fields = Readonly<Record<string, unknown>>;

const nameOfType = (schema: ResponseSchema): string => {
  const type = typeof schema === "string" ? schema : schema.type;
  return type === undefined ? "any value" : [type].flat().join(" or ");
};

class DeviationCollector {
  readonly #found = new Map<string, Deviation>();

  get found(): Deviation[] {
    return [...this.#found.values()];
  }

  collect(given: ResponseSchema, value: unknown, place: string, depth = 0): void {
    const schema: ResponseShape = typeof given === "string" ? { type: given } : given;
    const { type, items, firstItems = [] } = schema;
    const expected = type === undefined ? [] : [type].flat();
    if (value === undefined || (expected.length > 0 && !expected.includes(jsonTypeOf(value)))) {
      this.#add(place, expected.join(" or ") || "any value", value === undefined ? "absent" : jsonTypeOf(value));
      return;
    }
    if (depth === MAX_DEPTH || typeof value !== "object" || value === null) return;
    if (!Array.isArray(value)) return this.#collectFields(schema, value as Fields, place, depth + 1);
    for (const [index, item] of firstItems.entries()) this.collect(item, value[index], `${place}[${index}]`, depth + 1);
    if (items !== undefined) for (const item of value) this.collect(items, item, `${place}[]`, depth + 1);
  }

  #collectFields(schema: ResponseShape, value: Fields, place: string, depth: number): void {
    const { required, optional, isOpen, when } = schema;
    const choice = when === undefined ? undefined : String(value[when.field]);
    if (when !== undefined && choice !== undefined && Object.hasOwn(when.values, choice))
      this.#collectMissing(when.values[choice], value, place);
    for (const [name, field] of Object.entries(required ?? {}))
      this.collect(field, value[name], `${place}.${name}`, depth);
    for (const [name, field] of Object.entries(optional ?? {}))
      if (value[name] !== undefined) this.collect(field, value[name], `${place}.${name}`, depth);
    if (isOpen === true || (required === undefined && optional === undefined)) return;
    for (const name of Object.keys(value))
      if (!Object.hasOwn(required ?? {}, name) && !Object.hasOwn(optional ?? {}, name))
        this.#add(`${place}.${isFieldName(name) ? name : "*"}`, "no field", UNKNOWN_FIELD);
  }

  /** Collects the missing fields of an additional schema. The types of present fields have already been checked. */
  #collectMissing(schema: ResponseSchema | undefined, value: unknown, place: string): void {
    if (typeof schema !== "object" || typeof value !== "object" || value === null) return;
    if (Array.isArray(value)) {
      for (const item of value) this.#collectMissing(schema.items, item, `${place}[]`);
      return;
    }
    const fields = value as Fields;
    for (const [name, field] of Object.entries(schema.required ?? {}))
      if (fields[name] === undefined) this.#add(`${place}.${name}`, nameOfType(field), "absent");
    for (const [name, field] of Object.entries(schema.optional ?? {}))
      this.#collectMissing(field, fields[name], `${place}.${name}`);
  }

  #add(place: string, expected: string, found: string): void {
    const key = `${place} ${found}`;
    const times = (this.#found.get(key)?.times ?? 0) + 1;
    this.#found.set(key, { place, expected, found, times });
  }
}

/**
 * Returns the deviations of a response from the specification, one for each path. `name` is the prefix of all paths.
 */
export function findDeviations(schema: ResponseSchema, value: unknown, name: string): Deviation[] {
  const collector = new DeviationCollector();
  collector.collect(schema, value, name);
  return collector.found;
}

/** Describes a deviation, such as `result.list[].price is absent`. */
const describeDeviation = ({ place, expected, found }: Deviation): string =>
  found === "absent" ? `${place} is absent` : `${place} must be ${expected}, not ${found}`;

/** Compares the responses of a client with the specification. */
export class DriftWatch {
  readonly mode: ResponseMode;
  readonly #onDrift: DriftListener | undefined;
  /** Deviations already passed to the listener, by operation or topic. */
  readonly #reported = new Map<string | undefined, Set<string>>();

  constructor(mode: ResponseMode, onDrift: DriftListener | undefined) {
    this.mode = mode;
    this.#onDrift = onDrift;
  }

  /**
   * Reports the deviations of a response. The drift listener receives each deviation once, `onDeviation` receives it
   * every time. Returns a description of the first deviation that must cause a rejection. `name` is the prefix of all
   * paths.
   */
  compare(
    source: Pick<DriftReport, "operation" | "topic">,
    schema: ResponseSchema,
    value: unknown,
    name: string,
    onDeviation?: (deviation: Deviation) => void,
  ): string | undefined {
    const deviations = findDeviations(schema, value, name);
    for (const deviation of deviations) this.#report(source, deviation);
    if (onDeviation !== undefined) deviations.forEach(onDeviation);
    if (this.mode === "essential") return undefined;
    // Skip new fields, which are not a reason to reject a response.
    const first = deviations.find(({ found }) => found !== UNKNOWN_FIELD);
    return first && describeDeviation(first);
  }

  #report(source: Pick<DriftReport, "operation" | "topic">, deviation: Deviation): void {
    const onDrift = this.#onDrift;
    if (onDrift === undefined) return;
    const from = source.operation ?? source.topic;
    const reported = this.#reported.get(from) ?? new Set();
    this.#reported.set(from, reported);
    const key = `${deviation.place} ${deviation.found}`;
    if (reported.has(key) || reported.size >= MAX_REPORTS) return;
    reported.add(key);
    notify(onDrift, { ...source, ...deviation });
  }
}

/**
 * Creates the observer that compares responses with the specification. Returns undefined in `essential` mode without a
 * listener for drift reports, because only the essential fields are then checked.
 */
export function watchDrift(
  mode: ResponseMode = "essential",
  onDrift?: DriftListener | undefined,
): DriftWatch | undefined {
  return mode === "essential" && onDrift === undefined ? undefined : new DriftWatch(mode, onDrift);
}
