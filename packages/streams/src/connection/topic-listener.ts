import type { TopicDecoder } from "../decoding/topic-decoder.ts";
import type { StreamError } from "../errors.ts";
import type { Topic } from "../topic.ts";
import type { StreamMessage } from "./message.ts";
import type { Moment } from "./server-time.ts";

/** What a topic tells whoever listens to it. */
export interface TopicListener {
  /** The server sends the topic, after the first request or after a reconnection. */
  onSubscribed(): void;
  onMessage(message: StreamMessage): void;
  /** A message arrived that cannot be used, and what it said is lost. All that was sent before `heardAt` has arrived. */
  onUnusable(reason: string, heardAt: Moment): void;
  /** The connection ended. It connects and subscribes again by itself. All that was sent before `heardAt` has arrived. */
  onDown(reason: string, heardAt: Moment): void;
  /** The topic ends here: the server refused it, or the key. */
  onFailed(error: StreamError): void;
  /** The client was closed. */
  onClosed(): void;
}

/** A topic of a connection. */
export interface ConnectedTopic {
  readonly name: string;
  readonly definition: Topic;
  readonly decoder: TopicDecoder | undefined;
  /** The list is replaced and never changed: listeners come and go while they are told something. */
  listeners: readonly TopicListener[];
}

/** Tells the listeners of a topic. Those that come meanwhile are not told, nor are those that have left. */
export function tellListeners(topic: ConnectedTopic, tell: (listener: TopicListener) => void): void {
  for (const listener of topic.listeners) if (topic.listeners.includes(listener)) tell(listener);
}
