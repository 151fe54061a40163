/**
 * Derives from the specification how a client must react to a changed value in a response. The compiler reads the same
 * extensions with separate code, so that a test can compare the clients with this model.
 */
import { pointer, resolve, type Schema } from "./document.ts";
import { operationsOf, responseSchema } from "./operations.ts";
import { readDocument } from "./published.ts";

/** The name of a field, or the index of an item in a list. */
export type Step = string | number;

/** Required reaction of a client if the value at a path is missing or has another type. */
export type Kind =
  /** The client must reject the response. */
  | "essential"
  /** The client must accept the response and deliver the value. */
  | "informative"
  /**
   * The client may reject the response or deliver the value. The client itself may need the value, for example a
   * cursor or an id that must match the request.
   */
  | "either";

/**
 * Model of how a client must react if a value in a response is missing or has another type, derived from the schemas of
 * the trading specification.
 */
export class ResponseModel {
  readonly #document = readDocument("trading");
  readonly #operations = operationsOf(this.#document);

  /**
   * Returns the schemas that together describe an operation's successful response: the schema itself, and those that it
   * includes by `$ref`, `allOf`, `oneOf` or `anyOf`.
   */
  response(operationId: string): Schema[] {
    const found = this.#operations.find(({ operation }) => operation.operationId === operationId);
    return this.#parts((found && responseSchema(found)) ?? {});
  }

  /** Returns the schemas of one field or list item (`step`) of the value that `parts` describe. */
  below(parts: readonly Schema[], step: Step): Schema[] {
    return this.#inside(parts, step).flatMap((schema) => this.#parts(schema));
  }

  /** Returns the JSON types that the schemas in `parts` allow. Empty if they define no type. */
  types(parts: readonly Schema[]): ReadonlySet<string> {
    return new Set(parts.flatMap(({ type = [] }) => type).map((type) => (type === "integer" ? "number" : type)));
  }

  /** Returns whether the field at a path is deprecated in every part that has it. */
  isDeprecated(parts: readonly Schema[], steps: readonly Step[]): boolean {
    const holders = steps.slice(0, -1).reduce<readonly Schema[]>((at, step) => this.below(at, step), parts);
    const fields = this.#inside(holders, steps.at(-1) ?? "");
    return fields.length > 0 && fields.every((field) => resolve(this.#document, field).deprecated === true);
  }

  /**
   * Returns how a client must react to a changed value at a path in the result. Objects and lists at the top of the
   * result are essential, and so are the essential fields of records. A client may reject a changed cursor, or a
   * changed id of a record without essential fields, but it need not.
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
