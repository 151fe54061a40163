import { SpecwrightError } from "@specwright/transport";
import { createBuilder, type BuiltRequest } from "./build-request.ts";
import type { KnowledgeError } from "./errors.ts";
import { ask, readAll, unexpected, type Answer } from "./http/ask.ts";
import { inputError, requireId } from "./http/input.ts";
import { Running, type Call, type Exchange } from "./http/send.ts";
import type { CallOptions, Settings } from "./options.ts";
import type { PathCalls } from "./paths.ts";

interface AnyInput extends CallOptions {
  readonly params?: { readonly path?: Readonly<Record<string, unknown>>; readonly query?: object };
  readonly body?: unknown;
  readonly headers?: Readonly<Record<string, string>>;
  readonly parseAs?: string;
}

/** A path and nothing else: no other host, no dot segment, no query of its own. */
const PATH = /^(\/(?!\.{1,2}(\/|$))[\w.{}-]+)+$/;

/** An answer that has been read, for openapi-fetch; the response itself is put back afterwards. */
const readable = (body: Uint8Array | ReadableStream, { ok }: Response, type: string): Response =>
  new Response(body as BodyInit, { status: ok ? 200 : 400, headers: { "content-type": type } });

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

/** What was answered, and the same for openapi-fetch to read. */
interface Given {
  readonly response: Response;
  readonly copy: Response;
}

/** Gives a successful answer as a stream. */
async function sendStream(settings: Settings, call: Call): Promise<Given> {
  const running = new Running(settings, { ...call, timeoutMs: settings.chatIdleMs });
  try {
    const exchange = await running.send();
    running.arm(false);
    const { response, type } = exchange;
    if (response.ok) {
      return {
        response,
        copy: readable(
          streamOf(exchange, () => running.end()),
          response,
          type,
        ),
      };
    }
    const { bytes } = await readAll(settings, call, exchange);
    running.end();
    return { response, copy: readable(bytes, response, type) };
  } catch (error) {
    running.end();
    throw error;
  }
}

/** Gives an answer that has been read whole, also a failure; throws what kept the server from giving one. */
async function sendWhole(settings: Settings, call: Call): Promise<Given> {
  let answer: Answer | undefined;
  try {
    answer = await ask(settings, call, (last) => (answer = last));
  } catch (error) {
    // A refusal is about this very answer; what came after it is not.
    if (!answer || answer.response.ok || (error as KnowledgeError).status !== answer.status) throw error;
  }
  const { response, bytes, type } = answer;
  return { response, copy: readable(bytes, response, type) };
}

/**
 * Carries out a call by path: openapi-fetch builds the request and reads the answer, the client sends it with its
 * limits and repetitions. What the server says is given back, also where it is a failure; what kept it from saying
 * anything is thrown.
 */
async function callPath(settings: Settings, method: string, path: string, input: AnyInput = {}) {
  const { params, body, headers, parseAs = "json", signal, timeoutMs } = input ?? {};
  const judged = { operation: `${method} ${path}`, method: method === "GET" ? undefined : method };
  if (!/^(json|text|blob|arrayBuffer|stream)$/.test(parseAs)) throw inputError("parseAs", "is no way to read", parseAs);
  if (!PATH.test(path)) throw inputError("path", 'must be a path such as "/api/tasks"', path);
  for (const [, name = ""] of path.matchAll(/\{(\w+)\}/g)) requireId(name, params?.path?.[name]);
  let response: Response | undefined;
  const send = async ({ url, headers: built, body: content = null }: BuiltRequest) => {
    const given = await (parseAs === "stream" ? sendStream : sendWhole)(settings, {
      ...judged,
      path: url,
      init: { headers: Object.fromEntries(built), body: content },
      options: { signal, timeoutMs },
    });
    response = given.response;
    return given.copy;
  };
  try {
    const builder = createBuilder({ accept: "application/json", ...settings.headers }, send);
    const result = await builder.request(method, path, { params: params ?? {}, body, headers, parseAs });
    return { ...result, response };
  } catch (error) {
    if (SpecwrightError.isInstance(error)) throw error;
    // The message of the platform quotes the answer, a header or the body.
    throw response
      ? unexpected(judged, "is not complete, valid JSON", response.status)
      : inputError("input", "has parameters, headers or a body that no request can hold");
  }
}

export function createPathCalls(settings: Settings): PathCalls {
  const call = (method: string) => (path: string, input?: AnyInput) => callPath(settings, method, path, input);
  return { GET: call("GET"), POST: call("POST"), PATCH: call("PATCH"), DELETE: call("DELETE") } as PathCalls;
}
