import { mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { readSpecification } from "../src/live/specification.ts";
import { startSandbox } from "./support.ts";

let folder: string;
let started: Awaited<ReturnType<typeof startSandbox>>;

beforeEach(async () => {
  folder = mkdtempSync(join(tmpdir(), "drift-"));
  started = await startSandbox();
});

afterEach(async () => {
  rmSync(folder, { recursive: true, force: true });
  await started.sandbox.close();
});

const drift = (words: readonly string[] = [], given: object = {}) =>
  started.cli(["drift", "--output", folder, ...words], given);

const mood = { fault: "drift-add", value: "new" } as const;

describe("the drift command for a knowledge service", () => {
  it("reports no differences if the service follows the specification", async () => {
    const { code, out } = await drift(["--knowledge"]);
    expect(out).toMatch(
      /^1\d operations and topics reached, 0 not reached\. Differences: 0 new, 0 known, 0 no longer found\.\nDetails: .*live-report\.md\n$/,
    );
    expect(code).toBe(0);
  });

  it("ends with a message if the service cannot be reached", async () => {
    const { code, out } = await drift(["--knowledge"], {
      env: { ...started.env, SPECWRIGHT_KNOWLEDGE_URL: "http://127.0.0.1:9" },
    });
    expect(out).toContain("knowledge: unreachable. Run the command again to continue.");
    expect(code).toBe(2);
    expect(readFileSync(join(folder, "live-report.md"), "utf8")).toMatch(/^# .*: nothing could be compared\n/);
  });
});

describe("the drift command for the trading API", () => {
  /** Returns a terminal that stops the run after its reads, because the tests don't need the messages of topics. */
  function stopAfterReads() {
    const stop = new AbortController();
    const error = (text: string): void => {
      if (text.includes(`${last} of ${last} reads`)) stop.abort();
    };
    return { isInteractive: true, signal: stop.signal, error };
  }
  const last = readSpecification().reads.length;

  it("reports a changed response with the specification file and the edit to make there", async () => {
    started.sandbox.trading.controls().addFault({ ...mood, operation: "marketTime", place: "result.mood" });
    const { code, out } = await drift([], stopAfterReads());
    expect(out).toContain("marketTime  result.mood: unknown field, once\n");
    expect(out).toMatch(/ {4}specs\/trading\/\S+\.yaml: add mood with its type and meaning\n/);
    expect(code).toBe(1);
  });

  it("prints the report as JSON with --json", async () => {
    const { out } = await drift(["--json"], stopAfterReads());
    expect(JSON.parse(out)).toMatchObject({ fresh: [], ended: { reads: "stopped" } });
  });

  it("refuses to place orders with real funds", async () => {
    const { code, error } = await drift(["--journeys", "--profile", "mainnet"]);
    expect(error).toBe(
      "--journeys writes: the environment must be testnet, demo or a URL of this machine, not mainnet.\nNothing was sent.\n",
    );
    expect(code).toBe(2);
  });
});
