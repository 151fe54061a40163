import { createHmac } from "node:crypto";
import { inspect } from "node:util";
import { afterEach, expect, test } from "vitest";
import { guardOrigin } from "./base-url.ts";
import { capResponse } from "./cap-response.ts";
import { compose } from "./compose.ts";
import { TransportError } from "./errors.ts";
import { LightRequest } from "./light-request.ts";
import { platformFetch } from "./node/platform-fetch.ts";
import { platformFetch as portableFetch } from "./platform-fetch.ts";
import { readJsonObject, type JsonObject } from "./read-json.ts";
import { createRedactor } from "./redact.ts";
import { refuseRedirects } from "./refuse-redirects.ts";
import { retry } from "./retry.ts";
import { startFaultServer, type FaultServer } from "./testing/fault-server.ts";
import { FAULTS, type FaultCase } from "./testing/faults.ts";
import { freshDispatcher } from "./testing/fresh-dispatcher.ts";
import { settle, VirtualClock } from "./testing/virtual-clock.ts";
import { timeout } from "./timeout.ts";
import type { Clock } from "./clock.ts";
import type { Fetch, Layer } from "./types.ts";

const KEY = 'key"7f3a/+Zq';
const SECRET = "s3cret\r\nline two/+=";
const ATTEMPTS = 3;

const senders: Record<string, Fetch> = {
  fetch: portableFetch,
  "fast path": platformFetch,
};
const calls = {
  read: { method: "GET", repeatable: true },
  "write with idempotency field": { method: "POST", repeatable: true },
  "write without": { method: "POST", repeatable: false },
} as const;

/** Waits between attempts pass at once; only the timeouts are moved by hand. */
const impatient: Clock = {
  now: () => 0,
  after(_ms, callback) {
    const timer = setImmediate(callback);
    return () => clearImmediate(timer);
  },
};

interface Signed {
  signatures: string[];
}

function signing(signed: Signed): Layer {
  return (next) => (request, context) => {
    const light = request as LightRequest;
    const signature = createHmac("sha256", SECRET)
      .update(`${signed.signatures.length}${String(light.rawBody)}`)
      .digest("hex");
    signed.signatures.push(signature);
    const headers = new Headers({
      "x-key": encodeURIComponent(KEY),
      "x-sign": signature,
      "content-type": "application/json",
    });
    return next(new LightRequest(light, { headers }), context);
  };
}

const open: (() => Promise<void>)[] = [];
afterEach(async () => {
  await Promise.all(open.splice(0).map((close) => close()));
});

interface Outcome {
  value?: JsonObject;
  error?: unknown;
}

async function call(server: FaultServer, sender: Fetch, kind: keyof typeof calls, faultCase: FaultCase) {
  const clock = new VirtualClock();
  const signed: Signed = { signatures: [] };
  const base = `${faultCase.scheme ?? "http"}://127.0.0.1:${server.port}`;
  const parsed = new WeakMap<Response, JsonObject>();
  const decode: Layer = (next) => async (request, context) => {
    const response = await next(request, context);
    parsed.set(response, await readJsonObject(response, { requireNumber: "retCode", context }));
    return response;
  };
  const layers = [
    guardOrigin(base),
    retry({ maxAttempts: ATTEMPTS, clock: impatient, random: () => 0 }),
    decode,
    signing(signed),
    refuseRedirects(),
    capResponse({ maxBytes: 16 * 2 ** 20 }),
    timeout({ connectMs: 1000, headersMs: 2000, idleMs: 2000, clock }),
  ];
  server.onStalled = () => setImmediate(() => void clock.advance(2000));
  const { method, repeatable } = calls[kind];
  const outcome: Outcome = {};
  const request = new LightRequest(
    `${base}/v5/order/create?a=1`,
    method === "POST" ? { method, body: '{"qty":"1"}' } : {},
  );
  const work = compose(sender, ...layers)(request, {
    repeatable,
    operation: "orderCreate",
    redact: createRedactor([KEY, SECRET]),
  });
  if (faultCase.scheme === "https")
    for (let round = 0; round < ATTEMPTS; round++) setImmediate(() => void clock.advance(1000));
  try {
    outcome.value = parsed.get(await work)!;
  } catch (error) {
    outcome.error = error;
  }
  return { outcome, clock, signed };
}

function expectNoSecret(error: unknown, signatures: readonly string[]): void {
  const shown = [
    inspect(error, { depth: Infinity, showHidden: true, getters: true }),
    JSON.stringify(error),
    String(error),
    (error as Error).stack,
    inspect(structuredClone(error), { depth: Infinity }),
  ].join("\n");
  for (const secret of [KEY, SECRET, encodeURIComponent(KEY), ...signatures]) {
    const bytes = Buffer.from(secret);
    for (const form of [secret, encodeURIComponent(secret), bytes.toString("base64"), bytes.toString("base64url")]) {
      expect(shown).not.toContain(form);
    }
    expect(shown).not.toContain(bytes.toString("hex"));
    expect(shown).not.toContain(JSON.stringify(secret).slice(1, -1));
  }
}

const matrix = Object.keys(senders).flatMap((path) =>
  (Object.keys(calls) as (keyof typeof calls)[]).flatMap((kind) => FAULTS.map((fault) => ({ path, kind, fault }))),
);

test.each(matrix)("$path, $kind: $fault.name", async ({ path, kind, fault }) => {
  const dispatcher = freshDispatcher();
  const server = await startFaultServer(fault.fault);
  open.push(
    () => server.close(),
    () => dispatcher.close(),
  );
  const { outcome, clock, signed } = await call(server, senders[path]!, kind, fault);

  if (fault.expect === "result") {
    expect(outcome).toEqual({ value: { retCode: 0, result: {} } });
  } else {
    const { error } = outcome;
    expect(TransportError.isInstance(error), inspect(error ?? outcome.value)).toBe(true);
    const failure = error as TransportError;
    expect(fault.expect).toContain(failure.code);
    expectNoSecret(failure, signed.signatures);
    if (fault.scheme === "https" && path === "fast path")
      expect(failure).toMatchObject({ code: "connect-timeout", outcome: "not-sent" });
    const again = fault.retried && (calls[kind].repeatable || failure.outcome === "not-sent");
    expect(failure.attempts).toBe(again ? ATTEMPTS : 1);
    expect(failure).toMatchObject({ operation: "orderCreate" });
  }
  if (kind === "write without") expect(server.requests.length).toBeLessThanOrEqual(1);
  expect(new Set(signed.signatures).size).toBe(signed.signatures.length);
  expect(new Set(server.requests.map(({ header }) => header("x-sign"))).size).toBe(server.requests.length);
  expect(new Set(server.requests.map(({ body }) => body)).size).toBeLessThanOrEqual(1);
  expect(clock.pending).toBe(0);
  if (fault.scheme === "https") server.dropConnections();
});

const stale: FaultCase = {
  name: "stale keep-alive",
  fault: {
    onRequest(socket, { onSocket }) {
      if (onSocket > 1) socket.resetAndDestroy();
      else socket.write('HTTP/1.1 200 OK\r\ncontent-type: application/json\r\ncontent-length: 13\r\n\r\n{"retCode":0}');
    },
  },
  expect: ["network"],
  retried: true,
};

test.each(
  Object.keys(senders).flatMap((path) => Object.keys(calls).map((kind) => [path, kind as keyof typeof calls] as const)),
)("%s, %s: a connection that dies under its second request", async (path, kind) => {
  const dispatcher = freshDispatcher();
  const server = await startFaultServer(stale.fault);
  open.push(
    () => server.close(),
    () => dispatcher.close(),
  );
  expect((await call(server, senders[path]!, kind, stale)).outcome).toEqual({ value: { retCode: 0 } });
  // The connection goes back to the pool first.
  await settle();
  const { outcome, clock, signed } = await call(server, senders[path]!, kind, stale);
  if (calls[kind].repeatable) {
    expect(outcome).toEqual({ value: { retCode: 0 } });
    expect(signed.signatures).toHaveLength(2);
    expect(new Set(server.requests.map(({ body }) => body)).size).toBe(1);
  } else {
    expect(outcome.error).toMatchObject({ code: "network", outcome: "unknown", attempts: 1 });
    expect(server.requests).toHaveLength(2);
  }
  expect(clock.pending).toBe(0);
});
