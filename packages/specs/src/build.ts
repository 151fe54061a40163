/**
 * Bundles each specification to one JSON document, and converts the data files in `specs/trading` to JSON. Usage: `node
 * src/build.ts [SPECS [OUTPUT]]`. SPECS is the folder of the specifications. Default: `specs` in this repository. The
 * output depends only on the specifications, so equal input results in equal bytes.
 */
import { execFile } from "node:child_process";
import { existsSync, mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from "node:fs";
import { createRequire } from "node:module";
import { tmpdir } from "node:os";
import { dirname, join, relative, resolve } from "node:path";
import { promisify, stripVTControlCharacters } from "node:util";
import { parse } from "yaml";
import { withEnumNames } from "./enum-names.ts";
import { withReferences } from "./streams.ts";

const execute = promisify(execFile);
const packageRoot = join(import.meta.dirname, "..");
const repositoryRoot = join(packageRoot, "../..");
const [specs = join(repositoryRoot, "specs"), dist = join(packageRoot, "dist")] = process.argv.slice(2);

/** Root file of each document. */
const surfaces = {
  trading: "trading/openapi.yaml",
  knowledge: "knowledge/openapi.yaml",
  streams: "streams/asyncapi.yaml",
} as const;
/** Data files in `specs/trading`, which aren't part of a specification document. */
const dataFiles = ["ret-codes", "rate-limits", "hosts", "changes"];

/** Pattern for the location of a problem in Redocly's output and the first line of its message. */
const problem = /^\[\d+\] (?<file>.+?):(?<line>\d+):\d+ .*\n\n(?<words>.+)$/gm;

/**
 * Extracts the problems of a specification from Redocly's output, with file and line, but without excerpts and advice
 * about Redocly's own rules.
 */
function problems(printed: string): string {
  const text = stripVTControlCharacters(printed);
  const found = [...text.matchAll(problem)].map(({ groups: { file = "", line = "", words = "" } = {} }) => {
    const place = relative(dirname(specs), resolve(repositoryRoot, file));
    return `${place}:${line}: ${words}`;
  });
  return (found.length > 0 ? found.join("\n") : text.trim()).replaceAll(`${dirname(specs)}/`, "");
}

function redocly(): string {
  const manifest = createRequire(import.meta.url).resolve("@redocly/cli/package.json");
  const { bin } = JSON.parse(readFileSync(manifest, "utf8")) as { bin: Record<string, string> };
  return join(dirname(manifest), bin["redocly"] ?? "bin/cli.js");
}

/** Bundles a specification. Skips a document that doesn't exist, because an older revision may lack it. */
async function bundle(surface: keyof typeof surfaces): Promise<void> {
  const root = join(specs, surfaces[surface]);
  if (!existsSync(root)) return;
  const target = join(tmpdir(), `specwright-${surface}-${process.pid}.json`);
  const environment = { ...process.env, REDOCLY_TELEMETRY: "off", REDOCLY_SUPPRESS_UPDATE_NOTICE: "true" };
  const args = [redocly(), "bundle", root, "--ext", "json", "-o", target];
  try {
    await execute(process.execPath, args, { cwd: repositoryRoot, env: environment });
  } catch (error) {
    const { stdout = "", stderr = "" } = error as { stdout?: string; stderr?: string };
    throw new Error(problems(`${stdout}${stderr}`), { cause: error });
  }
  const document = JSON.parse(readFileSync(target, "utf8")) as Record<string, unknown>;
  rmSync(target);
  write(`${surface}.json`, withEnumNames(surface === "streams" ? withReferences(document, root) : document));
}

/** Writes a file atomically, so that a concurrent reader sees either the old or the new content. */
function write(name: string, value: unknown): void {
  const unfinished = join(dist, `.${process.pid}-${name}`);
  writeFileSync(unfinished, `${JSON.stringify(value, null, 1)}\n`);
  renameSync(unfinished, join(dist, name));
}

/** Converts a YAML file of `specs/trading` to JSON. Dates stay strings. */
function data(name: string): void {
  const source = join(specs, "trading", `${name}.yaml`);
  if (existsSync(source)) write(`${name}.json`, parse(readFileSync(source, "utf8"), { schema: "core" }));
  else rmSync(join(dist, `${name}.json`), { force: true });
}

/**
 * Converts a workflow file to JSON. References to the specifications' YAML files become references to the JSON
 * documents.
 */
function workflow(surface: "trading" | "knowledge"): void {
  const source = join(specs, "workflows", `${surface}.arazzo.yaml`);
  if (!existsSync(source)) return;
  const document = parse(readFileSync(source, "utf8")) as { sourceDescriptions: readonly { readonly url: string }[] };
  const sourceDescriptions = document.sourceDescriptions.map((one) => ({
    ...one,
    url: one.url.replace(/^\.\.\/(\w+)\/openapi\.yaml$/, "./$1.json"),
  }));
  write(`${surface}.arazzo.json`, { ...document, sourceDescriptions });
}

mkdirSync(dist, { recursive: true });
try {
  // Bundle in parallel, because in a first run everything else waits for the bundles.
  await Promise.all([bundle("trading"), bundle("knowledge"), bundle("streams")]);
  for (const name of dataFiles) data(name);
  for (const surface of ["trading", "knowledge"] as const) workflow(surface);
} catch (error) {
  // Print only the message: the mistake concerns the author of the specification, who can't use our stack trace.
  console.error(`The specifications cannot be bundled:\n${(error as Error).message}`);
  process.exitCode = 1;
}
