import { resolve, type OpenApiDocument } from "@specwright-tools/toolchain/model/document";
import { examplesOf, type FoundOperation } from "@specwright-tools/toolchain/model/operations";
import type { Contract } from "../documents/contract.ts";
import type { JsonObject } from "../json.ts";
import { coverage, gain, type Coverage, type Kind } from "../coverage/coverage.ts";
import { operationIdOf, publishedExamples } from "../documents/documents.ts";
import type { Recorder } from "../record/recorder.ts";
import type { Scenario, RecordedScenario } from "../record/scenario.ts";

const wanted: readonly Kind[] = ["properties", "branches", "values"];

/** Plays variants of calls that succeeded, and keeps those that show a field, a branch or a listed value that nothing showed. */
class Variants {
  readonly #recorder: Recorder;
  readonly #contract: Contract;
  readonly #found: Coverage;

  constructor(recorder: Recorder, contract: Contract) {
    this.#recorder = recorder;
    this.#contract = contract;
    this.#found = coverage(
      contract,
      recorder.recorded.map(({ recording }) => recording),
    );
  }

  async try(scenario: Scenario): Promise<void> {
    const recorded = await this.#recorder.attempt(scenario);
    if (recorded.outcome.error !== undefined) return;
    if (gain(this.#contract, this.#found, recorded.recording, wanted) === 0) return;
    this.#recorder.recorded.push(recorded);
    const { seen } = coverage(this.#contract, [recorded.recording]);
    for (const kind of wanted) for (const name of seen[kind]) (this.#found.seen[kind] as Set<string>).add(name);
  }
}

/** The first success of each operation, called for one answer. */
export function successes(recorded: readonly RecordedScenario[]): Map<string, Scenario> {
  const found = new Map<string, Scenario>();
  for (const { scenario, outcome } of recorded)
    if (outcome.error === undefined && !/^mcp\.|\.iterate$/.test(scenario.call) && !found.has(scenario.operationId))
      found.set(scenario.operationId, scenario);
  return found;
}

/** The call of a scenario, sent once: a variant that a rate limit refuses is not worth the wait. */
export const sentOnce = ({ operationId, call, at, key }: Scenario) => ({
  operationId,
  call,
  once: true as const,
  ...(at === undefined ? {} : { at }),
  ...(key === undefined ? {} : { key }),
});

/**
 * Queries again with every product category and bodies as the specification has them in examples; and, for
 * what the sandbox does not say, published examples of answers, as they are and with empty lists.
 */
export async function recordVariants(recorder: Recorder, document: OpenApiDocument, contract: Contract): Promise<void> {
  const variants = new Variants(recorder, contract);
  for (const [operationId, scenario] of successes(recorder.recorded)) {
    const operation = contract.operations.find((each) => operationIdOf(each) === operationId);
    if (operation === undefined) continue;
    const call = sentOnce(scenario);
    for (const category of categoriesOf(document, operation))
      await variants.try({ ...call, group: "categories", name: category, args: [{ category }] });
    // Functions of the knowledge client take other arguments than bodies.
    const isTrading = scenario.at !== "reference" && scenario.at !== "released";
    for (const [name, input] of isTrading ? inputsOf(document, operation) : [])
      await variants.try({ ...call, group: "inputs", name, args: [input] });
    for (const { id, ...answer } of answersOf(operation)) {
      const [, ...others] = scenario.args ?? [];
      // A call by ID asks for the record that the example shows.
      const args = id !== undefined && operation.path.endsWith("}") ? [id, ...others] : (scenario.args ?? []);
      await variants.try({ ...call, ...answer, args });
    }
  }
}

function categoriesOf(document: OpenApiDocument, { parameters }: FoundOperation): readonly string[] {
  const category = parameters.find(({ name, in: place }) => name === "category" && place === "query");
  return (category === undefined ? [] : (resolve(document, category.schema).enum ?? [])).map(String);
}

/** Named examples of a body. */
const inputsOf = (document: OpenApiDocument, { operation }: FoundOperation): [string, unknown][] =>
  examplesOf(document, operation.requestBody?.content?.["application/json"] ?? {}).map(({ name, value }) => [
    name,
    value,
  ]);

/** Published events of a stream, in orders in which they can come. */
const streams: Readonly<Record<string, Readonly<Record<string, readonly string[]>>>> = {
  streamChat: {
    reasoned: ["statusUnknown", "status", "reasoning", "delta", "done"],
    paths: ["statusPaths", "delta", "donePaths"],
    "rests-on-nothing": ["statusNone", "delta", "doneUnknown"],
    "paths-released": ["statusPaths", "delta", "doneReleasedPaths"],
    "rests-on-nothing-released": ["delta", "doneReleasedUnknown"],
  },
};

interface Answer extends Pick<Scenario, "group" | "name" | "example" | "exampleName" | "emptied" | "events"> {
  /** The ID of the record that an example shows. */
  readonly id?: string;
}

const idOf = (value: unknown): { id?: string } => {
  const id = (value as JsonObject | null)?.["id"];
  return typeof id === "string" ? { id } : {};
};

function answersOf(operation: FoundOperation): Answer[] {
  const operationId = operationIdOf(operation);
  const known = Object.entries(streams[operationId] ?? {});
  if (known.length > 0) return known.map(([name, events]) => ({ group: "published", name, example: 200, events }));
  const statuses = Object.keys(operation.operation.responses).map(Number);
  return statuses
    .filter((status) => status < 300)
    .flatMap((example) => {
      const shown = publishedExamples(operationId, example).map(({ name, value }) => ({
        group: "published",
        name,
        example,
        exampleName: name,
        ...idOf(value),
      }));
      const [first] = shown;
      return first === undefined ? [] : [...shown, { ...first, name: `${first.name}-empty`, emptied: true as const }];
    });
}
