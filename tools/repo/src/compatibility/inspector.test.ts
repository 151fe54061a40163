import { execFile } from "node:child_process";
import { mkdtemp, readFile, rm } from "node:fs/promises";
import { createRequire } from "node:module";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { createSandbox, type Sandbox } from "@specwright/sandbox";
import { afterAll, beforeAll, describe, expect, test, vi } from "vitest";

// These tests start the inspector as a process for every call, so they need more time.
vi.setConfig({ testTimeout: 120_000, hookTimeout: 120_000 });

const require = createRequire(import.meta.url);
const token = "inspector-token";
let open: Sandbox;
let guarded: Sandbox;
/** Temporary home directory, because the inspector stores settings there. */
let home: string;
let program: string;

beforeAll(async () => {
  const manifest = require.resolve("@modelcontextprotocol/inspector/package.json");
  const { bin } = JSON.parse(await readFile(manifest, "utf8")) as { bin: Record<string, string> };
  program = join(dirname(manifest), bin["mcp-inspector"] ?? "");
  home = await mkdtemp(join(tmpdir(), "inspector-"));
  [open, guarded] = await Promise.all([createSandbox(), createSandbox({ mcp: { enabled: true, token } })]);
});
afterAll(async () => {
  await Promise.all([open.close(), guarded.close()]);
  await rm(home, { recursive: true });
});

interface Run {
  exitCode: number;
  output: string;
  error: string;
}

/** Runs `mcp-inspector --cli URL/mcp …` as a user would, without an interactive login. */
function inspect(url: string, ...words: string[]): Promise<Run> {
  const fixed = ["--cli", `${url}/mcp`, "--transport", "http", "--stored-auth-only"];
  const env = { PATH: process.env.PATH, HOME: home, USERPROFILE: home, XDG_CONFIG_HOME: home };
  return new Promise((resolve) => {
    execFile(process.execPath, [program, ...fixed, ...words], { env, timeout: 60_000 }, (failed, output, error) => {
      const exitCode = failed === null ? 0 : typeof failed.code === "number" ? failed.code : -1;
      resolve({ exitCode, output, error });
    });
  });
}

const bearer = (text: string): string[] => ["--header", `Authorization: Bearer ${text}`];
const forms = ["reference", "released"] as const;
const address = ({ knowledge }: Sandbox, form: (typeof forms)[number]): string =>
  form === "reference" ? knowledge.referenceUrl : knowledge.releasedUrl;

async function succeed(run: Promise<Run>): Promise<unknown> {
  const { exitCode, output, error } = await run;
  expect([exitCode, error], output).toEqual([0, expect.not.stringContaining("rror")]);
  return JSON.parse(output);
}

describe.each(forms)("the MCP inspector with /mcp of the %s variant", (form) => {
  test("lists the tool", async () => {
    expect(await succeed(inspect(address(open, form), "--method", "tools/list"))).toMatchObject({
      tools: [{ name: "ask", inputSchema: { required: ["query"] } }],
    });
  });

  test("calls the tool", async () => {
    const words = ["--method", "tools/call", "--tool-name", "ask", "--tool-arg", "query=What is there?"];
    const { content } = (await succeed(inspect(address(open, form), ...words))) as { content: { text: string }[] };
    expect(JSON.parse(content[0]?.text ?? "")).toMatchObject({ answer: expect.any(String), sources: null });
  });

  test("connects with the token, but not without a token or with a wrong token", async () => {
    const list = (...words: string[]) => inspect(address(guarded, form), "--method", "tools/list", ...words);
    expect(await succeed(list(...bearer(token)))).toMatchObject({ tools: [{ name: "ask" }] });
    for (const refused of [await list(), await list(...bearer("other"))]) {
      expect(refused.exitCode).toBeGreaterThan(0);
      expect(refused.output).not.toContain("ask");
    }
  });
});
