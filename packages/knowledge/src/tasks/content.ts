import { isObject, parseAnswer } from "../http/ask.ts";
import { askContent } from "../http/lists.ts";
import type { CallOptions, Settings } from "../options.ts";

/** What a task was made from, in one shape for both forms of the service. */
export interface TaskContent {
  /** As text; for files that are no text, as well as that goes. */
  readonly content: string;
  /** Size of the whole content in bytes. */
  readonly size: number;
  /** Whether `content` lacks the end. The released server gives at most 1 MiB. */
  readonly truncated: boolean;
  /** The bytes themselves, where the server sends them (the contract does, the released server does not). */
  readonly bytes?: Uint8Array;
}

/** The flag is also set for content of exactly the limit, which is complete: the size decides, unless bytes were lost. */
function isCut(content: string, size: number): boolean {
  return content.includes("\uFFFD") || new TextEncoder().encode(content).byteLength < size;
}

/** Reads what was submitted. */
export async function taskContent(
  settings: Settings,
  id: string,
  options: CallOptions | undefined,
  confirm: () => Promise<unknown>,
): Promise<TaskContent> {
  const operation = "getTaskContent";
  const answer = await askContent(settings, {
    operation,
    path: "/api/tasks/{id}/content",
    id,
    headers: { accept: "*/*" },
    options,
  });
  // A web page may be what was submitted, or come from a wrong address: only a service knows the task.
  if (answer.type === "text/html") await confirm();
  if (answer.type === "application/json") {
    const value = parseAnswer({ operation }, answer);
    if (isObject(value) && typeof value["content"] === "string" && typeof value["size"] === "number") {
      const { content, size, truncated } = value as { content: string; size: number; truncated?: boolean };
      return { content, size, truncated: truncated === true && isCut(content, size) };
    }
  }
  return { content: answer.text, size: answer.bytes.byteLength, truncated: false, bytes: answer.bytes };
}
