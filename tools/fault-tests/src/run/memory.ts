import { VirtualClock } from "@specwright-tools/testing";
import { createKnowledgeClient } from "@specwright/knowledge";
import { createTradingClient } from "@specwright/trading";
import { allCalls } from "../knowledge/calls.ts";
import type { Reply, ResponseReply } from "../messages.ts";
import { Random } from "../random.ts";
import {
  type Outcome,
  type Scenario,
  type World,
  endingOf,
  randomOptions,
  randomRetry,
  toOutcome,
} from "../scenario.ts";
import { makeScenario } from "../scenarios.ts";
import { Account } from "../trading/account.ts";
import { credentials } from "../trading/platform.ts";
import { allWrites } from "../trading/writes.ts";

/** Removes the stack of an error, because the client would clean it line by line, which takes time. */
const withoutStack = (error: Error): Error => Object.assign(error, { stack: "" });

const failure = (code: string, syscall: string): Error =>
  withoutStack(
    new TypeError("fetch failed", { cause: Object.assign(new Error(`${syscall} ${code}`), { code, syscall }) }),
  );

/** Returns an error of the runtime's `fetch` for a body that breaks off or can't be decompressed. */
const bodyFailure = (random: Random): Error =>
  random.pick([
    () => failure("ECONNRESET", "read"),
    () =>
      new TypeError("terminated", { cause: Object.assign(new Error("other side closed"), { code: "UND_ERR_SOCKET" }) }),
    () => Object.assign(new Error("unexpected end of file"), { code: "Z_BUF_ERROR" }),
  ])();

type Signal = AbortSignal | null | undefined;

/** Returns a promise that settles only when the request is aborted. */
const aborted = (signal: Signal): Promise<never> =>
  new Promise((_, reject) => {
    if (signal?.aborted === true) reject(signal.reason as Error);
    signal?.addEventListener("abort", () => reject(signal.reason as Error), { once: true });
  });

/** Returns a body that delivers only its beginning. */
function brokenBody(bytes: Uint8Array, { stalls }: ResponseReply, signal: Signal, random: Random): ReadableStream {
  return new ReadableStream<Uint8Array>({
    start(controller) {
      if (bytes.length > 0) controller.enqueue(bytes);
    },
    pull: (controller) => (stalls ? aborted(signal) : controller.error(bodyFailure(random))),
  });
}

/** Splits a body into a few pieces. */
function piecesOf(bytes: Uint8Array, random: Random): ReadableStream {
  const middle = random.below(bytes.length);
  const pieces = [bytes.subarray(0, middle), bytes.subarray(middle)].filter(({ length }) => length > 0);
  return new ReadableStream<Uint8Array>({
    pull(controller) {
      const next = pieces.shift();
      if (next === undefined) controller.close();
      else controller.enqueue(next);
    },
  });
}

function toResponse(reply: Reply, signal: Signal, random: Random): Response | Promise<Response> {
  if (reply.kind === "dropped") throw failure("ECONNRESET", "read");
  if (reply.kind === "refused-connection") throw failure("ECONNREFUSED", "connect");
  if (reply.kind === "silence") return aborted(signal);
  const { status, headers, body, damage } = reply;
  if (damage === "head") throw failure("ECONNRESET", "read");
  const bytes = typeof body === "string" ? new TextEncoder().encode(body) : body;
  const cut = damage === undefined ? reply.cut : random.below(bytes.length);
  if (status === 304 || status === 204) return new Response(null, { status, headers });
  if (cut !== undefined)
    return new Response(brokenBody(bytes.subarray(0, cut), reply, signal, random), { status, headers });
  const isPlain = bytes.length === 0 || random.chance(0.8);
  return new Response(isPlain ? (bytes as Uint8Array<ArrayBuffer>) : piecesOf(bytes, random), { status, headers });
}

/** Simulated network in which the scenario responds. */
class VirtualNetwork {
  /**
   * True if the client has requested the server's time. The call may end before that request, because the client reuses
   * the time for later calls.
   */
  hasMeasuredClock = false;
  readonly #scenario: Scenario;
  readonly #random: Random;

  constructor(scenario: Scenario, random: Random) {
    this.#scenario = scenario;
    this.#random = random;
  }

  readonly fetch = async (input: string | URL | Request, init: RequestInit = {}): Promise<Response> => {
    const { pathname, search } = new URL(String(input));
    if (pathname === "/v5/market/time") this.hasMeasuredClock = true;
    const { signal, body, method = "GET" } = init;
    const random = this.#random;
    if (random.chance(0.05)) return toResponse({ kind: "refused-connection" }, signal, random);
    const isForm = body instanceof ReadableStream || body instanceof FormData || body instanceof Blob;
    const reply = this.#scenario.receive({
      method,
      path: pathname,
      query: search.slice(1),
      headers: Object.fromEntries(new Headers(init.headers)),
      body:
        isForm || typeof body === "string"
          ? await new Response(body).text()
          : new TextDecoder().decode(body as Uint8Array),
    });
    return toResponse(await Promise.race([reply, aborted(signal)]), signal, random);
  };
}

/** Timeout of an attempt without a response, in milliseconds. */
const ATTEMPT_TIMEOUT_MS = 1000;
/** Milliseconds of virtual time within which all timers must fire after the end of a call. */
const LATEST_MS = 60_000;

/** Runs one call through a simulated `fetch`, in virtual time. */
export async function runInMemory(seed: number): Promise<Outcome> {
  const random = new Random(seed);
  const clock = new VirtualClock();
  let waits = 0;
  const wait = (ms: number) =>
    new Promise<void>((resolve) => {
      waits++;
      clock.after(ms, () => {
        waits--;
        resolve();
      });
    });
  const world: World = { random, now: () => clock.now(), wait };
  const scenario = makeScenario(world);
  const network = new VirtualNetwork(scenario, random);
  const link = { clock, fetch: network.fetch, attemptTimeoutMs: ATTEMPT_TIMEOUT_MS, retry: randomRetry(random) };
  const options = randomOptions(world, 3 * ATTEMPT_TIMEOUT_MS);
  const ending = await clock.run(endingOf(scenario.call(link, options)));
  const left = network.hasMeasuredClock ? 0 : clock.pending - waits;
  // Wait, because the server may execute a request after its client has given up.
  if (clock.pending > 0) await clock.advance(LATEST_MS);
  const problems = [...scenario.check(ending), ...(await clock.run(scenario.reconcile(ending)))];
  if (clock.pending > 0) await clock.advance(LATEST_MS);
  if (left + clock.pending > 0) problems.push(`${left + clock.pending} timers are left`);
  return toOutcome(seed, scenario, ending, problems);
}

/**
 * Loads the parts of the clients that are otherwise loaded during a call, because loading takes real time, which a seed
 * can't repeat.
 */
export async function loadClients(): Promise<void> {
  const random = new Random(0);
  const fetch = () => Promise.reject(new TypeError("Nothing is sent."));
  const trading = createTradingClient({ credentials, environment: "testnet", retry: false, fetch });
  const knowledge = createKnowledgeClient({ retry: false, fetch });
  const { signal } = new AbortController();
  const writes = allWrites(random, new Account(random, Date.now));
  await Promise.allSettled([
    ...writes.map((write) => write.send(trading, { signal })),
    ...allCalls(random).map((call) => call.send(knowledge, { signal })),
  ]);
}
