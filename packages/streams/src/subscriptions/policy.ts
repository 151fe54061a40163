import { InputError } from "@specwright/transport";
import type { Topic } from "../topic.ts";
import type { BufferPolicy } from "./event-buffer.ts";
import type { Policy } from "./types.ts";

/** Events of a queue whose size nobody chose. */
const QUEUE = 1000;

/** Events of an account that wait for a reader. */
export const ACCOUNT_EVENTS = 10_000;

/** Whether a caller gave `{ queue: n }` or `{ error: n }`. */
function hasSize(given: Exclude<Policy, "latest">): boolean {
  const [[name, size] = [], ...others] = Object.entries(Object(given));
  const isKnown = name === "queue" || name === "error";
  return isKnown && Number.isInteger(size) && Number(size) > 0 && others.length === 0;
}

/**
 * The policy of a subscription: that of the caller, or what the specification proposes.
 *
 * @throws {InputError} for anything else
 */
export function choosePolicy(topic: Topic, given: Policy | undefined): BufferPolicy {
  // Of the events of an account none may be lost.
  if (topic.policy === "block") return { block: ACCOUNT_EVENTS };
  if (given === undefined) return topic.policy === "latest" ? "latest" : { queue: QUEUE };
  if (given === "latest") return given;
  if (hasSize(given)) return { ...given };
  throw new InputError(
    topic.name,
    "policy",
    'must be "latest", { queue: n } or { error: n } with a whole number above 0',
    given,
  );
}
