/**
 * `pnpm generate`: compiles the specifications to the generated files of the clients and the docs. `--check` writes
 * nothing and fails if a file on disk is stale. `--into DIRECTORY` works on the files below another directory.
 * `--built` reads the last bundles of the specifications instead of bundling them.
 */
import { spawnSync } from "node:child_process";
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { parseArgs } from "node:util";
import type { OpenApiDocument } from "../model/document.ts";
import type { AsyncApiDocument } from "../model/streams.ts";
import type { Hosts, ReturnCode } from "./emit-data.ts";
import { knowledgeFiles, migrationFiles, streamsFiles, tradingFiles, differences, writeAll } from "./files.ts";
import { readPathFiles } from "./operations/emit-docs.ts";

const root = join(import.meta.dirname, "../../..");
const read = <Kind>(name: string): Kind =>
  JSON.parse(readFileSync(join(root, "packages/specs/dist", `${name}.json`), "utf8")) as Kind;

function bundle(): void {
  console.error("Bundling the specifications …");
  const { status } = spawnSync(process.execPath, [join(root, "packages/specs/src/build.ts")], {
    stdio: ["ignore", "inherit", "inherit"],
  });
  if (status !== 0) throw new Error('Fix what is named above and run "pnpm generate" again.');
}

const NEXT = `
Next: "pnpm record" writes the recordings of what changed, "pnpm spec diff --write" the changeset. specs/README.md names the
checks of a single operation; "pnpm test" and "pnpm test:packages" run all of them.`;

async function main(): Promise<void> {
  const { values } = parseArgs({
    options: {
      check: { type: "boolean", default: false },
      built: { type: "boolean", default: false },
      into: { type: "string", default: root },
    },
  });
  if (!values.built) bundle();
  console.error("Compiling them …");
  const trading = {
    document: read<OpenApiDocument>("trading"),
    hosts: read<Hosts>("hosts"),
    returnCodes: read<readonly ReturnCode[]>("ret-codes"),
    pathFiles: readPathFiles(readFileSync(join(root, "specs/trading/openapi.yaml"), "utf8")),
  };
  const files = [
    ...(await tradingFiles(trading)),
    ...migrationFiles(trading.document),
    ...(await knowledgeFiles(read<OpenApiDocument>("knowledge"))),
    ...(await streamsFiles(read<AsyncApiDocument>("streams"), trading.document)),
  ];
  const changed = differences(values.into, files);
  if (changed.length === 0) {
    console.log(`All ${files.length} generated files are up to date.`);
    return;
  }
  for (const { path, text, what } of changed) {
    const done = text === undefined ? "deleted" : "wrote";
    console.log(`${values.check ? "stale" : done} ${path}: ${what}`);
  }
  if (values.check) {
    console.error(`${changed.length} generated files are stale. Run "pnpm generate" and commit the result.`);
    process.exitCode = 1;
  } else {
    writeAll(values.into, changed);
    console.log(NEXT);
  }
}

await main();
