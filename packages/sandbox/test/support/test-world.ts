import { createSigner, type SignedHeaders } from "@specwright/signing";
import type { FastifyInstance, LightMyRequestResponse } from "fastify";
import { type Clock, createClock } from "../../src/clock.ts";
import { FaultPlan } from "../../src/faults/plan.ts";
import type { TestKeys } from "../../src/options.ts";
import type { ClockDrift } from "../../src/trading/access/authenticate.ts";
import { createEnvironment, type EnvironmentName } from "../../src/trading/environment.ts";
import { engineProducts } from "../../src/trading/products.ts";
import { OperationTable } from "../../src/trading/operations.ts";
import { createTradingServer } from "../../src/trading-server.ts";
import { createServices, type TradingService } from "../../src/trading/service.ts";
import { createTestKeys, type Environments } from "../../src/trading/test-keys.ts";
import { expectAsSpecified } from "./as-specified.ts";

/** Noon on a Monday without special market events. */
export const noon = Date.UTC(2026, 10, 2, 12);

type Key = { apiKey: string; secret: string } | { apiKey: string; privateKey: string };
export interface ApiResponse {
  retCode: number;
  retMsg: string;
  result: Record<string, unknown> & { list: Record<string, string>[]; nextPageCursor: string };
  retExtInfo: { list?: { code: number; msg: string }[] };
  time: number;
}

export interface CallOptions {
  key?: Key;
  environment?: EnvironmentName;
  /** Milliseconds added to the sandbox's time when a request is signed. */
  skew?: number;
  recvWindow?: number;
  headers?: Record<string, string>;
}

export interface TestWorld {
  clock: Clock;
  keys: TestKeys;
  environments: Environments;
  table: OperationTable;
  services: Record<EnvironmentName, TradingService>;
  servers: Record<EnvironmentName, FastifyInstance>;
  call(method: "GET" | "POST", path: string, input?: object, options?: CallOptions): Promise<ApiResponse>;
  raw(method: "GET" | "POST", path: string, input?: object, options?: CallOptions): Promise<LightMyRequestResponse>;
}

const inject = (
  server: FastifyInstance,
  method: "GET" | "POST",
  url: string,
  headers: object,
  payload?: string,
): Promise<LightMyRequestResponse> =>
  server.inject({ method, url, headers: { ...headers }, ...(payload === undefined ? {} : { payload }) });

const isOfOperation = ({ headers, payload }: LightMyRequestResponse): boolean =>
  headers["x-sandbox"] !== undefined && payload.includes('"retCode":0,');

/** The trading specification. All test worlds share it, because reading it takes longer than most of the tests. */
const specification = new OperationTable();

export interface WorldOptions {
  seed?: number;
  now?: number;
  limited?: boolean;
  matchingDelay?: number;
  faults?: unknown;
  /** Tracker of how far the clients' clocks are ahead of the sandbox's stopped clock. Default: they aren't ahead. */
  drift?: ClockDrift;
  /** A specification to use instead of the published one. */
  document?: Record<string, unknown>;
}

/** Creates the three trading environments without sockets and with a stopped clock. */
export function createTestWorld(options: WorldOptions = {}): TestWorld {
  const { seed = 1, limited = false, matchingDelay = 0 } = options;
  const clock = createClock(options.now ?? noon);
  const make = (name: EnvironmentName, extra = {}) =>
    createEnvironment({
      name,
      clock,
      seed,
      limited,
      matchingDelay,
      products: engineProducts,
      ...(options.drift === undefined ? {} : { drift: options.drift }),
      ...extra,
    });
  const demo = make("demo");
  const environments = { mainnet: make("mainnet", { demo }), testnet: make("testnet"), demo };
  const keys = createTestKeys(environments);
  const table = options.document === undefined ? specification : new OperationTable(options.document);
  const plan = new FaultPlan(options.faults, seed);
  const services = createServices(environments, { table, plan });
  const servers = {
    mainnet: createTradingServer(services.mainnet),
    testnet: createTradingServer(services.testnet),
    demo: createTradingServer(services.demo),
  };
  const raw: TestWorld["raw"] = async (method, path, input = {}, call = {}) => {
    const query = method === "GET" ? new URLSearchParams(input as Record<string, string>).toString() : "";
    const body = method === "POST" ? JSON.stringify(input) : undefined;
    const signed = sign(call, { clock, keys, method, query, body });
    const headers = {
      ...signed,
      ...(body === undefined ? {} : { "content-type": "application/json" }),
      ...call.headers,
    };
    const url = query === "" ? path : `${path}?${query}`;
    const response = await inject(servers[call.environment ?? "mainnet"], method, url, headers, body);
    // Each successful response in any test must match the specification.
    const isSuccess = options.faults === undefined && options.document === undefined && isOfOperation(response);
    if (isSuccess) expectAsSpecified(method, path, response.json());
    return response;
  };
  const call: TestWorld["call"] = async (...words) => (await raw(...words)).json();
  return { clock, keys, environments, services, table, servers, raw, call };
}

interface ToSign {
  clock: Clock;
  keys: TestKeys;
  method: string;
  query: string;
  body: string | undefined;
}

function sign({ key, skew = 0, recvWindow }: CallOptions, { clock, keys, method, query, body }: ToSign): SignedHeaders {
  const signer = createSigner({
    ...(key ?? keys.master),
    now: () => clock.now() + skew,
    ...(recvWindow === undefined ? {} : { recvWindow }),
  });
  return signer.headersSync(method === "GET" ? { method, query } : { method, body });
}
