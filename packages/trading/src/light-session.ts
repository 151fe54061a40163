import { TransportError, type PlatformFetch } from "@specwright/transport";
import { environmentOf } from "./environment.ts";
import { cleaner, type ErrorContext } from "./error-context.ts";
import { InputError, type TradingError } from "./errors.ts";
import { transportFailure } from "./failure.ts";
import type { Incoming, Outgoing } from "./outgoing.ts";
import { readAnswer, readRefusal, type RawEnvelope } from "./read-answer.ts";
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

function noAnswer(error: unknown, about: ErrorContext): TradingError {
  // What the answer was not is known; anything else is the platform's, whose text may quote a header.
  if (TransportError.isInstance(error)) return transportFailure(error, about);
  const name = (error as Error | undefined)?.name;
  const code = name === "TimeoutError" ? "total-timeout" : name === "AbortError" ? "aborted" : "network";
  return transportFailure(new TransportError(code, "There was no usable answer.", { outcome: "unknown" }), about);
}

/**
 * The smallest session: signs, sends once, decodes and judges. No retry, no throttle, no clock correction; for
 * those use the client, or `createSession`.
 */
export function createLightSession(options: LightOptions = {}): Session {
  const { makeId = uuid, timeoutMs = 10_000 } = options;
  const environment = environmentOf(options.environment, options.gateways);
  const signer = signerOf(options);
  const clean = cleaner(options.credentials);

  const exchange = async (outgoing: Outgoing, requestId: string): Promise<Response> => {
    const { method, path, query, body, signal } = outgoing;
    const signed = outgoing.isSigned
      ? await signer?.headers(method === "GET" ? { method, query } : { method, body: body ?? "" })
      : {};
    const limit = AbortSignal.timeout(outgoing.timeoutMs ?? timeoutMs);
    return (options.fetch ?? fetch)(environment.baseOf(path) + path + (query && `?${query}`), {
      method,
      body: body ?? null,
      headers: {
        ...outgoing.headers,
        ...(body === undefined ? undefined : { "content-type": "application/json" }),
        ...signed,
        "cdn-request-id": requestId,
      },
      redirect: "manual",
      signal: signal ? AbortSignal.any([signal, limit]) : limit,
    });
  };

  const send = async (outgoing: Outgoing): Promise<Incoming> => {
    const { operation, path, method, orderLinkId } = outgoing;
    if (outgoing.isSigned && !signer) throw new InputError(operation, "credentials", "are required", undefined);
    const requestId = makeId();
    const about = { operation, path, isWrite: method === "POST", requestId, attempts: 1, orderLinkId, clean };
    let response: Response | undefined;
    let envelope: RawEnvelope | undefined;
    try {
      response = await exchange(outgoing, requestId);
      envelope = readAnswer(response, new Uint8Array(await response.arrayBuffer()), operation);
    } catch (error) {
      if (response === undefined || response.ok) throw noAnswer(error, about);
    }
    if (envelope?.retCode === 0 && response.ok)
      return { envelope, response, attempts: 1, requestId, isUncertain: false };
    const { answerError, statusError } = await import("./judge.ts");
    if (envelope === undefined || envelope.retCode === 0) throw statusError(response, readRefusal(response), about);
    throw answerError(envelope, response, about);
  };

  return { environment, isSigned: signer !== undefined, makeId, send };
}
