import { archiveProblem } from "./archive.ts";
import { chunksOf, convertPart, ENCODING_ADVICE, textProblem } from "./encoding.ts";
import {
  checkUpload,
  extensionOf,
  isTextFile,
  uploadSizeLimit,
  type UploadConfig,
  type UploadProblem,
} from "./limits.ts";
import type { FilePart } from "../source/runtime.ts";

/** Limits and encoding for the files of an upload. */
interface CheckedUpload {
  readonly limits: UploadConfig;
  readonly convertFrom: string | undefined;
}

type Checked = { readonly part: FilePart } | { readonly problem: UploadProblem };

const encodingProblem = (reason: string): Checked => ({ problem: { code: "encoding", reason } });

/**
 * Reads a stream into memory, because it can be opened only once and its encoding is known only at its end. Returns
 * other files unchanged.
 */
async function collected(part: FilePart, limit: number): Promise<FilePart> {
  const content = part.open();
  if (content instanceof Blob) return part;
  const chunks: Uint8Array<ArrayBuffer>[] = [];
  let size = 0;
  for await (const chunk of content) {
    size += chunk.byteLength;
    // Stop after the first chunk above the limit, which is enough to reject the part.
    if (size <= limit + chunk.byteLength) chunks.push(chunk as Uint8Array<ArrayBuffer>);
    else break;
  }
  const blob = new Blob(chunks);
  return { ...part, isStream: false, size: blob.size, open: () => blob };
}

/** Checks the content of a file. With `convertFrom`, converts a text file to UTF-8. */
export async function checkContent({ limits, convertFrom }: CheckedUpload, given: FilePart): Promise<Checked> {
  if (extensionOf(given.name) === ".zip") {
    const problem = await archiveProblem(limits, given);
    return problem === undefined ? { part: given } : { problem };
  }
  if (!isTextFile(given.name)) return { part: given };
  // Check a stream here only if it is converted. Other streams are checked while they are sent.
  if (given.isStream === true && convertFrom === undefined) return { part: given };
  const part = given.isStream === true ? await collected(given, 2 * uploadSizeLimit(limits, given.name)) : given;
  const found = await textProblem(chunksOf(part));
  if (found === undefined) return withLimits(limits, part);
  if (convertFrom === undefined) return encodingProblem(`${found}: ${ENCODING_ADVICE}`);
  try {
    return withLimits(limits, await convertPart(part, convertFrom));
  } catch (error) {
    if (!(error instanceof TypeError)) throw error;
    return encodingProblem(`${found}, and not ${convertFrom}`);
  }
}

function withLimits(limits: UploadConfig, part: FilePart): Checked {
  const problem = checkUpload(limits, part);
  return problem === undefined ? { part } : { problem };
}

/**
 * Checks the name and size of a file. For a file that the client may convert, compares half of its size with the limit,
 * because a text in UTF-8 may have half as many bytes as in UTF-16.
 */
export function checkNameAndSize({ limits, convertFrom }: CheckedUpload, part: FilePart): UploadProblem | undefined {
  const mayShrink = convertFrom !== undefined && isTextFile(part.name) && (part.size ?? 0) > 0;
  return checkUpload(limits, mayShrink ? { name: part.name, size: Math.ceil((part.size ?? 0) / 2) } : part);
}
