import type { Contract, JsonObject, OpenApiDocument } from "@specwright-tools/conformance";
import { coverage, gain, type Coverage, type Kind } from "../coverage.ts";
import { operationIdOf, publishedExamples, resolveIn } from "../documents.ts";
import type { Scene, Take } from "../scene.ts";
import type { Studio } from "../studio.ts";

const wanted: readonly Kind[] = ["properties", "branches"];

/** Plays variants of calls that succeeded, and keeps those that show a field or a branch that nothing showed. */
class Variants {
  readonly #studio: Studio;
  readonly #document: OpenApiDocument;
  readonly #contract: Contract;
  readonly #found: Coverage;

  constructor(studio: Studio, document: OpenApiDocument, contract: Contract) {
    this.#studio = studio;
    this.#document = document;
    this.#contract = contract;
    this.#found = coverage(
      document,
      contract,
      studio.takes.map(({ recording }) => recording),
    );
  }

  async try(scene: Scene): Promise<void> {
    const take = await this.#studio.attempt(scene);
    if (take.outcome.error !== undefined) return;
    if (gain(this.#document, this.#contract, this.#found, take.recording, wanted) === 0) return;
    this.#studio.takes.push(take);
    const { seen } = coverage(this.#document, this.#contract, [take.recording]);
    for (const kind of wanted) for (const name of seen[kind]) (this.#found.seen[kind] as Set<string>).add(name);
  }
}

/** The first success of each operation, called for one answer. */
function successes(takes: readonly Take[]): Map<string, Scene> {
  const found = new Map<string, Scene>();
  for (const { scene, outcome } of takes)
    if (outcome.error === undefined && !/^mcp\.|\.iterate$/.test(scene.call) && !found.has(scene.operationId))
      found.set(scene.operationId, scene);
  return found;
}

const callOf = ({ operationId, call, at, key }: Scene) => ({
  operationId,
  call,
  ...(at === undefined ? {} : { at }),
  ...(key === undefined ? {} : { key }),
});

/** Queries again with every product category, and examples of the specification for what the sandbox does not say. */
export async function recordVariants(studio: Studio, document: OpenApiDocument, contract: Contract): Promise<void> {
  const variants = new Variants(studio, document, contract);
  for (const [operationId, scene] of successes(studio.takes)) {
    const operation = contract.operations.find((each) => operationIdOf(each) === operationId);
    const category = operation?.parameters.find(({ name, in: place }) => name === "category" && place === "query");
    const members = resolveIn(document, category?.["schema"])?.["enum"] as readonly string[] | undefined;
    for (const member of members ?? [])
      await variants.try({ ...callOf(scene), group: "categories", name: member, args: [{ category: member }] });
    if (operation === undefined) continue;
    for (const status of Object.keys(operation.definition["responses"] as JsonObject).map(Number))
      for (const { name } of status < 300 ? publishedExamples(operationId, status) : [])
        await variants.try({
          ...callOf(scene),
          group: "published",
          name,
          args: scene.args ?? [],
          example: status,
          exampleName: name,
        });
  }
}
