/** `pnpm sizes`: bundles what users import, prints the sizes, and fails when one exceeds its alarm in `size-rows.ts`. */
import { gzipSync } from "node:zlib";
import { build, type BuildOptions, type Metafile } from "esbuild";
import { rows, type SizeRow } from "./size-rows.ts";

/** Bytes after compression. */
interface Weight {
  readonly gzip: number;
}

/** One import, weighed two ways. */
export interface Sizes {
  /** The files that load before any `import()` when esbuild splits the code. */
  readonly first: Weight;
  /** Everything in one file. */
  readonly whole: Weight;
}

/** The MCP SDK is an optional peer that a user installs beside the client. */
const optionalPeers = ["@modelcontextprotocol/*"];

const weigh = (contents: readonly Uint8Array[]): Weight => ({
  gzip: contents.reduce((sum, each) => sum + gzipSync(each, { level: 9 }).length, 0),
});

/** The files that are loaded before any `import()` is reached. */
function loadedFirst({ outputs }: Metafile): Set<string> {
  const found = new Set<string>();
  const visit = (file: string) => {
    if (found.has(file)) return;
    found.add(file);
    for (const { path, kind, external } of outputs[file]?.imports ?? []) {
      if (kind === "import-statement" && external !== true) visit(path);
    }
  };
  const start = Object.keys(outputs).find(
    (file) => outputs[file]?.entryPoint !== undefined && file.endsWith("/stdin.js"),
  );
  if (start === undefined) throw new Error("esbuild wrote no entry");
  visit(start);
  return found;
}

async function bundle(code: string, more: BuildOptions) {
  const result = await build({
    stdin: { contents: code, resolveDir: import.meta.dirname },
    bundle: true,
    minify: true,
    format: "esm",
    platform: "browser",
    // Without it esbuild follows the paths of a package's own tsconfig.json instead of its built "#platform".
    tsconfigRaw: {},
    target: "es2022",
    external: optionalPeers,
    outdir: "out",
    write: false,
    metafile: true,
    logLevel: "silent",
    ...more,
  });
  return { metafile: result.metafile as Metafile, files: result.outputFiles ?? [] };
}

/** Fails when a browser bundle imports a module of Node. */
function noNodeModule(metafile: Metafile): void {
  const foreign = Object.values(metafile.outputs)
    .flatMap(({ imports }) => imports)
    .filter(({ external, path }) => external === true && path.startsWith("node:"));
  if (foreign.length > 0) throw new Error(`a browser bundle imports ${foreign[0]?.path}`);
}

/** Bundles a module for a browser, minified, and weighs it. Built packages are measured, as published. */
export async function measure(code: string): Promise<Sizes> {
  const [split, whole] = await Promise.all([bundle(code, { splitting: true }), bundle(code, {})]);
  noNodeModule(whole.metafile);
  const first = loadedFirst(split.metafile);
  const contents = split.files.filter(({ path }) => [...first].some((file) => path.endsWith(`/${file}`)));
  return {
    first: weigh(contents.map((file) => file.contents)),
    whole: weigh(whole.files.map((file) => file.contents)),
  };
}

export interface MeasuredRow extends SizeRow {
  readonly browser: Sizes;
}

export async function measureAll(wanted: readonly SizeRow[] = rows): Promise<MeasuredRow[]> {
  const measured: MeasuredRow[] = [];
  // One after the other: esbuild uses every core by itself.
  for (const row of wanted) measured.push({ ...row, browser: await measure(row.code) });
  return measured;
}

/** Sizes that exceed their alarm, one line each. */
export function alarms(measured: readonly MeasuredRow[]): string[] {
  return measured.flatMap(({ what, alarm, browser }) =>
    (["first", "whole"] as const).flatMap((part) => {
      const limit = alarm[part];
      const { gzip } = browser[part];
      return limit !== undefined && gzip > limit
        ? [`${what}: ${part} is ${gzip} bytes, ${gzip - limit} above its alarm of ${limit}`]
        : [];
    }),
  );
}

const kilobytes = (bytes: number) => (bytes / 1_000).toFixed(1);

/** The table as Markdown: kilobytes of gzip in a browser, the alarm in brackets. */
export function sizeTable(measured: readonly MeasuredRow[]): string {
  const cell = ({ alarm, browser }: MeasuredRow, part: "first" | "whole") => {
    const limit = alarm[part];
    return kilobytes(browser[part].gzip) + (limit === undefined ? "" : ` (${kilobytes(limit)})`);
  };
  return [
    "| Import | first | whole |",
    "|---|--:|--:|",
    ...measured.map((row) => `| ${row.what} | ${cell(row, "first")} | ${cell(row, "whole")} |`),
    "",
    "Kilobytes (1,000 bytes) of gzip in a browser, minified by esbuild, dependencies included; the alarm in brackets.",
    "*First* is what a page loads before the first call when esbuild splits the code. *Whole* is everything in one file.",
  ].join("\n");
}

if (import.meta.main) {
  console.error("Bundling what users import …");
  const measured = await measureAll();
  console.log(sizeTable(measured));
  const ringing = alarms(measured);
  for (const alarm of ringing) console.error(alarm);
  if (ringing.length > 0) console.error("If the growth is meant, raise the number and say why in the commit.");
  process.exitCode = ringing.length === 0 ? 0 : 1;
}
