import type { CallOptions } from "../../options/options.ts";
import type { Config } from "../../options/config.ts";
import { KnowledgeError } from "../../errors.ts";
import type { FilePart } from "../source/runtime.ts";
import type { Task } from "../../resources.ts";
import { taskContent, type TaskContent } from "../../tasks/content.ts";
import { iterateTasks } from "../../tasks/list.ts";
import { listedName, storedName } from "../check/limits.ts";
import { readStream } from "../source/sources.ts";

interface WantedFile {
  readonly name: string;
  readonly part: FilePart;
}

const PAGE_SIZE = 100;

/**
 * Returns the search text for a file name: the longest part without backslashes, because a server may remove
 * backslashes.
 */
const searchFor = (name: string): string =>
  name.split("\\").reduce((longest, part) => (part.length > longest.length ? part : longest), "");

/**
 * Finds tasks with these titles, newest first. The published contract has no search, so there the client reads all
 * tasks.
 */
async function tasksByName(
  config: Config,
  call: string,
  names: ReadonlySet<string>,
  options: CallOptions,
): Promise<Map<string, Task[]>> {
  const found = new Map<string, Task[]>([...names].map((name) => [storedName(name), []]));
  const words = new Set([...names].map((name) => searchFor(listedName(name))));
  const searches = config.server.variant === "released" ? [...words].map((q) => ({ q })) : [{}];
  for (const search of searches) {
    for await (const task of iterateTasks(config, { ...search, page_size: PAGE_SIZE }, options, call)) {
      const list = found.get(storedName(task.title));
      if (list !== undefined && !list.some(({ id }) => id === task.id)) list.push(task);
    }
  }
  return found;
}

/**
 * Replaces each run of U+FFFD with a single one, so that texts can be compared. For invalid bytes, decoders insert
 * different numbers of these characters.
 */
const comparable = (text: string): string => text.replaceAll(/\uFFFD+/g, "\uFFFD");

/** Reads the first bytes of a file and decodes them as UTF-8. */
async function beginningOf(part: FilePart, bytes: number): Promise<string> {
  const decoder = new TextDecoder("utf-8", { ignoreBOM: true });
  const content = part.open();
  let text = "";
  let left = bytes;
  for await (const chunk of content instanceof Blob ? readStream(content.stream()) : content) {
    text += decoder.decode(chunk.subarray(0, left), { stream: true });
    left -= chunk.byteLength;
    if (left <= 0) return text;
  }
  return text + decoder.decode();
}

/**
 * Returns whether a task was created from this file: its size is equal, and so is its content, as far as the server
 * returns the content.
 */
async function hasContentOf(part: FilePart, task: TaskContent): Promise<boolean> {
  if (task.size !== part.size) return false;
  const beginning = await beginningOf(part, task.size).catch(() => undefined);
  // An unreadable file matches no task. The error is reported when the file is sent.
  if (beginning === undefined) return false;
  const shown = comparable(task.content.replace(/^\uFEFF/, ""));
  const own = comparable(beginning.replace(/^\uFEFF/, ""));
  // The server may cut long content inside a character, so ignore a replacement character at its end.
  return task.truncated ? own.startsWith(shown.replace(/\uFFFD$/, "")) : own === shown;
}

/**
 * Finds the tasks of files by name and content, because neither the list of tasks nor the refusal of a duplicate has a
 * hash.
 *
 * @param claimed tasks that belong to other files
 */
export async function findTasks<File extends WantedFile>(
  config: Config,
  call: string,
  files: readonly File[],
  claimed: ReadonlySet<string>,
  options: CallOptions,
): Promise<Map<File, string>> {
  const found = new Map<File, string>();
  if (files.length === 0) return found;
  const taken = new Set(claimed);
  const byName = await tasksByName(config, call, new Set(files.map(({ name }) => name)), options);
  for (const file of files) {
    for (const { id } of byName.get(storedName(file.name)) ?? []) {
      if (taken.has(id)) continue;
      const content = await contentOf(config, call, id, options);
      if (content === undefined || !(await hasContentOf(file.part, content))) continue;
      found.set(file, id);
      taken.add(id);
      break;
    }
  }
  return found;
}

/** Reads the content of a task. Undefined if the task was deleted, or its content is too large to compare. */
async function contentOf(
  config: Config,
  call: string,
  id: string,
  options: CallOptions,
): Promise<TaskContent | undefined> {
  try {
    return await taskContent(config, call, id, options, () => Promise.resolve());
  } catch (error) {
    const isGone = KnowledgeError.isInstance(error) && /^(not-found|response-too-large|server)$/.test(error.code);
    if (isGone) return undefined;
    throw error;
  }
}
