import { hasBrand, SpecwrightError } from "../errors/errors.ts";

const INPUT_ERROR = Symbol.for("@specwright/InputError");

/** Input or an option that breaks a rule. Nothing was sent. */
export class InputError extends SpecwrightError {
  declare readonly code: "invalid-input";
  /** The call, such as `order.create` or `orderBook`; `options` for an option of the client. */
  readonly operation: string;
  /** The field, with its position in lists and objects: `request[1].qty`. */
  readonly field: string;
  /** What the field must be. */
  readonly rule: string;
  /** What the field was; `[withheld]` when it may be secret. */
  readonly value: unknown;

  constructor(operation: string, field: string, rule: string, value: unknown, message?: string) {
    super("invalid-input", message ?? `${operation}: ${field} ${rule}, got ${describe(value)}.`);
    this.operation = operation;
    this.field = field;
    this.rule = rule;
    this.value = value;
  }

  get [INPUT_ERROR](): true {
    return true;
  }

  override get name(): string {
    return "InputError";
  }

  /** Whether `value` is an `InputError`, also of another copy of this package. */
  static override isInstance(value: unknown): value is InputError {
    return hasBrand(value, INPUT_ERROR);
  }
}

function describe(value: unknown): string {
  if (value === undefined) return "nothing";
  if (Array.isArray(value)) return "a list";
  if (value && typeof value === "object") return "an object";
  const text = typeof value === "string" ? JSON.stringify(value) : String(value);
  return text.length > 60 ? `${text.slice(0, 60)}…` : text;
}
