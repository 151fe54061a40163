import { pointer, schemaReference, type OpenApiDocument, type Schema } from "@specwright-tools/model/document";
import { operationsOf, responseSchema } from "@specwright-tools/model/operations";
import { readData } from "@specwright-tools/model/published";
import type { FaultRule } from "@specwright/sandbox";
import type { Random } from "../random.ts";
import type { Outcome } from "../scenario.ts";

/** A field, or the items of a list. */
export type Step = string | number;

/** What becomes of a client when the value at a place changes, by the specification alone. */
export type Kind =
  /** The client must not go on. */
  | "essential"
  /** The client must go on, and deliver what came. */
  | "informative"
  /** The client's own logic may need it: a cursor, an ID that must be the one sent. */
  | "either";

/** A published document of the specification, read for what its records name essential. */
export class Contract {
  readonly #document: OpenApiDocument;

  constructor(name: "trading" | "streams") {
    this.#document = readData(name);
  }

  /** The parts of the schema of a successful response. */
  response(operationId: string): Schema[] {
    const found = operationsOf(this.#document).find(({ operation }) => operation.operationId === operationId);
    return this.#parts((found && responseSchema(found)) ?? {});
  }

  /** The parts of the schema of a message that is pushed. */
  message(schema: string): Schema[] {
    return this.#parts(schemaReference(schema));
  }

  /** What stands at a step below some parts. */
  below(parts: readonly Schema[], step: Step): Schema[] {
    return parts.flatMap(({ properties = {}, items, prefixItems = [] }) => {
      const own = typeof step === "string" && Object.hasOwn(properties, step) ? properties[step] : undefined;
      const found = typeof step === "number" ? (prefixItems[step] ?? items) : own;
      return found === undefined ? [] : this.#parts(found);
    });
  }

  /** The names that records name essential; undefined where they name none. */
  essential(parts: readonly Schema[]): ReadonlySet<string> | undefined {
    const named = parts.flatMap((part) => (part["x-essential"] === undefined ? [] : [part["x-essential"]]));
    return named.length === 0 ? undefined : new Set(named.flat());
  }

  /** The names of JSON types that a place may have; none if the specification does not say. */
  types(parts: readonly Schema[]): ReadonlySet<string> {
    return new Set(parts.flatMap(({ type = [] }) => type).map((type) => (type === "integer" ? "number" : type)));
  }

  isRequired(parts: readonly Schema[], name: string): boolean {
    return parts.some(({ required }) => required?.includes(name));
  }

  #parts({ $ref, allOf = [], oneOf = [], anyOf = [], ...own }: Schema): Schema[] {
    const target = $ref === undefined ? [] : [pointer(this.#document, $ref) as Schema];
    return [own, ...[...allOf, ...oneOf, ...anyOf, ...target].flatMap((other) => this.#parts(other))];
  }
}

const isId = (name: string): boolean => /(?:^id|Id)$/.test(name) && !name.endsWith("LinkId");

/**
 * Judges a place below the result of a response: containers at its top, what records name essential, and the ID of a record
 * that names nothing.
 */
export function kindInResult(contract: Contract, result: readonly Schema[], steps: readonly Step[]): Kind {
  let parts = result;
  let isTop = true;
  for (const [index, step] of steps.entries()) {
    const next = contract.below(parts, step);
    if (typeof step === "string") {
      const kind = kindOfField({ contract, parts, isTop, name: step, types: contract.types(next) });
      if (kind !== "essential" || index === steps.length - 1) return kind;
      isTop = false;
    } else if (index === steps.length - 1) return contract.types(next).has("object") ? "essential" : "either";
    parts = next;
  }
  return "essential";
}

interface Field {
  readonly contract: Contract;
  readonly parts: readonly Schema[];
  readonly isTop: boolean;
  readonly name: string;
  readonly types: ReadonlySet<string>;
}

function kindOfField({ contract, parts, isTop, name, types }: Field): Kind {
  const named = contract.essential(parts);
  if (named !== undefined) return named.has(name) ? "essential" : /cursor$/i.test(name) ? "either" : "informative";
  if (/cursor$/i.test(name) || isId(name)) return "either";
  if (!contract.isRequired(parts, name)) return "informative";
  return isTop && (types.has("array") || types.has("object")) ? "essential" : "informative";
}

/** A change of one place, as the sandbox makes it. */
export interface Change {
  readonly fault: "drift-remove" | "drift-null" | "drift-rename" | "drift-retype" | "drift-add";
  readonly steps: readonly Step[];
  /** The type of a changed value. */
  readonly type?: "string" | "number" | "boolean" | "array" | "object";
}

const jsonTypes = ["string", "number", "boolean", "array", "object"] as const;

export const typeOf = (value: unknown): string =>
  value === null ? "null" : Array.isArray(value) ? "array" : typeof value;

/** Every place of a value, below a first step. */
function placesOf(value: unknown, at: readonly Step[] = []): (readonly Step[])[] {
  const below = Array.isArray(value)
    ? value.slice(0, 2).flatMap((item, index) => placesOf(item, [...at, index]))
    : typeof value === "object" && value !== null
      ? Object.entries(value).flatMap(([name, item]) => placesOf(item, [...at, name]))
      : [];
  return at.length === 0 ? below : [at, ...below];
}

const valueAt = (value: unknown, steps: readonly Step[]): unknown =>
  steps.reduce<unknown>((at, step) => (at as Record<Step, unknown> | undefined)?.[step], value);

export const placeText = (steps: readonly Step[]): string =>
  steps.map((step, index) => (typeof step === "number" ? `[${step}]` : index === 0 ? step : `.${step}`)).join("");

/** A change of a place that a message has. */
export function randomChange(random: Random, message: unknown): Change {
  const steps = random.pick(placesOf(message));
  const isItem = typeof steps.at(-1) === "number";
  const fault = random.pick(
    isItem
      ? (["drift-null", "drift-retype"] as const)
      : (["drift-remove", "drift-null", "drift-rename", "drift-retype", "drift-add"] as const),
  );
  if (fault === "drift-add") return { fault, steps: [...steps.slice(0, -1), "brandNewField"] };
  const others = jsonTypes.filter((type) => type !== typeOf(valueAt(message, steps)));
  return fault === "drift-retype" ? { fault, steps, type: random.pick(others) } : { fault, steps };
}

/** The rule that makes the sandbox change the messages of an operation or a topic. */
export function ruleOf({ fault, steps, type }: Change, operation: string, times?: number): FaultRule {
  const place = placeText(steps);
  const shared = { operation, ...(times === undefined ? {} : { times }) };
  if (fault === "drift-rename") return { ...shared, fault, place, name: "renamedField" };
  if (fault === "drift-retype") return { ...shared, fault, place, ...(type === undefined ? {} : { type }) };
  if (fault === "drift-add") return { ...shared, fault, place, value: { any: ["value"] } };
  return { ...shared, fault, place };
}

/** What came of one change. */
export function toOutcome(
  seed: number,
  call: string,
  told: string,
  change: Change,
  problems: readonly string[],
): Outcome {
  const history = [JSON.stringify(ruleOf(change, call))];
  return {
    call,
    told,
    deliveries: 1,
    violation: problems.length === 0 ? undefined : { seed, call, problems, history },
  };
}
