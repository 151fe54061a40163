import { operationsOf, type OpenApiDocument } from "./document.ts";
import { emitCalls } from "./emit-calls.ts";
import { emitHosts, type Hosts } from "./emit-hosts.ts";
import { emitIndex, type PathFiles } from "./emit-index.ts";
import { emitKnowledge } from "./emit-knowledge.ts";
import { emitRetCodes, type RetCode } from "./emit-ret-codes.ts";
import { emitRows, emitRules, emitTable } from "./emit-table.ts";
import { header, specHash } from "./header.ts";
import { compile } from "./row.ts";
import { schemaTypes } from "./schema-types.ts";
import type { GeneratedFile } from "./write.ts";

const trading = "packages/trading/src/generated";
const knowledge = "packages/knowledge/src/generated";

export interface TradingSources {
  readonly document: OpenApiDocument;
  readonly hosts: Hosts;
  readonly retCodes: readonly RetCode[];
  /** Where each path is written down. */
  readonly pathFiles: PathFiles;
}

/** Everything that is compiled from the trading specification and the data beside it. */
export async function tradingFiles({ document, hosts, retCodes, pathFiles }: TradingSources): Promise<GeneratedFile[]> {
  const source = "specs/trading/openapi.yaml";
  const hash = specHash(document);
  const top = header([source], hash);
  const all = operationsOf(document).map((found) => compile(document, found));
  const note = `<!-- Generated from ${source} (${hash}) by tools/codegen. Command: pnpm generate -->`;
  return [
    { path: `${trading}/schema.ts`, text: top + (await schemaTypes(document)) },
    { path: `${trading}/calls.ts`, text: top + emitCalls(document, all) },
    { path: `${trading}/table.ts`, text: top + emitTable(all) },
    { path: `${trading}/rules.ts`, text: top + emitRules(all) },
    { path: `${trading}/operations.ts`, text: top + emitRows(all) },
    { path: `${trading}/hosts.ts`, text: header(["specs/trading/hosts.yaml"], specHash(hosts)) + emitHosts(hosts) },
    {
      path: `${trading}/ret-codes.ts`,
      text: header(["specs/trading/ret-codes.yaml"], specHash(retCodes)) + emitRetCodes(retCodes),
    },
    { path: "docs/operations.md", text: emitIndex(all, pathFiles, note) },
  ];
}

/** Everything that is compiled from the knowledge specification. */
export async function knowledgeFiles(document: OpenApiDocument): Promise<GeneratedFile[]> {
  const top = header(["specs/knowledge/openapi.yaml"], specHash(document));
  return [
    { path: `${knowledge}/schema.ts`, text: top + (await schemaTypes(document)) },
    { path: `${knowledge}/operations.ts`, text: top + emitKnowledge(document, operationsOf(document)) },
  ];
}
