/** Runs the third-party tools in the guide about generated code on the built documents. */
import { copyFileSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { createRequire } from "node:module";
import { tmpdir } from "node:os";
import { delimiter, dirname, join } from "node:path";
import { spawn, type ChildProcess } from "node:child_process";
import { once } from "node:events";
import { createSandbox, type Sandbox } from "@specwright/sandbox";
import { build } from "esbuild";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { parse, stringify } from "yaml";
import { runOrThrow, repository } from "./run.ts";

const { resolve } = createRequire(import.meta.url);
const document = (name: string) => resolve(`@specwright/specs/${name}.json`);
const guide = readFileSync(join(repository, "docs/guides/protocol-generate-code.md"), "utf8");
/** The files in the guide, by the name in their first line. */
const files = new Map(
  [...guide.matchAll(/^```(?:javascript|typescript)\n\/\/ (\S+)\n([\s\S]*?)^```$/gm)].map(
    ([, name = "", text = ""]) => [name, text],
  ),
);
const commandOf = (tool: string): string =>
  [...guide.matchAll(/^npx (.+)$/gm)]
    .map(([, words = ""]) => words)
    .findLast((words) => words.startsWith(`${tool} `)) ?? expect.unreachable(`the guide has no command of ${tool}`);

const folder = mkdtempSync(join(tmpdir(), "foreign-tools-"));
let sandbox: Sandbox;
let proxy: ChildProcess;
let environment: Record<string, string>;

/** Installs the tools with the repository's settings that protect against compromised packages. */
async function install(): Promise<void> {
  copyFileSync(join(repository, "tools/repo/foreign-tools/package.json"), join(folder, "package.json"));
  const settings = parse(readFileSync(join(repository, "pnpm-workspace.yaml"), "utf8")) as Record<string, unknown>;
  const { minimumReleaseAge, trustPolicy, blockExoticSubdeps } = settings;
  // Scripts of dependencies never run, so no dependency needs a decision about its scripts.
  const rules = { minimumReleaseAge, trustPolicy, blockExoticSubdeps, strictDepBuilds: false, ignoreScripts: true };
  writeFileSync(join(folder, "pnpm-workspace.yaml"), stringify(rules));
  await runOrThrow("pnpm", ["install", "--prefer-offline"], { cwd: folder });
}

async function startProxy(): Promise<string> {
  const { mainnetUrl, keys } = sandbox.trading;
  const command = join(dirname(resolve("@specwright/signing/package.json")), "dist/cli.js");
  proxy = spawn(process.execPath, [command, "proxy", "--port=0", `--target=${mainnetUrl}`], {
    env: { SPECWRIGHT_API_KEY: keys.master.apiKey, SPECWRIGHT_API_SECRET: keys.master.secret },
  });
  const [printed] = (await once(proxy.stdout!, "data")) as [Buffer];
  return /http:\S+/.exec(printed.toString())?.[0] ?? expect.unreachable(printed.toString());
}

beforeAll(async () => {
  sandbox = await createSandbox();
  const [url] = await Promise.all([startProxy(), install()]);
  environment = {
    DOCUMENT: document("trading"),
    STREAMS: document("streams"),
    BASE_URL: url,
    NO_COLOR: "1",
    PATH: [join(folder, "node_modules/.bin"), dirname(process.execPath), process.env["PATH"]].join(delimiter),
  };
  for (const [name, text] of files) writeFileSync(join(folder, name), text);
}, 300_000);

afterAll(async () => {
  proxy.kill();
  await sandbox.close();
  rmSync(folder, { recursive: true });
});

const run = (command: string) => runOrThrow("sh", ["-c", command], { cwd: folder, env: environment });

/** Compiles the output of a tool with the repository's compiler. */
async function compile(...names: string[]): Promise<void> {
  const compilerOptions = {
    target: "es2023",
    module: "esnext",
    moduleResolution: "bundler",
    lib: ["es2023", "dom", "dom.iterable"],
    types: ["node"],
    strict: true,
    noEmit: true,
    skipLibCheck: true,
  };
  writeFileSync(join(folder, "tsconfig.json"), JSON.stringify({ compilerOptions, files: names }));
  await runOrThrow(join(repository, "tools/repo/node_modules/.bin/tsc"), ["-p", "tsconfig.json"], { cwd: folder });
}

/** Runs a program of the guide, and returns the responses that it prints, one per line. */
async function responsesOf(program: string): Promise<unknown[]> {
  const outfile = join(folder, `${program}.mjs`);
  await build({ entryPoints: [join(folder, program)], outfile, bundle: true, platform: "node", format: "esm" });
  const printed = await run(`node ${outfile}`);
  return printed
    .trim()
    .split("\n")
    .map((line) => JSON.parse(line) as unknown);
}

describe("a client that is generated from the OpenAPI document", () => {
  it.each([
    ["orval", "orval-client.ts"],
    ["openapi-ts", "hey-api-client.ts"],
    ["swagger-typescript-api", "swagger-typescript-api-client.ts"],
  ])(
    "compiles and makes a public and a signed call: %s",
    async (tool, program) => {
      await run(commandOf(tool));
      await compile(program);
      expect(await responsesOf(program)).toMatchObject([
        { retCode: 0, result: { list: [{ symbol: "BTCUSDT" }] } },
        { retCode: 0, result: { list: [{ accountType: "UNIFIED" }] } },
      ]);
    },
    180_000,
  );
});

describe("code that is generated from a published document", () => {
  it("compiles if openapi-typescript generates it, with enums", async () => {
    await run(commandOf("openapi-typescript"));
    await compile("enums.ts");
  }, 180_000);

  it("can be bundled with openapi-zod-client, and has a schema for each field of an open enumeration", async () => {
    await run(commandOf("openapi-zod-client"));
    await build({ entryPoints: [join(folder, "zod-client.ts")], bundle: true, write: false, platform: "node" });
    const unknowns = readFileSync(join(folder, "zod-client.ts"), "utf8").match(/z\.unknown\(\)/g) ?? [];
    expect(unknowns.length).toBeLessThan(20);
  }, 180_000);

  it("compiles with Modelina, which names every model of the streams document", async () => {
    await run("node modelina.mjs");
    expect(readFileSync(join(folder, "models.ts"), "utf8")).not.toContain("Anonymous");
    await compile("models.ts");
  }, 180_000);
});

it.each(["trading", "knowledge"])(
  "swagger-parser accepts the %s document",
  async (name) => {
    expect(await run(`DOCUMENT=${document(name)} node validate.mjs`)).toContain("is valid");
  },
  60_000,
);
