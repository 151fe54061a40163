import { createSandbox } from "@specwright/sandbox";
import { must } from "./run.ts";
import type { ProbeResult } from "./runtimes/probe-input.ts";
import { binaryOf, type Runtime } from "./runtimes/runtimes.ts";

const bin = "node_modules/@specwright/cli/dist/main.js";

/** What each command must print. */
const commands: readonly (readonly [words: readonly string[], printed: string])[] = [
  [["--help"], "4 unknown outcome"],
  [["search", "cancel everything", "--json"], '"name": "order.cancelAll"'],
  [["order", "create", "--help"], "Only a limit order takes a takeProfit."],
  [["tour"], "Alpha ships on Friday. [1]"],
  [["drift", "--knowledge"], "0 new, 0 known"],
];

/** The command line as its users have it, on one Node. */
export async function checkCommandLine(project: string, runtime: Runtime): Promise<ProbeResult> {
  const failures: string[] = [];
  const sandbox = await createSandbox();
  const env = { SPECWRIGHT_KNOWLEDGE_URL: sandbox.knowledge.url };
  try {
    for (const [words, printed] of commands) {
      const output = await must(binaryOf(runtime), [bin, ...words], { cwd: project, env });
      if (!output.includes(printed)) failures.push(`${words.join(" ")} printed ${output.slice(-300)}`);
    }
  } finally {
    await sandbox.close();
  }
  return { passed: commands.length - failures.length, failures };
}
