import type { OpenApiDocument } from "@specwright-tools/model/document";
import { inOrder, fileName, groupsOf, operationsOf, tradingOperations } from "@specwright-tools/model/operations";
import { type AsyncApiDocument, topicsOf } from "@specwright-tools/model/streams";
import { emitDocs, type PathFiles } from "./operations/emit-docs.ts";
import { emitGroups, emitOperationsIndex } from "./operations/emit-groups.ts";
import { emitHosts, type Hosts } from "./emit-hosts.ts";
import { Inputs } from "./inputs/emit-inputs.ts";
import bybitApi from "./migration/bybit-api-methods.json" with { type: "json" };
import { emitMigration } from "./migration/emit-migration.ts";
import { pathsWithoutOperation } from "./migration/paths-without-operation.ts";
import { emitKnowledge, emitKnowledgeResponses, emitKnowledgeSchemas } from "./emit-knowledge.ts";
import { emitOperations, emitSearches } from "./operations/emit-operations.ts";
import { emitDecoders } from "./streams/emit-decoders.ts";
import { emitMessages, messagesFile } from "./streams/emit-messages.ts";
import { emitServers } from "./streams/emit-servers.ts";
import { emitStreamTypes } from "./streams/emit-stream-types.ts";
import { emitTradeApi, emitTradeRequests } from "./streams/emit-trade-requests.ts";
import { emitTopics, emitTopicsIndex } from "./streams/emit-topics.ts";
import { emitResultSchemas } from "./responses/emit-results.ts";
import { emitTypes } from "./types/emit-types.ts";
import { emitReturnCodes, type ReturnCode } from "./emit-return-codes.ts";
import { header } from "./header.ts";
import { schemaTypes } from "./types/schema-types.ts";
import { restCalls } from "./streams/rest-source.ts";
import type { GeneratedFile } from "./write.ts";

export interface TradingSources {
  readonly document: OpenApiDocument;
  readonly hosts: Hosts;
  readonly returnCodes: readonly ReturnCode[];
  /** Where the specification describes each path. */
  readonly pathFiles: PathFiles;
}

/** Everything that is compiled from the trading specification and the data beside it. */
export async function tradingFiles(sources: TradingSources): Promise<GeneratedFile[]> {
  const { document, hosts, returnCodes, pathFiles } = sources;
  const operations = tradingOperations(document);
  const order = (document.tags ?? []).map(({ name }) => name);
  const { types, schema } = await emitTypes(document, operations);
  const inputs = new Inputs(document, operations);
  const file = (name: string, text: string, source = "specs/trading"): GeneratedFile => ({
    path: `packages/trading/src/generated/${name}`,
    text: header(source) + text,
  });
  return [
    file("schema.ts", schema),
    ...types.map(([name, text]) => file(`types/${name}`, text)),
    file("groups.ts", emitGroups(operations)),
    file("operations.ts", emitOperationsIndex(operations)),
    ...groupsOf(operations).map(([group]) =>
      file(`operations/${fileName(group)}.ts`, emitOperations(document, group, inputs.group(group))),
    ),
    file("operations/schemas.ts", inputs.shared()),
    file("operations/searches.ts", emitSearches(document, operations)),
    ...groupsOf(operations).map(([group, own]) =>
      file(`results/${fileName(group)}.ts`, emitResultSchemas(document, own)),
    ),
    file("hosts.ts", emitHosts(hosts), "specs/trading/hosts.yaml"),
    file("return-codes.ts", emitReturnCodes(returnCodes), "specs/trading/ret-codes.yaml"),
    { path: "docs/operations.md", text: emitDocs(operations, pathFiles, order) },
  ];
}

/** The page of the methods of another client, for those who come from it. */
export const migrationFiles = (document: OpenApiDocument): GeneratedFile[] => [
  {
    path: "docs/guides/migration-from-bybit-api-methods.md",
    text: emitMigration(bybitApi, tradingOperations(document), pathsWithoutOperation),
  },
];

/** Everything that is compiled from the knowledge specification. */
export async function knowledgeFiles(document: OpenApiDocument): Promise<GeneratedFile[]> {
  const file = (name: string, text: string): GeneratedFile => ({
    path: `packages/knowledge/src/generated/${name}`,
    text: header("specs/knowledge") + text,
  });
  const operations = inOrder(operationsOf(document));
  return [
    file("schema.ts", await schemaTypes(document)),
    file("operations.ts", emitKnowledge(operations)),
    file("responses.ts", emitKnowledgeResponses(document, operations)),
    file("response-schemas.ts", emitKnowledgeSchemas(document, operations)),
  ];
}

/** Everything that is compiled from the specification of the streams. The REST calls are named as the trading client has them. */
export async function streamsFiles(document: AsyncApiDocument, trading: OpenApiDocument): Promise<GeneratedFile[]> {
  const calls = restCalls(trading);
  const file = (name: string, text: string): GeneratedFile => ({
    path: `packages/streams/src/generated/${name}`,
    text: header("specs/streams") + text,
  });
  const groups = Map.groupBy(topicsOf(document), ({ group }) => group);
  const messages = Map.groupBy(topicsOf(document), messagesFile);
  return [
    file("servers.ts", emitServers(document)),
    ...[...groups].map(([group, topics]) => file(`topics/${group}.ts`, emitTopics(document, group, topics, calls))),
    ...[...messages].map(([name, topics]) => file(`messages/${name}.ts`, emitMessages(document, topics))),
    ...[...messages].map(([name, topics]) => file(`decoders/${name}.ts`, emitDecoders(document, topics))),
    file("trade-api.ts", emitTradeApi(document, trading)),
    file("trade-requests.ts", emitTradeRequests(document, trading)),
    file("topics/index.ts", emitTopicsIndex([...groups.keys()])),
    ...(await emitStreamTypes(document)).map(([name, text]) => file(`types/${name}`, text)),
  ];
}
