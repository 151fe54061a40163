import type { Clock } from "@specwright/transport";
import { isSuccess, refusalText, requestIdOf, type StreamMessage } from "../message.ts";

/** A subscribe or unsubscribe request that has no response yet. */
export interface SubscriptionRequest {
  readonly id: string;
  readonly op: "subscribe" | "unsubscribe";
  readonly topics: readonly string[];
}

/** Result of a subscribe or unsubscribe request: its subscribed and refused topics, and topics to request again. */
export interface SubscriptionResult {
  readonly request: SubscriptionRequest;
  readonly subscribed: readonly string[];
  /** Topics that are refused permanently. `reason` is the server's reason. */
  readonly refused: readonly string[];
  readonly reason: string;
  /** Topics to request again, grouped into requests. */
  readonly again: readonly (readonly string[])[];
}

const listOf = (value: unknown): string[] =>
  Array.isArray(value) ? value.filter((item): item is string => typeof item === "string") : [];

/**
 * Returns the topics in a response of the option or spread server. Responses of these servers have no request ID, so
 * the topics identify the request.
 */
function commandTopics({ type, data }: StreamMessage): { success: string[]; fail: string[] } | undefined {
  if (type !== "COMMAND_RESP") return undefined;
  const { successTopics, failTopics } = (data ?? {}) as Readonly<Record<string, unknown>>;
  return { success: listOf(successTopics), fail: listOf(failTopics) };
}

/** Returns the request to which a message responds. Undefined if it responds to none. */
function findRequest(message: StreamMessage, pending: readonly SubscriptionRequest[]): SubscriptionRequest | undefined {
  const id = requestIdOf(message);
  if (id !== undefined) return pending.find((request) => request.id === id);
  const topics = commandTopics(message);
  if (topics === undefined) return pending.find(({ op }) => op === message["op"]);
  const named = new Set([...topics.success, ...topics.fail]);
  if (named.size === 0) return pending[0];
  return pending.find((request) => request.topics.some((topic) => named.has(topic)));
}

function halves(topics: readonly string[]): string[][] {
  const middle = Math.ceil(topics.length / 2);
  return [topics.slice(0, middle), topics.slice(middle)];
}

/**
 * Splits a refused request, because one invalid topic makes the server refuse all topics of the request. The other
 * topics are requested again.
 */
function readRefusal(request: SubscriptionRequest, message: StreamMessage): SubscriptionResult {
  const { topics } = request;
  const reason = refusalText(message);
  const nothing = { request, subscribed: [], refused: [], reason, again: [] };
  const named = topics.find((topic) => reason.endsWith(`topic:${topic}`));
  if (named === undefined) {
    return topics.length === 1 ? { ...nothing, refused: topics } : { ...nothing, again: halves(topics) };
  }
  const others = topics.filter((topic) => topic !== named);
  const again = others.length === 0 ? [] : [others];
  const isSubscribed = reason.includes("already subscribed");
  return isSubscribed ? { ...nothing, subscribed: [named], again } : { ...nothing, refused: [named], again };
}

/** Parses the response to a subscribe or unsubscribe request. Undefined for any other message. */
export function readResponse(
  message: StreamMessage,
  pending: readonly SubscriptionRequest[],
): SubscriptionResult | undefined {
  const request = findRequest(message, pending);
  if (request === undefined) return undefined;
  const topics = commandTopics(message);
  if (topics !== undefined && topics.fail.length > 0) {
    const subscribed = request.topics.filter((topic) => !topics.fail.includes(topic));
    return { request, subscribed, refused: topics.fail, reason: refusalText(message) || "failTopics", again: [] };
  }
  if (!isSuccess(message)) return readRefusal(request, message);
  return { request, subscribed: request.topics, refused: [], reason: "", again: [] };
}

/** Maximum number of retries for a topic that was subscribed before. The waits between the retries double. */
const MAX_REFUSALS = 5;
const FIRST_WAIT_MS = 1000;

/** Topics that the server refuses although it accepted them before. Such a refusal may be temporary. */
export class RefusedTopics {
  readonly #clock: Clock;
  readonly #askAgain: (topic: string) => void;
  readonly #accepted = new Set<string>();
  /** Number of consecutive refusals of each topic. */
  readonly #refusals = new Map<string, number>();
  /** Functions that cancel the scheduled retry of each topic. */
  readonly #timers = new Map<string, () => void>();

  constructor(clock: Clock, askAgain: (topic: string) => void) {
    this.#clock = clock;
    this.#askAgain = askAgain;
  }

  /** Returns true if a retry of the topic is scheduled. */
  isWaiting(topic: string): boolean {
    return this.#timers.has(topic);
  }

  accept(topic: string): void {
    this.#accepted.add(topic);
    this.#refusals.delete(topic);
  }

  /** Schedules a retry of the topic. Returns false if the topic never worked, or if it was refused too often. */
  retry(topic: string): boolean {
    const refusals = this.#refusals.get(topic) ?? 0;
    if (!this.#accepted.has(topic) || refusals >= MAX_REFUSALS) return false;
    this.#refusals.set(topic, refusals + 1);
    this.#cancel(topic);
    const cancel = this.#clock.after(FIRST_WAIT_MS * 2 ** refusals, () => {
      this.#timers.delete(topic);
      this.#askAgain(topic);
    });
    this.#timers.set(topic, cancel);
    return true;
  }

  forget(topic: string): void {
    this.#cancel(topic);
    this.#accepted.delete(topic);
    this.#refusals.delete(topic);
  }

  /** Cancels all retries when the connection ends, because the next connection requests all topics. */
  stop(): void {
    for (const topic of this.#timers.keys()) this.#cancel(topic);
  }

  #cancel(topic: string): void {
    this.#timers.get(topic)?.();
    this.#timers.delete(topic);
  }
}
