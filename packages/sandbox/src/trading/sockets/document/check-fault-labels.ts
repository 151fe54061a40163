import { FaultError } from "../../../faults/catalog.ts";
import type { FaultPlan } from "../../../faults/plan.ts";
import { streamDocument } from "./stream-document.ts";

/** The labels of replies that are no order entry. */
const replies = new Set(["auth", "pong", "subscribe", "unsubscribe", "error"]);

/**
 * A rule for a topic, an operation or a server that does not exist would never hit, and its author would not notice.
 *
 * @throws {FaultError} naming it
 */
export function checkSocketLabels(plan: FaultPlan): void {
  const labels = plan.socketLabels();
  if (labels.length === 0) return;
  const { channels, servers, restTwins } = streamDocument();
  const unknown = labels.find(
    (label) =>
      !replies.has(label) &&
      !restTwins.has(label) &&
      !servers.some(({ name }) => name === label) &&
      !channels.some((channel) => channel.match(label) !== undefined),
  );
  if (unknown !== undefined)
    throw new FaultError(`faults: operation: there is no topic, operation or server "${unknown}"`);
}
