import { readEveryRecording } from "./files.ts";

/** How the knowledge client calls each operation. It is written by hand, so only the recordings know. */
export function knowledgeCalls(): Map<string, string[]> {
  const calls = new Map<string, string[]>();
  for (const { recording } of readEveryRecording()) {
    const { surface, call, operationId } = recording.call;
    if (surface === "knowledge") calls.set(operationId, [...new Set([...(calls.get(operationId) ?? []), call])]);
  }
  return calls;
}
