import { ApiError, attempt } from "../../../http/envelope.ts";
import { isNode, type Node } from "../../../json.ts";
import { type ApiKey, checkUse, type KeyRing } from "../../access/authenticate.ts";
import type { Environment } from "../../environment.ts";
import type { TradingService } from "../../service.ts";
import type { Session } from "../session.ts";
import { streamDocument } from "../stream-document.ts";
import { behaviourOfChannel } from "../topics/create-feed.ts";
import { findTopic, type Topic } from "../topics/topic.ts";
import { enterOrder, type ReplyTo } from "./order-entry.ts";

interface Exchanged extends TradingService {
  readonly session: Session;
}

/** Parses a client's message and responds to it. */
export async function respond(exchanged: Exchanged, text: string): Promise<void> {
  const { session } = exchanged;
  const message = parse(text);
  const op = typeof message?.op === "string" ? message.op : "";
  const to: ReplyTo = {
    server: session.server,
    connectionId: session.id,
    requestId: requestIdOf(session, message),
    op,
  };
  if (message === undefined) return session.reply(refused(to, "error:invalid json"), "error");
  const handler = handlersOf(session)[op];
  if (handler === undefined && session.server.name === "trade") return enterOrder(exchanged, message, to);
  if (handler === undefined) return session.reply(refused(to, "error:invalid op"), "error");
  return handler(exchanged, message, to);
}

function parse(text: string): Node | undefined {
  try {
    const value: unknown = JSON.parse(text);
    return isNode(value) ? value : undefined;
  } catch {
    return undefined;
  }
}

/**
 * Returns the request id as a string. Order entry names it `reqId` and ignores numbers; all other servers name it
 * `req_id` and convert numbers.
 */
function requestIdOf({ server }: Session, message: Node | undefined): string | undefined {
  if (server.name === "trade") return typeof message?.reqId === "string" ? message.reqId : undefined;
  const id = message?.req_id;
  return typeof id === "number" ? String(id) : typeof id === "string" ? id : undefined;
}

type Handler = (exchanged: Exchanged, message: Node, to: ReplyTo) => void;

const ping: Handler = ({ environment, sockets, session }, _message, to) => {
  sockets.keepAlive(session);
  // The pong contains the time, like every response over HTTP, so the client may sync its clock with it.
  environment.drift.responded();
  session.reply(pong(to, environment.clock.now()), "pong");
};

const auth: Handler = ({ environment, session }, { args }, to) =>
  session.reply(authenticated(to, authenticate(environment, session, args)), "auth");

/** Returns the request handlers of a connection's server by `op`, except the handlers for order entry. */
function handlersOf({ server }: Session): Readonly<Record<string, Handler>> {
  if (server.name === "trade") return { ping, auth };
  return { ping, subscribe, unsubscribe, ...(server.isPrivate ? { auth } : {}) };
}

/** Authenticates a connection. Returns an error if authentication failed. */
function authenticate(environment: Environment, session: Session, args: unknown): ApiError | undefined {
  if (session.key !== undefined) return new ApiError(20001, "the connection is authenticated already");
  const { address } = session;
  const key = attempt(() => authenticateSocket(environment.keys, args, { address, now: environment.clock.now() }));
  if (key instanceof ApiError) return key;
  session.key = key;
  return undefined;
}

interface Caller {
  address: string;
  now: number;
}

/**
 * Verifies the signature of `GET/realtime` followed by a future expiry time, and returns the key that signed it. Throws
 * if the signature or the expiry is invalid.
 */
function authenticateSocket(keys: KeyRing, args: unknown, { address, now }: Caller): ApiKey {
  const [apiKey, expires, signature]: readonly unknown[] = Array.isArray(args) && args.length === 3 ? args : [];
  if (typeof apiKey !== "string" || !isExpiry(expires) || typeof signature !== "string" || Number(expires) <= now)
    throw new ApiError(10001, "Params Error");
  const key = keys.known(apiKey);
  const payload = `GET/realtime${expires}`;
  if (!key.verifier.verifySync({ apiKey: "", timestamp: "", payload, signature }))
    throw new ApiError(10004, `error sign! origin_string[${payload}]`);
  checkUse(key, address, now);
  return key;
}

/** Returns whether a value is an expiry time. Clients send it as a number or a string. */
const isExpiry = (value: unknown): value is number | string =>
  (typeof value === "number" || typeof value === "string") && /^\d{1,16}$/.test(String(value));

/**
 * Subscribes to the topics of a request. If a topic is invalid, subscribes to none of them; the option and spread
 * servers subscribe to the valid topics.
 */
function subscribe({ environment, sockets, session }: Exchanged, { args }: Node, to: ReplyTo): void {
  const texts = topicsOf(args);
  const reason = texts === undefined ? "Params Error" : refusalOf(session, texts);
  if (texts === undefined || reason !== undefined) return session.reply(refused(to, reason ?? ""), "subscribe");
  const topics = texts.map((text) => [text, servedTopic(environment, session, text)] as const);
  const known = topics.flatMap(([, topic]) => (topic === undefined ? [] : [topic]));
  const unknown = topics.flatMap(([text, topic]) => (topic === undefined ? [text] : []));
  if (repliesByTopic.has(session.server.name)) {
    session.reply(byTopic(to, namesOf(known), unknown), "subscribe");
  } else {
    const wrong = unknown[0] === undefined ? conflict(session, known) : `error:handler not found,topic:${unknown[0]}`;
    if (wrong !== undefined) return session.reply(refused(to, wrong), "subscribe");
    session.reply(acknowledged(to, texts), "subscribe");
  }
  for (const topic of known) if (!session.topics.has(topic.text)) sockets.subscribe(session, topic);
}

/**
 * Finds a topic by its name. Undefined if it doesn't exist, or if the sandbox doesn't simulate it and `simulatedOnly`
 * is on.
 */
function servedTopic(environment: Environment, { server }: Session, text: string): Topic | undefined {
  const topic = findTopic(streamDocument(), environment, server, text);
  const isRefused =
    environment.simulatedOnly && topic !== undefined && behaviourOfChannel(topic.channel.name) === "example";
  return isRefused ? undefined : topic;
}

/** Unsubscribes from topics. Topics without a subscription are ignored. */
function unsubscribe({ sockets, session }: Exchanged, { args }: Node, to: ReplyTo): void {
  const texts = topicsOf(args);
  for (const text of texts ?? []) {
    const topic = session.topics.get(text);
    if (topic !== undefined) sockets.unsubscribe(session, topic);
  }
  session.reply(texts === undefined ? refused(to, "Params Error") : acknowledged(to, texts), "unsubscribe");
}

const namesOf = (topics: readonly Topic[]): string[] => topics.map(({ text }) => text);

const topicsOf = (args: unknown): string[] | undefined =>
  Array.isArray(args) && args.length > 0 && args.every((text) => typeof text === "string") ? args : undefined;

/** Returns the reason to refuse the whole request, or undefined. */
function refusalOf(session: Session, texts: readonly string[]): string | undefined {
  const { limits, isPrivate } = session.server;
  if (isPrivate && session.key === undefined) return "Request not authorized";
  const { topicsPerRequest = Infinity, topics = Infinity, topicCharacters = Infinity } = limits;
  if (texts.length > topicsPerRequest) return `args size >${topicsPerRequest}`;
  if (session.topics.size + texts.length > topics) return `args size >${topics}`;
  const characters = texts.reduce((sum, text) => sum + text.length, session.topicCharacters);
  return characters > topicCharacters ? `args length >${topicCharacters}` : undefined;
}

/** Returns an error message if a topic is already subscribed, or if two topics in the request exclude each other. */
function conflict(session: Session, topics: readonly Topic[]): string | undefined {
  const repeated = topics.find(
    ({ text }, index) => session.topics.has(text) || topics.findIndex((topic) => topic.text === text) < index,
  );
  if (repeated !== undefined) return `error:already subscribed,topic:${repeated.text}`;
  const names = new Set(topics.map(({ channel }) => channel.name));
  return topics.some(({ channel }) => channel.exclusiveWith.some((name) => names.has(name)))
    ? "Params Error"
    : undefined;
}

/** Servers whose replies have their own format, which contains no request id. */
const repliesByTopic = new Set(["option", "spread"]);
/** Servers that omit `req_id` if the request contained none. All other public servers return an empty `req_id`. */
const leavesOutId = new Set(["spot", "private"]);

const idOf = ({ server, requestId }: ReplyTo): object => {
  if (requestId !== undefined) return { req_id: requestId };
  return leavesOutId.has(server.name) ? {} : { req_id: "" };
};

/** Builds the reply to a ping. Its format depends on the server. */
function pong(to: ReplyTo, now: number): object {
  const { server, connectionId, requestId } = to;
  const args = [String(now)];
  if (server.name === "trade") {
    const id = requestId === undefined ? {} : { reqId: requestId };
    return { ...id, retCode: 0, retMsg: "OK", op: "pong", data: args, connId: connectionId };
  }
  if (server.isPrivate) return { ...idOf(to), op: "pong", args, conn_id: connectionId };
  if (repliesByTopic.has(server.name)) return { args, op: "pong" };
  return { success: true, ret_msg: "pong", conn_id: connectionId, ...idOf(to), op: "ping" };
}

/** Builds the reply to `subscribe` and `unsubscribe`. */
function acknowledged(to: ReplyTo, topics: readonly string[]): object {
  const { server, connectionId, op } = to;
  if (repliesByTopic.has(server.name)) return byTopic(to, topics, []);
  if (server.isPrivate) return { success: true, ret_msg: "", op, conn_id: connectionId, ...idOf(to) };
  const text = server.name === "spot" ? op : "";
  return { success: true, ret_msg: text, conn_id: connectionId, ...idOf(to), op };
}

/** Builds the reply of the option and spread servers, which lists valid and invalid topics separately. */
const byTopic = (
  { connectionId }: ReplyTo,
  successTopics: readonly string[],
  failTopics: readonly string[],
): object => ({
  success: failTopics.length === 0,
  conn_id: connectionId,
  data: { failTopics, successTopics },
  type: "COMMAND_RESP",
});

/** Builds an error reply with the reason in `ret_msg`. */
const refused = (to: ReplyTo, reason: string): object => ({
  success: false,
  ret_msg: reason,
  conn_id: to.connectionId,
  ...idOf(to),
  op: to.op,
});

/** Builds the reply to `auth`. It reports success if `refusal` is undefined. */
function authenticated(to: ReplyTo, refusal: { retCode: number; message: string } | undefined): object {
  const { server, connectionId, requestId, op } = to;
  if (server.name === "trade") {
    const id = requestId === undefined ? {} : { reqId: requestId };
    return { ...id, retCode: refusal?.retCode ?? 0, retMsg: refusal?.message ?? "OK", op, connId: connectionId };
  }
  if (refusal !== undefined) return refused(to, refusal.message);
  return { success: true, ret_msg: "", op, conn_id: connectionId, ...idOf(to) };
}
