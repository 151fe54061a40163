/** Waits for tasks of the knowledge service and prints the failed ones. */
import type { KnowledgeClient, SubmitReport, WaitAllResult } from "@specwright/knowledge";
import type { Context } from "../../context.ts";
import { exitCodes, type ExitCode } from "../../failure.ts";
import { printable, printableName, Progress } from "../../terminal.ts";

/** Waits until all tasks have finished, and prints the failed ones. */
export async function waitForTasks(
  { terminal }: Context,
  client: KnowledgeClient,
  ids: readonly string[],
  files: SubmitReport["files"] = [],
): Promise<WaitAllResult[]> {
  const progress = new Progress(terminal);
  try {
    const results = await client.tasks.waitAll(ids, {
      signal: terminal.signal,
      onProgress: ({ settled, total }) => progress.show(`${settled} of ${total} compiled …`),
    });
    progress.end();
    const failed = results.filter((result) => !result.ok);
    for (const { id, task, reason } of failed) {
      const name = files.find(({ taskIds }) => taskIds.includes(id))?.path ?? task?.title;
      terminal.error(`${name === undefined ? "Task" : `${printableName(name)}, task`} ${id}: ${printable(reason)}\n`);
    }
    terminal.error(`${results.length - failed.length} of ${results.length} tasks succeeded.\n`);
    return results;
  } finally {
    progress.end();
  }
}

/** Returns the exit code of a command that waited for tasks: success only if all tasks succeeded. */
export const exitCodeOf = (results: readonly WaitAllResult[]): ExitCode =>
  results.every(({ ok }) => ok) ? exitCodes.success : exitCodes.refused;

/** Returns the result of each task as printed with `--json`. */
export const toRecords = (results: readonly WaitAllResult[]) =>
  results.map((result) =>
    result.ok ? { id: result.id, ok: true } : { id: result.id, ok: false, code: result.code, reason: result.reason },
  );
