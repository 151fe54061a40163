/**
 * Writes `vectors/*.json`. Uses the `openssl` command, so that the expected signatures don't come from the
 * implementations under test. Existing test keys are kept, so running `node scripts/make-vectors.ts` again changes
 * nothing.
 */
import { execFileSync } from "node:child_process";
import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { getCases, postCases, v3Cases, type VectorCase } from "./vector-cases.ts";

const folder = join(import.meta.dirname, "../vectors");
const timestamp = 1_700_000_000_123;
const tool = "openssl";
const work = mkdtempSync(join(tmpdir(), "vectors-"));

interface TestKeys {
  readonly warning: string;
  readonly apiKey: string;
  readonly secret: string;
  readonly rsaPkcs1: string;
  readonly rsaPkcs8: string;
  readonly rsaPublic: string;
  readonly rsaPublicPkcs1: string;
}

const openssl = (args: readonly string[], input?: Buffer | string): Buffer =>
  execFileSync(tool, args, { ...(input === undefined ? {} : { input }), stdio: ["pipe", "pipe", "ignore"] });

function makeKeys(): TestKeys {
  const rsaPkcs8 = openssl(["genpkey", "-algorithm", "RSA", "-pkeyopt", "rsa_keygen_bits:2048"]).toString();
  return {
    warning:
      "TEST KEYS. Made for these vectors only, known to everyone, valid nowhere. Never use them for anything else.",
    apiKey: "TESTKEYtestkey0001",
    secret: "TEST-SECRET-never-valid-anywhere-é-0001",
    rsaPkcs1: openssl(["rsa", "-traditional"], rsaPkcs8).toString(),
    rsaPkcs8,
    rsaPublic: openssl(["rsa", "-pubout"], rsaPkcs8).toString(),
    rsaPublicPkcs1: openssl(["rsa", "-RSAPublicKey_out"], rsaPkcs8).toString(),
  };
}

const keysFile = join(folder, "test-keys.json");
const keys: TestKeys = existsSync(keysFile) ? (JSON.parse(readFileSync(keysFile, "utf8")) as TestKeys) : makeKeys();
for (const form of ["rsaPkcs1", "rsaPkcs8", "rsaPublic"] as const) writeFileSync(join(work, form), keys[form]);

function rsa(form: "rsaPkcs1" | "rsaPkcs8", message: Buffer): string {
  const signature = openssl(["dgst", "-sha256", "-sign", join(work, form)], message);
  writeFileSync(join(work, "signature"), signature);
  openssl(["dgst", "-sha256", "-verify", join(work, "rsaPublic"), "-signature", join(work, "signature")], message);
  return openssl(["base64", "-A"], signature).toString().trim();
}

function makeVector(given: VectorCase) {
  const window = given.recvWindow === undefined ? (given.version === "v3" ? null : 5000) : given.recvWindow;
  const payload =
    given.payload === undefined ? Buffer.from(given.bodyBase64 ?? "", "base64") : Buffer.from(given.payload);
  const message = Buffer.concat([Buffer.from(`${timestamp}${keys.apiKey}${window ?? ""}`), payload]);
  const hexKey = Buffer.from(keys.secret).toString("hex");
  const hmac = openssl(["dgst", "-sha256", "-mac", "HMAC", "-macopt", `hexkey:${hexKey}`, "-r"], message);
  return {
    ...given,
    timestamp,
    recvWindow: window,
    payloadBase64: payload.toString("base64"),
    stringToSignBase64: message.toString("base64"),
    stringToSign: given.payload === undefined ? null : message.toString(),
    hmac: hmac.toString().slice(0, 64),
    rsaPkcs1: rsa("rsaPkcs1", message),
    rsaPkcs8: rsa("rsaPkcs8", message),
  };
}

const write = (file: string, content: unknown): void =>
  writeFileSync(join(folder, file), `${JSON.stringify(content, null, 2)}\n`);

write("test-keys.json", keys);
for (const [file, cases] of Object.entries({ get: getCases, post: postCases, v3: v3Cases })) {
  write(`${file}.json`, {
    about: "Stages of a signature, made with openssl by scripts/make-vectors.ts: payload, string to sign, signatures.",
    tool: openssl(["version"]).toString().trim(),
    vectors: cases.map(makeVector),
  });
}
rmSync(work, { recursive: true });
