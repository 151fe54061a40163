/** Measures the size of a client: bundled for browser and Node, and as an installed folder. */
import { readFileSync, readdirSync, realpathSync, statSync } from "node:fs";
import { createRequire } from "node:module";
import { basename, dirname, join } from "node:path";
import { brotliCompressSync, gzipSync } from "node:zlib";
import { type Plugin, build } from "esbuild";
import { bench } from "../child.ts";
import { ours, type Part, plain } from "../part.ts";
import type { Contender, Row } from "../race.ts";

interface Entry extends Contender {
  readonly code: string;
}

const entries: readonly Entry[] = [
  {
    label: "Specwright signing: `createSigner`",
    isOurs: true,
    code: 'import { createSigner } from "@specwright/signing"; globalThis.out = createSigner;',
  },
  {
    label: "Specwright trading: two operations",
    isOurs: true,
    code: `import { call, createSession, positionList, orderCreate } from "@specwright/trading/operations";
      globalThis.out = [call, createSession, positionList, orderCreate];`,
  },
  {
    label: "Specwright trading: every operation",
    isOurs: true,
    code: 'import { createTradingClient } from "@specwright/trading"; globalThis.out = createTradingClient;',
  },
  {
    label: "Specwright knowledge",
    isOurs: true,
    code: 'import { createKnowledgeClient } from "@specwright/knowledge"; globalThis.out = createKnowledgeClient;',
  },
  { label: "undici (HTTP alone)", code: 'import { request } from "undici"; globalThis.out = request;' },
  {
    label: "crypto-js (HMAC-SHA256 alone)",
    code: 'import hmac from "crypto-js/hmac-sha256.js"; globalThis.out = hmac;',
  },
  { label: "bybit-api", code: 'import { RestClientV5 } from "bybit-api"; globalThis.out = RestClientV5;' },
  { label: "ccxt, this exchange alone", code: 'import bybit from "ccxt/js/src/bybit.js"; globalThis.out = bybit;' },
  { label: "openai", code: 'import OpenAI from "openai"; globalThis.out = OpenAI;' },
];

/**
 * Resolves modules of ccxt that its `exports` don't list, to bundle the smallest part of ccxt that a bundler could use.
 * In a browser, Node's own modules are stubs.
 */
const resolving = (isBrowser: boolean): Plugin => ({
  name: "resolving",
  setup(setup) {
    setup.onResolve({ filter: /^ccxt\/js\// }, ({ path }) => ({ path: join(bench, "node_modules", path) }));
    // Don't bundle optional peers, because users install them only if needed.
    setup.onResolve({ filter: /^(protobufjs|bufferutil|utf-8-validate|@modelcontextprotocol)/ }, ({ path }) => ({
      path,
      external: true,
    }));
    if (!isBrowser) return;
    const builtin = /^(node:.*|https?|http2|crypto|fs|path|url|util|stream|zlib|net|tls|events|os|assert|buffer|dns)$/;
    setup.onResolve({ filter: builtin }, ({ path }) => ({ path, namespace: "stub" }));
    setup.onLoad({ filter: /.*/, namespace: "stub" }, () => ({ contents: "module.exports = {}" }));
  },
});

async function bundle(code: string, platform: "browser" | "node", splitting: boolean) {
  return build({
    stdin: { contents: code, resolveDir: bench },
    bundle: true,
    minify: true,
    write: false,
    splitting,
    outdir: bench,
    metafile: true,
    format: "esm",
    target: "es2023",
    platform,
    // Without this setting, esbuild follows the paths of a package's own tsconfig.json instead of its built
    // "#runtime".
    tsconfigRaw: {},
    logLevel: "silent",
    plugins: [resolving(platform === "browser")],
  });
}

type Bundled = Awaited<ReturnType<typeof bundle>>;

/** Returns the code of the bundle's entry point and of its static imports, without dynamic imports. */
function startOf({ metafile, outputFiles }: Bundled): Uint8Array[] {
  const outputs = metafile?.outputs ?? {};
  const wanted = Object.keys(outputs).filter((path) => outputs[path]?.entryPoint === "<stdin>");
  for (const path of wanted) {
    const imports = outputs[path]?.imports ?? [];
    const further = imports.filter(({ kind, external }) => kind === "import-statement" && external !== true);
    for (const { path: next } of further) if (!wanted.includes(next)) wanted.push(next);
  }
  return wanted.flatMap((path) => outputFiles?.find((file) => file.path.endsWith(basename(path)))?.contents ?? []);
}

/** Measures the bundle sizes for the browser or for Node. */
async function weigh(code: string, platform: "browser" | "node"): Promise<Record<string, number>> {
  const whole = await bundle(code, platform, false);
  const split = await bundle(code, platform, true);
  const bytes = whole.outputFiles?.[0]?.contents ?? new Uint8Array();
  return {
    [`${platform} minified`]: bytes.length,
    [`${platform} gzip`]: gzipSync(bytes, { level: 9 }).length,
    [`${platform} brotli`]: brotliCompressSync(bytes).length,
    // The size of the files that load before the first call, if the bundler may split the code.
    [`${platform} start`]: startOf(split).reduce((sum, part) => sum + gzipSync(part, { level: 9 }).length, 0),
  };
}

async function rowOf({ label, code, isOurs = false }: Entry): Promise<Row> {
  console.error(`  ${label}`);
  // Some clients can't be bundled for a browser, so their row has no browser sizes.
  const browser = await weigh(code, "browser").catch(() => undefined);
  return { label, isOurs, values: { ...browser, ...(await weigh(code, "node")) } };
}

const column = (head: string, name: string) =>
  plain(head, name, (bytes) => (Number.isFinite(bytes) ? (bytes / 1000).toFixed(1) : "–"));

export const sizes: Part = {
  title: "Size of a bundle",
  text: "The bundler is esbuild, and everything is in one file. \"Before the first call\" is the size of the code that loads immediately if the bundler may split the code. For browsers, Node's built-in modules are replaced by empty stubs. Optional peer dependencies aren't included.",
  first: "kB",
  columns: [
    column("browser, minified", "browser minified"),
    column("gzip", "browser gzip"),
    column("brotli", "browser brotli"),
    column("gzip before the first call", "browser start"),
    column("Node, minified", "node minified"),
    column("gzip", "node gzip"),
    column("brotli", "node brotli"),
  ],
  async measure(isShort) {
    const rows: Row[] = [];
    for (const entry of isShort ? entries.slice(0, 3) : entries) rows.push(await rowOf(entry));
    return { "": rows };
  },
};

interface Manifest {
  readonly name: string;
  readonly dependencies?: Readonly<Record<string, string>>;
}

const manifestOf = (folder: string): Manifest =>
  JSON.parse(readFileSync(join(folder, "package.json"), "utf8")) as Manifest;

/** Returns the folder of an installed package, resolved from another package that needs it. */
function folderOf(name: string, from: string): string {
  const paths = createRequire(join(from, "package.json")).resolve.paths(name) ?? [];
  for (const path of paths) {
    try {
      return dirname(realpathSync(join(path, name, "package.json")));
    } catch {
      // The package isn't in this folder, so try the parent.
    }
  }
  throw new Error(`${name} is not installed for ${from}`);
}

/** Returns whether a file of a workspace is published. */
const isPublished = (path: string): boolean => /^(dist|package\.json|README\.md|LICENSE)/.test(path);

function contentOf(folder: string): { files: number; bytes: number } {
  const isWorkspace = !folder.includes("node_modules");
  let [files, bytes] = [0, 0];
  for (const entry of readdirSync(folder, { recursive: true, withFileTypes: true })) {
    const path = join(entry.parentPath, entry.name).slice(folder.length + 1);
    if (!entry.isFile() || path.startsWith("node_modules") || (isWorkspace && !isPublished(path))) continue;
    files += 1;
    bytes += statSync(join(folder, path)).size;
  }
  return { files, bytes };
}

/** Returns the installed size of a package with all its dependencies, each counted once. */
function installOf(name: string): Record<string, number> {
  const folders = new Set<string>();
  const visit = (folder: string) => {
    if (folders.has(folder)) return;
    folders.add(folder);
    for (const dependency of Object.keys(manifestOf(folder).dependencies ?? {})) visit(folderOf(dependency, folder));
  };
  visit(folderOf(name, bench));
  const contents = Array.from(folders, contentOf);
  return {
    packages: folders.size,
    files: contents.reduce((sum, { files }) => sum + files, 0),
    bytes: contents.reduce((sum, { bytes }) => sum + bytes, 0),
  };
}

const peers = ["undici", "bybit-api", "ccxt", "openai", "crypto-js"];

const whole = (count: number): string => count.toLocaleString("en");

export const installs: Part = {
  title: "Installed",
  text: "The sizes include each package with all of its dependencies.",
  first: "Package",
  columns: [
    plain("packages", "packages", whole),
    plain("files", "files", whole),
    plain("MB", "bytes", (bytes) => (bytes / 1e6).toFixed(2)),
  ],
  measure(isShort) {
    const names = isShort ? ours : [...ours, ...peers];
    return { "": names.map((label) => ({ label, isOurs: ours.includes(label), values: installOf(label) })) };
  },
};
