import type { Operation } from "./row.ts";

type Input = Readonly<Record<string, unknown>>;
type Check = (input: Input) => void;

const ready = new WeakMap<Operation, Check>();

/** Rules and their reader are loaded with the first call that needs them. */
async function load(operation: Operation): Promise<Check> {
  const [{ checkInput, readRules }, text] = await Promise.all([import("./check-input.ts"), operation.rules()]);
  const rules = readRules(text);
  const check: Check = (input) => checkInput(operation.id, rules, input);
  ready.set(operation, check);
  return check;
}

/** The check of an operation's input; a promise before its first call only. */
export const checkOf = (operation: Operation): Check | Promise<Check> => ready.get(operation) ?? load(operation);
