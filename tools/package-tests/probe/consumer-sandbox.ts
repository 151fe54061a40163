// Type-checked against the installed packages, never run.
import { createSandbox, type Sandbox } from "@specwright/sandbox";
import { createTradingClient } from "@specwright/trading";

export async function use(): Promise<void> {
  const sandbox: Sandbox = await createSandbox({ seed: 7 });
  const { mainnetUrl, keys } = sandbox.trading;
  const trading = createTradingClient({ environment: { baseUrl: mainnetUrl }, credentials: keys.master });
  const { timeSecond } = await trading.market.time();
  console.log(timeSecond, sandbox.knowledge.referenceUrl);
  // @ts-expect-error a seed is a number
  await createSandbox({ seed: "7" });
  await sandbox.close();
}
