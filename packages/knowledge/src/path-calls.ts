import type { KnowledgeError } from "./errors.ts";
import { ask, readAll, unexpected, type Answer } from "./http/ask.ts";
import { Running, type Call, type Exchange } from "./http/send.ts";
import type { Settings } from "./options.ts";
import type { PathCalls } from "./paths.ts";

interface AnyInput {
  readonly params?: { readonly path?: { readonly id: string }; readonly query?: Record<string, unknown> };
  readonly body?: unknown;
  readonly signal?: AbortSignal;
  readonly headers?: Record<string, string>;
  readonly parseAs?: string;
}

const parse = (text: string): unknown => (text === "" ? undefined : JSON.parse(text));

/** Reads the body of a success. */
function dataOf(operation: string, parseAs: string, { text, bytes, type, status }: Answer): unknown {
  if (parseAs === "text") return text;
  if (parseAs === "blob") return new Blob([bytes], { type });
  if (parseAs === "arrayBuffer") return bytes.buffer;
  try {
    return parse(text);
  } catch {
    throw unexpected(operation, "is not complete, valid JSON", status);
  }
}

/** The body of a failure: JSON, or text where it is none. */
function errorOf({ text }: Answer): unknown {
  try {
    return parse(text);
  } catch {
    return text;
  }
}

/** The body of an answer, which stays under the call's signal until it has been read. */
const streamOf = ({ read }: Exchange, end: () => void): ReadableStream<Uint8Array> =>
  new ReadableStream({
    async pull(controller) {
      const chunk = await read();
      if (chunk) return controller.enqueue(chunk);
      end();
      controller.close();
    },
    cancel: end,
  });

/** Gives a successful answer as a stream; undefined where there is none. */
async function callStream(settings: Settings, call: Call) {
  const running = new Running(settings, { ...call, timeoutMs: settings.chatIdleMs });
  try {
    const exchange = await running.send();
    running.arm(false);
    const { response } = exchange;
    if (response.ok) return { data: streamOf(exchange, () => running.end()), response };
    const answer = await readAll(settings, call.operation, exchange);
    running.end();
    return { error: errorOf(answer), response };
  } catch (error) {
    running.end();
    throw error;
  }
}

/**
 * Carries out a call by path. What the server says is given back, also where it is a failure; what kept it from saying
 * anything is thrown.
 */
async function callPath(
  settings: Settings,
  method: string,
  path: string,
  input: AnyInput = {},
): Promise<{ readonly data?: unknown; readonly error?: unknown; readonly response: Response }> {
  const { params = {}, body, signal, headers, parseAs = "json" } = input;
  const operation = `${method} ${path}`;
  const call: Call = {
    operation,
    method: method === "GET" ? undefined : method,
    path,
    id: params.path?.id,
    query: params.query,
    headers,
    ...(body instanceof FormData ? { body } : { json: body }),
    options: { signal },
  };
  if (parseAs === "stream") return callStream(settings, call);
  let answer: Answer | undefined;
  try {
    answer = await ask(settings, call, (last) => (answer = last));
    return { data: dataOf(operation, parseAs, answer), response: answer.response };
  } catch (error) {
    // A refusal is about this very answer; what came after it, or a success that cannot be read, is not.
    if (!answer || answer.response.ok || (error as KnowledgeError).status !== answer.status) throw error;
    return { error: errorOf(answer), response: answer.response };
  }
}

export function createPathCalls(settings: Settings): PathCalls {
  const call = (method: string) => (path: string, input?: AnyInput) => callPath(settings, method, path, input);
  return { GET: call("GET"), POST: call("POST"), PATCH: call("PATCH"), DELETE: call("DELETE") } as PathCalls;
}
