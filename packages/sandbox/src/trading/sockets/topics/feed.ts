import type { Environment } from "../../environment.ts";
import type { Topic } from "./topic.ts";

/** The source of one topic's messages, shared by all connections that subscribed to it. */
export interface Feed {
  /** Messages for a connection that has just subscribed. */
  greet(now: number): readonly object[];
  /** Pushes what has become due. */
  work(now: number): void;
  /** Nobody is subscribed any more. */
  end(): void;
}

export interface FeedOptions {
  readonly environment: Environment;
  readonly topic: Topic;
  /** Sends a message to every connection that is subscribed. */
  readonly push: (message: object) => void;
  /** Whether a fault restarts the numbers of a book with this update. */
  readonly restarts: () => boolean;
}

/** A feed that only pushes: it has nothing for a new connection and nothing to end. */
export const quiet = { greet: () => [], end: () => {} } as const;

/** A message with its fields in the order in which the platform writes them. */
export function inOrder(message: Readonly<Record<string, unknown>>, keys: readonly string[]): object {
  const known = keys.filter((key) => message[key] !== undefined).map((key) => [key, message[key]] as const);
  return { ...Object.fromEntries(known), ...message };
}
