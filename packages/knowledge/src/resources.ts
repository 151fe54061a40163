import { isJsonObject } from "@specwright/transport";
import type { components } from "./generated/schema.ts";

type Schemas = components["schemas"];

/** Record of a submission that the service compiles. Only `id` is always present; servers may send further fields. */
export type Task = Schemas["Task"];
/** Result of compiling one piece of a task's content. */
export type PipelineResult = Schemas["PipelineResult"];
/** Chat whose history the server stores. */
export type Session = Schemas["Session"];
/** Question or answer of a session. */
export interface Message extends Omit<Schemas["Message"], "sources"> {
  /** Articles that the answer is based on. Empty if the message is a question. */
  readonly sources: readonly Source[];
}
/** Result of the health check. */
export type Health = Schemas["Health"];
/** Job that derives a knowledge base on one topic, with its progress. */
export type DeriveJob = Schemas["DeriveJob"];
/** Response of `derive.start`: the started job. Pass its ID to `derive.wait`. */
export type StartedDerive = Schemas["StartedDerive"];
/** Knowledge base on one topic. Pass its slug to `wiki` and `chat`. */
export type DerivedKnowledgeBase = Schemas["DerivedKnowledgeBase"];
/** Input of `derive.start`: the topic of a new knowledge base. */
export type StartDeriveRequest = Schemas["StartDeriveRequest"];

/** Input to submit a text, in the published contract. */
export type SubmitTextReferenceRequest = Schemas["SubmitTextReferenceRequest"];
/** Input to submit a text or URL to the released server. `source` determines whether it is a text or a URL. */
export type SubmitTextReleasedRequest = Schemas["SubmitTextReleasedRequest"];
/** Input of a chat, in the published contract. */
export type ChatReferenceRequest = Schemas["ChatReferenceRequest"];
/** Input of a chat, on the released server. */
export type ChatReleasedRequest = Schemas["ChatReleasedRequest"];

/**
 * Reason why a file was rejected: it is empty, too large, has a wrong extension or encoding, duplicates other content,
 * is missing from the response, or the server had another reason.
 */
export type FileFailureCode =
  | "empty"
  | "too-large"
  | "extension"
  | "encoding"
  | "duplicate"
  | "refused"
  | "not-mentioned";

/** Result of one uploaded file. */
export type FileResult =
  /**
   * The server accepted the file as a task. The results for entries of an archive come after those for the files, with
   * `archived: true`.
   */
  | { readonly name: string; readonly ok: true; readonly id: string; readonly task: Task; readonly archived: boolean }
  /** The server accepted the archive. Each entry of the archive has its own result. */
  | {
      readonly name: string;
      readonly ok: true;
      readonly id: undefined;
      readonly task: undefined;
      readonly archived: false;
    }
  /** The file was rejected. The other files are not affected. */
  | { readonly name: string; readonly ok: false; readonly code: FileFailureCode; readonly reason: string };

/** Article that an answer is based on. Chat, MCP and stored messages all use this shape. */
export interface Source {
  /** Path of the article, such as `concept/alpha.md`. Pass it to `wiki.file`. */
  readonly path: string;
  /** Title of the article. Undefined if the server sends none. */
  readonly title: string | undefined;
}

/** Removes everything up to and including `wiki/` from the beginning of a path. */
const withoutRoot = (path: string): string => path.replace(/^(\.?\/)*wiki\//, "");

/**
 * Converts the path of a source to a path that `wiki.file` accepts. The released server names sources
 * `wiki/concept/alpha.md`, and its language model cites them as `/wiki/concept/alpha.md`, `./wiki/concept/alpha.md`,
 * `/wiki/concept/alpha` or with a `#section`. The file exists only as `concept/alpha.md`.
 */
export function toWikiPath(path: string): string {
  const [name = ""] = path.trim().split("#");
  const relative = withoutRoot(name);
  return relative === "" || relative.endsWith(".md") ? relative : `${relative}.md`;
}

/** Converts a server's list of sources, whose entries are records or paths. Omits entries without a path. */
export function toSources(value: unknown): Source[] {
  if (!Array.isArray(value)) return [];
  return value.flatMap((entry: unknown): Source[] => {
    const { path, title } = isJsonObject(entry) ? entry : { path: entry, title: undefined };
    if (typeof path !== "string" || path === "") return [];
    return [{ path: withoutRoot(path), title: typeof title === "string" && title !== "" ? title : undefined }];
  });
}

/** Returns the results of the failed pages in a successful task. */
export const failedPages = ({ result }: Task): PipelineResult[] =>
  [result?.pipeline_results].flat().filter((page): page is PipelineResult => page?.status === "error");
