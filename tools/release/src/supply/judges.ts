import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { dirname, join } from "node:path";
import { publint } from "publint";
import { formatMessage } from "publint/utils";
import { run } from "@specwright-tools/package-tests/run";
import { manifestOf, readTarball } from "../tarballs/read-tarball.ts";

const attw = join(
  dirname(createRequire(import.meta.url).resolve("@arethetypeswrong/cli/package.json")),
  "dist/index.js",
);

/** What publint says about a tarball; its suggestions count too. */
async function publintProblems(tarball: string): Promise<string[]> {
  const bytes = readFileSync(tarball);
  const { messages } = await publint({ pack: { tarball: new Uint8Array(bytes).buffer }, strict: true });
  const manifest = manifestOf(readTarball(tarball));
  return messages.map((message) => `publint: ${formatMessage(message, manifest) ?? message.code}`);
}

/** What "are the types wrong" says about a tarball that is ESM only, by design. */
async function typesProblems(tarball: string): Promise<string[]> {
  // The package of plain JSON documents has nothing to type.
  if (![...readTarball(tarball).keys()].some((name) => name.endsWith(".d.ts"))) return [];
  const args = [attw, tarball, "--profile", "esm-only", "--format", "json"];
  const { code, output } = await run(process.execPath, args, { cwd: dirname(tarball) });
  if (code === 0) return [];
  const problems = (JSON.parse(output.slice(output.indexOf("{"))) as { problems?: Record<string, unknown[]> }).problems;
  return [`attw: ${JSON.stringify(problems ?? output.slice(0, 500))}`];
}

/** The verdicts of both judges, nothing when they are content. */
export async function judgeTarball(tarball: string): Promise<string[]> {
  return [...(await publintProblems(tarball)), ...(await typesProblems(tarball))];
}
