import type { Sandbox } from "@specwright/sandbox";

/**
 * Resolves when the sandbox has accepted a subscription. The sandbox doesn't push account events that happened before
 * the subscription.
 */
export async function subscriptionTaken(sandbox: Sandbox, topic: string): Promise<void> {
  const isTaken = (): boolean =>
    sandbox.trading
      .controls()
      .connections()
      .some(({ topics }) => topics.includes(topic));
  while (!isTaken()) await new Promise(setImmediate);
}
