import { resolve } from "@specwright-tools/toolchain/model/document";
import type { FoundOperation } from "@specwright-tools/toolchain/model/operations";
import { coverage, countNewElements, type Coverage, type Kind } from "../../coverage/coverage.ts";
import type { Contract } from "../../documents/contract.ts";
import { operationIdOf, tradingDocument } from "../../documents/documents.ts";
import type { Recorder } from "../../record/recorder.ts";
import type { Scenario, RecordedScenario } from "../../record/scenario.ts";
import { fewRecords } from "./operations.ts";

/** Returns the first successful scenario of each operation. */
function successes(recorded: readonly RecordedScenario[]): Map<string, Scenario> {
  const found = new Map<string, Scenario>();
  for (const { scenario, outcome } of recorded)
    if (outcome.error === undefined && !scenario.call.endsWith(".iterate") && !found.has(scenario.operationId))
      found.set(scenario.operationId, scenario);
  return found;
}

function categoriesOf({ parameters }: FoundOperation): readonly string[] {
  const category = parameters.find(({ name, in: place }) => name === "category" && place === "query");
  return (category === undefined ? [] : (resolve(tradingDocument, category.schema).enum ?? [])).map(String);
}

const shownKinds: readonly Kind[] = ["properties", "branches", "values"];

/**
 * Records reads of every product category, and keeps those that are the first to show a field, a schema branch or an
 * enumerated value.
 */
export async function recordCategories(recorder: Recorder, contract: Contract): Promise<void> {
  const seen: Coverage = coverage(
    contract,
    recorder.recorded.map(({ recording }) => recording),
  );
  for (const [operationId, { call, at, key }] of successes(recorder.recorded)) {
    const operation = contract.operations.find((each) => operationIdOf(each) === operationId);
    for (const category of operation === undefined ? [] : categoriesOf(operation)) {
      const where = { ...(at === undefined ? {} : { at }), ...(key === undefined ? {} : { key }) };
      const args = [{ category, ...fewRecords(operation) }];
      // Send once, because a rate-limited read isn't worth waiting for.
      const scenario = { operationId, call, ...where, once: true as const, group: "categories", name: category, args };
      const recorded = await recorder.attempt(scenario);
      if (
        recorded.outcome.error !== undefined ||
        countNewElements(contract, seen, recorded.recording, shownKinds) === 0
      )
        continue;
      recorder.recorded.push(recorded);
      const { seen: more } = coverage(contract, [recorded.recording]);
      for (const kind of shownKinds) for (const name of more[kind]) (seen.seen[kind] as Set<string>).add(name);
    }
  }
}
