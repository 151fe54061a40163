import { schemaName } from "@specwright-tools/model/document";
import { capital } from "@specwright-tools/model/names";
import { type AsyncApiDocument, type StreamTopic, toOpenApi, topicsOf } from "@specwright-tools/model/streams";
import { docComment } from "../print.ts";
import { checkNames, declaredIn, importTypes, namesIn } from "../types/emit-types.ts";
import { namedTypes, replaceReferences } from "../types/schema-types.ts";
import { typeName } from "../types/type-names.ts";
import { schemaUsers } from "../users-of.ts";
import { emitAddresses, topicParameters } from "./stream-parameters.ts";

/** The component of one record: an item of `data` where that is a list, otherwise `data`. */
function recordOf({ components }: AsyncApiDocument, { message, id }: StreamTopic): { name: string; isList: boolean } {
  const data = components.schemas[message ?? ""]?.properties?.["data"];
  const name = data && schemaName(data.items ?? data);
  if (name === undefined) throw new Error(`The data of the topic ${id} must refer to a schema.`);
  return { name, isList: data?.items !== undefined };
}

/** The type of the data of an event. A list that replaces the one before stays a list. */
function dataType(document: AsyncApiDocument, topic: StreamTopic): string {
  if (topic.message === undefined) return "never";
  const { name, isList } = recordOf(document, topic);
  return typeName(name) + (isList && topic.channel["x-update"]?.merge === "replace" ? "[]" : "");
}

/** The type of one level of a book. */
function levelType(document: AsyncApiDocument, topic: StreamTopic): string {
  const schemas = document.components.schemas;
  const side = schemaName(schemas[recordOf(document, topic).name]?.properties?.["b"] ?? {});
  const level = schemaName(schemas[side ?? ""]?.items ?? {});
  if (level === undefined) throw new Error(`The levels of the topic ${topic.id} must refer to a schema.`);
  return typeName(level);
}

const isOfAccount = ({ servers }: StreamTopic): boolean => servers.includes("private");

const accountTopics = (document: AsyncApiDocument): string[] =>
  topicsOf(document)
    .filter(isOfAccount)
    .map(({ id }) => id);

function methodType(document: AsyncApiDocument, topic: StreamTopic): string {
  const { id, channel } = topic;
  const params = topicParameters(document, topic) === undefined ? "undefined" : `${capital(id)}Parameters`;
  if (channel["x-update"]?.merge === "levels") return `BookMethod<${params}, ${levelType(document, topic)}>`;
  const data = dataType(document, topic);
  if (isOfAccount(topic)) return `AccountMethod<${params}, ${data}>`;
  return `MarketMethod<${params}, ${data}, ${JSON.stringify(channel["x-policy"] ?? "queue")}>`;
}

/** The description says how messages become a state. A reader should not think that this is left to the caller. */
function whatClientDoes({ "x-update": update }: StreamTopic["channel"]): string[] {
  if (update?.merge === "levels")
    return ["", "The client keeps the book from these messages, and says when it cannot be trusted."];
  return update?.merge === "fields" ? ["", "The client delivers the whole record, with the changes laid over it."] : [];
}

function method(document: AsyncApiDocument, topic: StreamTopic): string {
  const { channel, id } = topic;
  const doc = docComment(
    [
      channel.summary,
      "",
      channel.description,
      ...whatClientDoes(channel),
      "",
      channel.externalDocs && `@see ${channel.externalDocs.url}`,
    ],
    "  ",
  );
  return `${doc}  readonly ${id}: ${methodType(document, topic)};\n`;
}

/** The interface of a group, with the parameters of its topics. */
function emitApi(document: AsyncApiDocument, group: string, topics: readonly StreamTopic[]): string {
  const parameters = topics.flatMap((topic) => topicParameters(document, topic) ?? []);
  return [
    ...parameters,
    docComment([topics[0]?.channel.tags[0]?.description]),
    `export interface ${capital(group)}Streams {\n`,
    ...topics.map((topic) => method(document, topic)),
    "}\n",
  ].join("");
}

/** The files of the client that have the types of methods. */
const methodTypes = {
  BookMethod: "../../book/types.ts",
  AccountMethod: "../../account/types.ts",
  MarketMethod: "../../subscriptions/types.ts",
};

function withImports(text: string, common: readonly string[]): string {
  const used = namesIn(text);
  const isUsed = (name: string) => used.has(name);
  const methods = Object.entries(methodTypes).filter(([name]) => isUsed(name));
  const imports = [
    ...methods.map(([name, file]) => importTypes([name], file)),
    importTypes(common.filter(isUsed).toSorted(), "./common.ts"),
  ];
  return `${imports.join("")}\n${text}`;
}

function emitIndex(files: readonly string[], groups: readonly string[], account: readonly string[]): string {
  const names = groups.map((group) => `${capital(group)}Streams`);
  return [
    ...groups.map((group) => `import type { ${capital(group)}Streams } from "./${group}.ts";\n`),
    "\n",
    ...files.map((name) => `export type * from "./${name}";\n`),
    "\n/** Every topic as a method. */\nexport interface TopicApi\n  extends\n",
    `${names.map((name) => `    ${name}`).join(",\n")} {}\n`,
    "\n/** The topics of an account, which need credentials. */\n",
    `export type AccountTopic =\n${account.map((name) => `  | "${name}"`).join("\n")};\n`,
  ].join("");
}

/** The types of messages, parameters and methods: files for the folder `types`, one for each group. */
export async function emitStreamTypes(document: AsyncApiDocument): Promise<[name: string, text: string][]> {
  const { declarations } = await namedTypes(toOpenApi(document), typeName);
  const users = schemaUsers(
    document,
    topicsOf(document).map(({ channel, group }) => [group, channel.messages] as const),
  );
  const declare = (isHere: (groups: ReadonlySet<string>) => boolean): string =>
    [...users]
      .filter(([, groups]) => isHere(groups))
      .map(([name]) => name)
      .toSorted()
      .map((name) => replaceReferences(declarations.get(name) ?? "", typeName))
      .join("");
  const common = declare((groups) => groups.size > 1);
  const topics = Map.groupBy(topicsOf(document), ({ group }) => group);
  const own = (group: string) => declare((groups) => groups.size === 1 && groups.has(group));
  const texts = [...topics].map(([group, list]): [string, string] => [
    `${group}.ts`,
    own(group) + emitApi(document, group, list),
  ]);
  checkNames([common, ...texts.map(([, text]) => text)]);
  const files = texts.map(([name]) => name);
  return [
    ...texts.map(([name, text]): [string, string] => [name, withImports(text, declaredIn(common))]),
    ["common.ts", common],
    ["addresses.ts", emitAddresses(document)],
    ["index.ts", emitIndex([...files, "common.ts", "addresses.ts"], [...topics.keys()], accountTopics(document))],
  ];
}
