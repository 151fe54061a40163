import { createSigner, type Signer } from "@specwright/signing";
import { systemClock, type Clock, type Layer } from "@specwright/transport";
import { environmentOf, type Environment } from "./environment.ts";
import type { Incoming, Outgoing } from "./outgoing.ts";
import { plainRequest, type BuiltRequest } from "./plain-request.ts";
import { createSend } from "./send.ts";
import { ServerClock } from "./server-clock.ts";
import type { TradingOptions } from "./session-options.ts";

/** What all calls share: address, key and the way requests are sent. */
export interface Session {
  readonly environment: Environment;
  /** Whether private calls can be signed. */
  readonly isSigned: boolean;
  readonly makeId: () => string;
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

/** Makes the layer that holds private calls back. */
export type ThrottleMaker = (options: TradingOptions["throttle"], clock: Clock, serverNow: () => number) => Layer;

export const uuid = (): string => crypto.randomUUID();

/** The signer of a key, or undefined without one. */
export function signerOf(options: TradingOptions, now?: () => number): Signer | undefined {
  const { credentials, recvWindow, referer } = options;
  return credentials === undefined ? undefined : createSigner({ ...credentials, recvWindow, referer, now });
}

const timeRequest: BuiltRequest = {
  method: "GET",
  path: "/v5/market/time",
  query: "",
  body: undefined,
  settings: {},
};

/** Makes the session of a client, with everything around a call. Nothing is sent until the first call. */
export function createSession(options: TradingOptions, throttle?: ThrottleMaker): FullSession {
  const { clock = systemClock, makeId = uuid } = options;
  const environment = environmentOf(options.environment, options.gateways);
  const serverClock = new ServerClock(() => clock.now());
  const synchronise = async (): Promise<void> => {
    serverClock.forget();
    await send(plainRequest(timeRequest, false));
  };
  const layer = throttle?.(options.throttle, clock, serverClock.now);
  const signer = signerOf(options, serverClock.now);
  const send = createSend({ options, environment, clock, serverClock, synchronise, throttle: layer, signer, makeId });
  return { environment, isSigned: signer !== undefined, serverNow: serverClock.now, synchronise, makeId, send };
}
