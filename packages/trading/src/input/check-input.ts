import { didYouMean, InputError } from "@specwright/transport";
import { TradingError } from "../errors/errors.ts";
import { redactInput } from "../errors/redact.ts";
import { operationName } from "../operation-name.ts";
import type { Operation } from "../operation.ts";
import { validate } from "./validate.ts";

type Input = Readonly<Record<string, unknown>>;

/** Throws an `InputError` when an input breaks a rule of its operation. */
export type Validator = (input: Input) => void;

const validators = new WeakMap<Operation, Validator>();

/** `qty` of `request[1].qty`. */
const lastName = (field: string): string => field.slice(field.lastIndexOf(".") + 1);

async function load(operation: Operation): Promise<Validator> {
  const name = operationName(operation);
  const schemas = await operation.inputs().catch((cause: unknown) => {
    const message = `${name}: failed to load the input schemas; nothing was sent.`;
    throw new TradingError("network", message, { operation: name, path: operation.path, attempts: 0 }, cause);
  });
  const schema = schemas[operation.id] ?? {};
  const validator: Validator = (input) => {
    const violation = validate(schema, input);
    if (violation === undefined) return;
    const { field, rule, value, known } = violation;
    const message = known && `${name}: unknown field "${field}".${didYouMean(lastName(field), known)}`;
    throw new InputError(name, field, rule, redactInput(field, value), message);
  };
  validators.set(operation, validator);
  return validator;
}

/** The validator of an operation. A promise before the first call of an operation: input schemas load by group. */
export const loadValidator = (operation: Operation): Validator | Promise<Validator> =>
  validators.get(operation) ?? load(operation);
