import { capital } from "@specwright-tools/model/names";
import { parameterOf, type AsyncApiDocument, type StreamTopic, topicsOf } from "@specwright-tools/model/streams";
import { docComment } from "../print.ts";

/** Numbers where every value is one: depth 50 is written as `50`. */
function valuesType(values: readonly string[] | undefined): string {
  if (values === undefined) return "string";
  const isNumeric = values.every((value) => /^\d+$/.test(value));
  return values.map((value) => (isNumeric ? value : JSON.stringify(value))).join(" | ");
}

/** The servers that allow the same values of every parameter. */
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
 * The declarations of the parameters of a topic, and of the category where several servers have it; undefined for a topic
 * without any. Where the values depend on the category, a union.
 */
export function topicParameters(document: AsyncApiDocument, topic: StreamTopic): string | undefined {
  const name = `${capital(topic.id)}Parameters`;
  const about = docComment([`What to subscribe to: \`${topic.address}\`.`]);
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

/** All values of a parameter, whatever the server; undefined for any text. */
function allValues(document: AsyncApiDocument, { channel }: StreamTopic, name: string): string[] | undefined {
  const byServer = channel["x-parameter-values"]?.[name];
  if (byServer !== undefined) return Object.values(byServer).flat();
  const reference = channel.parameters?.[name];
  return reference && parameterOf(document, reference).enum?.slice();
}

/** The parameters in the text of each topic. Topics of several servers may share an address; it has the values of them all. */
export function emitAddresses(document: AsyncApiDocument): string {
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
  return `/** The addresses of all topics, with their parameters. */\nexport interface TopicAddresses {\n${lines.join("")}}\n`;
}
