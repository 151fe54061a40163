import { mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { createSandbox, type Sandbox } from "@specwright/sandbox";
import { systemClock, type Clock, type WebFetch } from "@specwright/transport";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { compareLive, type LiveOptions } from "../../src/live/live.ts";
import { readSpecification } from "../../src/live/specification.ts";
import { exitCodeOf, markdownOf, terminalText, type LiveReport } from "../../src/live/report.ts";
import { runLive } from "../../src/live/run-live.ts";
import type { ListeningSocket } from "../../src/live/topics.ts";

const whole = readSpecification();
const few = new Set(["marketTime", "marketTickers", "marketInstrumentsInfo", "orderRealtime"]);
const specification = { ...whole, known: [], reads: whole.reads.filter(({ operationId }) => few.has(operationId)) };

let sandbox: Sandbox;
let folder: string;

beforeEach(async () => {
  sandbox = await createSandbox();
  folder = mkdtempSync(join(tmpdir(), "answers-"));
});

afterEach(async () => {
  rmSync(folder, { recursive: true, force: true });
  await sandbox.close();
});

/**
 * Returns a `fetch` function that answers requests for a path with the given response, and sends others to the sandbox.
 */
const answering =
  (path: string, answer: () => Response | Promise<Response>): WebFetch =>
  async (input, init) =>
    (String(input).includes(path) ? await answer() : await fetch(input, init as RequestInit)) as Awaited<
      ReturnType<WebFetch>
    >;

/** Compares reads of the sandbox. Topics receive no messages. */
const compareReads = (options: Partial<LiveOptions>): Promise<LiveReport> =>
  compareLive({
    environment: sandbox.trading.mainnetUrl,
    stateFile: join(folder, "state.json"),
    signal: new AbortController().signal,
    enough: () => AbortSignal.timeout(20_000),
    messages: 1,
    say: () => {},
    specification,
    open: silentSocket,
    ...options,
  });

/** Returns a socket that never opens and receives nothing. */
const silentSocket = (): ListeningSocket => ({ send: () => {}, close: () => {}, addEventListener: () => {} });

/** Returns the missing responses of reads in a report. */
const missingReads = ({ fresh }: LiveReport) =>
  fresh.flatMap(({ operation, place, found }) => (operation === undefined ? [] : [`${operation} ${place} ${found}`]));

/** Returns a body that fails after its first bytes. */
function brokenBody(): ReadableStream<Uint8Array> {
  const pieces = [new TextEncoder().encode('{"retCode":0,')];
  return new ReadableStream({
    pull(stream) {
      const piece = pieces.pop();
      if (piece === undefined) stream.error(new TypeError("terminated"));
      else stream.enqueue(piece);
    },
  });
}

/** Returns the system clock with a function that makes all pending timers expire at once. */
function expiringClock(): { clock: Clock; expire: () => void } {
  let passedMs = 0;
  const timers = new Set<() => void>();
  const after: Clock["after"] = (ms, callback) => {
    const run = (): void => {
      timers.delete(run);
      cancel();
      callback();
    };
    timers.add(run);
    const cancel = systemClock.after(ms, run);
    return () => {
      timers.delete(run);
      cancel();
    };
  };
  const expire = (): void => {
    passedMs += 10_000;
    for (const run of timers) run();
  };
  return { clock: { now: () => systemClock.now() + passedMs, after }, expire };
}

const html = { "content-type": "text/html" };

describe("a public operation that no longer responds", () => {
  const enough = (): AbortSignal => AbortSignal.abort();

  it.each([
    ["404", () => new Response("Not Found", { status: 404, headers: html }), "status 404, text/html"],
    ["502 HTML", () => new Response("<h1>Bad gateway</h1>", { status: 502, headers: html }), "status 502, text/html"],
    ["200 HTML", () => new Response("<h1>Maintenance</h1>", { headers: html }), "status 200, text/html"],
    ["an empty 200", () => new Response(""), "status 200"],
    ["a redirect", () => new Response("", { status: 302, headers: { location: "/" } }), "status 302"],
    ["no connection", () => Promise.reject(new TypeError("fetch failed")), "network"],
    ["a body that breaks off", () => new Response(brokenBody()), "status 200"],
    ["a body that is cut", () => new Response('{"retCode":0,"resu'), "status 200"],
  ])("is reported as a difference: %s", async (_what, answer, words) => {
    const report = await compareReads({ fetch: answering("/v5/market/tickers", answer), enough });
    expect(missingReads(report)).toEqual([expect.stringMatching("^marketTickers answer ")]);
    expect(missingReads(report).join("")).toContain(words);
    expect(exitCodeOf(report)).toBe(1);
    expect(terminalText(report)).toContain("specs/trading/paths/market/tickers.yaml");
  });

  it.each([
    ["the JSON of another service", { status: "ok" }],
    ["a list in place of the envelope", []],
    ["null", null],
  ])("is reported without advice for single fields: %s", async (_what, body) => {
    const report = await compareReads({ fetch: answering("/v5/market/tickers", () => Response.json(body)), enough });
    expect(missingReads(report)).toEqual([
      "marketTickers response another body",
      "marketTickers answer protocol, status 200, application/json",
    ]);
    expect(exitCodeOf(report)).toBe(1);
  });

  it.each([
    ["a page", () => new Response("<h1>Forbidden</h1>", { status: 403, headers: html }), "status 403, text/html"],
    ["no body", () => new Response("", { status: 403 }), "status 403"],
    ["a return code", () => Response.json({ retCode: 10_005, retMsg: "", result: {} }, { status: 403 }), "code 10005"],
  ])("is reported as a difference, and the reads after it are compared: 403 with %s", async (_what, answer, words) => {
    const report = await compareReads({ fetch: answering("/v5/market/tickers", answer), enough });
    expect(missingReads(report)).toEqual([expect.stringMatching("^marketTickers answer ")]);
    expect(missingReads(report).join("")).toContain(words);
    expect(report.ended).toEqual({});
    expect(report.reached).toEqual(expect.arrayContaining(["marketTime", "marketInstrumentsInfo"]));
    expect(exitCodeOf(report)).toBe(1);
  });

  it("is reported as a difference: 404 for one category", async () => {
    const gone = answering("category=inverse", () => new Response("Not Found", { status: 404, headers: html }));
    const reading: WebFetch = (input, init) =>
      String(input).includes("/v5/market/tickers") ? gone(input, init) : fetch(input, init as RequestInit);
    const report = await compareReads({ fetch: reading, enough });
    expect(missingReads(report)).toEqual([
      expect.stringMatching("^marketTickers answer .*status 404, text/html, for some"),
    ]);
    expect(exitCodeOf(report)).toBe(1);
  });

  it("is reported as a difference: a cursor that the service refuses", async () => {
    const refusal = { retCode: 10_001, retMsg: "", result: {}, retExtInfo: {}, time: 1_772_409_600_000 };
    const isFirst = (url: string) => !url.includes("cursor=");
    const reading: WebFetch = async (input, init) => {
      const response = await fetch(input, init as RequestInit);
      if (!String(input).includes("/v5/market/instruments-info")) return response;
      if (!isFirst(String(input))) return Response.json(refusal);
      const body = (await response.json()) as { result: object };
      return Response.json({ ...body, result: { ...body.result, nextPageCursor: "next" } }, response);
    };
    const report = await compareReads({ fetch: reading, enough });
    expect(missingReads(report)).toEqual([
      expect.stringMatching("^marketInstrumentsInfo result.nextPageCursor return code 10001.* for the second page$"),
    ]);
  });

  it("is reported as a difference: a body that does not match its gzip header", async () => {
    const server = createServer((_request, response) => {
      response.writeHead(200, { "content-type": "application/json", "content-encoding": "gzip" });
      response.end("not gzip");
    });
    await new Promise<void>((resolve) => void server.listen(0, "127.0.0.1", resolve));
    const { port } = server.address() as AddressInfo;
    try {
      const answer = () => fetch(`http://127.0.0.1:${port}/`);
      const report = await compareReads({ fetch: answering("/v5/market/tickers", answer), enough });
      expect(missingReads(report)).toEqual([expect.stringMatching("^marketTickers answer .*status 200")]);
      expect(exitCodeOf(report)).toBe(1);
    } finally {
      server.close();
    }
  });

  it("is reported as a difference: a body that stalls", async () => {
    const { clock, expire } = expiringClock();
    const stall = () => {
      setImmediate(expire);
      return new Response(new ReadableStream({ pull: () => new Promise<void>(() => {}) }, { highWaterMark: 0 }));
    };
    const report = await compareReads({ fetch: answering("/v5/market/tickers", stall), enough, clock });
    expect(missingReads(report)).toEqual([expect.stringMatching("^marketTickers answer timeout")]);
    expect(exitCodeOf(report)).toBe(1);
  });

  it("is not reported if it responds or needs a key", async () => {
    const report = await compareReads({ enough });
    expect(missingReads(report)).toEqual([]);
    expect(report.missed["orderRealtime"]).toBe("it needs a key");
  });

  it("is reported after a refusal only if an earlier run got a response", async () => {
    const refusal = () => Response.json({ retCode: 10_001, retMsg: "", result: {}, retExtInfo: {}, time: 1 });
    const options = { fetch: answering("/v5/market/tickers", refusal), enough };
    expect(missingReads(await compareReads(options))).toEqual([]);
    const earlier = new Set(["marketTickers"]);
    const report = await compareReads({ ...options, earlier });
    expect(missingReads(report)).toEqual([expect.stringContaining("marketTickers answer return code 10001")]);
    // A third run still lists the operation as answered before.
    expect(report.answeredBefore).toContain("marketTickers");
  });
});

describe("topics without messages", () => {
  /** Returns a function that opens sockets whose messages are changed or dropped. */
  const changing =
    (change: (text: string) => string | undefined) =>
    (url: string): ListeningSocket => {
      const socket = new WebSocket(url);
      return {
        send: (data) => socket.send(data),
        close: () => socket.close(),
        addEventListener: (type: string, listener: (event: never) => void) =>
          socket.addEventListener(type, (event) => {
            const data = type === "message" ? change(String((event as MessageEvent).data)) : "";
            if (data !== undefined) listener({ data } as never);
          }),
      } as ListeningSocket;
    };

  it("are one line with the cause if all are silent, and the exit code is 1", async () => {
    const report = await compareReads({ enough: () => AbortSignal.timeout(2000) });
    const silent = report.fresh.filter(({ place }) => place === "answer").map(({ topic }) => topic);
    expect(silent).toEqual(expect.arrayContaining(["orderBook", "kline", "spotTicker", "adlAlert"]));
    // These topics send messages only occasionally, so the report doesn't call them silent.
    expect(silent).not.toContain("liquidation");
    expect(silent).not.toContain("rfqPublicTrade");
    expect(exitCodeOf(report)).toBe(1);
    const lines = terminalText(report)
      .split("\n")
      .filter((line) => line.includes("no message arrived in time (linear)"));
    expect(lines).toEqual([expect.stringMatching(/^\d+ topics \(/)]);
    expect(markdownOf(report)).toContain("orderBook");
  });

  it("are reported if they were renamed, and the exit code is 2 without differences", async () => {
    const enough = new AbortController();
    const renaming = changing((text) => {
      if (text.includes('"topic":')) enough.abort();
      return text.replace('"topic":"', '"topic":"renamed-');
    });
    const report = await compareReads({ open: renaming, enough: () => enough.signal });
    expect(terminalText(report)).toMatch(/Not compared: a message of renamed-\w+, a topic without a subscription\./);
    const judged = { ...report, fresh: report.fresh.filter(({ place }) => place !== "answer") };
    expect(exitCodeOf(judged)).toBe(2);
  });

  it("are reported if a frame is not JSON, and the exit code is 2 without differences", async () => {
    const enough = new AbortController();
    const broken = changing((text) => {
      if (!text.includes('"topic":')) return text;
      enough.abort();
      return "not JSON";
    });
    const report = await compareReads({ open: broken, enough: () => enough.signal });
    expect(terminalText(report)).toContain("that is not JSON, or not a message.");
    const judged = { ...report, fresh: report.fresh.filter(({ place }) => place !== "answer") };
    expect(exitCodeOf(judged)).toBe(2);
  });
});

it("a run reads which operations responded earlier from the report in its folder", async () => {
  const environment = sandbox.trading.mainnetUrl;
  const earlier = { environment: new URL(environment).origin, reached: ["topic rfqPublicTrade"], answeredBefore: [] };
  writeFileSync(join(folder, "live-report.json"), JSON.stringify(earlier));
  const { report } = await runLive(
    {
      environment,
      journeys: false,
      output: folder,
      signal: new AbortController().signal,
      say: () => {},
      open: silentSocket,
      timeout: (ms) => (ms > 60_000 ? new AbortController().signal : AbortSignal.abort()),
    },
    specification,
  );
  expect(report.fresh.map(({ topic }) => topic)).toContain("rfqPublicTrade");
  expect(readFileSync(join(folder, "live-report.json"), "utf8")).toContain('"answeredBefore"');
});
