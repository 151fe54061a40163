import type { components } from "./generated/schema.ts";

type Schemas = components["schemas"];

/** A piece of submitted work. Fields beside `id` may be absent; further ones may appear. */
export type Task = Schemas["Task"];
/** What became of one piece of content of a task. */
export type PipelineResult = Schemas["PipelineResult"];
/** A chat whose history is kept. */
export type Session = Schemas["Session"];
/** A question or an answer of a session. */
export type Message = Schemas["Message"];
/** Answer of the liveness probe. */
export type Health = Schemas["Health"];
export type DeriveJob = Schemas["DeriveJob"];
export type StartedDerive = Schemas["StartedDerive"];
export type DerivedKnowledgeBase = Schemas["DerivedKnowledgeBase"];
export type StartDeriveRequest = Schemas["StartDeriveRequest"];

/** Text as the published contract states it. */
export type SubmitTextReferenceRequest = Schemas["SubmitTextReferenceRequest"];
/** Text or an address as the released server takes it, told apart by `source`. */
export type SubmitTextReleasedRequest = Schemas["SubmitTextReleasedRequest"];
/** A question as the published contract states it. */
export type ChatReferenceRequest = Schemas["ChatReferenceRequest"];
/** A question as the released server takes it. */
export type ChatReleasedRequest = Schemas["ChatReleasedRequest"];

/** Which form of the service an answer shows. */
export type Form = "reference" | "released";
