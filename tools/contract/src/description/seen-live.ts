/** When a live service last gave what is described here: the recordings that `pnpm live --record` made. */
import { existsSync } from "node:fs";
import { join } from "node:path";
import { folder, readEveryRecording } from "../files.ts";
import { originOf } from "../har.ts";

/** The day of the latest recording of each operation, such as `2026-11-24`. */
export function lastSeenLive(root = join(folder, "live")): Map<string, string> {
  const recordings = existsSync(root) ? readEveryRecording(root) : [];
  const days = recordings
    .filter(({ recording }) => originOf(recording) === "live")
    .map(({ recording }) => [recording.call.operationId, recording.comment.slice(-10)] as const);
  return new Map(days.toSorted(([, a], [, b]) => a.localeCompare(b)));
}
