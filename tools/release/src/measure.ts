import { brotliCompressSync, gzipSync } from "node:zlib";
import { build, type BuildOptions, type Metafile, type Plugin } from "esbuild";

/** Bytes after compression. */
export interface Weight {
  readonly gzip: number;
  readonly brotli: number;
}

/** One import, weighed three ways. */
export interface Sizes {
  /** The entry and all that it imports, in one file; what waits behind `import()` is left out. */
  readonly entry: Weight;
  /** The files that load first when esbuild splits the code; what several files share stands apart, and comes whole. */
  readonly first: Weight;
  /** Everything in one file. */
  readonly whole: Weight;
}

export type Platform = "browser" | "node";

/** The MCP SDK is an optional peer that a user installs beside the client. */
const optionalPeers = ["@modelcontextprotocol/*"];

const leaveOutDynamic: Plugin = {
  name: "leave-out-dynamic",
  setup: ({ onResolve }) =>
    onResolve({ filter: /.*/ }, ({ kind, path }) => (kind === "dynamic-import" ? { path, external: true } : undefined)),
};

const weigh = (contents: readonly Uint8Array[]): Weight => ({
  gzip: contents.reduce((sum, each) => sum + gzipSync(each, { level: 9 }).length, 0),
  brotli: contents.reduce((sum, each) => sum + brotliCompressSync(each).length, 0),
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

async function bundle(code: string, platform: Platform, more: BuildOptions) {
  const result = await build({
    stdin: { contents: code, resolveDir: import.meta.dirname },
    bundle: true,
    minify: true,
    format: "esm",
    platform,
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

/** The files that esbuild writes, checked for modules of Node, which no browser has. */
function noNodeModule(metafile: Metafile): void {
  const foreign = Object.values(metafile.outputs)
    .flatMap(({ imports }) => imports)
    .filter(({ external, path }) => external === true && path.startsWith("node:"));
  if (foreign.length > 0) throw new Error(`a browser bundle imports ${foreign[0]?.path}`);
}

/** Bundles a module for a platform, minified, and weighs it. Built packages are measured, as published. */
export async function measure(code: string, platform: Platform): Promise<Sizes> {
  const [entry, split, whole] = await Promise.all([
    bundle(code, platform, { plugins: [leaveOutDynamic] }),
    bundle(code, platform, { splitting: true }),
    bundle(code, platform, {}),
  ]);
  if (platform === "browser") noNodeModule(whole.metafile);
  const first = loadedFirst(split.metafile);
  const contents = split.files.filter(({ path }) => [...first].some((file) => path.endsWith(`/${file}`)));
  return {
    entry: weigh(entry.files.map((file) => file.contents)),
    first: weigh(contents.map((file) => file.contents)),
    whole: weigh(whole.files.map((file) => file.contents)),
  };
}
