import { execFile } from "node:child_process";
import { existsSync, mkdtempSync, readFileSync, rmSync } from "node:fs";
import { createRequire } from "node:module";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { createSandbox, type Sandbox } from "@specwright/sandbox";
import { afterAll, beforeAll, describe, expect, it, vi } from "vitest";
import { startSigningProxy, type SigningProxy } from "./signing-proxy.ts";

// These tests start other tools as processes, so they need more time.
vi.setConfig({ testTimeout: 120_000, hookTimeout: 120_000 });

const redocly = join(dirname(createRequire(import.meta.url).resolve("@redocly/cli/package.json")), "bin/cli.js");
const folder = join(import.meta.dirname, "../../../../specs/workflows");

const reports = mkdtempSync(join(tmpdir(), "workflows-"));
let sandbox: Sandbox;
let proxies: SigningProxy[];

beforeAll(async () => {
  sandbox = await createSandbox();
  const { mainnetUrl, demoUrl, keys } = sandbox.trading;
  proxies = await Promise.all([startSigningProxy(mainnetUrl, keys.master), startSigningProxy(demoUrl, keys.demo)]);
});

afterAll(async () => {
  await Promise.all(proxies.map((proxy) => proxy.close()));
  await sandbox.close();
  rmSync(reports, { recursive: true });
});

interface Check {
  readonly name: string;
  readonly status: string;
  readonly message?: string;
}

interface Workflow {
  readonly workflowId: string;
  readonly status: string;
  readonly executedSteps: readonly { readonly stepId: string; readonly checks?: readonly Check[] }[];
}

/** Returns the problems of a workflow. A step that succeeded after a retry is not a problem. */
function problemsOf({ status, executedSteps }: Workflow): string[] {
  if (status === "success") return [];
  const failed = executedSteps.flatMap(({ stepId, checks = [] }) =>
    checks
      .filter((check) => check.status !== "success")
      .map(({ name, message }) => `${stepId}: ${name}: ${message ?? ""}`),
  );
  return [status, ...failed];
}

/**
 * Runs the workflows of one file in one process, so that the document is read only once. Returns the problems of each
 * workflow.
 */
async function respect(
  { file, workflows, more = [] }: Run,
  servers: Record<string, string>,
): Promise<Map<string, string[]>> {
  const report = join(reports, `${workflows[0]}.json`);
  const server = Object.entries(servers).map(([name, url]) => `${name}=${url}`);
  const chosen = workflows.flatMap((workflow) => ["--workflow", workflow]);
  const args = [redocly, "respect", file, ...chosen, "--server", server.join(","), "--json-output", report, ...more];
  const printed = await new Promise<string>((resolve) => {
    const environment = { ...process.env, NO_COLOR: "1" };
    const options = { cwd: folder, encoding: "utf8", env: environment, maxBuffer: 64 * 1024 * 1024 } as const;
    execFile(process.execPath, args, options, (_, stdout, stderr) => resolve(stdout + stderr));
  });
  if (!existsSync(report)) throw new Error(`The runner wrote no report:\n${printed.slice(-3_000)}`);
  const { files } = JSON.parse(readFileSync(report, "utf8")) as {
    files: Record<string, { executedWorkflows: Workflow[] }>;
  };
  const played = Object.values(files).flatMap(({ executedWorkflows }) => executedWorkflows);
  return new Map(played.map((workflow) => [workflow.workflowId, problemsOf(workflow)]));
}

interface Run {
  readonly file: string;
  readonly workflows: readonly string[];
  readonly more?: readonly string[];
}

const runs: readonly Run[] = [
  {
    file: "trading.arazzo.yaml",
    workflows: [
      "market-data-to-closed-position",
      "demo-account-to-order",
      "agreement-to-commodity-order",
      "option-base-coins-to-option-order",
      "event-contract",
    ],
  },
  // The runner reads a stream as one document, so skip its schema check. The tests of the recordings check each event.
  { file: "knowledge.arazzo.yaml", workflows: ["submit-to-chat"], more: ["--severity", "SCHEMA_CHECK=off"] },
  { file: "knowledge.arazzo.yaml", workflows: ["refused-upload", "mcp-ask"] },
];

describe("workflows that another tool runs against the sandbox", () => {
  describe.each(runs)("$file: $workflows", (run) => {
    let found: Map<string, string[]>;
    beforeAll(async () => {
      const [mainnet, demo] = proxies;
      const servers: Record<string, string> = run.file.startsWith("trading")
        ? { trading: mainnet?.url ?? "", demo: demo?.url ?? "" }
        : { knowledge: sandbox.knowledge.releasedUrl };
      found = await respect(run, servers);
    });

    it.each(run.workflows)("finishes without findings: %s", (workflow) => expect(found.get(workflow)).toEqual([]));
  });

  it.each(["trading.arazzo.yaml", "knowledge.arazzo.yaml"])("include every workflow of %s", (file) => {
    const written = readFileSync(join(folder, file), "utf8").matchAll(/^ *- workflowId: (\S+)$/gm);
    const names = Array.from(written, ([, name = ""]) => name);
    const played = runs.flatMap((run) => (run.file === file ? run.workflows : []));
    expect(names.toSorted()).toEqual(played.toSorted());
  });
});
