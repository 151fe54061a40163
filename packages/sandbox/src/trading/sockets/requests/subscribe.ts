import type { Environment } from "../../environment.ts";
import type { SocketHub } from "../hub.ts";
import { acknowledged, byTopic, refused, repliesTopicByTopic, type ReplyTo } from "./replies.ts";
import type { Session } from "../connections/session.ts";
import { streamDocument } from "../document/stream-document.ts";
import { findTopic, type Topic } from "../topics/topic.ts";

interface Subscriber {
  readonly environment: Environment;
  readonly sockets: SocketHub;
  readonly session: Session;
}

/** Subscribes to all topics of a request or, when one of them is wrong, to none. Options and spreads take those that they know. */
export function subscribe({ environment, sockets, session }: Subscriber, args: unknown, to: ReplyTo): void {
  const texts = topicsOf(args);
  const reason = texts === undefined ? "Params Error" : refusalOf(session, texts);
  if (texts === undefined || reason !== undefined) return session.reply(refused(to, reason ?? ""), "subscribe");
  const topics = texts.map((text) => [text, findTopic(streamDocument(), environment, session.server, text)] as const);
  const known = topics.flatMap(([, topic]) => (topic === undefined ? [] : [topic]));
  const unknown = topics.flatMap(([text, topic]) => (topic === undefined ? [text] : []));
  if (repliesTopicByTopic(session.server)) {
    session.reply(byTopic(to, namesOf(known), unknown), "subscribe");
  } else {
    const wrong = unknown[0] === undefined ? conflict(session, known) : `error:handler not found,topic:${unknown[0]}`;
    if (wrong !== undefined) return session.reply(refused(to, wrong), "subscribe");
    session.reply(acknowledged(to, texts), "subscribe");
  }
  for (const topic of known) if (!session.topics.has(topic.text)) sockets.subscribe(session, topic);
}

/** The topics that were given up, whether the connection had them or not; undefined for a request that cannot be read. */
export function unsubscribe(sockets: SocketHub, session: Session, args: unknown): string[] | undefined {
  const texts = topicsOf(args);
  for (const text of texts ?? []) {
    const topic = session.topics.get(text);
    if (topic !== undefined) sockets.unsubscribe(session, topic);
  }
  return texts;
}

const namesOf = (topics: readonly Topic[]): string[] => topics.map(({ text }) => text);

const topicsOf = (args: unknown): string[] | undefined =>
  Array.isArray(args) && args.length > 0 && args.every((text) => typeof text === "string") ? args : undefined;

/** Why the request as a whole is refused, whatever its topics are. */
function refusalOf(session: Session, texts: readonly string[]): string | undefined {
  const { limits, isPrivate } = session.server;
  if (isPrivate && session.key === undefined) return "Request not authorized";
  const { topicsPerRequest = Infinity, topics = Infinity, topicCharacters = Infinity } = limits;
  if (texts.length > topicsPerRequest) return `args size >${topicsPerRequest}`;
  if (session.topics.size + texts.length > topics) return `args size >${topics}`;
  const characters = texts.reduce((sum, text) => sum + text.length, session.topicCharacters);
  return characters > topicCharacters ? `args length >${topicCharacters}` : undefined;
}

/** A topic that is there already, or two in one request that exclude each other. */
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
