import { isJsonObject } from "@specwright/transport";
import { operations } from "../generated/operations.ts";
import { parseJson, requestContent } from "../http/request.ts";
import type { CallOptions } from "../options/options.ts";
import type { Config } from "../options/config.ts";

/** Submitted content of a task, in the same shape for both server variants. */
export interface TaskContent {
  /** Content decoded as UTF-8. U+FFFD replaces invalid bytes. */
  readonly content: string;
  /** Size of the whole content in bytes. */
  readonly size: number;
  /** True if the end of `content` is missing. The released server returns at most 1 MiB. */
  readonly truncated: boolean;
  /** Original bytes. Undefined on the released server, which sends only text. */
  readonly bytes?: Uint8Array;
}

/**
 * Returns whether content has fewer bytes than the size of the task. The server's own flag isn't enough, because the
 * server also sets it for complete content whose size is exactly the limit. Returns true if invalid bytes were
 * replaced, because the sizes can't be compared then.
 */
function isCut(content: string, size: number): boolean {
  return content.includes("\uFFFD") || new TextEncoder().encode(content).byteLength < size;
}

/**
 * Reads the submitted content of a task.
 *
 * @param confirm checks that the task exists
 */
export async function taskContent(
  config: Config,
  callName: string,
  id: string,
  options: CallOptions | undefined,
  confirm: () => Promise<unknown>,
): Promise<TaskContent> {
  const call = {
    call: callName,
    operation: operations.getTaskContent,
    id,
    headers: { accept: "*/*" },
    options,
  } as const;
  const complete = await requestContent(config, call);
  // A web page may be the submitted content, or the response of a wrong base URL. Request the task, which only the
  // service can return.
  if (complete.type === "text/html") await confirm();
  if (complete.type === "application/json") {
    const value = parseJson(config, call, complete);
    if (isJsonObject(value) && typeof value["content"] === "string" && typeof value["size"] === "number") {
      const { content, size, truncated } = value as { content: string; size: number; truncated?: boolean };
      return { content, size, truncated: truncated === true && isCut(content, size) };
    }
  }
  const { bytes } = complete;
  return { content: new TextDecoder().decode(bytes), size: bytes.byteLength, truncated: false, bytes };
}
