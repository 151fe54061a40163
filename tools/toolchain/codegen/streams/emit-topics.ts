import { type OpenApiDocument, type Operation, nameOf } from "../../model/document.ts";
import { callName } from "../../model/names.ts";
import { operationsOf } from "../../model/operations.ts";
import type { AsyncApiDocument, Channel, StreamTopic } from "../../model/streams.ts";
import { durationMs } from "../../model/words.ts";
import { Expression, printLiteral, printRecord } from "../print.ts";
import { printCheckImports } from "../responses/emit-results.ts";
import { messageGuard } from "./emit-messages.ts";

/** A REST operation and its call in the client, such as `order.create`. */
interface RestCall {
  readonly call: string;
  readonly operation: Operation;
}

/** REST operations with their calls, by operationId. */
export type RestCalls = ReadonlyMap<string, RestCall>;

export function restCalls(trading: OpenApiDocument): RestCalls {
  const calls = operationsOf(trading).map(({ path, operation }): [string, RestCall] => {
    const { group, method } = callName(path, operation.operationId);
    return [operation.operationId, { call: `${group}.${method}`, operation }];
  });
  return new Map(calls);
}

function findCall(calls: RestCalls, operationId: string): RestCall {
  const found = calls.get(operationId);
  if (found === undefined) throw new Error(`The trading document has no operation ${operationId}.`);
  return found;
}

/**
 * Returns the name of the call that reads an operation, and the inputs with which it must be called to read all
 * records. Undefined if the operation has no `x-read-all`.
 */
function readOf(calls: RestCalls, operationId: string, more: object = {}): object | undefined {
  const { call, operation } = findCall(calls, operationId);
  const { "x-read-all": all, "x-time-window": window } = operation;
  if (all === undefined) return undefined;
  const inputs = all.map(({ input, each }) => ({
    input: { ...input, ...more },
    each: each && Object.fromEntries(Object.entries(each).map(([field, id]) => [field, findCall(calls, id).call])),
  }));
  return { call, window: window && { start: window.start, end: window.end }, inputs };
}

/** Returns how the client reads missed data of a topic over REST. Undefined if the specification doesn't define it. */
function restSource({ "x-rest": rest, "x-rest-records": records }: Channel, calls: RestCalls): object | undefined {
  if (records === undefined) return undefined;
  const { input, copy, rename, absent, parts } = records;
  const { "lookup-fields": lookupFields, "referenced-by": referencedBy } = records;
  const operations = rest?.["reconcile"] ?? [];
  return {
    reads: operations.map((operationId) => readOf(calls, operationId, input)),
    copy,
    rename,
    absent,
    lookupFields,
    referencedBy: referencedBy && readOf(calls, referencedBy),
    parts,
  };
}

/** Returns the allowed values of a parameter: for every server, or by server. Empty if any value is allowed. */
function parameterRule({ components }: AsyncApiDocument, { channel }: StreamTopic, name: string): object {
  const byServer = channel["x-parameter-values"]?.[name];
  if (byServer !== undefined) return { valuesByServer: byServer };
  const reference = channel.parameters?.[name];
  const values = reference && components.parameters[nameOf(reference)]?.enum;
  return values === undefined ? {} : { values };
}

/**
 * Returns the maximum time between two messages that are pushed at an interval, in milliseconds. Undefined for topics
 * that only push events or changes.
 */
function pushMs({ id, channel: { "x-push": rules = [], "x-update": update } }: StreamTopic): number | undefined {
  const isRegular = rules.every(({ interval, trigger }) => interval !== undefined && trigger === undefined);
  if (rules.length === 0 || !isRegular || update?.merge === "append" || !startsWhole(update)) return undefined;
  return Math.max(...rules.map(({ interval = "", longest = interval }) => durationMs(`${id}: x-push`, longest)));
}

/**
 * Returns the parameters for which the server repeats an unchanged order book, with the maximum time between
 * repetitions in milliseconds.
 */
function repeats({ id, channel: { "x-push": rules = [], "x-update": update } }: StreamTopic): object | undefined {
  if (update?.merge !== "levels") return undefined;
  const promised = rules.flatMap(({ longest, parameters = {} }) =>
    longest === undefined ? [] : [{ parameters, everyMs: durationMs(`${id}: x-push`, longest) }],
  );
  return promised.length === 0 ? undefined : promised;
}

/** Returns whether the first message is sent at once rather than after the next change. */
const startsWhole = (update: StreamTopic["channel"]["x-update"]): boolean => update?.kinds.join() !== "delta";

/** Returns the data that the client needs to subscribe to a topic and to decode its messages. */
function topicLiteral(document: AsyncApiDocument, topic: StreamTopic, calls: RestCalls): object {
  const { id, address, channel, servers, message } = topic;
  const guard = messageGuard(document, topic);
  const update = channel["x-update"];
  const names = Object.keys(channel.parameters ?? {});
  return {
    name: id,
    address,
    servers,
    parameters: Object.fromEntries(names.map((name) => [name, parameterRule(document, topic, name)])),
    message,
    guard: guard === undefined ? undefined : new Expression(guard),
    policy: channel["x-policy"],
    pushMs: pushMs(topic),
    repeats: repeats(topic),
    merge: update?.merge,
    key: update?.key,
    order: update?.order,
    time: update?.time,
    stages: update?.stages,
    closed: update?.closed,
    notes: update?.notes,
    // If the socket sends no snapshot, a book begins with a snapshot from REST.
    snapshot: update?.merge === "levels" && !startsWhole(update) ? "rest" : undefined,
    sequence: update?.sequence && { step: update.sequence.step, restart: update.sequence.restart },
    restSource: restSource(channel, calls),
    environments: channel["x-environment"]?.available,
  };
}

/** Prints the topics of a group, by name. */
export function emitTopics(
  document: AsyncApiDocument,
  group: string,
  topics: readonly StreamTopic[],
  calls: RestCalls,
): string {
  const members = topics.map((topic) => ({
    id: topic.id,
    doc: `\`${topic.address}\`: ${topic.channel.summary ?? topic.channel.title}`,
    code: printLiteral(topicLiteral(document, topic, calls), "  ", topic.id.length + 4),
  }));
  const record = printRecord(`${group}Topics`, "The topics of the group, by name.", "Topic", members);
  return `${printCheckImports(record, [])}\nimport type { Topic } from "../../topic.ts";\n\n${record}`;
}

/** Prints the object with the topics of all groups, by name. */
export const emitTopicsIndex = (groups: readonly string[]): string =>
  [
    'import type { Topic } from "../../topic.ts";\n',
    ...groups.map((group) => `import { ${group}Topics } from "./${group}.ts";\n`),
    "\n/** Every topic, by name. */\n",
    "export const topics: Readonly<Record<string, Topic>> = {\n",
    ...groups.map((group) => `  ...${group}Topics,\n`),
    "};\n",
  ].join("");
