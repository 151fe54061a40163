import { schemaName } from "../../model/document.ts";
import { capital } from "../../model/names.ts";
import { type AsyncApiDocument, type StreamTopic, parameterOf, toOpenApi, topicsOf } from "../../model/streams.ts";
import { docComment, printImport, printUnion } from "../print.ts";
import { checkNames, declaredIn, namesIn } from "../types/emit-types.ts";
import { namedTypes, replaceReferences, schemaUsers } from "../types/schema-types.ts";
import { typeName } from "../types/type-names.ts";

/**
 * Returns the type of a parameter: a union of its values, or `string` if any value is allowed. The values are printed
 * as numbers if all are numeric.
 */
function valuesType(values: readonly string[] | undefined): string {
  if (values === undefined) return "string";
  const isNumeric = values.every((value) => /^\d+$/.test(value));
  return values.map((value) => (isNumeric ? value : JSON.stringify(value))).join(" | ");
}

/** Groups the servers of a topic by the parameter values that they allow. */
function serversByValues({ channel, servers }: StreamTopic): string[][] {
  const valuesOf = (server: string) =>
    JSON.stringify(Object.values(channel["x-parameter-values"] ?? {}).map((byServer) => byServer[server]));
  return [...Map.groupBy(servers, valuesOf).values()];
}

function parameterMembers(
  document: AsyncApiDocument,
  { channel, servers }: StreamTopic,
  of: readonly string[],
): string {
  const category = `  /** Product category. */\n  readonly category: ${valuesType(of)};\n`;
  const own = Object.entries(channel.parameters ?? {}).map(([name, reference]) => {
    const { description, enum: values } = parameterOf(document, reference);
    const allowed = channel["x-parameter-values"]?.[name]?.[of[0] ?? ""] ?? values;
    return `${docComment([description], "  ")}  readonly ${name}: ${valuesType(allowed)};\n`;
  });
  return [...(servers.length > 1 ? [category] : []), ...own].join("");
}

/**
 * Prints the interface of a topic's parameters, including the category if several servers have the topic. It is a union
 * if the values depend on the category. Undefined for a topic without parameters.
 */
function topicParameters(document: AsyncApiDocument, topic: StreamTopic): string | undefined {
  const name = `${capital(topic.id)}Parameters`;
  const about = docComment([`Address to subscribe to: \`${topic.address}\`.`]);
  const [only, ...others] = serversByValues(topic);
  if (only === undefined || parameterMembers(document, topic, only) === "") return undefined;
  if (others.length === 0) return `${about}export interface ${name} {\n${parameterMembers(document, topic, only)}}\n`;
  const variants = [only, ...others].map((servers): [string, string] => {
    const variant = `${servers.map(capital).join("")}${name}`;
    return [variant, `${about}export interface ${variant} {\n${parameterMembers(document, topic, servers)}}\n`];
  });
  const union = `${about}export type ${name} = ${variants.map(([variant]) => variant).join(" | ")};\n`;
  return variants.map(([, text]) => text).join("") + union;
}

/** Returns the values of a parameter on all servers together. Undefined if any value is allowed. */
function allValues(document: AsyncApiDocument, { channel }: StreamTopic, name: string): string[] | undefined {
  const byServer = channel["x-parameter-values"]?.[name];
  if (byServer !== undefined) return Object.values(byServer).flat();
  const reference = channel.parameters?.[name];
  return reference && parameterOf(document, reference).enum?.slice();
}

/**
 * Prints the types of the parameters in each topic's address. If several topics share an address, a parameter has the
 * values of all of them.
 */
function emitAddresses(document: AsyncApiDocument): string {
  const byAddress = Map.groupBy(topicsOf(document), ({ address }) => address);
  const lines = [...byAddress].map(([address, topics]) => {
    const names = Object.keys(topics[0]?.channel.parameters ?? {});
    const members = names.map((name) => {
      const values = topics.map((topic) => allValues(document, topic, name));
      const isAny = values.includes(undefined);
      return `readonly ${name}: ${valuesType(isAny ? undefined : [...new Set(values.flatMap((some) => some ?? []))])}`;
    });
    const type = members.length === 0 ? "Readonly<Record<never, never>>" : `{ ${members.join("; ")} }`;
    return `  readonly ${JSON.stringify(address)}: ${type};\n`;
  });
  const methods = [...byAddress].map(([address, topics]) => {
    const servers = topics.flatMap((topic) => topic.servers.map((server) => `readonly ${server}: "${topic.id}"`));
    return `  readonly ${JSON.stringify(address)}: { ${servers.join("; ")} };\n`;
  });
  return [
    `/** The addresses of all topics, with their parameters. */\nexport interface TopicAddresses {\n${lines.join("")}}\n`,
    `/** The methods of all topics, by address and server. */\nexport interface TopicMethods {\n${methods.join("")}}\n`,
  ].join("\n");
}

/**
 * Builds the error for a schema that is described inside a message. It must be a component, because a type is named
 * after it.
 */
const inlineSchemaError = ({ id }: StreamTopic, schema: string | undefined, place: string): Error =>
  new Error(
    `${schema}.yaml: ${place} is described in place. Move it into a schema file of its own and refer to it with $ref: the types of the topic ${id} are named after the file ("Streams" in specs/README.md).`,
  );

/**
 * Returns the schema name of one record in a topic's messages, and whether `data` is a list of such records or a single
 * record.
 */
function recordOf({ components }: AsyncApiDocument, topic: StreamTopic): { name: string; isList: boolean } {
  const { message } = topic;
  const data = components.schemas[message ?? ""]?.properties?.["data"];
  const name = data && schemaName(data.items ?? data);
  if (name === undefined) throw inlineSchemaError(topic, message, data?.items === undefined ? "data" : "data.items");
  return { name, isList: data?.items !== undefined };
}

/** Returns the type of an event's data: one record, or a list of records if each message replaces the previous list. */
function dataType(document: AsyncApiDocument, topic: StreamTopic): string {
  if (topic.message === undefined) return "never";
  const { name, isList } = recordOf(document, topic);
  return typeName(name) + (isList && topic.channel["x-update"]?.merge === "replace" ? "[]" : "");
}

/** Returns the type of one level of an order book. */
function levelType(document: AsyncApiDocument, topic: StreamTopic): string {
  const schemas = document.components.schemas;
  const { name } = recordOf(document, topic);
  const side = schemaName(schemas[name]?.properties?.["b"] ?? {});
  if (side === undefined) throw inlineSchemaError(topic, name, "b");
  const level = schemaName(schemas[side]?.items ?? {});
  if (level === undefined) throw inlineSchemaError(topic, side, "items");
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

/**
 * Describes what the client does with the messages of a topic. The channel's description explains how to apply them,
 * which users of the client don't need to do.
 */
function whatClientDoes({ "x-update": update }: StreamTopic["channel"]): string[] {
  if (update?.merge === "levels")
    return ["", "The client maintains the book from these messages, and reports when it cannot be trusted."];
  return update?.merge === "fields" ? ["", "The client applies the changes and delivers the whole record."] : [];
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

/** Prints the interface of a group's topics, with the types of their parameters. */
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

/** Files of the client that declare the types of methods. */
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
    ...methods.map(([name, file]) => printImport([name], file, "import type")),
    printImport(common.filter(isUsed).toSorted(), "./common.ts", "import type"),
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
    printUnion(
      "AccountTopic",
      account.map((name) => `"${name}"`),
    ),
  ].join("");
}

/**
 * Prints the types of messages, parameters and methods. Returns the files of the folder `types`, one for each group.
 */
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
