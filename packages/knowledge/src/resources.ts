import type { components } from "./generated/schema.ts";
import type { Source } from "./source.ts";

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
export type DeriveJob = Schemas["DeriveJob"];
export type StartedDerive = Schemas["StartedDerive"];
export type DerivedKnowledgeBase = Schemas["DerivedKnowledgeBase"];
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
export type FileFailureCode = "empty" | "too-large" | "extension" | "duplicate" | "refused" | "not-mentioned";

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
