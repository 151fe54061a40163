/**
 * Checks and conversion of text files. A text file that isn't UTF-8 makes every later task of the released server fail.
 */
import { KnowledgeError } from "../../errors.ts";
import { inputError } from "../../validate.ts";
import { ChunkBuffers, type FilePart } from "../source/runtime.ts";
import { readStream } from "../source/sources.ts";

const SAMPLE_BYTES = 512;

/** Appends a chunk to the first bytes of a file, up to `SAMPLE_BYTES`, which are enough to detect the encoding. */
function grown(beginning: Uint8Array<ArrayBuffer>, chunk: Uint8Array): Uint8Array<ArrayBuffer> {
  if (beginning.length === SAMPLE_BYTES) return beginning;
  const added = chunk.subarray(0, SAMPLE_BYTES - beginning.length);
  const all = new Uint8Array(beginning.length + added.length);
  all.set(beginning);
  all.set(added, beginning.length);
  return all;
}

type Utf16 = "utf-16le" | "utf-16be";

/**
 * Detects UTF-16 by its byte order mark, or by zeros in every second byte. A check for valid UTF-8 isn't enough,
 * because UTF-16 of Latin letters is also valid UTF-8.
 */
function utf16Of(beginning: Uint8Array): Utf16 | undefined {
  const [first, second] = beginning;
  if (first === 0xff && second === 0xfe) return "utf-16le";
  if (first === 0xfe && second === 0xff) return "utf-16be";
  const zeros = [0, 0];
  for (const [place, byte] of beginning.entries()) if (byte === 0) zeros[place % 2] = (zeros[place % 2] ?? 0) + 1;
  const [even = 0, odd = 0] = zeros;
  const most = Math.max(even, odd);
  if (most < 2 || most * 5 < beginning.length || Math.min(even, odd) * 10 > most) return undefined;
  return odd > even ? "utf-16le" : "utf-16be";
}

/** Check of a text file's bytes, chunk by chunk. */
export class TextCheck {
  readonly #decoder = new TextDecoder("utf-8", { fatal: true });
  #beginning = new Uint8Array();

  /** Checks the next chunk. Returns the reason why the bytes aren't UTF-8. Undefined if they are. */
  add(chunk: Uint8Array): string | undefined {
    const isBeginning = this.#beginning.length < SAMPLE_BYTES;
    this.#beginning = grown(this.#beginning, chunk);
    const isKnown = isBeginning && this.#beginning.length === SAMPLE_BYTES;
    return (isKnown ? this.#utf16() : undefined) ?? this.#decode(chunk, true);
  }

  /** Ends the check. Returns the reason why the whole file isn't UTF-8. Undefined if it is. */
  end(): string | undefined {
    return this.#utf16() ?? this.#decode(new Uint8Array(), false);
  }

  #utf16(): string | undefined {
    const found = utf16Of(this.#beginning);
    return found === undefined ? undefined : `is ${found.toUpperCase()} text`;
  }

  #decode(chunk: Uint8Array, stream: boolean): string | undefined {
    try {
      this.#decoder.decode(chunk, { stream });
      return undefined;
    } catch {
      return this.#utf16() ?? "is not valid UTF-8";
    }
  }
}

/** Advice for a text file that isn't UTF-8. */
export const ENCODING_ADVICE = "convert it to UTF-8, or pass convertFrom with its encoding, such as windows-1252";

/** Returns the error for a text file whose bytes, read while it was sent, aren't UTF-8. */
export const wrongEncoding = (call: string, name: string, problem: string): KnowledgeError =>
  new KnowledgeError("source-failed", `${call}: file "${name}" ${problem}: ${ENCODING_ADVICE}.`, { path: name });

/** Rejects an encoding that the runtime doesn't support. */
export function checkEncoding(call: string, convertFrom: unknown): void {
  if (convertFrom === undefined) return;
  try {
    if (typeof convertFrom === "string" && convertFrom !== "") return void new TextDecoder(convertFrom);
  } catch {
    // Ignore the exception, because the error below covers an unknown encoding.
  }
  throw inputError(call, "convertFrom must be an encoding such as windows-1252, shift_jis or utf-16le", convertFrom);
}

/** Reads a file chunk by chunk, with only one chunk in memory at a time. */
export async function* chunksOf(part: FilePart): AsyncGenerator<Uint8Array> {
  const buffers = new ChunkBuffers();
  const content = part.open(buffers);
  for await (const chunk of content instanceof Blob ? readStream(content.stream()) : content) {
    yield chunk;
    buffers.reuse();
  }
}

/** Returns the reason why the chunks aren't UTF-8 text. Undefined if they are. */
export async function textProblem(chunks: AsyncIterable<Uint8Array>): Promise<string | undefined> {
  const check = new TextCheck();
  for await (const chunk of chunks) {
    const problem = check.add(chunk);
    if (problem !== undefined) return problem;
  }
  return check.end();
}

async function* transcode(chunks: AsyncIterable<Uint8Array>, encoding: string): AsyncGenerator<Uint8Array> {
  const decoder = new TextDecoder(encoding, { fatal: true });
  const encoder = new TextEncoder();
  for await (const chunk of chunks) {
    const text = decoder.decode(chunk, { stream: true });
    if (text !== "") yield encoder.encode(text);
  }
  const rest = decoder.decode();
  if (rest !== "") yield encoder.encode(rest);
}

async function beginningOf(part: FilePart): Promise<Uint8Array> {
  let beginning = new Uint8Array();
  for await (const chunk of chunksOf(part)) {
    beginning = grown(beginning, chunk);
    if (beginning.length === SAMPLE_BYTES) break;
  }
  return beginning;
}

/**
 * Returns the file converted to UTF-8. Converts it each time it is opened, so that it needn't be in memory.
 *
 * @throws `TypeError` for bytes that are invalid in the encoding
 */
export async function convertPart(part: FilePart, encoding: string): Promise<FilePart> {
  const source = utf16Of(await beginningOf(part)) ?? encoding;
  const { file: _, ...facts } = part;
  let size = 0;
  for await (const chunk of transcode(chunksOf(part), source)) size += chunk.byteLength;
  return { ...facts, size, open: () => transcode(chunksOf(part), source) };
}
