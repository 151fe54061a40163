/**
 * Three kinds of credentials for the same call: an HMAC secret, an RSA private key, and a callback that signs with a
 * key held elsewhere.
 *
 *     TRADING_URL=http://127.0.0.1:4400 TRADING_API_KEY=… TRADING_API_SECRET=… node trading-keys.ts
 */
import { createHmac } from "node:crypto";
import { createTradingClient, type Credentials } from "@specwright/trading";

const environment = { baseUrl: process.env["TRADING_URL"] ?? "http://127.0.0.1:4400" };
const apiKey = process.env["TRADING_API_KEY"] ?? "";
const secret = process.env["TRADING_API_SECRET"] ?? "";

async function show(kind: string, credentials: Credentials): Promise<void> {
  const trading = createTradingClient({ environment, credentials });
  const { list } = await trading.account.walletBalance({ accountType: "UNIFIED" });
  console.log(`${kind}: the account is worth ${list[0]?.totalEquity} USD`);
}

// HMAC: the platform generates the key and its secret.
await show("HMAC", { apiKey, secret });

// RSA: you generate the key pair and give the platform only the public key.
const rsa = {
  apiKey: process.env["TRADING_RSA_API_KEY"] ?? "",
  privateKey: process.env["TRADING_RSA_PRIVATE_KEY"] ?? "",
};
if (rsa.apiKey !== "") await show("RSA", rsa);

// A key that is stored elsewhere, such as in a hardware module: the client passes the exact bytes and receives the
// signature.
const sign = async (message: Uint8Array) => createHmac("sha256", secret).update(message).digest();
await show("elsewhere", { apiKey, sign });
