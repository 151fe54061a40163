import type { CallSettings } from "../call/types.ts";
import { InputError } from "../errors/errors.ts";
import { loaded } from "../on-demand.ts";
import type { Operation } from "../operation.ts";

type Input = Readonly<Record<string, unknown>>;
/** Throws when an input, or an option beside it, breaks a rule. */
export type Check = (input: Input, settings: object) => void;

const ready = new WeakMap<Operation, Check>();

/** The validator and the schemas are loaded with the first call that needs them. */
async function load(operation: Operation): Promise<Check> {
  const parts = Promise.all([import("./validate.ts"), import("./check-options.ts"), operation.inputs()]);
  const [{ validate }, { settingProblem, showable }, schemas] = await loaded(operation.id, parts);
  const schema = schemas[operation.id] ?? {};
  const check: Check = (input, settings) => {
    const violation = validate(schema, input) ?? settingProblem(settings as CallSettings);
    if (violation === undefined) return;
    const { field, rule, value } = showable(violation);
    throw new InputError(operation.id, field, rule, value);
  };
  ready.set(operation, check);
  return check;
}

/** The check of an operation's input; a promise before its first call only. */
export const checkOf = (operation: Operation): Check | Promise<Check> => ready.get(operation) ?? load(operation);
