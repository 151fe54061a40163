import type * as zlibNamespace from "node:zlib";
import type { Transform } from "node:stream";
import type { BodySource } from "./runtime.ts";

type Zlib = typeof zlibNamespace;

/** Maximum number of content codings. Node's own `fetch` rejects more as an attack. */
const MAX_CODINGS = 5;

function decoderFor(zlib: Zlib, coding: string): Transform | undefined {
  switch (coding) {
    case "gzip":
    case "x-gzip":
      return zlib.createGunzip();
    case "br":
      return zlib.createBrotliDecompress();
    case "zstd":
      return (zlib as Partial<Zlib>).createZstdDecompress?.();
    default:
      return undefined;
  }
}

/**
 * Creates a decoder for "deflate", which means zlib's format. Some servers send raw deflate instead. The first byte
 * distinguishes the two formats.
 */
const inflater = (zlib: Zlib, first: Uint8Array): Transform =>
  ((first[0] ?? 0) & 15) === 8 ? zlib.createInflate() : zlib.createInflateRaw();

async function* chunksOf(source: BodySource, first: Uint8Array): AsyncGenerator<Uint8Array> {
  yield first;
  for (;;) {
    const chunk = await source.read();
    if (chunk === undefined) return;
    yield chunk;
  }
}

async function* decoded(source: BodySource, codings: readonly string[]): AsyncGenerator<Uint8Array> {
  const first = await source.read();
  if (first === undefined) return;
  const [zlib, { pipeline, Readable }] = await Promise.all([import("node:zlib"), import("node:stream")]);
  const decoders = codings.map((coding) =>
    coding === "deflate" ? inflater(zlib, first) : (decoderFor(zlib, coding) as Transform),
  );
  const input = Readable.from(chunksOf(source, first), { objectMode: false, highWaterMark: 64 * 1024 });
  // Ignore the error here, because the reader of the last stream receives it.
  const output = pipeline([input, ...decoders], () => {}) as unknown as AsyncIterable<Uint8Array>;
  yield* output;
}

const KNOWN = /^(x-)?gzip$|^deflate$|^br$/;

/** Returns the codings to decode, last applied first. Empty for a plain body, and if a coding is unknown. */
async function codingsOf(header: string): Promise<string[]> {
  const codings = header
    .toLowerCase()
    .split(",")
    .map((coding) => coding.trim())
    .toReversed();
  if (codings.length > MAX_CODINGS) throw new Error("The response has too many content codings.");
  const needsZstd = codings.includes("zstd");
  const hasZstd = needsZstd && "createZstdDecompress" in (await import("node:zlib"));
  return codings.every((coding) => KNOWN.test(coding) || (coding === "zstd" && hasZstd)) ? codings : [];
}

/**
 * Decodes a body like Node's `fetch` (gzip, deflate, br, and zstd if Node has it). Unlike `fetch`, rejects a stream
 * that ends early instead of returning a shorter body. zlib is loaded when the first chunk is read.
 */
export function decompress(source: BodySource, contentEncoding: string): BodySource {
  if (/^\s*(identity)?\s*$/i.test(contentEncoding)) return source;
  let chunks: AsyncGenerator<Uint8Array> | undefined;
  let ended = false;
  const start = async () => {
    const codings = await codingsOf(contentEncoding);
    if (codings.length > 0) return decoded(source, codings);
    return (async function* plain() {
      const first = await source.read();
      if (first !== undefined) yield* chunksOf(source, first);
    })();
  };
  return {
    async read() {
      chunks ??= await start();
      const { value, done } = await chunks.next();
      ended = done === true;
      return ended ? undefined : (value as Uint8Array);
    },
    cancel(reason) {
      if (ended) return;
      source.cancel(reason);
    },
  };
}
