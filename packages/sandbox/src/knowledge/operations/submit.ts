import type { Readable } from "node:stream";
import { badRequest, bodyText, type Call, conflict, type Reply } from "../http/call.ts";
import { readMultipart, readZip, type UploadedPart, ZipError } from "./upload-parts.ts";
import { taskShape } from "../records.ts";
import {
  archiveExtension,
  extensionOf,
  inMebibytes,
  isRich,
  richExtensions,
  textExtensions,
  type UploadLimits,
} from "../limits.ts";

/** Handles `POST /api/submit`. */
export function submitText(call: Call): Reply {
  return call.variant === "reference" ? submitReference(call) : submitReleased(call);
}

function submitReference(call: Call): Reply {
  const content = bodyText(call, "content");
  if (content.trim() === "") throw badRequest("content is required");
  const sourceUrl = bodyText(call, "source_url");
  const bytes = Buffer.from(content);
  const task = call.store.tasks.submit({ source: "paste", title: "", content: bytes, extension: ".md", sourceUrl });
  return { status: 201, json: taskShape(task) };
}

function submitReleased(call: Call): Reply {
  const source = bodyText(call, "source").trim();
  if (source === "") throw badRequest("source is required");
  if (source === "url") throw refuseAddress(bodyText(call, "url").trim());
  if (source !== "paste" && source !== "file")
    throw badRequest(`unknown source ${source.slice(0, 200)} (want paste|file|url)`);
  const content = bodyText(call, "content");
  if (content.trim() === "") throw badRequest("content is required");
  const bytes = Buffer.from(content);
  if (call.store.tasks.knows(bytes)) throw conflict("content already submitted");
  const title = bodyText(call, "title").trim();
  const { id, status, stage } = call.store.tasks.submit({ source, title, content: bytes, extension: ".md" });
  return { status: 202, json: { id, status, stage } };
}

/** Creates the error that refuses a submitted URL, because the sandbox never opens connections. */
function refuseAddress(url: string): Error {
  if (url === "") return badRequest("url is required when source=url");
  return badRequest("fetch url: bridge: AI engine error FETCH_FAILED: the sandbox does not fetch addresses");
}

/** File that was checked and may become a task. */
interface Prepared {
  name: string;
  extension: string;
  content: Uint8Array;
}

const plain = [...textExtensions, ...richExtensions].toSorted();
const withArchives = [...plain, archiveExtension].toSorted();

/** Handles `GET /api/upload/config`. */
export function getUploadConfig({ variant, limits }: Call): Reply {
  if (variant === "reference") {
    const json = {
      max_file_size: limits.maxRichFileSize,
      max_files: limits.maxFilesPerUpload,
      allowed_extensions: plain,
    };
    return { status: 200, json };
  }
  return {
    status: 200,
    json: {
      max_file_size: limits.maxFileSize,
      max_rich_file_size: limits.maxRichFileSize,
      max_zip_file_size: limits.maxZipFileSize,
      max_files_per_upload: limits.maxFilesPerUpload,
      allowed_extensions: withArchives,
    },
  };
}

/** Handles `POST /api/submit/files`. */
export async function submitFiles(call: Call): Promise<Reply> {
  const { request, limits, variant } = call;
  const parts = await readMultipart(request.body as Readable, request.headers["content-type"], limits);
  if (parts.length === 0) throw badRequest("no files provided");
  if (parts.length > limits.maxFilesPerUpload) throw badRequest(`too many files (max ${limits.maxFilesPerUpload})`);
  return variant === "reference" ? submitAll(call, parts) : submitEach(call, parts);
}

/**
 * Submits either all files or none, as the reference variant does: its response has no field for the failure of one
 * file.
 */
function submitAll(call: Call, parts: readonly UploadedPart[]): Reply {
  const refused = parts.flatMap((part) => {
    const reason = reasonAgainst(part, plain, () => call.limits.maxRichFileSize);
    return reason === undefined ? [] : [`${part.name}: ${reason}`];
  });
  if (refused[0] !== undefined) throw badRequest(refused[0]);
  const tasks = parts.map(({ name, content }) =>
    call.store.tasks.submit({
      source: "file",
      title: name,
      content: content ?? Buffer.alloc(0),
      extension: extensionOf(name),
    }),
  );
  const shapes = tasks.map((task) => taskShape(task));
  return { status: 201, json: shapes.length === 1 ? shapes[0] : shapes };
}

function submitEach(call: Call, parts: readonly UploadedPart[]): Reply {
  const uploaded: unknown[] = [];
  const failed: unknown[] = [];
  const take = (file: Prepared): boolean => {
    if (call.store.tasks.knows(file.content)) return false;
    const task = call.store.tasks.submit({
      source: "file",
      title: file.name,
      content: file.content,
      extension: file.extension,
    });
    uploaded.push({ name: file.name, id: task.id, status: "uploaded" });
    return true;
  };
  const refuse = (name: string, reason: string): unknown => failed.push({ name, status: "failed", reason });
  for (const part of parts) {
    const extension = extensionOf(part.name);
    const reason = reasonAgainst(part, withArchives, (each) => limitOf(each, call.limits));
    if (reason !== undefined) refuse(part.name, reason);
    else if (extension === archiveExtension) takeArchive(part, call.limits, take, refuse);
    else if (!take({ name: part.name, extension, content: part.content ?? Buffer.alloc(0) })) {
      refuse(part.name, "content already submitted");
    }
  }
  return { status: 202, json: { uploaded, failed } };
}

/**
 * Submits the entries of an archive. Entries that the service already has appear neither as submitted nor as refused.
 */
function takeArchive(
  part: UploadedPart,
  limits: UploadLimits,
  take: (file: Prepared) => boolean,
  refuse: (name: string, reason: string) => unknown,
): void {
  try {
    for (const entry of readZip(part.content ?? Buffer.alloc(0), limits)) take(entry);
  } catch (error) {
    if (!(error instanceof ZipError)) throw error;
    refuse(part.name, error.message);
  }
}

function limitOf(extension: string, limits: UploadLimits): number {
  if (extension === archiveExtension) return limits.maxZipFileSize;
  return isRich(extension) ? limits.maxRichFileSize : limits.maxFileSize;
}

function reasonAgainst(
  part: UploadedPart,
  allowed: readonly string[],
  limitFor: (extension: string) => number,
): string | undefined {
  const extension = extensionOf(part.name);
  if (!allowed.includes(extension)) return "extension not allowed";
  const most = limitFor(extension);
  if (part.content !== undefined && part.content.length <= most) return undefined;
  return `${extension === archiveExtension ? "zip file" : "file"} too large (max ${inMebibytes(most)}MB)`;
}
