/**
 * Moves coins to the funding wallet, withdraws them to an address in the address book, and waits for the withdrawal.
 *
 *     TRADING_URL=http://127.0.0.1:4400 TRADING_API_KEY=… TRADING_API_SECRET=… node trading-withdraw.ts
 */
import { createTradingClient, TradingError } from "@specwright/trading";

const trading = createTradingClient({
  environment: { baseUrl: process.env["TRADING_URL"] ?? "http://127.0.0.1:4400" },
  credentials: { apiKey: process.env["TRADING_API_KEY"] ?? "", secret: process.env["TRADING_API_SECRET"] ?? "" },
});
// A withdrawal takes money from the funding wallet, but orders use the unified wallet, so transfer the money first.
const { transferId } = await trading.asset.transferInterTransfer({
  coin: "USDT",
  amount: "50",
  fromAccountType: "UNIFIED",
  toAccountType: "FUND",
});
console.log(`transferred; the transfer ID has ${transferId.length} characters`);

const { withdrawableAmount } = await trading.asset.withdrawWithdrawableAmount({ coin: "USDT" });
console.log(`the funding wallet can pay out ${withdrawableAmount.FUND?.withdrawableAmount} USDT`);
const { rows: coins } = await trading.asset.coinQueryInfo({ coin: "USDT" });
const chain = coins[0]?.chains?.find(({ chainWithdraw }) => chainWithdraw === "1");
console.log(`${chain?.chain}: at least ${chain?.withdrawMin}, fee ${chain?.withdrawFee}`);

// The request ID makes it safe to repeat the withdrawal. The client generates an ID by default; your own ID also
// survives a restart of your program.
const requestId = `payout${Date.now().toString(36)}`;
const request = {
  coin: "USDT",
  chain: chain?.chain ?? "ETH",
  address: "0x1f4c2a9b7d3e58f06a1b2c3d4e5f60718293a4b5",
  amount: "24",
  timestamp: Date.now(),
  accountType: "FUND",
  requestId,
} as const;
const { id } = await trading.asset.withdrawCreate(request);
const { rows } = await trading.asset.withdrawQueryRecord({ withdrawID: id });
console.log(`${rows[0]?.amount} ${rows[0]?.coin}: ${rows[0]?.status}`);

// A withdrawal can be cancelled until the platform sends it.
try {
  await trading.asset.withdrawCancel({ id });
  console.log("cancelled");
} catch (error) {
  if (!TradingError.isInstance(error)) throw error;
  console.log(`too late: ${error.message}`);
}
