import type { Step } from "@specwright-tools/model/essential";
import type { FaultRule } from "@specwright/sandbox";
import type { Random } from "../random.ts";
import type { Outcome } from "../scenario.ts";

/** A change of one place, as the sandbox makes it. */
export interface Change {
  readonly fault: "drift-remove" | "drift-null" | "drift-rename" | "drift-retype" | "drift-add";
  readonly steps: readonly Step[];
  /** The type of a changed value. */
  readonly type?: "string" | "number" | "boolean" | "array" | "object";
}

const jsonTypes = ["string", "number", "boolean", "array", "object"] as const;

const typeOf = (value: unknown): string => (value === null ? "null" : Array.isArray(value) ? "array" : typeof value);

/** Every place of a value, below a first step. */
function placesOf(value: unknown, at: readonly Step[] = []): (readonly Step[])[] {
  const below = Array.isArray(value)
    ? value.slice(0, 2).flatMap((item, index) => placesOf(item, [...at, index]))
    : typeof value === "object" && value !== null
      ? Object.entries(value).flatMap(([name, item]) => placesOf(item, [...at, name]))
      : [];
  return at.length === 0 ? below : [at, ...below];
}

const valueAt = (value: unknown, steps: readonly Step[]): unknown =>
  steps.reduce<unknown>((at, step) => (at as Record<Step, unknown> | undefined)?.[step], value);

export const placeText = (steps: readonly Step[]): string =>
  steps.map((step, index) => (typeof step === "number" ? `[${step}]` : index === 0 ? step : `.${step}`)).join("");

/** A change of a place that a message has. */
export function randomChange(random: Random, message: unknown): Change {
  const steps = random.pick(placesOf(message));
  const isItem = typeof steps.at(-1) === "number";
  const fault = random.pick(
    isItem
      ? (["drift-null", "drift-retype"] as const)
      : (["drift-remove", "drift-null", "drift-rename", "drift-retype", "drift-add"] as const),
  );
  if (fault === "drift-add") return { fault, steps: [...steps.slice(0, -1), "brandNewField"] };
  const others = jsonTypes.filter((type) => type !== typeOf(valueAt(message, steps)));
  return fault === "drift-retype" ? { fault, steps, type: random.pick(others) } : { fault, steps };
}

/** The rule that makes the sandbox change the messages of an operation or a topic. */
export function ruleOf({ fault, steps, type }: Change, operation: string, times?: number): FaultRule {
  const place = placeText(steps);
  const shared = { operation, ...(times === undefined ? {} : { times }) };
  if (fault === "drift-rename") return { ...shared, fault, place, name: "renamedField" };
  if (fault === "drift-retype") return { ...shared, fault, place, ...(type === undefined ? {} : { type }) };
  if (fault === "drift-add") return { ...shared, fault, place, value: { any: ["value"] } };
  return { ...shared, fault, place };
}

/** What came of one change. */
export function toOutcome(
  seed: number,
  call: string,
  told: string,
  change: Change,
  problems: readonly string[],
): Outcome {
  const history = [JSON.stringify(ruleOf(change, call))];
  return {
    call,
    told,
    deliveries: 1,
    violation: problems.length === 0 ? undefined : { seed, call, problems, history },
  };
}
