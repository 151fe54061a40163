/**
 * Demo trading with two clients: a mainnet client creates the demo account, and a demo client uses it. Demo accounts
 * are created on mainnet; their funds and orders exist only in the demo environment.
 *
 *     TRADING_URL=… TRADING_API_KEY=… TRADING_API_SECRET=… \
 *     TRADING_DEMO_URL=… TRADING_DEMO_API_KEY=… TRADING_DEMO_API_SECRET=… node trading-demo.ts
 */
import { createTradingClient, InputError } from "@specwright/trading";

// Without the sandbox, use `environment: "mainnet"` and `environment: "demo"` instead.
const mainnet = createTradingClient({
  environment: { baseUrl: process.env["TRADING_URL"] ?? "http://127.0.0.1:4400", kind: "mainnet" },
  credentials: { apiKey: process.env["TRADING_API_KEY"] ?? "", secret: process.env["TRADING_API_SECRET"] ?? "" },
});
const demo = createTradingClient({
  environment: { baseUrl: process.env["TRADING_DEMO_URL"] ?? "http://127.0.0.1:4402", kind: "demo" },
  credentials: {
    apiKey: process.env["TRADING_DEMO_API_KEY"] ?? "",
    secret: process.env["TRADING_DEMO_API_SECRET"] ?? "",
  },
});

const { subMemberId } = await mainnet.user.createDemoMember();
console.log(`demo account ${subMemberId}`);

await demo.account.demoApplyMoney({ adjustType: 0, utaDemoApplyMoney: [{ coin: "USDT", amountStr: "1000" }] });
const { list } = await demo.account.walletBalance({ accountType: "UNIFIED" });
console.log(`demo equity: ${list[0]?.totalEquity} USD`);

// The client rejects a call in the wrong environment before it sends anything, and names the right one.
try {
  await mainnet.account.demoApplyMoney({ adjustType: 0 });
} catch (error) {
  if (!InputError.isInstance(error)) throw error;
  console.log(error.message);
}
