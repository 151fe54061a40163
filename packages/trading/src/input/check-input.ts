import { didYouMean, InputError } from "@specwright/transport";
import { redactInput } from "../errors/redact.ts";
import type { Operation } from "../operation.ts";
import { loadGroup, type ByOperation } from "../load-group.ts";
import { addToInput, type Additions } from "./additions.ts";
import type { InputSchema } from "./schema.ts";
import { validate } from "./validate.ts";

type Input = Readonly<Record<string, unknown>>;

/** What the specification says of the input of one operation. Both methods throw an `InputError`. */
export interface Validator {
  /** Throws when an input breaks a rule. */
  check(input: Input): void;
  /** An input with what the options of its call add. Throws for a field that they must not send. */
  add(input: Input, additions: Additions): Input;
}

const validators = new WeakMap<Operation, Validator>();

/** `qty` of `request[1].qty`. */
const lastName = (field: string): string => field.slice(field.lastIndexOf(".") + 1);

function createValidator(operation: Operation, schema: InputSchema): Validator {
  const { name } = operation;
  const check = (input: Input): void => {
    const violation = validate(schema, input);
    if (violation === undefined) return;
    const { field, rule, value, known } = violation;
    const message = known && `${name}: unknown field "${field}".${didYouMean(lastName(field), known)}`;
    throw new InputError(name, field, rule, redactInput(field, value), message);
  };
  const validator: Validator = { check, add: (input, additions) => addToInput(name, schema, input, additions) };
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
