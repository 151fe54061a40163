import { copyFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { createProject, type Wanted } from "./project.ts";
import type { Registry } from "./registry.ts";
import { run, sideBySide } from "./run.ts";
import { binaryOf, type Runtime } from "./runtimes/runtimes.ts";
import type { Row } from "./table.ts";

/** A project whose tests start the sandbox. Vitest 4 is the newest that runs on Node 20. */
const withTestRunners: Wanted = {
  packages: ["specs", "signing", "transport", "trading", "knowledge", "sandbox"],
  others: { jest: "30.5.2", vitest: "4.1.12" },
};

/** Under a name of its own in the probe, so that this repository does not run it among its own tests. */
const probeFile = "sandbox-tests.mjs";
const testFile = "sandbox.test.mjs";
const jestConfiguration = "jest.config.json";

interface TestRunner {
  readonly name: string;
  /** Arguments of Node. */
  readonly arguments: readonly string[];
  /** How its output says that all three tests have passed. */
  readonly success: RegExp;
}

/** For what hangs: the usual five seconds of both runners are too few on a busy machine. */
const timeout = "--testTimeout=600000";

const testRunners: readonly TestRunner[] = [
  {
    name: "Jest",
    // Without the flag, Jest cannot load ECMAScript modules.
    arguments: [
      "--experimental-vm-modules",
      "node_modules/jest/bin/jest.js",
      "--ci",
      timeout,
      "--config",
      jestConfiguration,
    ],
    success: /Tests:\s+3 passed, 3 total/,
  },
  {
    name: "Vitest",
    arguments: [
      "node_modules/vitest/vitest.mjs",
      "run",
      "--globals",
      "--no-color",
      timeout,
      "--hookTimeout=600000",
      testFile,
    ],
    success: /Tests\s+3 passed \(3\)/,
  },
];

/** Runs the same tests with Jest and with Vitest on every given Node. */
export async function testRunnerRows(folder: string, registry: Registry, nodes: readonly Runtime[]): Promise<Row[]> {
  const project = await createProject(folder, "npm", registry, withTestRunners);
  copyFileSync(join(project, probeFile), join(project, testFile));
  writeFileSync(join(project, jestConfiguration), JSON.stringify({ transform: {}, testMatch: [`**/${testFile}`] }));
  return sideBySide(testRunners.flatMap((runner) => nodes.map((node) => () => rowOf(project, runner, node))));
}

async function rowOf(project: string, runner: TestRunner, node: Runtime): Promise<Row> {
  const { code, output } = await run(binaryOf(node), runner.arguments, { cwd: project });
  const isGood = code === 0 && runner.success.test(output);
  return {
    what: `sandbox in ${runner.name} on ${node.name}`,
    outcome: isGood ? "ok" : "failed",
    detail: isGood ? "3 tests" : `ended with ${code}: ${output.slice(-2_000)}`,
  };
}
