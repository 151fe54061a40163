import { valuesType } from "./stream-parameters.ts";

import { parameterOf, type AsyncApiDocument, type StreamTopic, topicsOf } from "@specwright-tools/model/streams";

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
