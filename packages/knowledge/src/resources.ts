import { isJsonObject } from "@specwright/transport";
import type { components } from "./generated/schema.ts";

type Schemas = components["schemas"];

/** A piece of submitted work. Only `id` is always present; servers may send further fields. */
export type Task = Schemas["Task"];
/** What became of one piece of content of a task. */
export type PipelineResult = Schemas["PipelineResult"];
/** A chat whose history the server keeps. */
export type Session = Schemas["Session"];
/** A question or an answer of a session. */
export interface Message extends Omit<Schemas["Message"], "sources"> {
  /** Articles that the answer is based on; empty for a question. */
  readonly sources: readonly Source[];
}
/** Result of the liveness probe. */
export type Health = Schemas["Health"];
/** A job that compiles a knowledge base about one topic, and how far it has come. */
export type DeriveJob = Schemas["DeriveJob"];
/** The response of `derive.start`: the job, for `derive.wait`. */
export type StartedDerive = Schemas["StartedDerive"];
/** A knowledge base about one topic. Its slug is what `wiki` and `chat` take to read it alone. */
export type DerivedKnowledgeBase = Schemas["DerivedKnowledgeBase"];
/** The topic of a new knowledge base. */
export type StartDeriveRequest = Schemas["StartDeriveRequest"];

/** Text to submit, as the published contract has it. */
export type SubmitTextReferenceRequest = Schemas["SubmitTextReferenceRequest"];
/** Text or a URL to submit, as the released server has it; `source` says which. */
export type SubmitTextReleasedRequest = Schemas["SubmitTextReleasedRequest"];
/** A question, as the published contract has it. */
export type ChatReferenceRequest = Schemas["ChatReferenceRequest"];
/** A question, as the released server has it. */
export type ChatReleasedRequest = Schemas["ChatReleasedRequest"];

/**
 * Why a file was not taken: it is empty, too large or of another kind; the server has the content already, or gives another
 * reason; or it does not mention the file.
 */
export type FileFailureCode =
  | "empty"
  | "too-large"
  | "extension"
  | "encoding"
  | "duplicate"
  | "refused"
  | "not-mentioned";

/** What became of one uploaded file. */
export type FileResult =
  /** The file is a task now. Entries of an archive follow the files, with `archived: true`. */
  | { readonly name: string; readonly ok: true; readonly id: string; readonly task: Task; readonly archived: boolean }
  /** The server took the archive; its entries have results of their own. */
  | {
      readonly name: string;
      readonly ok: true;
      readonly id: undefined;
      readonly task: undefined;
      readonly archived: false;
    }
  /** The server did not take the file. This does not affect the other files. */
  | { readonly name: string; readonly ok: false; readonly code: FileFailureCode; readonly reason: string };

/** An article that an answer is based on. Chat, MCP and stored messages all use this shape. */
export interface Source {
  /** Path of the article, as `wiki.file` takes it: `concept/alpha.md`. */
  readonly path: string;
  /** Title of the article; undefined if the server sends none. */
  readonly title: string | undefined;
}

/** Leaves out what comes before the path within the wiki. */
const withoutRoot = (path: string): string => path.replace(/^(\.?\/)*wiki\//, "");

/**
 * The path of an article as `wiki.file` takes it. The released server names sources `wiki/concept/alpha.md`, and its
 * language model cites them as `/wiki/concept/alpha.md`, `./wiki/concept/alpha.md`, `/wiki/concept/alpha` or with a
 * `#section`. The file is found only as `concept/alpha.md`.
 */
export function toWikiPath(path: string): string {
  const [name = ""] = path.trim().split("#");
  const relative = withoutRoot(name);
  return relative === "" || relative.endsWith(".md") ? relative : `${relative}.md`;
}

/** Reads a list of sources, each a record or a bare path. Entries without a path are left out. */
export function toSources(value: unknown): Source[] {
  if (!Array.isArray(value)) return [];
  return value.flatMap((entry: unknown): Source[] => {
    const { path, title } = isJsonObject(entry) ? entry : { path: entry, title: undefined };
    if (typeof path !== "string" || path === "") return [];
    return [{ path: withoutRoot(path), title: typeof title === "string" && title !== "" ? title : undefined }];
  });
}

/** The pages that failed although the task as a whole succeeded. */
export const failedPages = ({ result }: Task): PipelineResult[] =>
  [result?.pipeline_results].flat().filter((page): page is PipelineResult => page?.status === "error");
