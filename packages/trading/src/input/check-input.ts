import { didYouMean, InputError } from "@specwright/transport";
import { redactInput } from "../errors/redact.ts";
import type { Operation } from "../operation.ts";
import { loadGroup, type ByOperation } from "../load-group.ts";
import type { InputSchema } from "./schema.ts";
import { validate } from "./validate.ts";

type Input = Readonly<Record<string, unknown>>;

/** Throws an `InputError` when an input breaks a rule of its operation. */
export type Validator = (input: Input) => void;

const validators = new WeakMap<Operation, Validator>();

/** `qty` of `request[1].qty`. */
const lastName = (field: string): string => field.slice(field.lastIndexOf(".") + 1);

function createValidator(operation: Operation, schema: InputSchema): Validator {
  const { name } = operation;
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

/** The validator of an operation. A promise before the first call of a group: input schemas load by group. */
export function loadValidator(operation: Operation): Validator | Promise<Validator> {
  const known = validators.get(operation);
  if (known !== undefined) return known;
  const create = (schemas: ByOperation<InputSchema>) => createValidator(operation, schemas[operation.id] ?? {});
  const schemas = loadGroup(operation.name, operation.inputs);
  return schemas instanceof Promise ? schemas.then(create) : create(schemas);
}
