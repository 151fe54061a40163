import { execFile } from "node:child_process";
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { createRequire } from "node:module";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { promisify } from "node:util";
import { describe, expect, it, vi } from "vitest";
import { readEveryRecording } from "../record/files.ts";
import { type HarEntry, replayUrls } from "../har.ts";

// These tests start other tools as processes, so they need more time.
vi.setConfig({ testTimeout: 120_000, hookTimeout: 120_000 });

const require = createRequire(import.meta.url);
const redocly = join(dirname(require.resolve("@redocly/cli/package.json")), "bin/cli.js");

interface Problem {
  readonly severity: "info" | "warning" | "error";
  readonly operationId?: string;
  readonly message: string;
}

/**
 * Returns whether another tool can check an exchange. It can't check streams, uploads and responses with an error code.
 */
function isJudgeable({ request, response }: HarEntry): boolean {
  const failed = /"retCode":\s*(?!0\b)-?\d/.test(response.content.text);
  const json = response.content.mimeType.startsWith("application/json") || response.status === 204;
  const upload = request.headers.some(({ name, value }) => name === "content-type" && value.startsWith("multipart/"));
  return json && !failed && !upload;
}

async function drift(
  surface: "trading" | "knowledge",
  spoil: (entry: HarEntry) => HarEntry = (entry) => entry,
): Promise<string[]> {
  const folder = mkdtempSync(join(tmpdir(), "drift-"));
  try {
    const entries = readEveryRecording()
      .filter(({ name, recording }) => name.startsWith(`${surface}/`) && recording.broken !== true)
      .flatMap(({ recording }) => recording.entries)
      .filter(isJudgeable)
      .map(spoil)
      // Use the mainnet URL everywhere: all environments have the same operations, but the tool matches only one
      // address.
      .map((entry) => ({
        ...entry,
        request: {
          ...entry.request,
          url: entry.request.url.replace(/^https:\/\/api(-\w+)?\.bybit\.com/, replayUrls.mainnet),
        },
      }));
    const [har, report] = [join(folder, "all.har"), join(folder, "report.json")];
    writeFileSync(
      har,
      JSON.stringify({ log: { version: "1.2", creator: { name: "recordings", version: "1" }, entries } }),
    );
    const api = require.resolve(`@specwright/specs/${surface}.json`);
    const server = surface === "trading" ? replayUrls.mainnet : replayUrls.knowledge;
    // The tool exits with 1 after findings, which are in its report.
    await promisify(execFile)(
      process.execPath,
      [redocly, "drift", har, "--api", api, "--server", server, "--format=json", `--output=${report}`],
      { cwd: folder },
    ).catch(() => {});
    const { problems } = JSON.parse(readFileSync(report, "utf8")) as { problems: Problem[] };
    return problems
      .filter(({ severity }) => severity === "error")
      .map(({ operationId = "?", message }) => `${operationId}: ${message}`);
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

describe("another tool's comparison of recordings and specification", () => {
  it.each(["trading", "knowledge"] as const)("finds no differences for the %s document", async (surface) => {
    expect(await drift(surface)).toEqual([]);
  });

  it("finds a seeded difference", async () => {
    const found = await drift("knowledge", (entry) => {
      const content = {
        ...entry.response.content,
        text: entry.response.content.text.replaceAll('"status"', '"state"'),
      };
      return { ...entry, response: { ...entry.response, content } };
    });
    expect(found).not.toEqual([]);
  });
});
