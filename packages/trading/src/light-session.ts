import type { SignedHeaders } from "@specwright/signing";
import {
  systemClock,
  TransportError,
  type Clock,
  type PlatformFetch,
  type WebAbortSignal,
} from "@specwright/transport";
import { ATTEMPT_MS, checkLimit } from "./http/deadlines.ts";
import { checkOptions, environmentOf, NO_OPTION } from "./environment.ts";
import { judgesOf } from "./errors/error-context.ts";
import { InputError } from "./errors/errors.ts";
import type { Incoming, Outgoing } from "./http/outgoing.ts";
import { transportFailure } from "./errors/from-transport.ts";
import { MOST_BYTES, readAnswer, type RawEnvelope } from "./http/envelope.ts";
import { refusalOf } from "./errors/refusal.ts";
import { checkHeaders, headersOf, signatureOf } from "./http/sign-request.ts";
import { signerOf, uuid, type Session } from "./client-context.ts";
import type { TradingOptions } from "./options.ts";

/** The options that hold without the layers of the whole client. */
export type LightOptions = Pick<
  TradingOptions,
  "environment" | "credentials" | "gateways" | "recvWindow" | "referer" | "timeoutMs" | "clock" | "makeId"
> & {
  /** Sends signed requests. Default: the platform's. */
  readonly fetch?: PlatformFetch | undefined;
};

const waiting = new WeakMap<WebAbortSignal, Set<() => void>>();

/** One listener for each signal: `AbortSignal.any` keeps what it made as long as the signal, and Node warns of eleven. */
function onAbort(signal: WebAbortSignal, stop: () => void): () => void {
  const stops = waiting.get(signal) ?? new Set();
  if (!waiting.has(signal)) signal.addEventListener("abort", () => stops.forEach((one) => one()));
  waiting.set(signal, stops.add(stop));
  return () => void stops.delete(stop);
}

/** The bytes of an answer; none of one that is too large, or never ends. */
async function readCapped({ body }: Response, stopped: Promise<never>): Promise<Uint8Array> {
  const chunks: Uint8Array<ArrayBuffer>[] = [];
  const reader = body?.getReader();
  const leave = () => void reader?.cancel().catch(() => {});
  stopped.catch(leave);
  let left = MOST_BYTES;
  for (let chunk; left >= 0 && (chunk = (await reader?.read())?.value); left -= chunk.byteLength) chunks.push(chunk);
  leave();
  return new Uint8Array(await new Blob(left < 0 ? [] : chunks).arrayBuffer());
}

const ABORTED = "The caller aborted the call.";
const late = (ms: number): string => `The total timeout of ${ms} ms passed.`;

/** A failure that is none of ours is the platform's, whose text may quote a header: only its name is told. */
function lost(error: unknown): TransportError {
  let name = "";
  try {
    if (TransportError.isInstance(error)) return error;
    // One attempt for each address of a name is one error of several.
    const { cause } = error as { cause?: { code?: unknown; errors?: readonly { code?: unknown }[] } };
    // Names such as ECONNREFUSED; anything else might be text that somebody put there.
    [name = ""] = /^[A-Z_]+$/.exec(String((cause?.errors?.[0] ?? cause)?.code)) ?? [];
  } catch {
    // Nobody may look at it.
  }
  const message = `There was no usable answer${name && ` (${name})`}.`;
  const outcome = /^(ECONNREFUSED|ENOTFOUND|EAI_AGAIN)$/.test(name) ? "not-sent" : "unknown";
  return new TransportError("network", message, { outcome });
}

/** The answer of a fetch that follows redirects, though it was told not to, is from elsewhere; what was sent went there. */
function unmoved(response: Response): Response {
  const { redirected, status, headers } = response;
  // What is no response fails here.
  headers.get("a");
  if (redirected) throw new TransportError("redirect", "A redirect was followed.", { outcome: "unknown", status });
  return response;
}

/** Why nothing is sent any more. */
function givenUp({ signal, until = Infinity }: Outgoing, now: number, ms: number): TransportError | undefined {
  if (now > until) return new TransportError("total-timeout", late(ms));
  return signal?.aborted ? new TransportError("aborted", ABORTED) : undefined;
}

/** What ends an exchange before its answer is there: its time, or its caller. To be released afterwards. */
function endingOf(clock: Clock, timeoutMs: number, given: WebAbortSignal | undefined) {
  const controller = new AbortController();
  let stop: (error: TransportError) => void;
  const stopped = new Promise<never>((_, reject) => (stop = reject));
  const giveUp = (code: "aborted" | "total-timeout", message: string) => () =>
    stop(new TransportError(code, message, { outcome: "unknown" }));
  const leave = given && onAbort(given, giveUp("aborted", ABORTED));
  const expire = giveUp("total-timeout", late(timeoutMs));
  const cancel = timeoutMs ? clock.after(timeoutMs, expire) : undefined;
  const release = () => {
    controller.abort();
    cancel?.();
    leave?.();
  };
  return { signal: controller.signal, stopped, release };
}

const NAMES = "environment credentials gateways recvWindow referer timeoutMs clock fetch makeId";

/**
 * The smallest session: signs, sends once, decodes and judges. No retry, no throttle, no clock correction; for
 * those use the client, or `createSession`.
 *
 * @throws {InputError} for an option that is none, or that a light session does not have
 * @throws {Error} with a `code` for a base address or a key that is none, see `createTradingClient`
 */
export function createLightSession(options: LightOptions = {}): Session {
  checkOptions(options, NAMES, `${NO_OPTION}, see createSession`);
  const { makeId = uuid, timeoutMs: usual = ATTEMPT_MS, clock = systemClock } = options;
  const environment = environmentOf(options.environment, options.gateways);
  const signer = signerOf(options);
  const judges = judgesOf(options.credentials);

  const send = async (outgoing: Outgoing): Promise<Incoming> => {
    const { operation, path, query, method, body = null, orderLinkId, signal, timeoutMs = usual } = outgoing;
    checkLimit(operation, timeoutMs);
    if (signal && !("aborted" in Object(signal)))
      throw new InputError(operation, "signal", "must be an AbortSignal", typeof signal);
    if (outgoing.headers) await checkHeaders(outgoing);
    const requestId = makeId();
    let signed: SignedHeaders = {};
    if (outgoing.isSigned) {
      if (!signer) throw new InputError(operation, "credentials", "are required", undefined);
      signed = await signatureOf(signer, outgoing, clock.now());
    }
    const signature = signed["X-BAPI-SIGN"];
    const isWrite = method === "POST";
    const context = { operation, path, isWrite, requestId, attempts: 1, orderLinkId, signature, judges };
    const early = givenUp(outgoing, clock.now(), timeoutMs);
    if (early) throw transportFailure(early, { ...context, attempts: 0 });
    const ending = endingOf(clock, timeoutMs, signal);
    let response: Response | undefined;
    let bytes: Uint8Array | undefined;
    let envelope: RawEnvelope | undefined;
    try {
      const sent = (options.fetch ?? fetch)(environment.baseOf(path) + path + (query && `?${query}`), {
        method,
        body,
        headers: headersOf(outgoing, requestId, signed),
        redirect: "manual",
        signal: ending.signal,
      });
      // Some go on when they are told to stop.
      response = unmoved(await Promise.race([sent, ending.stopped]));
      bytes = await Promise.race([readCapped(response, ending.stopped), ending.stopped]);
      envelope = readAnswer(response, bytes, operation);
      outgoing.check?.(outgoing, envelope);
    } catch (error) {
      // What has no status is no answer.
      if (!response?.status || response.ok) throw transportFailure(lost(error), context);
    } finally {
      ending.release();
    }
    if (envelope?.retCode === 0 && response.ok) return { envelope, response, attempts: 1, requestId, signature };
    throw await refusalOf(envelope, bytes, response, context);
  };

  return { environment, isSigned: signer !== undefined, makeId, clock, judges, send };
}
