import type { Json, JsonObject, Operation } from "@specwright-tools/conformance";
import { describe, expect, it } from "vitest";
import { knowledgeContract, knowledgeDocument, tradingContract, tradingDocument } from "./documents.ts";
import { readEveryRecording } from "./files.ts";
import type { HarEntry, Recording } from "./har.ts";
import { isVisible, mutations } from "./mutate.ts";
import { SchemaView } from "./schema-view.ts";
import { verifyRecording } from "./verify.ts";

const recordings = readEveryRecording().filter(({ recording }) => recording.log._broken !== true);
const surfaces = [
  { name: "trading", contract: tradingContract, view: new SchemaView(tradingDocument), document: tradingDocument },
  {
    name: "knowledge",
    contract: knowledgeContract,
    view: new SchemaView(knowledgeDocument),
    document: knowledgeDocument,
  },
] as const;

interface Tally {
  /** Judgements that were made: the same body under the same schema is judged alike wherever it was recorded. */
  readonly judged: Set<string>;
  visible: number;
  invisible: string[];
  missed: string[];
}

type Surface = (typeof surfaces)[number];

function schemaOf(
  { contract, document }: Surface,
  operation: Operation,
  status: number,
  body: Json,
): JsonObject | undefined {
  const code = (body as JsonObject | null)?.["retCode"];
  const failed = typeof code === "number" && code !== 0;
  const components = document["components"] as { schemas: Record<string, JsonObject> };
  return failed ? components.schemas["Envelope"] : contract.responseSchema(operation, status);
}

const names = new WeakMap<JsonObject, string>();
let schemas = 0;

/** A name for a schema that lives as long as the document. */
function schemaName(schema: JsonObject): string {
  const name = names.get(schema) ?? `schema ${(schemas += 1)}`;
  names.set(schema, name);
  return name;
}

function tryBody(
  surface: Surface,
  tally: Tally,
  place: string,
  schema: JsonObject,
  body: Json,
  judge: (value: Json) => readonly unknown[],
): void {
  const shape = `${schemaName(schema)} ${JSON.stringify(body)}`;
  if (tally.judged.has(shape)) return;
  tally.judged.add(shape);
  for (const mutation of mutations(body)) {
    // Whether a call failed decides which schema holds; a changed code is another answer, not a wrong one.
    if (mutation.path.join() === "retCode") continue;
    const name = `${place} ${mutation.kind} ${mutation.path.join(".")}`;
    if (!isVisible(mutation, surface.view.at(schema, mutation.path))) tally.invisible.push(name);
    else if (judge(mutation.value).length > 0) tally.visible += 1;
    else tally.missed.push(name);
  }
}

function tryEntry(surface: Surface, tally: Tally, name: string, { request, response }: HarEntry): void {
  const { contract } = surface;
  const operation = contract.find(request.method, new URL(request.url).pathname);
  if (operation === undefined) throw new Error(`${name}: no operation`);
  if (response.content.mimeType.startsWith("application/json") && response.content.text !== "") {
    const body = JSON.parse(response.content.text) as Json;
    const schema = schemaOf(surface, operation, response.status, body);
    if (schema !== undefined)
      tryBody(surface, tally, `${name} response`, schema, body, (value) =>
        contract.judgeResponse(operation, response.status, value),
      );
  }
  const schema = contract.requestSchema(operation);
  if (schema !== undefined && request.postData?.mimeType.startsWith("application/json") === true) {
    const body = JSON.parse(request.postData.text) as Json;
    tryBody(surface, tally, `${name} request`, schema, body, (value) => contract.judgeRequest(operation, value));
  }
}

describe("every mutation that a schema can see is rejected", () => {
  it.each(surfaces)(
    "$name",
    (surface) => {
      const tally: Tally = { judged: new Set(), visible: 0, invisible: [], missed: [] };
      const own = recordings.filter(({ name }) => name.startsWith(`${surface.name}/`));
      for (const { name, recording } of own)
        for (const entry of recording.log.entries) tryEntry(surface, tally, name, entry);
      console.log(
        `${surface.name}: ${tally.visible} mutations rejected, ${tally.missed.length} missed, ${tally.invisible.length} that no schema can see`,
      );
      for (const name of tally.invisible.slice(0, 5)) console.log(`  invisible, for example: ${name}`);
      expect(tally.missed).toEqual([]);
      expect(tally.visible).toBeGreaterThan(100);
    },
    120_000,
  );
});

describe("a recording is rejected with", () => {
  const contracts = [tradingContract, knowledgeContract];
  const named = (name: string) => {
    const found = recordings.find((each) => each.name === name);
    if (found === undefined) throw new Error(`${name} is missing`);
    return found.recording;
  };
  const order = () => named("trading/orderCreate/limit");
  const stream = () => named("knowledge/streamChat/released-question");

  /** A copy of a recording, changed as text. */
  const edited = (recording: Recording, change: (text: string) => string) =>
    JSON.parse(change(JSON.stringify(recording))) as Recording;
  const secret = { apiKey: "kX9vQ2mN7pL4sT8w", secret: "aB3dE6gH9jK2mN5pQ8sT1vW4yZ7bC0eF3hJ6" };

  it.each<[string, () => Recording]>([
    ["a status that the document lacks", () => edited(order(), (text) => text.replace('"status":200', '"status":299'))],
    ["another content type", () => edited(order(), (text) => text.replaceAll("application/json", "application/xml"))],
    [
      "a header that is not on the list",
      () => edited(order(), (text) => text.replace('"name":"content-type"', '"name":"cookie"')),
    ],
    [
      "an API key of somebody's",
      () => edited(order(), (text) => text.replaceAll("SPECWRIGHT-REPLAY-KEY", secret.apiKey)),
    ],
    ["a signature of somebody's", () => edited(order(), (text) => text.replace(/[0-9a-f]{64}/, "0".repeat(64)))],
    [
      "a secret in a body",
      () =>
        edited(order(), (text) => text.replace('\\"orderId\\"', `\\"secret\\":\\"${secret.secret}\\",\\"orderId\\"`)),
    ],
    [
      "a bearer token",
      () => edited(order(), (text) => text.replace('"comment":"', `"comment":"Bearer ${secret.secret} `)),
    ],
    [
      "a private key",
      () => edited(order(), (text) => text.replace('"comment":"', '"comment":"-----BEGIN PRIVATE KEY----- ')),
    ],
    [
      "the address of a deployment",
      () => edited(order(), (text) => text.replaceAll("https://api.bybit.com", "https://gateway.example.net")),
    ],
    ["no origin", () => edited(order(), (text) => text.replace("captured from the sandbox", "made"))],
    [
      "a parameter that the operation lacks",
      () =>
        edited(named("trading/positionList/no-position"), (text) => text.replace('"name":"symbol"', '"name":"sym"')),
    ],
    [
      "a stream without its end",
      () =>
        edited(stream(), (text) =>
          text
            .replaceAll('\\"type\\":\\"done\\"', '\\"type\\":\\"delta\\"')
            .replaceAll('\\"type\\": \\"done\\"', '\\"type\\": \\"delta\\"'),
        ),
    ],
    [
      "a stream that ends twice",
      () => edited(stream(), (text) => text.replaceAll(/\\"type\\": ?\\"delta\\"/g, '\\"type\\":\\"done\\"')),
    ],
    [
      "an event of an unknown type",
      () => edited(stream(), (text) => text.replace(/\\"type\\": ?\\"delta\\"/, '\\"type\\":\\"surprise\\"')),
    ],
  ])("%s", async (_, make) => {
    expect(await verifyRecording(contracts, make())).not.toEqual([]);
  });

  it("nothing wrong is accepted", async () => {
    expect(await verifyRecording(contracts, order())).toEqual([]);
    expect(await verifyRecording(contracts, stream())).toEqual([]);
  });
});
