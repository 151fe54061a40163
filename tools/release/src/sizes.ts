/** `pnpm check sizes`: bundles what users import, prints the sizes, and fails if a size exceeds its maximum. */
import { parseArgs } from "node:util";
import { gzipSync } from "node:zlib";
import { build, type BuildOptions, type Metafile } from "esbuild";

/** Code that users may import, with the maximum sizes (docs/decisions/package-format.md). */
interface SizeRow {
  readonly what: string;
  /** Source of the module whose bundle is measured. */
  readonly code: string;
  /**
   * Maximum gzipped sizes in bytes, above which the check fails. If a change exceeds a maximum for a good reason, its
   * commit raises the number and explains the reason.
   */
  readonly maximum: Partial<Sizes>;
}

/** Gzipped bytes of one import, measured in two ways. */
export interface Sizes {
  /**
   * Size of the files that a page loads before the first call. If esbuild splits the code, these are the files that
   * load before any `import()`.
   */
  readonly first: number;
  /** Size of all code in one file. */
  readonly whole: number;
}

const rows: readonly SizeRow[] = [
  {
    what: "signing: `createSigner`",
    code: 'export { createSigner } from "@specwright/signing";',
    // 0.2 kB more than planned: RSA and external keys load on demand and share modules with the signer.
    maximum: { first: 2_000 },
  },
  {
    what: "signing: `createSigner` and `signedFetch`",
    code: 'export { createSigner, signedFetch } from "@specwright/signing";',
    maximum: { first: 2_500 },
  },
  {
    what: "transport: `HttpClient`",
    code: 'export { HttpClient } from "@specwright/transport";',
    // 2.2 kB more than planned, because the core also determines the outcome of each attempt, supports streams, checks
    // options and handles errors in the caller's own code.
    maximum: { first: 11_000 },
  },
  {
    what: "trading: one operation",
    code: 'export { call, createSession, positionList } from "@specwright/trading/operations";',
    // 9 kB more than planned, because of option checks that suggest a spelling, external signatures, the request core,
    // the return codes of the whole API, and the result checks of every `position` operation, which load only for drift
    // reports.
    maximum: { whole: 40_000 },
  },
  {
    what: "trading: every operation",
    code: 'export { createTradingClient } from "@specwright/trading";',
    // The names of all calls are loaded first. The details, inputs and checks of a group load with its first call.
    // 0.6 kB more than planned, because an order that resembles a valid one is checked and formatted faster.
    maximum: { first: 40_700, whole: 115_000 },
  },
  {
    what: "trading: `./openapi-fetch`",
    code: 'export { createOpenApiFetchClient } from "@specwright/trading/openapi-fetch";',
    // The size is the core of the client plus openapi-fetch.
    maximum: { first: 35_000 },
  },
  {
    what: "streams: every topic and order entry",
    code: 'export { createTradingStreams } from "@specwright/streams";',
    // The decoders of a group load with its first topic; those of all groups are 6.5 kB. The code that sends orders,
    // with the checks, results and errors of the REST client, loads with the first order. The code of account topics
    // loads with the first account topic.
    maximum: { first: 36_000, whole: 80_000 },
  },
  {
    what: "streams: `parseTopic`",
    code: 'export { parseTopic } from "@specwright/streams/topics";',
    maximum: { first: 3_500 },
  },
  {
    what: "knowledge: the client, without the MCP SDK",
    code: 'export { createKnowledgeClient } from "@specwright/knowledge";',
    // 4 kB more than planned. The request core takes 8 kB; errors with instructions and checks of unknown fields take
    // the rest.
    maximum: { first: 23_000, whole: 48_000 },
  },
];

/** Optional peer dependencies, which aren't measured because users install the MCP SDK next to the client. */
const optionalPeers = ["@modelcontextprotocol/*"];

const gzippedBytes = (contents: readonly Uint8Array[]): number =>
  contents.reduce((sum, each) => sum + gzipSync(each, { level: 9 }).length, 0);

/** Returns the files of a bundle that load before any `import()`. */
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
  if (start === undefined) throw new Error("esbuild wrote no file for the entry point");
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
    // Without this setting, esbuild resolves `#runtime` through `paths` in the package's tsconfig.json, not to the
    // built file.
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

/** Throws if a browser bundle imports a Node module. */
function noNodeModule(metafile: Metafile): void {
  const foreign = Object.values(metafile.outputs)
    .flatMap(({ imports }) => imports)
    .filter(({ external, path }) => external === true && path.startsWith("node:"));
  if (foreign.length > 0) throw new Error(`a browser bundle imports ${foreign[0]?.path}`);
}

/** Bundles a module of the built packages for a browser, minified, and measures its sizes. */
export async function measure(code: string): Promise<Sizes> {
  const [split, whole] = await Promise.all([bundle(code, { splitting: true }), bundle(code, {})]);
  noNodeModule(whole.metafile);
  const first = loadedFirst(split.metafile);
  const contents = split.files.filter(({ path }) => [...first].some((file) => path.endsWith(`/${file}`)));
  return {
    first: gzippedBytes(contents.map((file) => file.contents)),
    whole: gzippedBytes(whole.files.map((file) => file.contents)),
  };
}

export interface MeasuredRow extends SizeRow {
  readonly browser: Sizes;
}

export async function measureAll(): Promise<MeasuredRow[]> {
  const measured: MeasuredRow[] = [];
  // Measure one row after the other, because esbuild uses every core by itself.
  for (const row of rows) measured.push({ ...row, browser: await measure(row.code) });
  return measured;
}

/** Returns a message for each size that exceeds its limit. */
export function exceededMaximums(measured: readonly MeasuredRow[]): string[] {
  return measured.flatMap(({ what, maximum, browser }) =>
    (["first", "whole"] as const).flatMap((part) => {
      const limit = maximum[part];
      const size = browser[part];
      return limit !== undefined && size > limit
        ? [`${what}: ${part} is ${size} bytes, ${size - limit} above its maximum of ${limit}`]
        : [];
    }),
  );
}

const kilobytes = (bytes: number) => (bytes / 1_000).toFixed(1);

/**
 * Formats the sizes as a Markdown table, in gzipped kilobytes. A number in parentheses is the size above which the
 * check fails.
 */
export function sizeTable(measured: readonly MeasuredRow[]): string {
  const cell = ({ maximum, browser }: MeasuredRow, part: "first" | "whole") => {
    const limit = maximum[part];
    return kilobytes(browser[part]) + (limit === undefined ? "" : ` (${kilobytes(limit)})`);
  };
  return [
    "| Import | first | whole |",
    "|---|--:|--:|",
    ...measured.map((row) => `| ${row.what} | ${cell(row, "first")} | ${cell(row, "whole")} |`),
    "",
    "Kilobytes (1,000 bytes) of gzip in a browser, minified by esbuild, dependencies included.",
    "Numbers in parentheses are the sizes above which the check fails.",
    "*First* is what a page loads before the first call when esbuild splits the code. *Whole* is everything in one file.",
  ].join("\n");
}

if (import.meta.main) {
  parseArgs();
  console.error("Bundling what users import …");
  const measured = await measureAll();
  console.log(sizeTable(measured));
  const problems = exceededMaximums(measured);
  for (const problem of problems) console.error(problem);
  if (problems.length > 0)
    console.error("If the growth is intended, raise the number and give the reason in the commit.");
  process.exitCode = problems.length === 0 ? 0 : 1;
}
