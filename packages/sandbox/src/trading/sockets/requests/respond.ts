import { ApiError } from "../../../http/envelope.ts";
import type { Environment } from "../../environment.ts";
import { isNode, type Node } from "../../operations.ts";
import type { TradingService } from "../../service.ts";
import { authenticateSocket } from "./authenticate-socket.ts";
import { enterOrder } from "./order-entry.ts";
import { acknowledged, authenticated, pong, refused, type ReplyTo } from "./replies.ts";
import type { Session } from "../connections/session.ts";
import { subscribe, unsubscribe } from "./subscribe.ts";

interface Exchanged extends TradingService {
  readonly session: Session;
}

/** Reads one message of a client and responds to it. */
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

/** Order entry has another spelling, and takes text only; the other servers repeat a number as text. */
function requestIdOf({ server }: Session, message: Node | undefined): string | undefined {
  if (server.name === "trade") return typeof message?.reqId === "string" ? message.reqId : undefined;
  const id = message?.req_id;
  return typeof id === "number" ? String(id) : typeof id === "string" ? id : undefined;
}

type Handler = (exchanged: Exchanged, message: Node, to: ReplyTo) => void;

const handlers: Readonly<Record<"ping" | "auth" | "subscribe" | "unsubscribe", Handler>> = {
  ping({ environment, sockets, session }, _message, to) {
    sockets.keepAlive(session);
    // The pong tells the time, like every response over HTTP.
    environment.drift.told();
    session.reply(pong(to, environment.clock.now()), "pong");
  },
  auth({ environment, session }, { args }, to) {
    session.reply(authenticated(to, authenticate(environment, session, args)), "auth");
  },
  subscribe(exchanged, { args }, to) {
    subscribe(exchanged, args, to);
  },
  unsubscribe({ sockets, session }, { args }, to) {
    const topics = unsubscribe(sockets, session, args);
    const reply = topics === undefined ? refused(to, "Params Error") : acknowledged(to, topics);
    session.reply(reply, "unsubscribe");
  },
};

const { ping, auth, subscribe: takeTopics, unsubscribe: giveUpTopics } = handlers;

/** What the server of a connection understands, besides the requests of order entry. */
function handlersOf({ server }: Session): Readonly<Record<string, Handler>> {
  if (server.name === "trade") return { ping, auth };
  const common = { ping, subscribe: takeTopics, unsubscribe: giveUpTopics };
  return server.isPrivate ? { ...common, auth } : common;
}

/** The refusal, if there is one. */
function authenticate(environment: Environment, session: Session, args: unknown): ApiError | undefined {
  if (session.key !== undefined) return new ApiError(20001, "the connection is authenticated already");
  try {
    const { address } = session;
    session.key = authenticateSocket(environment.keys, args, { address, now: environment.clock.now() });
    return undefined;
  } catch (error) {
    if (error instanceof ApiError) return error;
    throw error;
  }
}
