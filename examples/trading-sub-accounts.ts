/**
 * Creates a sub-account whose API key may trade but not withdraw, and transfers money to it.
 *
 *     TRADING_URL=http://127.0.0.1:4400 TRADING_API_KEY=… TRADING_API_SECRET=… node trading-sub-accounts.ts
 */
import { createTradingClient } from "@specwright/trading";

const trading = createTradingClient({
  environment: { baseUrl: process.env["TRADING_URL"] ?? "http://127.0.0.1:4400" },
  credentials: { apiKey: process.env["TRADING_API_KEY"] ?? "", secret: process.env["TRADING_API_SECRET"] ?? "" },
});
// Only a key of the master account creates sub-accounts. A username consists of letters and digits, and is unique on
// the whole platform.
const username = `desk1${Date.now().toString(36)}`;
const { uid } = await trading.user.createSubMember({ username, memberType: 1, note: "market making" });
console.log(`created ${username}`);

// The platform returns the secret only once. Bind the key to the IP addresses of your servers if you know them.
const key = await trading.user.createSubApi({
  subuid: Number(uid),
  readOnly: 0,
  permissions: { ContractTrade: ["Order", "Position"], Wallet: ["AccountTransfer"] },
});
const desk = createTradingClient({
  environment: { baseUrl: process.env["TRADING_URL"] ?? "http://127.0.0.1:4400" },
  credentials: { apiKey: key.apiKey, secret: key.secret },
});
const { permissions } = await desk.user.queryApi();
console.log(`the key of the desk may do ${permissions?.ContractTrade?.join(" and ")}`);

// A universal transfer moves money between accounts, an inter transfer between the wallets of one account.
const { userID } = await trading.user.queryApi();
const { status } = await trading.asset.transferUniversalTransfer({
  coin: "USDT",
  amount: "100",
  fromMemberId: Number(userID),
  toMemberId: Number(uid),
  fromAccountType: "UNIFIED",
  toAccountType: "UNIFIED",
});
console.log(`transfer: ${status}`);
const { list } = await desk.account.walletBalance({ accountType: "UNIFIED", coin: "USDT" });
console.log(`the desk has ${list[0]?.coin?.[0]?.walletBalance} USDT`);

await trading.user.deleteSubApi({ apikey: key.apiKey });
console.log("the key is deleted");
