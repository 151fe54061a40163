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
import { exitCodeOf, markdownOf, noEarlierRuns, terminalText, type LiveReport } from "../../src/live/report.ts";
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
 * Returns a `fetch` function that responds to requests for a path with the given response, and forwards all other
 * requests to the sandbox.
 */
const answering =
  (path: string, answer: () => Response | Promise<Response>): WebFetch =>
  async (input, init) =>
    (String(input).includes(path) ? await answer() : await fetch(input, init as RequestInit)) as Awaited<
      ReturnType<WebFetch>
    >;

/**
 * Compares the sandbox's REST responses with the specification. The comparison's sockets never open, so no topic
 * receives a message.
 */
const compareReads = (options: Partial<LiveOptions>): Promise<LiveReport> =>
  compareLive({
    environment: sandbox.trading.mainnetUrl,
    stateFile: join(folder, "state.json"),
    signal: new AbortController().signal,
    endOfWait: () => AbortSignal.timeout(20_000),
    messages: 1,
    onProgress: () => {},
    specification,
    open: silentSocket,
    ...options,
  });

/** Returns a socket that never opens and receives nothing. */
const silentSocket = (): ListeningSocket => ({ send: () => {}, close: () => {}, addEventListener: () => {} });

/** Returns the report's new findings about REST responses, each as one string: operation, path and problem. */
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

const refusalOf = (retCode: number, status = 200): Response =>
  Response.json({ retCode, retMsg: "", result: {}, retExtInfo: {}, time: 1_772_409_600_000 }, { status });

describe("a public operation that no longer responds", () => {
  const endOfWait = (): AbortSignal => AbortSignal.abort();

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
    const report = await compareReads({ fetch: answering("/v5/market/tickers", answer), endOfWait });
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
    const report = await compareReads({
      fetch: answering("/v5/market/tickers", () => Response.json(body)),
      endOfWait,
    });
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
    const report = await compareReads({ fetch: answering("/v5/market/tickers", answer), endOfWait });
    expect(missingReads(report)).toEqual([expect.stringMatching("^marketTickers answer ")]);
    expect(missingReads(report).join("")).toContain(words);
    expect(report.ended).toEqual({});
    expect(report.reached).toEqual(expect.arrayContaining(["marketTime", "marketInstrumentsInfo"]));
    expect(exitCodeOf(report)).toBe(1);
  });

  it("is reported as a difference if it responds with status 404 in only one category", async () => {
    const gone = answering("category=inverse", () => new Response("Not Found", { status: 404, headers: html }));
    const reading: WebFetch = (input, init) =>
      String(input).includes("/v5/market/tickers") ? gone(input, init) : fetch(input, init as RequestInit);
    const report = await compareReads({ fetch: reading, endOfWait });
    expect(missingReads(report)).toEqual([
      expect.stringMatching("^marketTickers answer .*status 404, text/html, for some"),
    ]);
    expect(exitCodeOf(report)).toBe(1);
  });

  it("is reported as a difference if the service refuses the cursor of its second page", async () => {
    const refusal = { retCode: 10_001, retMsg: "", result: {}, retExtInfo: {}, time: 1_772_409_600_000 };
    const isFirst = (url: string) => !url.includes("cursor=");
    const reading: WebFetch = async (input, init) => {
      const response = await fetch(input, init as RequestInit);
      if (!String(input).includes("/v5/market/instruments-info")) return response;
      if (!isFirst(String(input))) return Response.json(refusal);
      const body = (await response.json()) as { result: object };
      return Response.json({ ...body, result: { ...body.result, nextPageCursor: "next" } }, response);
    };
    const report = await compareReads({ fetch: reading, endOfWait });
    expect(missingReads(report)).toEqual([
      expect.stringMatching("^marketInstrumentsInfo result.nextPageCursor return code 10001.* for the second page$"),
    ]);
  });

  it("is reported as a difference if its body is not valid gzip, contrary to its header", async () => {
    const server = createServer((_request, response) => {
      response.writeHead(200, { "content-type": "application/json", "content-encoding": "gzip" });
      response.end("not gzip");
    });
    await new Promise<void>((resolve) => void server.listen(0, "127.0.0.1", resolve));
    const { port } = server.address() as AddressInfo;
    try {
      const answer = () => fetch(`http://127.0.0.1:${port}/`);
      const report = await compareReads({ fetch: answering("/v5/market/tickers", answer), endOfWait });
      expect(missingReads(report)).toEqual([expect.stringMatching("^marketTickers answer .*status 200")]);
      expect(exitCodeOf(report)).toBe(1);
    } finally {
      server.close();
    }
  });

  it("is reported as a difference if its body stalls", async () => {
    const { clock, expire } = expiringClock();
    const stall = () => {
      setImmediate(expire);
      return new Response(new ReadableStream({ pull: () => new Promise<void>(() => {}) }, { highWaterMark: 0 }));
    };
    const report = await compareReads({ fetch: answering("/v5/market/tickers", stall), endOfWait, clock });
    expect(missingReads(report)).toEqual([expect.stringMatching("^marketTickers answer timeout")]);
    expect(exitCodeOf(report)).toBe(1);
  });

  it("is not reported if it responds or needs a key", async () => {
    const report = await compareReads({ endOfWait });
    expect(missingReads(report)).toEqual([]);
    expect(report.missed["orderRealtime"]).toBe("it needs a key");
  });

  it.each([
    ["a wrong parameter", 10_001],
    ["a failed server", 10_016],
    ["a missing route", 10_017],
  ])("is reported as a difference if it is refused because of %s", async (_what, retCode) => {
    const report = await compareReads({
      fetch: answering("/v5/market/tickers", () => refusalOf(retCode)),
      endOfWait,
    });
    expect(missingReads(report)).toEqual([expect.stringContaining(`marketTickers answer return code ${retCode}`)]);
    expect(exitCodeOf(report)).toBe(1);
    expect(terminalText(report)).toContain("specs/trading/paths/market/tickers.yaml");
  });

  it("is reported as a difference if the service refuses it in only one category", async () => {
    const refused = answering("category=inverse", () => refusalOf(10_001));
    const reading: WebFetch = (input, init) =>
      String(input).includes("/v5/market/tickers") ? refused(input, init) : fetch(input, init as RequestInit);
    const report = await compareReads({ fetch: reading, endOfWait });
    expect(missingReads(report)).toEqual([
      expect.stringMatching("^marketTickers answer return code 10001, .*, for some inputs$"),
    ]);
  });

  it("is not reported if only its first request fails", async () => {
    let isFirst = true;
    const ending: WebFetch = (input, init) => {
      const ends = isFirst && String(input).includes("/v5/market/tickers");
      if (ends) isFirst = false;
      return ends ? Promise.reject(new TypeError("fetch failed")) : fetch(input, init as RequestInit);
    };
    const report = await compareReads({ fetch: ending as WebFetch, endOfWait });
    expect(missingReads(report)).toEqual([]);
    expect(report.reached).toContain("marketTickers");
  });

  it("is reported as a single difference if the service refuses it with an undocumented return code", async () => {
    const report = await compareReads({
      fetch: answering("/v5/market/tickers", () => refusalOf(987_654)),
      endOfWait,
    });
    expect(missingReads(report)).toEqual(["marketTickers retCode code 987654"]);
    expect(report.missed).toHaveProperty("marketTickers");
  });
});

describe("a refusal that may be about the comparison's input", () => {
  const endOfWait = (): AbortSignal => AbortSignal.abort();
  const product = {
    ...whole,
    known: [],
    reads: whole.reads.filter(({ operationId }) => operationId === "earnAprHistory"),
  };
  const silent = (report: LiveReport): LiveReport => ({
    ...report,
    fresh: report.fresh.filter(({ topic }) => topic === undefined),
  });

  it("is listed as not compared, and the exit code is 2, if no response listed the product ID in the input", async () => {
    const refusing = answering("/v5/earn/apr-history", () => refusalOf(10_001));
    const report = silent(await compareReads({ fetch: refusing, endOfWait, specification: product }));
    expect(report.incomparable).toEqual([
      expect.stringMatching("^earnAprHistory, whose productId no response listed: return code 10001"),
    ]);
    expect(exitCodeOf({ ...report, reached: ["marketTime"] })).toBe(2);
    expect(terminalText(report)).toContain("Not compared: earnAprHistory");
  });

  it("is reported as a difference if a response listed the product ID in the input", async () => {
    const refusing = answering("/v5/earn/apr-history", () => refusalOf(10_001));
    const names = new Set(["earnProduct", "earnAprHistory"]);
    const reads = whole.reads.filter(({ operationId }) => names.has(operationId));
    const report = await compareReads({ fetch: refusing, endOfWait, specification: { ...product, reads } });
    expect(missingReads(report)).toEqual([expect.stringContaining("earnAprHistory answer return code 10001")]);
    expect(report.incomparable).toEqual([]);
  });

  it("is listed as not compared if there were too many requests", async () => {
    const refusing = answering("/v5/market/tickers", () => refusalOf(10_006));
    const report = silent(await compareReads({ fetch: refusing, endOfWait }));
    expect(report.incomparable).toEqual([expect.stringContaining("marketTickers: return code 10006")]);
    expect(exitCodeOf(report)).toBe(2);
  });
});

describe("an operation that needs a key", () => {
  const endOfWait = (): AbortSignal => AbortSignal.abort();
  const refused = (answer: () => Response, options: Partial<LiveOptions> = {}): Promise<LiveReport> =>
    compareReads({
      fetch: answering("/v5/order/realtime", answer),
      credentials: sandbox.trading.keys.master,
      endOfWait,
      ...options,
    });

  it("is not reported as a difference if the account may be the reason why it is refused", async () => {
    for (const retCode of [10_001, 10_024, 110_001]) {
      const report = await refused(() => refusalOf(retCode));
      expect(missingReads(report)).toEqual([]);
      expect(report.missed["orderRealtime"]).toContain(`return code ${retCode}`);
    }
  });

  it("is reported as a difference if it is refused after a response in an earlier run", async () => {
    const report = await refused(() => refusalOf(10_001), {
      earlier: { ...noEarlierRuns, answered: new Set(["orderRealtime"]) },
    });
    expect(missingReads(report)).toEqual([expect.stringContaining("orderRealtime answer return code 10001")]);
    // The report still lists the operation as having responded before, so that the next run knows it.
    expect(report.answeredBefore).toContain("orderRealtime");
  });

  it.each([
    ["the server has no such route", 10_017],
    ["the server failed", 10_016],
    ["the key is wrong, although others accept it", 10_003],
  ])("is reported as a difference if %s", async (_what, retCode) => {
    const report = await refused(() => refusalOf(retCode));
    expect(missingReads(report)).toEqual([expect.stringContaining(`orderRealtime answer return code ${retCode}`)]);
    expect(exitCodeOf(report)).toBe(1);
  });

  it("is reported as a difference if it is refused for a permission that the key has", async () => {
    const reads = whole.reads.filter(({ operationId }) => /^(marketTime|earnOrder|accountInfo)$/.test(operationId));
    const refusing: WebFetch = async (input, init) => {
      const isRefused = /\/v5\/(earn\/order|account\/info)/.test(String(input));
      const response = isRefused ? refusalOf(10_005) : await fetch(input, init as RequestInit);
      return response as Awaited<ReturnType<WebFetch>>;
    };
    const credentials = sandbox.trading.keys.master;
    const report = await compareReads({
      fetch: refusing,
      credentials,
      endOfWait,
      specification: { ...specification, reads },
    });
    // The specification states no permission for `accountInfo`, so the key may lack the permission, and the refusal
    // isn't a difference.
    expect(missingReads(report)).toEqual([expect.stringContaining("earnOrder answer return code 10005")]);
    expect(Object.keys(report.missed)).toContain("accountInfo");
  });

  it.each([10_001, 10_005, 10_024])(
    "is reported as a difference if the service refuses it with status 403 and return code %d",
    async (retCode) => {
      const report = await refused(() => refusalOf(retCode, 403));
      expect(missingReads(report)).toEqual([
        expect.stringMatching(`^orderRealtime answer return code ${retCode}, .*, status 403`),
      ]);
      expect(report.reached).toContain("marketTime");
      expect(report.ended).toEqual({});
    },
  );

  it("is compared although the permissions of the key are unknown", async () => {
    for (const answer of [() => refusalOf(10_005, 403), () => refusalOf(10_001)]) {
      const report = await compareReads({
        fetch: answering("/v5/user/query-api", answer),
        credentials: sandbox.trading.keys.master,
        endOfWait,
      });
      expect(report.ended).toEqual({});
      expect(report.reached).toEqual(expect.arrayContaining(["marketTime", "orderRealtime"]));
    }
  });

  it("is listed as not compared if the key is refused, and the exit code is 2", async () => {
    const { apiKey } = sandbox.trading.keys.master;
    // `earnRwaProduct` is a public read, but a client with a key signs it, so the service also refuses it.
    const reads = whole.reads.filter(({ operationId }) => few.has(operationId) || operationId === "earnRwaProduct");
    const credentials = { apiKey, secret: "wrong" };
    const report = await compareReads({ credentials, endOfWait, specification: { ...specification, reads } });
    const ofReads = { ...report, fresh: report.fresh.filter(({ topic }) => topic === undefined) };
    expect(ofReads.fresh).toEqual([]);
    expect(report.missed["orderRealtime"]).toBe("the key was refused");
    expect(report.incomparable).toEqual([expect.stringMatching("^operations of the account: return code 10004")]);
    expect(exitCodeOf(ofReads)).toBe(2);
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

  it("are reported together on one line if all are silent, and the exit code is 1", async () => {
    const report = await compareReads({ endOfWait: () => AbortSignal.timeout(2000) });
    const silent = report.fresh.filter(({ place }) => place === "answer").map(({ topic }) => topic);
    expect(silent).toEqual(expect.arrayContaining(["orderBook", "kline", "spotTicker", "adlAlert"]));
    // These topics send messages only occasionally, so the report doesn't call them silent.
    expect(silent).not.toContain("liquidation");
    expect(silent).not.toContain("rfqPublicTrade");
    expect(exitCodeOf(report)).toBe(1);
    const lines = terminalText(report)
      .split("\n")
      .filter((line) => line.includes("no message arrived in time"));
    expect(lines).toEqual([expect.stringMatching(/^\d+ topics \(.*: no message arrived in time instead of an answer/)]);
    expect(markdownOf(report)).toContain("orderBook");
  });

  describe("that push events or the current state", () => {
    /** A socket that accepts subscriptions and pushes nothing. */
    function acceptingSocket(): ListeningSocket {
      const listeners: Record<string, (event: never) => void> = {};
      queueMicrotask(() => listeners["open"]?.({} as never));
      return {
        send: (data) => {
          const { req_id: id } = JSON.parse(String(data)) as { req_id?: string };
          listeners["message"]?.({ data: JSON.stringify({ op: "subscribe", success: true, req_id: id }) } as never);
        },
        close: () => {},
        addEventListener: (type: string, listener: (event: never) => void) => (listeners[type] = listener),
      } as ListeningSocket;
    }

    /**
     * Runs a comparison that listens to topics for half a minute and receives no trades. REST lists trades with the
     * given ages, measured at the end of the half minute.
     */
    async function listen(agesInSeconds: readonly number[]): Promise<LiveReport> {
      let passedMs = 0;
      const clock: Clock = { now: () => systemClock.now() + passedMs, after: (ms, run) => systemClock.after(ms, run) };
      const endOfWait = new AbortController();
      const listed = agesInSeconds.map((age) => ({ time: String(clock.now() + 30_000 - age * 1000) }));
      const fetchTrades: WebFetch = async (input, init) => {
        const { pathname, searchParams } = new URL(String(input));
        if (!pathname.endsWith("recent-trade")) return fetch(input, init as RequestInit) as ReturnType<WebFetch>;
        const list = listed.slice(0, Number(searchParams.get("limit") ?? 500));
        const body = {
          retCode: 0,
          retMsg: "OK",
          result: { category: "linear", list },
          retExtInfo: {},
          time: clock.now(),
        };
        return Response.json(body) as Awaited<ReturnType<WebFetch>>;
      };
      const names = new Set(["marketRecentTrade", "spreadRecentTrade", "earnAdvanceProductExtraInfo"]);
      const reads = whole.reads.filter(({ operationId }) => names.has(operationId));
      return compareReads({
        open: acceptingSocket,
        clock,
        endOfWait: () => endOfWait.signal,
        whileSubscribed: () => {
          passedMs += 30_000;
          endOfWait.abort();
          return Promise.resolve();
        },
        fetch: fetchTrades,
        specification: { ...specification, reads },
      });
    }

    const silentTopics = ({ fresh }: LiveReport) =>
      fresh.flatMap(({ topic, found }) =>
        topic === undefined || !topic.endsWith("Trade") ? [] : [`${topic} ${found}`],
      );

    it.each([
      ["events of that time", [1, 12, 20]],
      ["them after newer ones", [-0.3, -0.2, -0.1, 1, 12, 20]],
    ])("are one difference for all servers if REST lists %s", async (_, ages) => {
      const report = await listen(ages);
      const words = "no message arrived in time";
      expect(silentTopics(report).toSorted()).toEqual([
        `publicTrade ${words} (spot, linear, inverse, option)`,
        `spreadPublicTrade ${words}`,
      ]);
      expect(exitCodeOf(report)).toBe(1);
    });

    it.each([
      ["none", []],
      ["only older ones", [40, 50, 60]],
      ["only two, which may be on their way", [0, 1]],
      ["only newer ones", [-3, -2, -1]],
    ])("do not count as differences if REST lists %s", async (_, ages) => {
      const report = await listen(ages);
      expect(silentTopics(report)).toEqual([]);
      expect(report.missed).toHaveProperty(["topic publicTrade (linear)"], "no message arrived in time");
    });

    it("are reported as one difference per topic if the server refuses the subscription in a reply without a request ID", async () => {
      const refusing = changing((text) => {
        const reply = JSON.parse(text) as { type?: string; data?: { successTopics?: string[]; failTopics?: string[] } };
        if (reply.type !== "COMMAND_RESP") return reply.type === undefined ? text : undefined;
        const topics = reply.data?.successTopics ?? [];
        const isRefused = topics.some((topic) => topic.startsWith("publicTrade"));
        return isRefused ? JSON.stringify({ ...reply, data: { successTopics: [], failTopics: topics } }) : text;
      });
      const endOfWait = new AbortController();
      const report = await compareReads({
        open: refusing,
        endOfWait: () => endOfWait.signal,
        whileSubscribed: () => Promise.resolve(endOfWait.abort()),
      });
      expect(silentTopics(report)).toEqual([
        "publicTrade the subscription was refused (option)",
        "spreadPublicTrade the subscription was refused",
      ]);
    });

    it("are reported as differences if they should start with a snapshot, or if a REST operation returns the same state", async () => {
      const topics = (await listen([])).fresh.map(({ topic }) => topic);
      expect(topics).toEqual(expect.arrayContaining(["insurance", "doubleWinOffer"]));
      expect(topics).not.toContain("liquidation");
    });
  });

  it("are reported if they were renamed; if nothing else differs, the exit code is 2", async () => {
    const endOfWait = new AbortController();
    const renaming = changing((text) => {
      if (text.includes('"topic":')) endOfWait.abort();
      return text.replace('"topic":"', '"topic":"renamed-');
    });
    const report = await compareReads({ open: renaming, endOfWait: () => endOfWait.signal });
    expect(terminalText(report)).toMatch(/Not compared: a message of renamed-\w+, a topic without a subscription\./);
    const withoutAnswers = { ...report, fresh: report.fresh.filter(({ place }) => place !== "answer") };
    expect(exitCodeOf(withoutAnswers)).toBe(2);
  });

  it("are reported if a frame is not JSON; if nothing else differs, the exit code is 2", async () => {
    const endOfWait = new AbortController();
    const broken = changing((text) => {
      if (!text.includes('"topic":')) return text;
      endOfWait.abort();
      return "not JSON";
    });
    const report = await compareReads({ open: broken, endOfWait: () => endOfWait.signal });
    expect(terminalText(report)).toContain("that is binary, not JSON, or not a message.");
    const withoutAnswers = { ...report, fresh: report.fresh.filter(({ place }) => place !== "answer") };
    expect(exitCodeOf(withoutAnswers)).toBe(2);
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
      onProgress: () => {},
      open: silentSocket,
      timeout: (ms) => (ms > 60_000 ? new AbortController().signal : AbortSignal.abort()),
    },
    specification,
  );
  expect(report.fresh.map(({ topic }) => topic)).toContain("rfqPublicTrade");
  expect(readFileSync(join(folder, "live-report.json"), "utf8")).toContain('"answeredBefore"');
});
