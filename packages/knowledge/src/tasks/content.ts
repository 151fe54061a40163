import { isJsonObject } from "@specwright/transport";
import { operations } from "../generated/operations.ts";
import { parseJson, requestContent } from "../http/request.ts";
import type { CallOptions } from "../options/options.ts";
import type { Config } from "../options/config.ts";

/** Submitted content of a task, in one shape for both server variants. */
export interface TaskContent {
  /** Content as text. Bytes that are not valid UTF-8 are replaced. */
  readonly content: string;
  /** Size of the whole content in bytes. */
  readonly size: number;
  /** True if the end of `content` is missing. The released server returns at most 1 MiB. */
  readonly truncated: boolean;
  /** Original bytes. Only servers that follow the contract send them; the released server does not. */
  readonly bytes?: Uint8Array;
}

/**
 * Returns true if the end is missing. The server also sets the flag for complete content of exactly its limit. Therefore the size decides, unless bytes
 * were replaced.
 */
function isCut(content: string, size: number): boolean {
  return content.includes("\uFFFD") || new TextEncoder().encode(content).byteLength < size;
}

/**
 * Reads the submitted content.
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
  // The submitted content may be a web page, but a wrong base URL may return one too. Only the service knows the task.
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
