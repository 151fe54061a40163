import { resolve, type Schema } from "@specwright-tools/toolchain/model/document";
import { isRead, type FoundOperation } from "@specwright-tools/toolchain/model/operations";
import type { Contract } from "../../documents/contract.ts";
import type { Json, JsonObject } from "../../json.ts";
import { coverage, missingOf } from "../../coverage/coverage.ts";
import { operationIdOf, tradingDocument } from "../../documents/documents.ts";
import type { Recorder } from "../../record/recorder.ts";
import type { Scenario } from "../../record/scenario.ts";
import { candidates, schemaAt, bases, type Input } from "../inputs.ts";
import { sentOnce, successes } from "../variants.ts";
import { last } from "./operations.ts";

/** A filter with more values than this names what the platform has, such as its types of transactions. */
const mostValues = 10;

interface Filter {
  readonly name: string;
  /** What its values are called in the coverage of the specification. */
  readonly place: string;
  readonly values: readonly Json[];
}

/** Fields of a request whose values are listed. Products are recorded apart, because their calls differ in other fields. */
function filtersOf(contract: Contract, operation: FoundOperation): Filter[] {
  const key = `${operation.method} ${operation.path}`;
  const query = operation.parameters
    .filter((parameter) => parameter.in === "query")
    .map(({ name, schema }) => ({ name, place: `${key}?${name}`, schema }));
  const fields = resolve(tradingDocument, contract.requestSchema(operation) ?? {}).properties ?? {};
  const body = Object.entries(fields).map(([name, schema]) => ({ name, place: `${key} sends .${name}`, schema }));
  return [...query, ...body]
    .map(({ schema, ...filter }) => ({ ...filter, values: resolve(tradingDocument, schema).enum ?? [] }))
    .filter(({ name, values }) => name !== "category" && values.length <= mostValues);
}

/** Reads by each value of a filter that no other recording sends. What the sandbox refuses in such a call is left out. */
export async function recordTradingFilters(recorder: Recorder, contract: Contract): Promise<void> {
  const recordings = recorder.recorded.map(({ recording }) => recording);
  const missing = new Set(missingOf(coverage(contract, recordings), "values"));
  for (const [operationId, scenario] of successes(recorder.recorded)) {
    const operation = contract.operations.find((each) => operationIdOf(each) === operationId);
    if (operation === undefined || !isRead(operation)) continue;
    const input = (scenario.args?.[0] ?? {}) as JsonObject;
    for (const { name, place, values } of filtersOf(contract, operation))
      for (const value of values.filter((each) => missing.has(`${place} = ${String(each)}`))) {
        const filtered = { group: "filters", name: `${name}-${String(value)}`, args: [{ ...input, [name]: value }] };
        const recorded = await recorder.attempt({ ...sentOnce(scenario), ...filtered });
        if (recorded.outcome.error === undefined) recorder.recorded.push(recorded);
      }
  }
}

interface Missing {
  /** Names of the field from the outside in; one name for a parameter of a query. */
  readonly names: readonly string[];
  readonly values: readonly Json[];
}

/** Parameters of each operation that no recording sends, by its key. */
function missingParameters(recorder: Recorder, contract: Contract): Map<string, Missing[]> {
  const recordings = recorder.recorded.map(({ recording }) => recording);
  const missing = missingOf(coverage(contract, recordings), "parameters");
  return new Map(
    contract.operations.map((operation) => {
      const key = `${operation.method} ${operation.path}`;
      const query = missing
        .filter((name) => name.startsWith(`${key}?`))
        .map((name) => name.slice(key.length + 1))
        .map((name) => ({ names: [name], values: candidates(tradingDocument, name, schemaOf(operation, name)) }));
      const schema = contract.requestSchema(operation);
      const body = missing
        .filter((name) => name.startsWith(`${key} sends .`))
        .map((name) => name.slice(`${key} sends .`.length).replaceAll("[]", "").split("."))
        .map((names) => ({
          names,
          values: candidates(tradingDocument, names.at(-1) ?? "", schemaAt(tradingDocument, schema, names) ?? {}),
        }));
      return [operationIdOf(operation), [...query, ...body]];
    }),
  );
}

const schemaOf = ({ parameters }: FoundOperation, name: string): Schema =>
  parameters.find((parameter) => parameter.name === name)?.schema ?? {};

/** A copy of an input with one field set; of a list, in its first item. */
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

/** Whether an input has a field, in a list in its first item. */
function hasField(input: unknown, [name, ...rest]: readonly string[]): boolean {
  if (name === undefined) return true;
  if (Array.isArray(input)) return hasField(input[0], [name, ...rest]);
  const fields = input as Record<string, unknown> | null;
  return fields !== null && typeof fields === "object" && Object.hasOwn(fields, name) && hasField(fields[name], rest);
}

const triesOfOne = 6;

/** Finds inputs that together send every missing parameter and that the service accepts. */
class Search {
  readonly #recorder: Recorder;
  readonly #scenario: Omit<Scenario, "name" | "args">;
  #left: readonly Missing[];
  #count = 0;

  constructor(recorder: Recorder, scenario: Omit<Scenario, "name" | "args">, missing: readonly Missing[]) {
    this.#recorder = recorder;
    this.#scenario = scenario;
    this.#left = missing;
  }

  get left(): readonly Missing[] {
    return this.#left;
  }

  async #accepts(make: () => Promise<Input>): Promise<Input | undefined> {
    const input = await make();
    this.#count += 1;
    const recorded = await this.#recorder.attempt({ ...this.#scenario, name: `try-${this.#count}`, args: [input] });
    return recorded.outcome.error === undefined ? input : undefined;
  }

  /** Starts from one base and adds one parameter after the other, keeping what is accepted. */
  async from(base: () => Promise<Input>, name: string): Promise<void> {
    const kept: { names: readonly string[]; value: Json }[] = [];
    const make = (more: typeof kept) => async () =>
      [...kept, ...more].reduce((input, { names, value }) => withField(input, names, value), await base());
    const whole = this.#left.map(({ names, values: [value = ""] }) => ({ names, value }));
    if ((await this.#accepts(make(whole))) !== undefined) kept.push(...whole);
    else
      for (const { names, values } of this.#left)
        for (const value of values.slice(0, triesOfOne))
          if ((await this.#accepts(make([{ names, value }]))) !== undefined) {
            kept.push({ names, value });
            break;
          }
    const input = await make([])();
    const left = this.#left.filter(({ names }) => !hasField(input, names));
    if (left.length === this.#left.length) return;
    // Nothing was added: what the base alone sends counts if it is accepted.
    if (kept.length === 0 && (await this.#accepts(make([]))) === undefined) return;
    await this.#recorder.play({ ...this.#scenario, name, args: [input] });
    this.#left = left;
  }
}

/** A parameter that the service accepted in no request; of a body, the names from the outside in with dots. */
interface Unsent {
  readonly operationId: string;
  readonly field: string;
}

/**
 * A case with all parameters for each operation, or as few as it takes where they exclude each other. Returns the parameters
 * that no case sends.
 */
export async function recordTradingParameters(recorder: Recorder, contract: Contract): Promise<Unsent[]> {
  const unsent: Unsent[] = [];
  const missing = missingParameters(recorder, contract);
  const scenarios = new Map<string, Scenario>();
  for (const { scenario, outcome } of recorder.recorded)
    if (outcome.error === undefined && !scenario.call.endsWith(".iterate") && !scenarios.has(scenario.operationId))
      scenarios.set(scenario.operationId, scenario);
  for (const [operationId, parameters] of missing) {
    const shown = scenarios.get(operationId);
    if (parameters.length === 0 || shown === undefined || last.includes(operationId)) continue;
    const { call, at = "mainnet", key } = shown;
    const scenario = { group: "parameters", operationId, call, at, ...(key === undefined ? {} : { key }) };
    const search = new Search(recorder, scenario, parameters);
    for (const [index, base] of bases(recorder, contract, shown).entries())
      if (search.left.length > 0) await search.from(base, `all-${index + 1}`);
    unsent.push(...search.left.map(({ names }) => ({ operationId, field: names.join(".") })));
  }
  return unsent;
}
