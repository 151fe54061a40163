import type { Clock } from "@specwright/transport";
import { requestIdOf, type StreamMessage } from "../connection/message.ts";

/** A request that was sent and has no reply yet. */
export interface PendingRequest {
  /** The name by which the reply finds it. */
  readonly id: string;
  readonly op: string;
  onReply(reply: StreamMessage): void;
  /** No reply will settle what became of it. */
  onLost(reason: string): void;
}

/** How long replies with a name may still settle what one without a name left open, in milliseconds. */
const MOMENT_MS = 1000;

/**
 * The requests of one connection, and the replies that belong to them.
 *
 * Some refusals have no name. One of them belongs to the only request of its kind that waits, as long as every earlier
 * request of that kind had a reply with a name: otherwise it may be late, or the second copy of an earlier one. One with a
 * return code may be a copy of a reply with a name as well.
 */
export class PendingRequests {
  readonly #clock: Clock;
  readonly #requests = new Map<string, PendingRequest>();
  /** Kinds of requests of which one ended without a reply with its name. */
  readonly #uncertain = new Set<string>();
  /** Kinds of requests of which one had a reply with its name. */
  readonly #named = new Set<string>();
  readonly #timers = new Set<() => void>();

  constructor(clock: Clock) {
    this.#clock = clock;
  }

  get count(): number {
    return this.#requests.size;
  }

  add(request: PendingRequest): void {
    this.#requests.set(request.id, request);
  }

  /** The request has ended without a reply. One that still comes is nobody's. */
  abandon({ id, op }: PendingRequest): void {
    if (this.#requests.delete(id)) this.#uncertain.add(op);
  }

  /** Gives a message to the request that it replies to. Returns whether there was one. */
  read(message: StreamMessage): boolean {
    const id = requestIdOf(message);
    if (id === undefined) return this.#readNameless(message);
    const request = this.#requests.get(id);
    if (request === undefined) return false;
    this.#requests.delete(id);
    this.#named.add(request.op);
    request.onReply(message);
    return true;
  }

  /** The connection has ended. */
  loseAll(reason: string): void {
    for (const cancel of this.#timers) cancel();
    this.#timers.clear();
    this.#uncertain.clear();
    this.#named.clear();
    this.#lose([...this.#requests.values()], reason);
  }

  #readNameless(message: StreamMessage): boolean {
    const candidates = [...this.#requests.values()].filter(({ op }) => op === message["op"]);
    const [only] = candidates;
    if (only === undefined) return false;
    const mayBeCopy = message["retCode"] !== undefined && this.#named.has(only.op);
    const isCertain = candidates.length === 1 && !mayBeCopy && !this.#uncertain.has(only.op);
    this.#uncertain.add(only.op);
    if (isCertain) {
      this.#requests.delete(only.id);
      only.onReply(message);
    } else this.#loseLater(candidates);
    return true;
  }

  #loseLater(requests: readonly PendingRequest[]): void {
    const cancel = this.#clock.after(MOMENT_MS, () => {
      this.#timers.delete(cancel);
      this.#lose(requests, "The server replied without saying to which request.");
    });
    this.#timers.add(cancel);
  }

  #lose(requests: readonly PendingRequest[], reason: string): void {
    for (const request of requests) if (this.#requests.delete(request.id)) request.onLost(reason);
  }
}
