import { InputError } from "./errors.ts";
import { loaded } from "./on-demand.ts";
import type { Operation } from "./row.ts";

type Input = Readonly<Record<string, unknown>>;
/** Throws where an input, or a setting beside it, breaks a rule. */
export type Check = (input: Input, settings: object) => void;

const ready = new WeakMap<Operation, Check>();

/** Rules and their reader are loaded with the first call that needs them, and read once for each operation. */
async function load(operation: Operation): Promise<Check> {
  const parts = Promise.all([import("./check-input.ts"), operation.rules()]);
  const [{ problemOf, readRules, settingProblem }, text] = await loaded(operation.id, parts);
  const rules = readRules(text);
  const check: Check = (input, settings) => {
    const problem = problemOf(rules, input) ?? settingProblem(settings);
    if (problem !== undefined) throw new InputError(operation.id, problem.field, problem.rule, problem.value);
  };
  ready.set(operation, check);
  return check;
}

/** The check of an operation's input; a promise before its first call only. */
export const checkOf = (operation: Operation): Check | Promise<Check> => ready.get(operation) ?? load(operation);
