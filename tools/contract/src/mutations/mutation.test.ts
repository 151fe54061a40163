import { mkdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { resolve, schemaReference } from "@specwright-tools/toolchain/model/document";
import type { FoundOperation } from "@specwright-tools/toolchain/model/operations";
import { describe, expect, it } from "vitest";
import type { Json, JsonObject } from "../json.ts";
import { knowledgeContract, knowledgeDocument, tradingContract, tradingDocument } from "../documents/documents.ts";
import { type FieldsByPlace, fieldsByPlace } from "@specwright-tools/toolchain/model/places";
import { readEveryRecording } from "../record/files.ts";
import type { HarEntry } from "../har.ts";
import { verifyRecording } from "../replay/verify.ts";
import { isVisible, mutations } from "./mutate.ts";
import { mistakesIn } from "./recording-mutations.ts";

const everyRecording = readEveryRecording();
const recordings = everyRecording.filter(({ recording }) => recording.broken !== true);
const surfaces = [
  { name: "trading", contract: tradingContract, document: tradingDocument },
  { name: "knowledge", contract: knowledgeContract, document: knowledgeDocument },
] as const;

interface Tally {
  /** Results by body and schema: the same body under the same schema is checked once, wherever it was recorded. */
  readonly judged: Set<string>;
  visible: number;
  invisible: string[];
  missed: string[];
}

const envelope = schemaReference("Envelope");

type Surface = (typeof surfaces)[number];

function schemaOf(
  { contract, document }: Surface,
  operation: FoundOperation,
  status: number,
  body: Json,
): object | undefined {
  const code = (body as JsonObject | null)?.["retCode"];
  const failed = typeof code === "number" && code !== 0;
  return failed ? resolve<object>(document, envelope) : contract.responseSchema(operation, status);
}

const names = new WeakMap<object, string>();
let schemas = 0;

/** Returns a name for a schema that lives as long as the document. */
function schemaName(schema: object): string {
  const name = names.get(schema) ?? `schema ${(schemas += 1)}`;
  names.set(schema, name);
  return name;
}

const placesOf = new WeakMap<object, FieldsByPlace>();

function placesIn({ document }: Surface, schema: object): FieldsByPlace {
  const places = placesOf.get(schema) ?? fieldsByPlace(document, schema);
  placesOf.set(schema, places);
  return places;
}

function tryBody(
  surface: Surface,
  tally: Tally,
  place: string,
  schema: object,
  body: Json,
  judge: (value: Json) => readonly unknown[],
): void {
  const shape = `${schemaName(schema)} ${JSON.stringify(body)}`;
  if (tally.judged.has(shape)) return;
  tally.judged.add(shape);
  const places = placesIn(surface, schema);
  for (const mutation of mutations(body)) {
    // The code decides which schema applies, so a changed code is another response rather than a wrong one.
    if (mutation.path.join() === "retCode") continue;
    const name = `${place} ${mutation.kind} ${mutation.path.join(".")}`;
    if (!isVisible(mutation, places)) tally.invisible.push(name);
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

/** Writes the whole list next to the other results, and prints where the document isn't specific. */
function listInvisible(surface: string, invisible: readonly string[]): void {
  const folder = join(import.meta.dirname, "../../.test-results");
  mkdirSync(folder, { recursive: true });
  const file = join(folder, `invisible-mutations-${surface}.txt`);
  writeFileSync(file, `${invisible.join("\n")}\n`);
  for (const kind of ["drop", "rename", "retype"])
    console.log(`  ${kind}: ${invisible.filter((name) => name.includes(` ${kind} `)).length} invisible`);
  console.log(`  all of them: tools/contract/.test-results/invisible-mutations-${surface}.txt`);
}

describe("rejects every mutation that a schema can detect", () => {
  it.each(surfaces)(
    "$name",
    (surface) => {
      const tally: Tally = { judged: new Set(), visible: 0, invisible: [], missed: [] };
      const own = recordings.filter(({ name }) => name.startsWith(`${surface.name}/`));
      for (const { name, recording } of own)
        for (const entry of recording.entries) tryEntry(surface, tally, name, entry);
      console.log(
        `${surface.name}: ${tally.visible} mutations rejected, ${tally.missed.length} missed, ${tally.invisible.length} that no schema can see`,
      );
      listInvisible(surface.name, tally.invisible);
      expect(tally.missed).toEqual([]);
      expect(tally.visible).toBeGreaterThan(100);
    },
    // Tests every mistake in every recording.
    600_000,
  );
});

describe("rejects every recording with every mistake outside its bodies", () => {
  it.each(surfaces)(
    "$name",
    async ({ name: surface }) => {
      const contracts = [tradingContract, knowledgeContract];
      const missed: string[] = [];
      let rejected = 0;
      for (const { name, recording } of everyRecording.filter((each) => each.name.startsWith(`${surface}/`)))
        for (const mistake of mistakesIn(recording)) {
          if ((await verifyRecording(contracts, mistake.recording)).length > 0) rejected += 1;
          else missed.push(`${name}: ${mistake.kind}`);
        }
      console.log(`${surface}: ${rejected} mistakes beside bodies rejected, ${missed.length} missed`);
      expect(missed).toEqual([]);
    },
    // Tests every mistake in every recording.
    600_000,
  );
});
