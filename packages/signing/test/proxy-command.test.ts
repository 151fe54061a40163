import { execFile, spawn } from "node:child_process";
import { once } from "node:events";
import { createServer, type AddressInfo } from "node:net";
import { join } from "node:path";
import { promisify } from "node:util";
import { afterEach, describe, expect, test } from "vitest";
import { runCommand, usage } from "../src/proxy/command.ts";
import type { SigningProxy } from "../src/proxy/proxy.ts";
import { testKeys } from "./support/vectors.ts";

const { apiKey, secret, rsaPkcs8 } = testKeys;
const env = { SPECWRIGHT_API_KEY: apiKey, SPECWRIGHT_API_SECRET: secret };
let proxy: SigningProxy | undefined;
afterEach(() => proxy?.close());

async function run(words: readonly string[], environment: Record<string, string> = env) {
  let [out, error] = ["", ""];
  const result = await runCommand(words, {
    out: (text) => void (out += text),
    error: (text) => void (error += text),
    env: environment,
  });
  proxy = result.proxy;
  return { exitCode: result.exitCode, out, error };
}

describe("the proxy command", () => {
  test("prints its address and the environment to which it forwards", async () => {
    const { exitCode, out } = await run(["proxy", "--port", "0"]);
    expect(exitCode).toBe(0);
    expect(out).toMatch(/^Signing proxy: http:\/\/127\.0\.0\.1:\d+ → https:\/\/api-testnet\.bybit\.com \(testnet\)$/m);
  });

  test("reports that the environment uses real money", async () => {
    const { out } = await run(["proxy", "--port=0", "--environment=turkey"]);
    expect(out).toContain("https://api.bybit.tr (turkey, real money)");
  });

  test("accepts an RSA key", async () => {
    const { exitCode } = await run(["proxy", "--port=0"], {
      SPECWRIGHT_API_KEY: apiKey,
      SPECWRIGHT_PRIVATE_KEY: rsaPkcs8,
    });
    expect(exitCode).toBe(0);
  });

  test("accepts a local address", async () => {
    const { out } = await run(["proxy", "--port=0", "--target=http://127.0.0.1:4400"]);
    expect(out).toContain("→ http://127.0.0.1:4400 (given by --target)");
  });

  test.each([["--help"], ["proxy", "--help"], ["-h"]])("prints its options with %s", async (...words) => {
    expect(await run(words, {})).toEqual({ exitCode: 0, out: usage, error: "" });
    expect(usage.split("\n").filter((line) => line.length > 80)).toEqual([]);
  });

  test.each([
    ["no command", [], "The only command"],
    ["another command", ["sign"], "The only command"],
    ["an unknown option", ["proxy", "--verbose"], "Unknown option"],
    ["an option without its value", ["proxy", "--port"], "--port needs a value"],
    ["a flag with a value", ["proxy", "--help=yes"], "--help takes no value"],
    ["an unknown environment", ["proxy", "--environment", "moon"], "--environment must be one of mainnet,"],
    ["two targets", ["proxy", "--environment=testnet", "--target=https://a.example"], "not both"],
    ["a target with a path", ["proxy", "--target=https://a.example/v5"], "--target must be"],
    ["a target of another scheme", ["proxy", "--target=ftp://a.example"], "--target must be"],
    ["plain http elsewhere", ["proxy", "--target=http://a.example"], "--target must use https"],
    ["a port that does not exist", ["proxy", "--port=70000"], "--port must be"],
    ["a window of zero", ["proxy", "--recv-window=0"], "--recv-window must be"],
    ["an address of another machine", ["proxy", "--port=0", "--host=192.0.2.1"], "Can't listen on 192.0.2.1"],
  ])("refuses %s", async (_, words, reason) => {
    const { exitCode, error } = await run(words);
    expect(exitCode).toBe(2);
    expect(error).toContain(reason);
  });

  test.each([
    ["no key", {}, "SPECWRIGHT_API_KEY"],
    ["no secret", { SPECWRIGHT_API_KEY: apiKey }, "SPECWRIGHT_API_SECRET or SPECWRIGHT_PRIVATE_KEY"],
    ["a secret and a private key", { ...env, SPECWRIGHT_PRIVATE_KEY: rsaPkcs8 }, "not both"],
    ["a key with a line break", { ...env, SPECWRIGHT_API_KEY: `${apiKey}\n` }, "apiKey must be printable ASCII"],
    [
      "a private key that is not PEM",
      { SPECWRIGHT_API_KEY: apiKey, SPECWRIGHT_PRIVATE_KEY: secret },
      "The key can't be used",
    ],
  ])("refuses %s", async (_, environment, reason) => {
    const { exitCode, error } = await run(["proxy", "--port=0"], environment);
    expect(exitCode).toBe(2);
    expect(error).toContain(reason);
    for (const value of [apiKey, secret, rsaPkcs8]) expect(error).not.toContain(value);
  });

  test.each([
    [["proxy", `--secret=${secret}`]],
    [["proxy", secret]],
    [[secret]],
    [["proxy", `--target=https://${apiKey}:${secret}@a.example`]],
    [["proxy", `--port=${secret}`]],
    [["proxy", `--environment=${secret}`]],
    [["proxy", `--recv-window=${secret}`]],
    [["proxy", `--${secret}`]],
    [["proxy", "--port=0", `--host=${secret}`]],
  ])("never prints a secret that is passed as an argument", async (words) => {
    const { exitCode, out, error } = await run(words);
    expect(exitCode).toBe(2);
    expect(out + error).not.toContain(secret);
  });

  test("reports a port that is in use", async () => {
    await using server = createServer().listen(0, "127.0.0.1");
    await once(server, "listening");
    const { port } = server.address() as AddressInfo;
    expect((await run(["proxy", `--port=${port}`])).error).toContain(`Port ${port} is in use.`);
  });
});

describe("the installed proxy command", () => {
  const command = join(import.meta.dirname, "../dist/cli.js");

  test("prints its version", async () => {
    const { stdout } = await promisify(execFile)(process.execPath, [command, "--version"]);
    expect(stdout).toMatch(/^\d+\.\d+\.\d+\n$/);
  });

  test("runs until it is stopped", async () => {
    const child = spawn(process.execPath, [command, "proxy", "--port=0"], { env: { ...process.env, ...env } });
    const [printed] = (await once(child.stdout, "data")) as [Buffer];
    expect(printed.toString()).toContain("Signing proxy: http://127.0.0.1:");
    child.kill("SIGTERM");
    expect(await once(child, "exit")).toEqual([0, null]);
  });
});
