import type { Sandbox } from "@specwright/sandbox";

/** Resolves when the sandbox has accepted a subscription. Earlier events of an account are not pushed. */
export async function subscriptionTaken(sandbox: Sandbox, topic: string): Promise<void> {
  const isTaken = (): boolean =>
    sandbox.trading
      .controls()
      .connections()
      .some(({ topics }) => topics.includes(topic));
  while (!isTaken()) await new Promise(setImmediate);
}
