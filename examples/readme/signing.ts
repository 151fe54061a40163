/**
 * packages/signing/README.md: a signed `fetch`, kinds of keys, other HTTP clients, and explanations of a refused
 * signature.
 */
import { createSigner, signedFetch } from "@specwright/signing";

const apiKey = process.env.BYBIT_API_KEY ?? "";
const secret = process.env.BYBIT_API_SECRET ?? "";
const signer = createSigner({ apiKey, secret });
const fetch = signedFetch({ signer });

const response = await fetch("https://api-testnet.bybit.com/v5/position/list?category=linear&settleCoin=USDT");
console.log(await response.json());

// Values that you supply.
const pem = process.env["BYBIT_PRIVATE_KEY"] ?? "";
const kms = (message: Uint8Array) => createHmac("sha256", secret).update(message).digest("hex");
const base = process.env["SANDBOX_URL"] ?? "";

// HMAC: a key and a secret that the platform generated.
createSigner({ apiKey, secret });
// RSA: your own unencrypted key, PKCS#1 or PKCS#8.
createSigner({ apiKey, privateKey: pem });
// A key in an HSM or a KMS: `sign` receives bytes, and returns bytes or a string (hex or base64).
createSigner({ apiKey, sign: (message) => kms(message) });

import { serializeQuery } from "@specwright/signing";
import axios from "axios";
import { request } from "undici";

const query = serializeQuery({ category: "linear", settleCoin: "USDT" });
const read = { headers: await signer.headers({ method: "GET", query }) };
await axios.get(`${base}/v5/position/list?${query}`, { ...read, maxRedirects: 0 });
await request(`${base}/v5/position/list?${query}`, read);

const order = { category: "linear", symbol: "BTCUSDT", side: "Buy", orderType: "Market", qty: "0.01" };
const body = JSON.stringify(order);
const signed = await signer.headers({ method: "POST", body });
const headers = { ...signed, "content-type": "application/json" };
// Send the string that was signed, not the object.
await axios.post(`${base}/v5/order/create`, body, { headers, maxRedirects: 0 });

import { createHmac } from "node:crypto";

const timestamp = Number(read.headers["X-BAPI-TIMESTAMP"]);
// Bybit refuses a query that was changed after it was signed.
const refused = await request(`${base}/v5/position/list?${query}&limit=1`, read);
const serverResponse = await refused.body.json();

import { explain } from "@specwright/signing";

const explanation = await explain(signer, { method: "GET", query, timestamp }, serverResponse);
console.log(explanation.stringToSign); // the exact string
console.log(explanation.parts); // timestamp, apiKey, recvWindow, payload: text, byteLength, sha256
console.log(explanation.server?.difference); // { part: "payload", index: 61, signed: "%2C", server: "," }
console.log(explanation.server?.clockAheadMs); // for a timestamp error

const incoming = read;
const rawQueryOrRawBody = query;
const serverTime = Date.now();
const recvWindow = 5000;

import { createVerifier, isTimestampAccepted, readSignatureHeaders } from "@specwright/signing";

const verifier = createVerifier({ secret }); // or { publicKey: pem }
const received = readSignatureHeaders(incoming.headers);
const isSigned = received !== undefined && (await verifier.verify({ ...received, payload: rawQueryOrRawBody }));
const isFresh = isTimestampAccepted({ timestamp, serverTime, recvWindow });
console.log(isSigned, isFresh);
