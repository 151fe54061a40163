/** Reads of the knowledge service for models: answers, parts of articles, and the list of articles. */
import type { ChatInput, KnowledgeClient, WikiNode } from "@specwright/knowledge";
import { UsageError } from "../failure.ts";
import { jsonText } from "../output.ts";
import { cutResult, doneWith, type Answer } from "./results.ts";

type Input = Readonly<Record<string, unknown>>;

const asText = (value: unknown): string | undefined => (typeof value === "string" && value !== "" ? value : undefined);

/** Collects the answer to a question from its stream. Reports progress for each event. */
export async function answerOf(
  progress: (done: number, message: string) => void,
  client: KnowledgeClient,
  question: ChatInput,
  signal: AbortSignal,
): Promise<object> {
  let [text, parts] = ["", 0];
  for await (const event of client.chat(question, { signal })) {
    progress((parts += 1), event.type === "status" ? (event.stage ?? "searching") : "answering");
    if (event.type === "delta") text += event.text;
    if (event.type !== "done") continue;
    const { raw: _, type: __, ...facts } = event;
    return { text, ...facts };
  }
  return { text };
}

/** Maximum characters of an article or a list of paths in one result. */
const PAGE_CHARACTERS = 16_000;

export async function readKnowledge(client: KnowledgeClient, args: Input, signal: AbortSignal): Promise<Answer> {
  const [path, task, cursor] = [asText(args["path"]), asText(args["task"]), asText(args["cursor"])];
  if (task !== undefined) {
    const { result, notes } = cutResult(await client.tasks.get(task, { signal }), { advice: { more: "", less: "" } });
    return doneWith(result, notes);
  }
  if (path === undefined) return listArticles(await client.wiki.tree({ signal }), asText(args["folder"]), cursor);
  const file = await client.wiki.file(path, { signal });
  const start = cursor === undefined ? 0 : Number(cursor);
  if (!Number.isSafeInteger(start) || start < 0)
    throw new UsageError(`cursor must be a cursor that an earlier call returned, not "${cursor}".`);
  const end = start + PAGE_CHARACTERS;
  const { length } = file.content;
  const isWhole = start === 0 && length <= end;
  const note = `Characters ${start} to ${Math.min(end, length)} of ${length}.${end < length ? ` The next part: cursor "${end}".` : ""}`;
  return doneWith({ ...file, content: file.content.slice(start, end) }, isWhole ? [] : [note]);
}

const pathsOf = (nodes: readonly WikiNode[]): string[] =>
  nodes.flatMap(({ isDirectory, path, children }) => (isDirectory ? pathsOf(children) : [path]));

/**
 * Returns one page of article paths. They are in alphabetical order, so that a cursor stays valid while the wiki grows.
 */
function listArticles(tree: readonly WikiNode[], folder: string | undefined, cursor: string | undefined): Answer {
  const prefix = folder === undefined ? "" : `${folder.replaceAll(/^\/+|\/+$/g, "")}/`;
  const paths = [...new Set(pathsOf(tree))].filter((path) => prefix === "/" || path.startsWith(prefix)).toSorted();
  const rest = cursor === undefined ? paths : paths.filter((path) => path > cursor);
  let [count, characters] = [0, 0];
  while (count < rest.length && characters <= PAGE_CHARACTERS) characters += (rest[count++]?.length ?? 0) + 3;
  const shown = rest.slice(0, count);
  const isWhole = shown.length === paths.length;
  const before = paths.length - rest.length;
  const where = folder === undefined ? "" : ` in ${prefix}`;
  const next =
    count < rest.length
      ? ` For the next paths, set cursor to ${jsonText(shown.at(-1))}. To list one folder only, set folder.`
      : "";
  const note = `Articles ${before + 1} to ${before + shown.length} of ${paths.length}${where}.${next}`;
  const none = `No articles${where}${cursor === undefined ? "" : " behind this cursor"}.`;
  return doneWith(shown, shown.length === 0 ? [none] : isWhole ? [] : [note]);
}
