/** packages/trading/README.md: a single operation. */
const credentials = { apiKey: process.env.BYBIT_API_KEY ?? "", secret: process.env.BYBIT_API_SECRET ?? "" };

import { call, createSession, positionList } from "@specwright/trading/operations";

const session = createSession({ environment: "testnet", credentials });
const { list } = await call(session, positionList, { category: "linear", settleCoin: "USDT" });

console.log(list.length);
