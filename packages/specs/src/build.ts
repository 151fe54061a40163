/**
 * Bundles each specification to one JSON document, and turns the contract data beside them into JSON.
 * The same input gives the same bytes: nothing but the specifications ends up in the output.
 */
import { execFile } from "node:child_process";
import { existsSync, mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from "node:fs";
import { createRequire } from "node:module";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { promisify } from "node:util";
import { parse } from "yaml";
import { withReferences } from "./streams.ts";

const execute = promisify(execFile);
const packageRoot = join(import.meta.dirname, "..");
const repositoryRoot = join(packageRoot, "../..");
const specs = join(repositoryRoot, "specs");
const dist = join(packageRoot, "dist");

/** The surfaces, by the name their API has in redocly.yaml. */
const surfaces = {
  trading: { api: "trading@v5", root: "trading/openapi.yaml" },
  knowledge: { api: "knowledge@v1", root: "knowledge/openapi.yaml" },
  streams: { api: "streams@v5", root: "streams/asyncapi.yaml" },
} as const;
/** Contract data that has no place in these documents; a file that does not exist yet is left out. */
const dataFiles = ["ret-codes", "rate-limits", "hosts", "changes"];

function redocly(): string {
  const manifest = createRequire(import.meta.url).resolve("@redocly/cli/package.json");
  const { bin } = JSON.parse(readFileSync(manifest, "utf8")) as { bin: Record<string, string> };
  return join(dirname(manifest), bin["redocly"] ?? "bin/cli.js");
}

async function bundle(surface: keyof typeof surfaces): Promise<void> {
  const target = join(tmpdir(), `specwright-${surface}-${process.pid}.json`);
  const environment = { ...process.env, REDOCLY_TELEMETRY: "off", REDOCLY_SUPPRESS_UPDATE_NOTICE: "true" };
  const { api, root } = surfaces[surface];
  const args = [redocly(), "bundle", api, "--ext", "json", "-o", target];
  try {
    await execute(process.execPath, args, { cwd: repositoryRoot, env: environment });
  } catch (error) {
    const { stderr } = error as { stderr?: string };
    throw new Error(`specs/${root} cannot be bundled:\n${stderr ?? String(error)}`, { cause: error });
  }
  const document = JSON.parse(readFileSync(target, "utf8")) as Record<string, unknown>;
  rmSync(target);
  write(`${surface}.json`, surface === "streams" ? withReferences(document, join(specs, root)) : document);
}

/** In one step, so that whoever reads at the same time sees the old file or the new one. */
function write(name: string, value: unknown): void {
  const unfinished = join(dist, `.${process.pid}-${name}`);
  writeFileSync(unfinished, `${JSON.stringify(value, null, 1)}\n`);
  renameSync(unfinished, join(dist, name));
}

/** Contract data of the trading surface. Dates stay text. */
function data(name: string): void {
  const source = join(specs, "trading", `${name}.yaml`);
  if (existsSync(source)) write(`${name}.json`, parse(readFileSync(source, "utf8"), { schema: "core" }));
  else rmSync(join(dist, `${name}.json`), { force: true });
}

mkdirSync(dist, { recursive: true });
try {
  // Side by side: everything else of a first run waits for these.
  await Promise.all([bundle("trading"), bundle("knowledge"), bundle("streams")]);
  for (const name of dataFiles) data(name);
} catch (error) {
  // A mistake in a specification is for its author, who has no use for our stack.
  console.error((error as Error).message.trim());
  process.exitCode = 1;
}
