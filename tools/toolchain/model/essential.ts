/**
 * What a client must do when a service changes a value of a response, by the specification alone. The compiler
 * reads the same extensions with code of its own, so a test can hold the clients against this.
 */
import { pointer, resolve, type Schema } from "./document.ts";
import { operationsOf, responseSchema } from "./operations.ts";
import { readDocument } from "./published.ts";

/** A field, or the items of a list. */
export type Step = string | number;

/** What the change of a place means. */
export type Kind =
  /** The client must not go on. */
  | "essential"
  /** The client must go on, and deliver what came. */
  | "informative"
  /** The client's own logic may need it: a cursor, an ID that must be the one sent. */
  | "either";

/** The trading document, read for what the records of its responses name essential. */
export class ResponseModel {
  readonly #document = readDocument("trading");
  readonly #operations = operationsOf(this.#document);

  /** The parts of the schema of a successful response. */
  response(operationId: string): Schema[] {
    const found = this.#operations.find(({ operation }) => operation.operationId === operationId);
    return this.#parts((found && responseSchema(found)) ?? {});
  }

  /** What stands at a step below some parts. */
  below(parts: readonly Schema[], step: Step): Schema[] {
    return this.#inside(parts, step).flatMap((schema) => this.#parts(schema));
  }

  /** The names of JSON types that a place may have; none if the specification does not say. */
  types(parts: readonly Schema[]): ReadonlySet<string> {
    return new Set(parts.flatMap(({ type = [] }) => type).map((type) => (type === "integer" ? "number" : type)));
  }

  /** Whether a field is deprecated wherever it stands. */
  isDeprecated(parts: readonly Schema[], steps: readonly Step[]): boolean {
    const holders = steps.slice(0, -1).reduce<readonly Schema[]>((at, step) => this.below(at, step), parts);
    const fields = this.#inside(holders, steps.at(-1) ?? "");
    return fields.length > 0 && fields.every((field) => resolve(this.#document, field).deprecated === true);
  }

  /**
   * Judges a place below the result of a response: containers at its top, what records name essential, and the ID of a record
   * that names nothing.
   */
  kindInResult(result: readonly Schema[], steps: readonly Step[]): Kind {
    let parts = result;
    for (const [index, step] of steps.entries()) {
      const types = this.types(this.below(parts, step));
      const isLast = index === steps.length - 1;
      if (typeof step === "string") {
        const kind = kindOfField(parts, step, index === 0 && (types.has("array") || types.has("object")));
        if (kind !== "essential" || isLast) return kind;
      } else if (isLast) return types.has("object") ? "essential" : "either";
      parts = this.below(parts, step);
    }
    return "essential";
  }

  #inside(parts: readonly Schema[], step: Step): Schema[] {
    return parts.flatMap(({ properties = {}, items, prefixItems = [] }) => {
      const own = typeof step === "string" && Object.hasOwn(properties, step) ? properties[step] : undefined;
      return (typeof step === "number" ? (prefixItems[step] ?? items) : own) ?? [];
    });
  }

  #parts({ $ref, allOf = [], oneOf = [], anyOf = [], ...own }: Schema): Schema[] {
    const target = $ref === undefined ? [] : [pointer(this.#document, $ref) as Schema];
    return [own, ...[...allOf, ...oneOf, ...anyOf, ...target].flatMap((other) => this.#parts(other))];
  }
}

const isId = (name: string): boolean => /^id$|Id$|ID$|_id$/.test(name) && !name.endsWith("LinkId");

function kindOfField(parts: readonly Schema[], name: string, isTopContainer: boolean): Kind {
  const named = parts.flatMap((part) => part["x-essential"] ?? []);
  const isCursor = /cursor$/i.test(name);
  if (parts.some((part) => part["x-essential"] !== undefined))
    return named.includes(name) ? "essential" : isCursor ? "either" : "informative";
  if (isCursor || isId(name)) return "either";
  const isRequired = parts.some(({ required }) => required?.includes(name));
  return isRequired && isTopContainer ? "essential" : "informative";
}
