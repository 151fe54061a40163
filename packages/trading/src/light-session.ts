import { TransportError, type PlatformFetch } from "@specwright/transport";
import { checkOptions, environmentOf } from "./environment.ts";
import { judgesOf } from "./error-context.ts";
import { InputError, TradingError } from "./errors.ts";
import type { Incoming, Outgoing } from "./outgoing.ts";
import { transportFailure } from "./failure.ts";
import { MOST_BYTES, readAnswer, type RawEnvelope } from "./read-answer.ts";
import { refusalOf } from "./refusal.ts";
import { checkHeaders, headersOf, signatureOf } from "./sign-request.ts";
import { signerOf, uuid, type Session } from "./session.ts";
import type { TradingOptions } from "./session-options.ts";

/** The options that hold without the layers of the whole client. */
export type LightOptions = Pick<
  TradingOptions,
  "environment" | "credentials" | "gateways" | "recvWindow" | "referer" | "timeoutMs" | "makeId"
> & {
  /** Sends signed requests. Default: the platform's. */
  readonly fetch?: PlatformFetch | undefined;
};

/** The bytes of an answer, as far as they are an answer: one that is too large, or never ends, is left. */
async function readCapped({ body, status }: Response): Promise<Uint8Array> {
  const chunks: Uint8Array<ArrayBuffer>[] = [];
  const reader = body?.getReader();
  for (let left = MOST_BYTES; ;) {
    const chunk = (await reader?.read())?.value;
    if (!chunk) return new Uint8Array(await new Blob(chunks).arrayBuffer());
    chunks.push(chunk);
    left -= chunk.byteLength;
    if (left >= 0) continue;
    void reader?.cancel();
    throw new TransportError("response-too-large", "The answer is too large.", { outcome: "answered", status });
  }
}

/** What the answer was not is known; anything else is the platform's, whose text may quote a header. */
function lost(error: unknown, isAborted: boolean | undefined): TransportError {
  if (isAborted) return new TransportError("aborted", "The caller aborted the call.", { outcome: "unknown" });
  if (TransportError.isInstance(error)) return error;
  const { name, cause } = error as Error;
  const code = name === "TimeoutError" ? "total-timeout" : "network";
  // Names such as ECONNREFUSED; anything else might be text that somebody put there.
  const found = /^[A-Z_]+$/.exec(String((cause as { code?: unknown } | undefined)?.code));
  const message = `There was no usable answer${found ? ` (${found[0]})` : ""}.`;
  return new TransportError(code, message, { outcome: "unknown" });
}

/**
 * The smallest session: signs, sends once, decodes and judges. No retry, no throttle, no clock correction; for
 * those use the client, or `createSession`.
 *
 * @throws {InputError} for an option that is none
 * @throws {Error} with a `code` for a base address or a key that is none, see `createTradingClient`
 */
export function createLightSession(options: LightOptions = {}): Session {
  const { makeId = uuid, timeoutMs = 10_000 } = options;
  checkOptions(options);
  const environment = environmentOf(options.environment, options.gateways);
  const signer = signerOf(options);
  const judges = judgesOf(options.credentials);

  const exchange = async (outgoing: Outgoing, headers: HeadersInit): Promise<Response> => {
    const { method, path, query, body, signal } = outgoing;
    const limit = AbortSignal.timeout(outgoing.timeoutMs ?? timeoutMs);
    return (options.fetch ?? fetch)(environment.baseOf(path) + path + (query && `?${query}`), {
      method,
      body: body ?? null,
      headers,
      redirect: "manual",
      signal: signal ? AbortSignal.any([signal, limit]) : limit,
    });
  };

  const send = async (outgoing: Outgoing): Promise<Incoming> => {
    const { operation, path, method, orderLinkId } = outgoing;
    if (outgoing.isSigned && !signer) throw new InputError(operation, "credentials", "are required", undefined);
    const requestId = makeId();
    const facts = { operation, path, isWrite: method === "POST", requestId, attempts: 1, orderLinkId, judges };
    let signature: string | undefined;
    let response: Response | undefined;
    let bytes: Uint8Array | undefined;
    let envelope: RawEnvelope | undefined;
    try {
      if (outgoing.headers) await checkHeaders(outgoing);
      const headers = outgoing.isSigned && signer ? await signatureOf(signer, outgoing, Date.now()) : {};
      signature = headers["X-BAPI-SIGN"];
      response = await exchange(outgoing, headersOf(outgoing, requestId, headers));
      bytes = await readCapped(response);
      envelope = readAnswer(response, bytes, operation);
    } catch (error) {
      if (TradingError.isInstance(error) || InputError.isInstance(error)) throw error;
      if (response === undefined || response.ok)
        throw transportFailure(lost(error, outgoing.signal?.aborted), { ...facts, signature });
    }
    if (envelope?.retCode === 0 && response.ok)
      return { envelope, response, attempts: 1, requestId, isUncertain: false, signature };
    throw await refusalOf(envelope, bytes, response, { ...facts, signature });
  };

  return { environment, isSigned: signer !== undefined, makeId, judges, send };
}
