import { resolve } from "@specwright-tools/model/document";
import { isRead, type FoundOperation } from "@specwright-tools/model/operations";
import type { Contract, Json, JsonObject } from "../../conformance/index.ts";
import { coverage, missingOf } from "../../coverage/coverage.ts";
import { operationIdOf, tradingDocument } from "../../documents.ts";
import type { Recorder } from "../../record/recorder.ts";
import { callOf, successes } from "../variants.ts";

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
  const missing = new Set(missingOf(coverage(tradingDocument, contract, recordings), "values"));
  for (const [operationId, scenario] of successes(recorder.recorded)) {
    const operation = contract.operations.find((each) => operationIdOf(each) === operationId);
    if (operation === undefined || !isRead(operation)) continue;
    const input = (scenario.args?.[0] ?? {}) as JsonObject;
    for (const { name, place, values } of filtersOf(contract, operation))
      for (const value of values.filter((each) => missing.has(`${place} = ${String(each)}`))) {
        const filtered = { group: "filters", name: `${name}-${String(value)}`, args: [{ ...input, [name]: value }] };
        const recorded = await recorder.attempt({ ...callOf(scenario), ...filtered });
        if (recorded.outcome.error === undefined) recorder.recorded.push(recorded);
      }
  }
}
