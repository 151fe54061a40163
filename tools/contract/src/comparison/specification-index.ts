/** What a comparison knows beside the documents: where they are written, and how the knowledge client calls operations. */
import { readEveryRecording } from "../files.ts";
import { documentFiles, type DocumentFiles } from "../specification-files.ts";

/** How the knowledge client calls each operation. It is written by hand, so only the recordings know. */
export function knowledgeCalls(): Map<string, string[]> {
  const calls = new Map<string, string[]>();
  for (const { recording } of readEveryRecording()) {
    const { surface, call, operationId } = recording.call;
    if (surface === "knowledge") calls.set(operationId, [...new Set([...(calls.get(operationId) ?? []), call])]);
  }
  return calls;
}

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
