/** README.md: a client against a sandbox. */
import { createSandbox } from "@specwright/sandbox";
import { createTradingClient } from "@specwright/trading";

const sandbox = await createSandbox();
const { mainnetUrl: baseUrl, keys } = sandbox.trading;
const client = createTradingClient({ environment: { baseUrl }, credentials: keys.master });
console.log(await client.account.walletBalance({ accountType: "UNIFIED" }));
await sandbox.close();
