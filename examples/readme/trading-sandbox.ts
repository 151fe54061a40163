/** packages/trading/README.md and packages/streams/README.md: both clients against a sandbox. */
import { createSandbox } from "@specwright/sandbox";
import { createTradingStreams } from "@specwright/streams";
import { createTradingClient } from "@specwright/trading";

const sandbox = await createSandbox();
const environment = { baseUrl: sandbox.trading.testnetUrl, kind: "testnet" } as const;
const credentials = sandbox.trading.keys.testnet;

const trading = createTradingClient({ environment, credentials });
const streams = createTradingStreams({ environment, credentials, trading });

await streams.wallet().ready;
console.log((await trading.account.info()).marginMode);
streams.close();
await sandbox.close();
