/** What a signature costs, for both kinds of key: tinybench in short rounds, the contenders taking turns. */
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
import { Bench } from "tinybench";
import { finished, section, step } from "../progress.ts";
import { spreadOf, type Spread } from "../report/stats.ts";

interface SigningRow {
  readonly label: string;
  readonly isOurs: boolean;
  /** Microseconds a signature. */
  readonly time: Spread;
}

export interface SigningResult {
  readonly hmac: readonly SigningRow[];
  readonly rsa: readonly SigningRow[];
}

/** How long to look, in milliseconds a contender and round, and calls between two looks at the clock. */
interface Effort {
  readonly rounds: number;
  readonly time: number;
  readonly size: number;
}

type Way = readonly [label: string, run: () => unknown];

const apiKey = "benchmarkKEY000001";
const secret = "not-a-secret-0123456789abcdefghijklmn";
const query = "category=linear&symbol=BTCUSDT&limit=50&settleCoin=USDT&baseCoin=BTC&cursor=21963%3A1%2C14954%3A1";
const message = () => `${Date.now()}${apiKey}5000${query}`;

/** The peer's own function for both kinds of key, which its client calls for every request. */
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

/** Many calls to one look at the clock, which would otherwise cost more than the call; promises are awaited one by one. */
function batch(way: () => unknown, size: number): () => unknown {
  if (way() instanceof Promise) {
    return async () => {
      for (let index = 0; index < size; index++) await way();
    };
  }
  return () => {
    for (let index = 0; index < size; index++) way();
  };
}

async function measure(title: string, ways: readonly Way[], { rounds, time, size }: Effort): Promise<SigningRow[]> {
  const times = new Map<string, number[]>(ways.map(([label]) => [label, []]));
  for (let round = 0; round < rounds; round++) {
    step(`${title}: round ${round + 1} of ${rounds}`);
    const bench = new Bench({ time, warmupTime: time / 4, throws: true });
    for (const [label, way] of round % 2 === 0 ? ways : ways.toReversed()) bench.add(label, batch(way, size));
    for (const task of await bench.run()) {
      const { result } = task;
      if (result.state === "completed") times.get(task.name)?.push((result.latency.p50 * 1000) / size);
    }
  }
  return ways.map(([label]) => ({
    label,
    isOurs: label.startsWith("Specwright"),
    time: spreadOf(times.get(label) ?? []),
  }));
}

export async function measureSigning(isShort: boolean): Promise<SigningResult> {
  section("Signing");
  const effort = isShort ? { rounds: 1, time: 2 } : { rounds: 12, time: 40 };
  const hmacRows = await measure("HMAC-SHA256", await hmacWays(), { ...effort, size: isShort ? 2 : 100 });
  const rsaRows = await measure("RSA-SHA256", await rsaWays(), { ...effort, size: isShort ? 1 : 5 });
  finished();
  return { hmac: hmacRows, rsa: rsaRows };
}
