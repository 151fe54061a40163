/** What a comparison knows beside the documents: where they are written, and how the knowledge client calls operations. */
import { knowledgeCalls } from "../knowledge-calls.ts";
import { documentFiles, type DocumentFiles } from "../specification-files.ts";

/** Plain data, so that the command line can bring it along. */
export interface SpecificationIndex {
  readonly files: Readonly<Record<"trading" | "knowledge" | "streams", DocumentFiles>>;
  readonly knowledgeCalls: Readonly<Record<string, readonly string[]>>;
}

/** Reads the index from the files of this repository. */
export const readSpecificationIndex = (): SpecificationIndex => ({
  files: {
    trading: documentFiles("trading"),
    knowledge: documentFiles("knowledge"),
    streams: documentFiles("streams"),
  },
  knowledgeCalls: Object.fromEntries(knowledgeCalls()),
});
