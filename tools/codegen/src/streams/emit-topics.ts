import { docComment } from "../doc-comment.ts";
import { printConstant } from "../print.ts";
import { restTwin, type RestCalls } from "./rest-twin.ts";
import { nameOf, type AsyncApiDocument, type StreamTopic } from "./streams-document.ts";

/** The values of a parameter: any text, the same for every server, or by server. */
function parameterRule({ components }: AsyncApiDocument, { channel }: StreamTopic, name: string): object {
  const byServer = channel["x-parameter-values"]?.[name];
  if (byServer !== undefined) return { valuesByServer: byServer };
  const reference = channel.parameters?.[name];
  const values = reference && components.parameters[nameOf(reference)]?.enum;
  return values === undefined ? {} : { values };
}

/** What the client needs at run time to subscribe to a topic and to read its messages. */
function topicLiteral(document: AsyncApiDocument, topic: StreamTopic, calls: RestCalls): object {
  const { id, address, channel, servers } = topic;
  const update = channel["x-update"];
  const names = Object.keys(channel.parameters ?? {});
  const rest = Object.values(channel["x-rest"] ?? {}).flat();
  return {
    name: id,
    address,
    servers,
    parameters: Object.fromEntries(names.map((name) => [name, parameterRule(document, topic, name)])),
    policy: channel["x-policy"],
    merge: update?.merge,
    key: update?.key,
    order: update?.order,
    time: update?.time,
    stages: update?.stages,
    closed: update?.closed,
    notes: update?.notes,
    sequence: update?.sequence && { step: update.sequence.step, restart: update.sequence.restart },
    rest: rest.length === 0 ? undefined : rest.map((operation) => calls.get(operation)?.call ?? operation),
    twin: restTwin(channel, calls),
    environments: channel["x-environment"]?.available,
  };
}

/** The topics of a group as constants. */
export const emitTopics = (
  document: AsyncApiDocument,
  topics: readonly StreamTopic[],
  calls: RestCalls,
): string =>
  [
    'import type { Topic } from "../../topic.ts";\n',
    ...topics.map(
      (topic) =>
        `\n${docComment([`\`${topic.address}\`: ${topic.channel.summary ?? topic.channel.title}`])}` +
        printConstant(topic.id, "Topic", topicLiteral(document, topic, calls)),
    ),
  ].join("");

/** All groups together, by the name of the topic. */
export const emitTopicsIndex = (groups: readonly string[]): string =>
  [
    ...groups.map((group) => `import * as ${group}Topics from "./${group}.ts";\n`),
    'import type { Topic } from "../../topic.ts";\n\n',
    "/** Every topic, by name. */\n",
    "export const topics: Readonly<Record<string, Topic>> = {\n",
    ...groups.map((group) => `  ...${group}Topics,\n`),
    "};\n",
  ].join("");
