import type { StreamServer } from "../document/stream-document.ts";

/** What a reply needs to know: the connection it goes to, and the name of the request. */
export interface ReplyTo {
  readonly server: StreamServer;
  readonly connectionId: string;
  /** `req_id`, or `reqId` on order entry. */
  readonly requestId: string | undefined;
  readonly op: string;
}

/** Options and spreads reply in a format of their own, and never with the name of a request. */
const repliesByTopic = new Set(["option", "spread"]);
/** Servers that leave `req_id` out when the request had none; all other public ones send it empty. */
const leavesOutId = new Set(["spot", "private"]);

const idOf = ({ server, requestId }: ReplyTo): object => {
  if (requestId !== undefined) return { req_id: requestId };
  return leavesOutId.has(server.name) ? {} : { req_id: "" };
};

/** The reply to a ping: four formats on six kinds of server. */
export function pong(to: ReplyTo, now: number): object {
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

/** The reply to `subscribe` and `unsubscribe`. */
export function acknowledged(to: ReplyTo, topics: readonly string[]): object {
  const { server, connectionId, op } = to;
  if (repliesByTopic.has(server.name)) return byTopic(to, topics, []);
  if (server.isPrivate) return { success: true, ret_msg: "", op, conn_id: connectionId, ...idOf(to) };
  const text = server.name === "spot" ? op : "";
  return { success: true, ret_msg: text, conn_id: connectionId, ...idOf(to), op };
}

/** The reply of options and spreads, which take the topics that they know and name the others. */
export const byTopic = (
  { connectionId }: ReplyTo,
  successTopics: readonly string[],
  failTopics: readonly string[],
): object => ({
  success: failTopics.length === 0,
  conn_id: connectionId,
  data: { failTopics, successTopics },
  type: "COMMAND_RESP",
});

/** A refusal, with the reason in `ret_msg`. */
export const refused = (to: ReplyTo, reason: string): object => ({
  success: false,
  ret_msg: reason,
  conn_id: to.connectionId,
  ...idOf(to),
  op: to.op,
});

/** The reply to `auth`; without a refusal it succeeded. */
export function authenticated(to: ReplyTo, refusal: { retCode: number; message: string } | undefined): object {
  const { server, connectionId, requestId, op } = to;
  if (server.name === "trade") {
    const id = requestId === undefined ? {} : { reqId: requestId };
    return { ...id, retCode: refusal?.retCode ?? 0, retMsg: refusal?.message ?? "OK", op, connId: connectionId };
  }
  if (refusal !== undefined) return refused(to, refusal.message);
  return { success: true, ret_msg: "", op, conn_id: connectionId, ...idOf(to) };
}

export const repliesTopicByTopic = ({ name }: StreamServer): boolean => repliesByTopic.has(name);
