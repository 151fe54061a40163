/**
 * `pnpm generate`: compiles the specifications to what the clients are made of. With `--check` it writes nothing
 * and fails when a file on disk is not what the specifications say. The files are those of the repository, or
 * those below `--into DIRECTORY`.
 */
import { spawnSync } from "node:child_process";
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { parseArgs } from "node:util";
import type { OpenApiDocument } from "./document.ts";
import type { Hosts } from "./emit-hosts.ts";
import { readPathFiles } from "./emit-index.ts";
import type { RetCode } from "./emit-ret-codes.ts";
import { knowledgeFiles, tradingFiles } from "./files.ts";
import { differences, writeAll } from "./write.ts";

const root = join(import.meta.dirname, "../../..");
const read = <Kind>(name: string): Kind =>
  JSON.parse(readFileSync(join(root, "packages/specs/dist", `${name}.json`), "utf8")) as Kind;

function bundle(): void {
  const { status } = spawnSync(process.execPath, [join(root, "packages/specs/src/build.ts")], {
    stdio: ["ignore", "inherit", "inherit"],
  });
  if (status !== 0) throw new Error('Nothing was compiled. Mend what is named above, then run "pnpm generate" again.');
}

const NEXT = `
Next: "pnpm test" holds examples and recordings against the change ("pnpm record" makes recordings anew where it is meant),
and "pnpm spec:diff" says which version bump it asks for.`;

async function main(): Promise<void> {
  const { values } = parseArgs({
    options: { check: { type: "boolean", default: false }, into: { type: "string", default: root } },
  });
  bundle();
  const trading = {
    document: read<OpenApiDocument>("trading"),
    hosts: read<Hosts>("hosts"),
    retCodes: read<readonly RetCode[]>("ret-codes"),
    pathFiles: readPathFiles(readFileSync(join(root, "specs/trading/openapi.yaml"), "utf8")),
  };
  const files = [...(await tradingFiles(trading)), ...(await knowledgeFiles(read<OpenApiDocument>("knowledge")))];
  const changed = differences(values.into, files);
  if (changed.length === 0) {
    console.log(`${files.length} generated files are up to date.`);
    return;
  }
  for (const { file, what } of changed) console.log(`${values.check ? "stale" : "wrote"} ${file.path}: ${what}`);
  if (values.check) {
    console.error(`${changed.length} generated files are stale. Run "pnpm generate" and commit what it writes.`);
    process.exitCode = 1;
  } else {
    writeAll(values.into, changed);
    console.log(NEXT);
  }
}

try {
  await main();
} catch (error) {
  console.error(error instanceof Error ? error.message : String(error));
  process.exitCode = 1;
}
