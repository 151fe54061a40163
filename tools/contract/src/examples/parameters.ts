/**
 * Builds inputs that together send every parameter of an operation. Uses as few inputs as possible if parameters
 * exclude each other.
 */
import { resolve } from "@specwright-tools/toolchain/model/document";
import type { FoundOperation } from "@specwright-tools/toolchain/model/operations";
import { coverage, missingOf } from "../coverage/coverage.ts";
import { operationIdOf, tradingContract, tradingDocument } from "../documents/documents.ts";
import type { Json } from "../json.ts";
import type { RecordedScenario, Scenario } from "../record/scenario.ts";
import { basesOf, candidates, type Input, schemaAt } from "./inputs.ts";

interface Missing {
  /**
   * Path of the missing field in the request body, from the outermost to the innermost name. A query parameter has a
   * single name.
   */
  readonly names: readonly string[];
  readonly values: readonly Json[];
}

/** Returns the parameters that no case sends, in the format of the coverage report. */
const unsentIn = (cases: readonly RecordedScenario[]): string[] =>
  missingOf(
    coverage(
      tradingContract,
      cases.map(({ recording }) => recording),
    ),
    "parameters",
  );

/** Returns for each operation the parameters that no case sends, with values to try. */
export function missingParameters(cases: readonly RecordedScenario[]): Map<string, Missing[]> {
  const unsent = unsentIn(cases);
  return new Map(
    tradingContract.operations.map((operation) => {
      const key = `${operation.method} ${operation.path}`;
      const after = (prefix: string) =>
        unsent.filter((name) => name.startsWith(prefix)).map((name) => name.slice(prefix.length));
      const query = after(`${key}?`).map((name) => {
        const schema = operation.parameters.find((parameter) => parameter.name === name)?.schema ?? {};
        return { names: [name], values: candidates(tradingDocument, name, schema) };
      });
      const schema = tradingContract.requestSchema(operation);
      const body = after(`${key} sends .`).map((place) => {
        const names = place.replaceAll("[]", "").split(".");
        const own = schemaAt(tradingDocument, schema, names) ?? {};
        return { names, values: candidates(tradingDocument, names.at(-1) ?? "", resolve(tradingDocument, own)) };
      });
      return [operationIdOf(operation), [...query, ...body]];
    }),
  );
}

/** Returns a copy of an input with one field set. In a list, the field is set in the first item. */
function withField(input: Input, names: readonly string[], value: Json): Input {
  const copy = structuredClone(input) as Record<string, unknown>;
  let at = copy;
  for (const name of names.slice(0, -1)) {
    const next = (at[name] ??= {}) as Record<string, unknown> | Record<string, unknown>[];
    at = Array.isArray(next) ? (next[0] ??= {}) : next;
  }
  at[names.at(-1) ?? ""] = value;
  return copy;
}

/** Returns whether an input has a field. In a list, the first item counts. */
function hasField(input: unknown, [name, ...rest]: readonly string[]): boolean {
  if (name === undefined) return true;
  if (Array.isArray(input)) return hasField(input[0], [name, ...rest]);
  const fields = input as Record<string, unknown> | null;
  return fields !== null && typeof fields === "object" && Object.hasOwn(fields, name) && hasField(fields[name], rest);
}

const maxValuesTried = 6;

/** Function that runs a scenario and records it. */
type Play = (scenario: Scenario) => Promise<RecordedScenario>;

/**
 * Adds as many of the missing parameters to the input `base` as the client accepts in one call. Returns the case with
 * this input.
 */
async function withAcceptedParameters(play: Play, scenario: Scenario, base: Input, missing: readonly Missing[]) {
  const accepted = async (input: Input) => {
    const made = await play({ ...scenario, args: [input] });
    return made.outcome.error === undefined ? made : undefined;
  };
  const whole = missing.reduce((input, { names, values: [value = ""] }) => withField(input, names, value), base);
  const all = await accepted(whole);
  if (all !== undefined) return all;
  let kept = base;
  for (const { names, values } of missing)
    for (const value of values.slice(0, maxValuesTried)) {
      const next = withField(kept, names, value);
      if ((await accepted(next)) === undefined) continue;
      kept = next;
      break;
    }
  return accepted(kept);
}

/** Builds cases that send the parameters of an operation that no other case sends (`missing`). */
export async function casesOfParameters(
  play: Play,
  operation: FoundOperation,
  scenario: Scenario,
  missing: readonly Missing[],
): Promise<RecordedScenario[]> {
  const cases: RecordedScenario[] = [];
  let left = missing;
  for (const [index, base] of basesOf(operation, (scenario.args?.[0] ?? {}) as Input).entries()) {
    if (left.length === 0) break;
    const made = await withAcceptedParameters(play, { ...scenario, name: `all-${index + 1}` }, base, left);
    const still = left.filter(({ names }) => made === undefined || !hasField(made.scenario.args?.[0], names));
    if (made === undefined || still.length === left.length) continue;
    cases.push(made);
    left = still;
  }
  return cases;
}
