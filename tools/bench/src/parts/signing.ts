/** Measures the cost of a signature for both kinds of key. */
import {
  constants,
  createHmac,
  createPrivateKey,
  createSecretKey,
  generateKeyPairSync,
  sign,
  webcrypto,
} from "node:crypto";
import { createRequire } from "node:module";
import { hmac } from "@noble/hashes/hmac.js";
import { sha256 } from "@noble/hashes/sha2.js";
import { bytesToHex, utf8ToBytes } from "@noble/hashes/utils.js";
import { createSigner } from "@specwright/signing";
import CryptoJS from "crypto-js";
import { ratio, spread, type Part } from "../part.ts";
import { type Row, timeOf, type Effort, type Way } from "../race.ts";

const apiKey = "benchmarkKEY000001";
const secret = "not-a-secret-0123456789abcdefghijklmn";
const query = "category=linear&symbol=BTCUSDT&limit=50&settleCoin=USDT&baseCoin=BTC&cursor=21963%3A1%2C14954%3A1";
const message = () => `${Date.now()}${apiKey}5000${query}`;

/** Signing function of bybit-api for both kinds of key. Its client calls this function for every request. */
const { signMessage } = createRequire(import.meta.url)("bybit-api/lib/util/webCryptoAPI.js") as {
  signMessage(message: string, secret: string, method: "hex" | "base64"): Promise<string>;
};

async function hmacWays(): Promise<Way[]> {
  const key = createSecretKey(secret, "utf8");
  const webKey = await webcrypto.subtle.importKey(
    "raw",
    Buffer.from(secret),
    { name: "HMAC", hash: "SHA-256" },
    false,
    ["sign"],
  );
  const signer = createSigner({ apiKey, secret });
  const input = { method: "GET", query };
  const webSign = async () =>
    Buffer.from(await webcrypto.subtle.sign("HMAC", webKey, Buffer.from(message()))).toString("hex");
  return [
    ["`createHmac`, cached key", () => createHmac("sha256", key).update(message()).digest("hex")],
    ["Specwright, all headers", () => signer.headersSync(input)],
    ["Specwright, all headers, awaited", async () => signer.headers(input)],
    ["noble", () => bytesToHex(hmac(sha256, utf8ToBytes(secret), utf8ToBytes(message())))],
    ["crypto-js", () => CryptoJS.HmacSHA256(message(), secret).toString(CryptoJS.enc.Hex)],
    ["WebCrypto, cached key", webSign],
    ["bybit-api", () => signMessage(message(), secret, "hex")],
  ];
}

async function rsaWays(): Promise<Way[]> {
  const { privateKey: pem } = generateKeyPairSync("rsa", {
    modulusLength: 2048,
    privateKeyEncoding: { type: "pkcs8", format: "pem" },
    publicKeyEncoding: { type: "spki", format: "pem" },
  });
  const key = createPrivateKey(pem);
  const algorithm = { name: "RSASSA-PKCS1-v1_5", hash: "SHA-256" };
  const webKey = await webcrypto.subtle.importKey(
    "pkcs8",
    key.export({ type: "pkcs8", format: "der" }),
    algorithm,
    false,
    ["sign"],
  );
  const signer = createSigner({ apiKey, privateKey: pem });
  const padding = constants.RSA_PKCS1_PADDING;
  const webSign = async () =>
    Buffer.from(await webcrypto.subtle.sign(algorithm, webKey, Buffer.from(message()))).toString("base64");
  return [
    ["`crypto.sign`, cached key", () => sign("sha256", Buffer.from(message()), { key, padding }).toString("base64")],
    ["Specwright, all headers", () => signer.headersSync({ method: "GET", query })],
    ["WebCrypto, cached key", webSign],
    ["`crypto.sign`, PEM each time", () => sign("sha256", Buffer.from(message()), pem).toString("base64")],
    ["bybit-api", () => signMessage(message(), pem, "base64")],
  ];
}

export const signingTables = { hmac: "HMAC-SHA256", rsa: "RSA-SHA256, 2048 bits" } as const;

async function measure(title: string, ways: readonly Way[], effort: Effort): Promise<Row[]> {
  console.error(`  ${title}`);
  const times = await timeOf(ways, effort);
  return ways.map(([label], index) => {
    const [time] = times.slice(index);
    return { label, isOurs: label.startsWith("Specwright"), values: time === undefined ? {} : { time } };
  });
}

export const signing: Part = {
  title: "Signing",
  text: "Each client signs the same query, one signature after the other. The tables show medians of 12 rounds. Specwright creates all headers of a request, the others only the signature. crypto-js and noble don't support RSA.",
  first: "Way",
  columns: [spread("µs", "time"), ratio("to the first", "time")],
  measure: async (isShort) => ({
    [signingTables.hmac]: await measure("HMAC", await hmacWays(), { isShort, batch: isShort ? 2 : 100 }),
    [signingTables.rsa]: await measure("RSA", await rsaWays(), { isShort, batch: isShort ? 1 : 5 }),
  }),
};
