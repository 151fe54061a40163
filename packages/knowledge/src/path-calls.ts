import { SpecwrightError } from "@specwright/transport";
import { cleanRecord, cleanWords } from "./clean-words.ts";
import { buildRequest, type PathRequest } from "./build-request.ts";
import type { KnowledgeError } from "./errors.ts";
import { ask, readAll, unexpected, type Answer } from "./http/ask.ts";
import { inputError, requireId } from "./http/input.ts";
import { open, type Call, type Exchange } from "./http/send.ts";
import type { CallOptions, Settings } from "./options.ts";
import type { PathCalls } from "./paths.ts";

type ParseAs = "json" | "text" | "blob" | "arrayBuffer" | "stream";

interface AnyInput extends CallOptions, PathRequest {
  readonly parseAs?: ParseAs;
}

/** A path and nothing else: no other host, no dot segment, no query of its own. */
const PATH = /^(\/(?!\.{1,2}(\/|$))[\w.{}-]+)+$/;

/** The body of an answer, which stays under the call's signal until it has been read. */
const streamOf = ({ read, close }: Exchange): ReadableStream<Uint8Array> =>
  new ReadableStream({
    async pull(controller) {
      const chunk = await read(Infinity);
      if (chunk) return controller.enqueue(chunk);
      close();
      controller.close();
    },
    cancel: close,
  });

/** What was answered: its text where it was a failure, else a way to its content. */
interface Given {
  readonly response: Response;
  readonly failure?: string;
  readonly content?: () => unknown;
}

/** Gives a successful answer as a stream. */
async function sendStream(settings: Settings, call: Call): Promise<Given> {
  const exchange = await open(settings, { ...call, timeoutMs: settings.chatIdleMs });
  try {
    const { response } = exchange;
    if (response.ok) return { response, content: () => streamOf(exchange) };
    const { text } = await readAll(settings, call, exchange);
    exchange.close();
    return { response, failure: text };
  } catch (error) {
    exchange.close();
    throw error;
  }
}

const readers: Readonly<Record<Exclude<ParseAs, "stream">, (answer: Answer) => unknown>> = {
  json: ({ text }) => (text === "" ? undefined : (JSON.parse(text) as unknown)),
  text: ({ text }) => text,
  blob: ({ bytes, type }) => new Blob([bytes as BlobPart], { type }),
  arrayBuffer: ({ bytes }) => bytes.buffer,
};

/** Gives an answer that has been read whole, also a failure; throws what kept the server from giving one. */
async function sendWhole(settings: Settings, call: Call, parseAs: keyof typeof readers): Promise<Given> {
  let last: Answer | undefined;
  try {
    const answer = await ask(settings, call, (given) => (last = given));
    return { response: answer.response, content: () => readers[parseAs](answer) };
  } catch (error) {
    // A refusal is about this very answer; what came after it is not.
    if (!last || last.response.ok || (error as KnowledgeError).status !== last.status) throw error;
    return { response: last.response, failure: last.text };
  }
}

/** The JSON of a refusal, or its text, without the client's credentials: it will be logged. */
function refusalOf(settings: Settings, text: string): unknown {
  try {
    const value = JSON.parse(text) as unknown;
    return typeof value === "object" && value !== null ? cleanRecord(settings, value) : value;
  } catch {
    return cleanWords(settings, text);
  }
}

/**
 * Carries out a call by path: openapi-fetch says what its address, headers and body are, the client sends it with its
 * limits and repetitions. What the server says is given back, also where it is a failure; what kept it from saying
 * anything is thrown.
 */
async function callPath(settings: Settings, method: string, path: string, input: AnyInput = {}) {
  const { parseAs = "json", signal, timeoutMs, ...request } = input ?? {};
  const judged = { operation: `${method} ${path}`, method: method === "GET" ? undefined : method };
  if (parseAs !== "stream" && !Object.hasOwn(readers, parseAs))
    throw inputError("parseAs", "is no way to read", parseAs);
  if (!PATH.test(path)) {
    // A query or an address may hold a password.
    const shown = /[^\w/.{}-]/.test(path) ? "[withheld]" : path;
    throw inputError("path", 'must be a path such as "/api/tasks"', shown);
  }
  const ids = request.params?.path as Readonly<Record<string, unknown>> | undefined;
  for (const [, name = ""] of path.matchAll(/\{(\w+)\}/g)) requireId(name, ids?.[name]);
  let given: Given | undefined;
  try {
    const { path: filled, ...init } = buildRequest(path, { accept: "application/json", ...settings.headers }, request);
    const call = { ...judged, path: filled, init, options: { signal, timeoutMs } };
    given = await (parseAs === "stream" ? sendStream(settings, call) : sendWhole(settings, call, parseAs));
    const { response, failure, content } = given;
    return content ? { data: content(), response } : { error: refusalOf(settings, failure ?? ""), response };
  } catch (error) {
    if (SpecwrightError.isInstance(error)) throw error;
    // The message of the platform quotes the answer, a header or the body.
    throw given
      ? unexpected(judged, "is not complete, valid JSON", given.response.status)
      : inputError("input", "has parameters, headers or a body that no request can hold");
  }
}

export function createPathCalls(settings: Settings): PathCalls {
  const call = (method: string) => (path: string, input?: AnyInput) => callPath(settings, method, path, input);
  return { GET: call("GET"), POST: call("POST"), PATCH: call("PATCH"), DELETE: call("DELETE") } as PathCalls;
}
