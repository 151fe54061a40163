import { createPayloadSigner, type PayloadSigner } from "@specwright/signing";
import { systemClock, type Clock, type RetryOptions } from "@specwright/transport";
import { asking } from "./call/call.ts";
import { checkLimit } from "./http/deadlines.ts";
import { checkOptions, environmentOf, NO_OPTION, wrong, type Environment } from "./environment.ts";
import { judgesOf, type Judges } from "./errors/error-context.ts";
import type { Incoming, Outgoing } from "./http/outgoing.ts";
import { plainRequest, type BuiltRequest } from "./plain-request.ts";
import { createSend, type Gate, type SendOptions } from "./http/client.ts";
import { ServerClock } from "./http/server-clock.ts";
import type { TradingOptions } from "./options.ts";

/** What all calls share: address, key and the way requests are sent. */
export interface Session {
  readonly environment: Environment;
  /** Whether private calls can be signed. */
  readonly isSigned: boolean;
  readonly makeId: () => string;
  readonly clock: Clock;
  /** What says what failures mean, without the key. */
  readonly judges: Judges;
  /** Carries one call out; every failure is a `TradingError`. */
  readonly send: (outgoing: Outgoing) => Promise<Incoming>;
}

/** A session that knows the server's clock. */
export interface FullSession extends Session {
  /** The server's time in whole milliseconds, as far as it is known. */
  readonly serverNow: () => number;
  /** Asks the platform for its time. */
  readonly synchronise: () => Promise<void>;
}

/** Makes what holds calls back. */
export type GateMaker = (options: TradingOptions, clock: Clock, serverNow: () => number) => Gate;

export const uuid = (): string => crypto.randomUUID();

/** The signer of a key, or undefined without one. */
export function signerOf({ credentials, recvWindow, referer }: TradingOptions): PayloadSigner | undefined {
  return credentials && createPayloadSigner({ ...credentials, recvWindow, referer });
}

const timeRequest: BuiltRequest = {
  method: "GET",
  path: "/v5/market/time",
  query: "",
  body: undefined,
  // Others wait for it: it ends also where nothing else limits the time of a call.
  settings: { timeoutMs: 30_000 },
};

/** Ids of requests: a random beginning, and a number that counts. Nothing but their being different matters. */
function countedIds(): () => string {
  const beginning = uuid().slice(0, 24);
  let count = 0;
  return () => beginning + (++count).toString(16).padStart(12, "0");
}

/** Options that would be passed over in a form that they do not have, or make every call fail. */
function checkForms(options: TradingOptions): void {
  const { retry, throttle, gateways = {}, timeoutMs = 0 } = options;
  const { maxAttempts = 1, maxHintMs = 0, backoff = {} } = retry || {};
  const { baseMs = 0, capMs = 0 } = Object(backoff) as NonNullable<RetryOptions["backoff"]>;
  if (typeof (retry || {}) !== "object" || !Number.isInteger(maxAttempts) || maxAttempts < 1)
    throw wrong("retry", "must be false or an object, with maxAttempts from 1", retry);
  if (retry) checkOptions(retry, RETRY_NAMES, NO_OPTION, "retry.");
  if (!(maxHintMs >= 0 && baseMs >= 0 && capMs >= 0))
    throw wrong("retry", "must have milliseconds as waits", undefined);
  if (throttle !== true && typeof (throttle || {}) !== "object")
    throw wrong("throttle", "must be true, false or an object", throttle);
  checkLimit("options", timeoutMs);
  for (const name of ["fetch", "makeId", "onDebug"] as const)
    if (typeof (options[name] ?? uuid) !== "function") throw wrong(name, "must be a function", typeof options[name]);
  const prefix = Object.keys(gateways).find((one) => !one.startsWith("/"));
  if (prefix !== undefined) throw wrong("gateways", "must be addresses by prefixes that begin with /", prefix);
}

const RETRY_NAMES = "maxAttempts budget shouldRetry backoff maxHintMs random";
const NAMES = "environment credentials gateways recvWindow referer timeoutMs retry throttle fetch clock makeId onDebug";

/** Makes the session of a client, with everything around a call. Nothing is sent until the first call. */
export function createSession(options: TradingOptions, gateOf?: GateMaker): FullSession {
  checkOptions(options, NAMES, NO_OPTION);
  const { clock = systemClock, makeId = uuid, makeId: makeRequestId = countedIds() } = options;
  checkForms(options);
  const environment = environmentOf(options.environment, options.gateways);
  const serverClock = new ServerClock(() => clock.now());
  let synchronising: Promise<void> | undefined;
  const ask = async (): Promise<void> => {
    serverClock.forget();
    await send(plainRequest(timeRequest, false)).finally(() => (synchronising = undefined));
  };
  // Whoever needs the time while it is asked for waits for the same answer.
  const synchronise = (): Promise<void> => (synchronising ??= ask());
  const gate = options.throttle === false ? undefined : gateOf?.(options, clock, serverClock.now);
  const signer = signerOf(options);
  const judges = judgesOf(options.credentials);
  const findLanded: SendOptions["findLanded"] = async (...duplicate) =>
    (await import("./reconcile/find-duplicate.ts")).findLanded(asking(session), ...duplicate);
  const send = createSend({
    options,
    environment,
    clock,
    now: () => clock.now(),
    serverClock,
    synchronise,
    findLanded,
    gate,
    signer,
    makeRequestId,
    judges,
  });
  const serverNow = serverClock.now;
  const session = { environment, isSigned: signer !== undefined, serverNow, synchronise, makeId, clock, judges, send };
  return session;
}
