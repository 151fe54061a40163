import { createHmac } from "node:crypto";
import { inspect } from "node:util";
import { settle, VirtualClock } from "@specwright-tools/testing";
import { afterEach, expect, test } from "vitest";
import {
  createRedactor,
  HttpClient,
  isRetryableStatus,
  TransportError,
  type Clock,
  type ResponseHead,
  type TransportErrorCode,
} from "../src/index.ts";
import { startFaultServer, type FaultServer } from "./support/fault-server.ts";
import { CONNECTION_FAULTS, FRAMING_FAULTS } from "./support/connection-faults.ts";
import type { FaultCase } from "./support/fault-case.ts";
import { freshDispatcher } from "./support/fresh-dispatcher.ts";
import { CONTENT_FAULTS, STATUS_FAULTS } from "./support/response-faults.ts";
import { sendWith, type TestRequest } from "./support/requests.ts";

const KEY = 'key"7f3a/+Zq';
const SECRET = "s3cret\r\nline two/+=";
const ATTEMPTS = 3;

const senders = {
  fetch: (url: string, init?: RequestInit) => globalThis.fetch(url, init),
  "fast path": undefined,
};
type SenderName = keyof typeof senders;

const calls = {
  read: { method: "GET", isWrite: false, isIdempotent: true },
  "write with idempotency field": { method: "POST", isWrite: true, isIdempotent: true },
  "write without idempotency field": { method: "POST", isWrite: true, isIdempotent: false },
} as const;
type CallKind = keyof typeof calls;

const open: (() => Promise<void>)[] = [];
afterEach(async () => {
  await Promise.all(open.splice(0).map((close) => close()));
});

/** Creates a clock on which waits between attempts pass immediately. The test advances the timeouts itself. */
const impatient = (clock: VirtualClock): Clock => ({
  now: () => clock.now(),
  after(ms, callback) {
    if (ms > 0) return clock.after(ms, callback);
    const timer = setImmediate(callback);
    return () => clearImmediate(timer);
  },
});

type Json = Record<string, unknown>;

/** Parses JSON as the API clients do. The thrown errors show whether the request may be repeated. */
function decodeJson({ status, headers }: ResponseHead, body: Uint8Array): Json {
  const fail = (code: TransportErrorCode, isTemporary: boolean) =>
    new TransportError(code, `Not usable (HTTP ${status}).`, { status, isTemporary });
  const isJson = /json/.test(headers.get("content-type") ?? "");
  if (!isJson) throw fail("content-type", isRetryableStatus(status));
  let value: Json;
  try {
    value = JSON.parse(new TextDecoder("utf-8", { fatal: true }).decode(body)) as Json;
  } catch {
    throw fail("invalid-json", true);
  }
  if (typeof (value as Json | null)?.["retCode"] !== "number") throw fail("missing-field", isRetryableStatus(status));
  return value;
}

class SignedRequest implements TestRequest<Json> {
  readonly operation = "orderCreate";
  readonly method: string;
  readonly url: string;
  readonly body: string | null;
  readonly isWrite: boolean;
  readonly isIdempotent: boolean;
  readonly timeoutMs = 0;
  readonly signatures: string[] = [];

  constructor(base: string, kind: CallKind) {
    const { method, isWrite, isIdempotent } = calls[kind];
    this.method = method;
    this.url = `${base}/v5/order/create?a=1`;
    this.body = isWrite ? '{"qty":"1"}' : null;
    this.isWrite = isWrite;
    this.isIdempotent = isIdempotent;
  }

  headers() {
    const signature = createHmac("sha256", SECRET).update(`${this.signatures.length}${this.body}`).digest("hex");
    this.signatures.push(signature);
    return { "x-key": encodeURIComponent(KEY), "x-sign": signature, "content-type": "application/json" };
  }

  decode(head: ResponseHead, body: Uint8Array) {
    return decodeJson(head, body);
  }
}

async function call(server: FaultServer, sender: SenderName, kind: CallKind, faultCase: FaultCase) {
  const clock = new VirtualClock();
  const request = new SignedRequest(`${faultCase.scheme ?? "http"}://127.0.0.1:${server.port}`, kind);
  const client = new HttpClient({
    fetch: senders[sender],
    clock: impatient(clock),
    attemptTimeoutMs: 2000,
    maxResponseBytes: 16 * 2 ** 20,
    redact: createRedactor([KEY, SECRET]),
    retry: { maxAttempts: ATTEMPTS, random: () => 0 },
  });
  server.onStalled = () => setImmediate(() => void clock.advance(2000));
  const work = sendWith(client, request).then(
    (value) => ({ value, error: undefined }),
    (error: unknown) => ({ value: undefined, error }),
  );
  return { outcome: await work, clock, signatures: request.signatures };
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
    for (const spelling of [
      secret,
      encodeURIComponent(secret),
      bytes.toString("base64"),
      bytes.toString("base64url"),
    ]) {
      expect(shown).not.toContain(spelling);
    }
    expect(shown).not.toContain(bytes.toString("hex"));
    expect(shown).not.toContain(JSON.stringify(secret).slice(1, -1));
  }
}

async function start(faultCase: FaultCase): Promise<FaultServer> {
  const dispatcher = freshDispatcher();
  const server = await startFaultServer(faultCase.fault);
  // Closing the server and the dispatcher succeeds only if the client leaks no connection.
  open.push(
    () => server.close(),
    () => dispatcher.close(),
  );
  return server;
}

const combinations = (Object.keys(senders) as SenderName[]).flatMap((sender) =>
  (Object.keys(calls) as CallKind[]).map((kind) => ({ sender, kind })),
);
const faults = [...CONNECTION_FAULTS, ...FRAMING_FAULTS, ...CONTENT_FAULTS, ...STATUS_FAULTS];
const matrix = combinations.flatMap((combination) => faults.map((fault) => ({ ...combination, fault })));

test.each(matrix)(
  "the outcome of a $kind over $sender is correct after the fault: $fault.name",
  async ({ sender, kind, fault }) => {
    const server = await start(fault);
    const { outcome, clock, signatures } = await call(server, sender, kind, fault);

    if (fault.expect === "result") {
      expect(outcome.value, inspect(outcome.error)).toMatchObject({ retCode: 0, result: {} });
    } else {
      const { error } = outcome;
      expect(TransportError.isInstance(error), inspect(error ?? outcome.value)).toBe(true);
      const failure = error as TransportError;
      expect(fault.expect, inspect(failure)).toContain(failure.code);
      expectNoSecret(failure, signatures);
      if (fault.scheme === "https" && sender === "fast path") expect(failure.outcome).toBe("not-sent");
      // The server saw the request, so it may have executed it.
      if (server.requests.length > 0) expect(failure.outcome).toBe("unknown");
      const isRepeated = fault.retried && (calls[kind].isIdempotent || failure.outcome === "not-sent");
      expect(failure.attempts).toBe(isRepeated ? ATTEMPTS : 1);
      expect(failure).toMatchObject({ operation: "orderCreate" });
    }
    if (kind === "write without idempotency field") expect(server.requests.length).toBeLessThanOrEqual(1);
    expect(new Set(signatures).size).toBe(signatures.length);
    expect(new Set(server.requests.map(({ header }) => header("x-sign"))).size).toBe(server.requests.length);
    expect(new Set(server.requests.map(({ body }) => body)).size).toBeLessThanOrEqual(1);
    expect(clock.pending).toBe(0);
    if (fault.scheme === "https") server.dropConnections();
  },
);

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

test.each(combinations)(
  "if a pooled connection is lost, a $kind over $sender is resent only if it is idempotent",
  async ({ sender, kind }) => {
    const server = await start(stale);
    expect((await call(server, sender, kind, stale)).outcome.value).toEqual({ retCode: 0 });
    // Wait until the connection is back in the pool.
    await settle();
    const { outcome, clock, signatures } = await call(server, sender, kind, stale);
    if (calls[kind].isIdempotent) {
      expect(outcome.value).toEqual({ retCode: 0 });
      expect(signatures).toHaveLength(2);
      expect(new Set(server.requests.map(({ body }) => body)).size).toBe(1);
    } else {
      expect(outcome.error).toMatchObject({ code: "network", outcome: "unknown", attempts: 1 });
      expect(server.requests).toHaveLength(2);
    }
    expect(clock.pending).toBe(0);
  },
);
