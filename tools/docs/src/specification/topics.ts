import { nameOf } from "@specwright-tools/toolchain/model/document";
import { FieldReader, type FieldEntry } from "@specwright-tools/toolchain/model/field-rows";
import { slug } from "@specwright-tools/toolchain/model/names";
import {
  isPrivate,
  operationOf,
  parameterOf,
  requestOf,
  type Channel,
  type Message,
} from "@specwright-tools/toolchain/model/streams";
import { clientTopics, orderRequests, streams as document } from "./documents.ts";
import type { Fact } from "./operation-page.ts";
import { everyOperation } from "./operations.ts";
import { jsonText } from "./samples/examples.ts";
import { topicFacts } from "./topic-facts.ts";
import {
  readsRest,
  requestSample,
  sampleValue,
  subscribeFrame,
  topicSample,
  type TopicParameter,
} from "./samples/topic-sample.ts";

/** A message of a topic, with its fields and examples. */
interface TopicMessage {
  readonly title: string;
  readonly fields: readonly FieldEntry[];
  readonly examples: readonly { readonly title: string; readonly json: string }[];
}

/** A server path at which a topic is available, and the server's host in each environment. */
interface TopicServer {
  readonly name: string;
  readonly path: string;
  readonly description: string;
  readonly hosts: readonly { readonly environment: string; readonly host: string }[];
}

/** A REST operation that is related to the topic, and its use, such as `reads the same state`. */
interface RestTwin {
  readonly operationId: string;
  readonly use: string;
}

/** A parameter of a topic, as a control of the form. */
interface LiveField {
  readonly name: string;
  /** Values to choose from. Empty if any text is allowed. */
  readonly values: readonly string[];
  readonly value: string;
  readonly isNumber: boolean;
}

/** The content of a topic's page. */
export interface Topic {
  readonly id: string;
  readonly title: string;
  readonly summary: string;
  readonly description: string;
  /** Address for subscriptions. Undefined for requests and their replies. */
  readonly address?: string;
  /** Method of the client, such as `streams.orderBook`, if it has one. */
  readonly call?: string;
  readonly sample?: string;
  /** The message that subscribes to the topic, for programs without the client. */
  readonly frame?: string;
  readonly group: string;
  readonly facts: readonly Fact[];
  /** Data for the form that subscribes with the client. Undefined if the client doesn't support the topic. */
  readonly live?: {
    readonly isPrivate: boolean;
    /** True if the streams client also needs a client of the REST API for this topic. */
    readonly needsRest: boolean;
    readonly fields: readonly LiveField[];
  };
  readonly servers: readonly TopicServer[];
  readonly parameters: readonly FieldEntry[];
  readonly messages: readonly TopicMessage[];
  readonly rest: readonly RestTwin[];
  /** For a request, the channel of its replies. For a reply, the channel of its request. */
  readonly counterpart?: { readonly id: string; readonly kind: "Reply" | "Request" };
  readonly platformUrl?: string;
  /** True if the platform doesn't document the topic, and it is known only from the code of a public client library. */
  readonly isUnconfirmed: boolean;
  readonly href: string;
}

function messageOf(raw: Channel, message: Message): TopicMessage {
  const { title = raw.title, payload, examples = [] } = message;
  return {
    title,
    fields: payload === undefined ? [] : new FieldReader(document).below("", payload),
    examples: examples.map(({ summary = "Example", payload: value }) => ({
      title: summary,
      json: jsonText(value),
    })),
  };
}

function serversOf(raw: Channel): TopicServer[] {
  const available = raw["x-environment"]?.available;
  return raw.servers.flatMap((reference) => {
    const server = document.servers[nameOf(reference)];
    if (server === undefined) return [];
    const hosts = Object.entries(server.variables.host["x-environments"])
      .filter(([environment]) => available?.includes(environment) ?? true)
      .map(([environment, host]) => ({ environment, host }));
    return [{ name: nameOf(reference), path: server.pathname, description: server.description, hosts }];
  });
}

function parametersOf(raw: Channel): TopicParameter[] {
  return Object.entries(raw.parameters ?? {}).map(([name, reference]) => {
    const { description = "", enum: values = [], examples = [] } = parameterOf(document, reference);
    const valuesByServer = raw["x-parameter-values"]?.[name] ?? {};
    return { name, description, values, valuesByServer, example: examples[0] ?? values[0] ?? "BTCUSDT" };
  });
}

const category = (servers: readonly string[]): FieldEntry => ({
  name: "category",
  type: "string",
  required: true,
  description: "Product category. It selects the server and isn't part of the topic string.",
  values: servers,
  rules: [],
});

const isNumeric = (values: readonly string[]) => values.length > 0 && values.every((value) => /^\d+$/.test(value));

/** Returns the parameters of a topic. A parameter of the client is a number if all its values are numbers. */
function parameterRows(raw: Channel, parameters: readonly TopicParameter[], isOnClient: boolean): FieldEntry[] {
  const rows = parameters.map(({ name, description, values, valuesByServer, example }): FieldEntry => {
    const groups = Map.groupBy(Object.entries(valuesByServer), ([, allowed]) => allowed.join(", "));
    const all = [...new Set([...Object.values(valuesByServer).flat(), ...values])];
    const isNumber = isNumeric(all);
    const rules = [...groups].map(
      ([allowed, servers]) => `${servers.map(([server]) => `\`${server}\``).join(", ")}: ${allowed}`,
    );
    return {
      name,
      type: isNumber ? "number" : "string",
      required: true,
      description,
      values: all,
      rules: all.length === 0 ? [`For example \`${example}\``] : rules,
    };
  });
  const servers = raw.servers.map(nameOf);
  return isOnClient && servers.length > 1 ? [category(servers), ...rows] : rows;
}

/** Returns the controls of the form, with the values of the sample. */
function liveFields(raw: Channel, parameters: readonly TopicParameter[]): LiveField[] {
  const servers = (raw.servers ?? []).map(nameOf);
  const own = parameters.map((parameter): LiveField => {
    const { name, values, valuesByServer } = parameter;
    const all = [...new Set([...values, ...Object.values(valuesByServer).flat()])];
    return { name, values: all, value: sampleValue(servers[0] ?? "", parameter).value, isNumber: isNumeric(all) };
  });
  if (servers.length < 2) return own;
  return [{ name: "category", values: servers, value: servers[0] ?? "", isNumber: false }, ...own];
}

const restUses = {
  snapshot: "reads the state that the messages update",
  check: "reads the same state",
  reconcile: "reads events that were missed while disconnected",
  same: "does the same over REST",
} as const;

function restTwins({ "x-rest": rest = {} }: Channel): RestTwin[] {
  return Object.entries(rest).flatMap(([use, operationIds]) =>
    operationIds.map((operationId) => ({ operationId, use: restUses[use as keyof typeof restUses] })),
  );
}

function counterpartOf(id: string): Topic["counterpart"] {
  const reply = operationOf(document, id)?.reply;
  if (reply !== undefined) return { id: nameOf(reply.channel), kind: "Reply" };
  const request = requestOf(document, id);
  return request === undefined ? undefined : { id: request, kind: "Request" };
}

type Program = Pick<Topic, "call" | "sample">;

/**
 * Returns the client's call for a topic or request, and a program that makes the call. Empty if the client has no such
 * call.
 */
function programOf(id: string, raw: Channel, parameters: readonly TopicParameter[]): Program {
  if (clientTopics.has(id)) return { call: `streams.${id}`, sample: topicSample(id, raw, parameters) };
  const method = everyOperation
    .find(({ operationId }) => operationId === orderRequests.get(id))
    ?.call.split(".")
    .at(-1);
  const [message] = Object.values(raw.messages ?? {});
  const example = message?.examples?.[0]?.payload;
  const [input] = (example as { readonly args?: readonly unknown[] } | undefined)?.args ?? [];
  if (method === undefined || input === undefined) return {};
  const call = `streams.trade.${method}`;
  return { call, sample: requestSample(call, raw, input) };
}

function topicOf(id: string, raw: Channel): Topic {
  const counterpart = counterpartOf(id);
  const parameters = parametersOf(raw);
  const isOnClient = clientTopics.has(id);
  const isSigned = isPrivate(document, raw);
  return {
    id,
    title: raw.title,
    summary: raw.summary,
    description: raw.description ?? "",
    ...(raw.address === undefined ? {} : { address: raw.address }),
    ...programOf(id, raw, parameters),
    ...(raw.address === undefined ? {} : { frame: subscribeFrame(raw, parameters) }),
    group: raw.tags[0]?.name ?? "other",
    facts: topicFacts(id, raw, isSigned),
    ...(isOnClient
      ? { live: { isPrivate: isSigned, needsRest: readsRest(raw, isSigned), fields: liveFields(raw, parameters) } }
      : {}),
    servers: serversOf(raw),
    parameters: parameterRows(raw, parameters, isOnClient),
    messages: Object.values(raw.messages ?? {}).map((message) => messageOf(raw, message)),
    rest: restTwins(raw),
    ...(counterpart === undefined ? {} : { counterpart }),
    ...(raw.externalDocs === undefined ? {} : { platformUrl: raw.externalDocs.url }),
    isUnconfirmed: raw["x-unconfirmed"] === true,
    href: `topics/${slug(id)}.html`,
  };
}

/** Every channel of the AsyncAPI document. */
export const topics: readonly Topic[] = Object.entries(document.channels).map(([id, raw]) =>
  topicOf(id, { ...operationOf(document, id), ...raw }),
);

const hrefs = new Map(topics.map(({ id, href }) => [id, href]));
/** Returns the address of a topic's page. Undefined for an unknown topic. */
export const topicHref = (id: string): string | undefined => hrefs.get(id);
