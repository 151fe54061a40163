import type { Sandbox } from "@specwright/sandbox";

/** Resolves when the sandbox has taken a subscription: what happens to an account earlier is told to nobody. */
export async function subscriptionTaken(sandbox: Sandbox, topic: string): Promise<void> {
  const isTaken = (): boolean =>
    sandbox.trading
      .levers()
      .connections()
      .some(({ topics }) => topics.includes(topic));
  while (!isTaken()) await new Promise(setImmediate);
}
