import { isJsonObject } from "@specwright/transport";
import type { components } from "./generated/schema.ts";

type Schemas = components["schemas"];

/** Task of submitted content. Only `id` is always present; servers may send further fields. */
export type Task = Schemas["Task"];
/** Result of one part of a task's content. */
export type PipelineResult = Schemas["PipelineResult"];
/** Chat whose history the server keeps. */
export type Session = Schemas["Session"];
/** Question or answer of a session. */
export interface Message extends Omit<Schemas["Message"], "sources"> {
  /** Articles that the answer is based on; empty for a question. */
  readonly sources: readonly Source[];
}
/** Result of the liveness probe. */
export type Health = Schemas["Health"];
/** Job that derives a knowledge base on one topic, with its progress. */
export type DeriveJob = Schemas["DeriveJob"];
/** Response of `derive.start`: the job, for `derive.wait`. */
export type StartedDerive = Schemas["StartedDerive"];
/** Knowledge base on one topic. `wiki` and `chat` take its slug. */
export type DerivedKnowledgeBase = Schemas["DerivedKnowledgeBase"];
/** Topic of a new knowledge base. */
export type StartDeriveRequest = Schemas["StartDeriveRequest"];

/** Submitted text, in the published contract. */
export type SubmitTextReferenceRequest = Schemas["SubmitTextReferenceRequest"];
/** Submitted text or URL, on the released server. `source` selects which. */
export type SubmitTextReleasedRequest = Schemas["SubmitTextReleasedRequest"];
/** Question, in the published contract. */
export type ChatReferenceRequest = Schemas["ChatReferenceRequest"];
/** Question, on the released server. */
export type ChatReleasedRequest = Schemas["ChatReleasedRequest"];

/**
 * Reason for a rejected file: empty, too large, wrong extension or encoding, duplicate content, another reason of the
 * server, or not mentioned in the response.
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
  /** The server accepted the file as a task. Entries of an archive follow the files, with `archived: true`. */
  | { readonly name: string; readonly ok: true; readonly id: string; readonly task: Task; readonly archived: boolean }
  /** The server accepted the archive. Each of its entries has its own result. */
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
  /** Path of the article, for `wiki.file`: `concept/alpha.md`. */
  readonly path: string;
  /** Title of the article. Undefined if the server sends none. */
  readonly title: string | undefined;
}

/** Removes the part before the path within the wiki. */
const withoutRoot = (path: string): string => path.replace(/^(\.?\/)*wiki\//, "");

/**
 * Converts the path of a source to the path that `wiki.file` accepts. The released server names sources
 * `wiki/concept/alpha.md`, and its language model cites them as `/wiki/concept/alpha.md`, `./wiki/concept/alpha.md`,
 * `/wiki/concept/alpha` or with a `#section`. The file exists only as `concept/alpha.md`.
 */
export function toWikiPath(path: string): string {
  const [name = ""] = path.trim().split("#");
  const relative = withoutRoot(name);
  return relative === "" || relative.endsWith(".md") ? relative : `${relative}.md`;
}

/** Reads a list of sources, each a record or a bare path. Omits entries without a path. */
export function toSources(value: unknown): Source[] {
  if (!Array.isArray(value)) return [];
  return value.flatMap((entry: unknown): Source[] => {
    const { path, title } = isJsonObject(entry) ? entry : { path: entry, title: undefined };
    if (typeof path !== "string" || path === "") return [];
    return [{ path: withoutRoot(path), title: typeof title === "string" && title !== "" ? title : undefined }];
  });
}

/** Returns the failed pages of a successful task. */
export const failedPages = ({ result }: Task): PipelineResult[] =>
  [result?.pipeline_results].flat().filter((page): page is PipelineResult => page?.status === "error");
