/** packages/streams/README.md: the current state of the account. */
const credentials = { apiKey: process.env.BYBIT_API_KEY ?? "", secret: process.env.BYBIT_API_SECRET ?? "" };

import { createTradingStreams } from "@specwright/streams";
import { createTradingClient } from "@specwright/trading";

const trading = createTradingClient({ environment: "testnet", credentials });
const streams = createTradingStreams({ trading });
const account = streams.accountState({ categories: ["linear"], auditMs: 60_000 });
await account.synced;

const held = account.positions({ symbol: "BTCUSDT" });
if (held.state === "synced") console.log(held.positions[0]?.size ?? "0");

streams.close();
