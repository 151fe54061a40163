/** The recordings are samples, too: what they show is in the specifications, or the command cries wolf. */
import { join } from "node:path";
import { expect, it } from "vitest";
import { knowledgeDocument, tradingDocument } from "../documents.ts";
import { folder } from "../files.ts";
import { report } from "./report.ts";
import { lacksOfSamples, readSamples } from "./samples.ts";
import { readSpecification } from "./specification.ts";

it.each(["trading", "knowledge"])("the recordings of %s show nothing that the specifications lack", (api) => {
  const specification = readSpecification([tradingDocument, knowledgeDocument]);
  const samples = readSamples(join(folder, api));
  expect(samples.length).toBeGreaterThan(200);
  expect(report(lacksOfSamples(specification, samples))).toBe("");
});
