/** S1: the size of a browser bundle. */
import { gzipSync } from "node:zlib";
import { build } from "esbuild";
import { bench } from "../../child.ts";
import type { Found, Row } from "../row.ts";

/** Bytes of everything, as an alarm. */
const MOST = 24_000;

async function measure(): Promise<Found> {
  const { outputFiles } = await build({
    stdin: {
      contents: 'import { createTradingStreams } from "@specwright/streams"; globalThis.out = createTradingStreams;',
      resolveDir: bench,
    },
    bundle: true,
    write: false,
    minify: true,
    format: "esm",
    platform: "browser",
    target: "es2023",
    // Without it esbuild follows the paths of a package's own tsconfig.json instead of its built "#platform".
    tsconfigRaw: {},
    logLevel: "silent",
  });
  const bytes = gzipSync(outputFiles[0]?.contents ?? "", { level: 9 }).length;
  return { text: `${(bytes / 1000).toFixed(1)} kB`, isMet: bytes <= MOST };
}

export const sizeRows: readonly Row[] = [{ id: "S1", goal: "everything in 24 kB, minified and gzip", measure }];
