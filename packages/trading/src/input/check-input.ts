import { didYouMean, InputError } from "@specwright/transport";
import { TradingError } from "../errors/errors.ts";
import { redactInput } from "../errors/redact.ts";
import { operationName } from "../operation-name.ts";
import type { Operation } from "../operation.ts";
import type { InputSchema } from "./schema.ts";
import { validate } from "./validate.ts";

type Input = Readonly<Record<string, unknown>>;

/** Throws an `InputError` when an input breaks a rule of its operation. */
export type Validator = (input: Input) => void;

const validators = new WeakMap<Operation, Validator>();

/** The input schemas that are loaded, by what loads them: all operations of a group have the same. */
const loadedSchemas = new WeakMap<Operation["inputs"], Readonly<Record<string, InputSchema>>>();

/** `qty` of `request[1].qty`. */
const lastName = (field: string): string => field.slice(field.lastIndexOf(".") + 1);

function createValidator(operation: Operation, schema: InputSchema): Validator {
  const name = operationName(operation);
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

async function load(operation: Operation): Promise<Validator> {
  const schemas = await operation.inputs().catch((cause: unknown) => {
    const name = operationName(operation);
    const message = `${name}: failed to load the input schemas; nothing was sent.`;
    throw new TradingError("network", message, { operation: name, path: operation.path, attempts: 0 }, cause);
  });
  loadedSchemas.set(operation.inputs, schemas);
  return createValidator(operation, schemas[operation.id] ?? {});
}

/** The validator of an operation. A promise before the first call of a group: input schemas load by group. */
export function loadValidator(operation: Operation): Validator | Promise<Validator> {
  const known = validators.get(operation);
  if (known !== undefined) return known;
  const schemas = loadedSchemas.get(operation.inputs);
  return schemas === undefined ? load(operation) : createValidator(operation, schemas[operation.id] ?? {});
}
