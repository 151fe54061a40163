import { describe, expect, it } from "vitest";
import { Comparison } from "../../src/live/compare.ts";
import { reportOf, terminalText } from "../../src/live/report.ts";
import { LiveRun } from "../../src/live/run.ts";
import { readSpecification } from "../../src/live/specification.ts";

const success = (result: object) => ({ retCode: 0, retMsg: "OK", result, retExtInfo: {}, time: 1_772_409_600_000 });

function differences(change: (comparison: Comparison) => void): [place: string, found: string, files: number][] {
  const comparison = new Comparison(readSpecification());
  change(comparison);
  return comparison.differences.map(({ place, found, files }) => [place, found, files.length]);
}

const respond = (operationId: string, body: unknown, headers = {}, status = 200) =>
  differences((comparison) => comparison.response({ operationId, status, headers: new Headers(headers), body }));

const candle = ["1772409600000", "92000", "92100", "91000", "92050", "1", "1"];
const candles = (...list: readonly unknown[][]) => success({ category: "linear", symbol: "BTCUSDT", list });

describe("a comparison with the live service", () => {
  it("names no specification file to change if something other than the service, such as a proxy, sent the body", () => {
    expect(respond("marketTime", { error: "not found" }, {}, 404)).toEqual([["response", "another body", 0]]);
  });

  it("reports candles whose high is below their low", () => {
    const swapped = [...candle.slice(0, 2), "91000", "92100", ...candle.slice(4)];
    expect(respond("marketKline", candles(swapped))).toEqual([["result.list[]", "high below low", 1]]);
  });

  it("names the schema file of the tuple or record in which two values are swapped", () => {
    const filesOf = (operationId: string, list: readonly unknown[]): readonly string[] => {
      const comparison = new Comparison(readSpecification());
      const body = success({ category: "linear", symbol: "BTCUSDT", list });
      comparison.response({ operationId, status: 200, headers: new Headers(), body });
      return comparison.differences.filter(({ found }) => found.endsWith("exchanged")).flatMap(({ files }) => files);
    };
    const [volume, turnover] = ["volume24h", "turnover24h"];
    const ticker = { lowPrice24h: "91000", highPrice24h: "92100", [volume]: "1150000", [turnover]: "12.5" };
    expect(filesOf("marketKline", [candle.with(5, "1150000").with(6, "12.5")])).toEqual([
      "specs/trading/components/schemas/market/KlineRow.yaml",
    ]);
    const comparison = new Comparison(readSpecification());
    const [a, b] = [
      [
        ["2", "1"],
        ["1", "1"],
      ],
      [
        ["1", "1"],
        ["2", "1"],
      ],
    ];
    const book = success({ s: "BTCUSDT", a, b, ts: 1_772_409_600_000, u: 1, seq: 1, cts: 1_772_409_600_000 });
    comparison.response({ operationId: "marketOrderbook", status: 200, headers: new Headers(), body: book });
    expect(comparison.differences.map(({ found, files }) => [found, ...files])).toEqual([
      ["not in the order of prices", "specs/trading/components/schemas/market/MarketOrderbookResult.yaml"],
    ]);
    expect(filesOf("marketTickers", [ticker])).toEqual(["specs/trading/components/schemas/market/Ticker.yaml"]);
  });

  it("reports limit headers under new names", () => {
    const found = respond("orderRealtime", success({ category: "linear", list: [], nextPageCursor: "" }), {
      "X-New-Limit": "50",
    });
    expect(found.map(([, what]) => what)).toEqual(Array.from({ length: 3 }, () => "absent beside x-new-limit"));
  });

  it("reports a renamed cursor with its old name", () => {
    const found = respond("orderRealtime", success({ category: "linear", list: [], newCursor: "a" }));
    expect(found.map(([place, what]) => `${place} ${what}`)).toEqual([
      "result.nextPageCursor absent",
      "result.newCursor unknown field",
    ]);
  });

  describe("reports a missing cursor", () => {
    const page = (operationId: string, category: string, list: readonly object[] = [{ symbol: "BTCUSDT" }]) =>
      differences((comparison) => {
        const body = success({ category, list });
        comparison.response({ operationId, status: 200, headers: new Headers(), body });
        comparison.missingFields({});
      }).filter(([place]) => place === "result.nextPageCursor");
    const missing = [["result.nextPageCursor", "absent", 1]];

    it("of a category whose examples have one", () => {
      expect(page("marketInstrumentsInfo", "linear")).toEqual(missing);
      expect(page("marketRiskLimit", "linear")).toEqual(missing);
      expect(page("marketInstrumentsInfo", "spot")).toEqual([]);
      expect(page("accountInstrumentsInfo", "spot")).toEqual([]);
      expect(page("marketRiskLimit", "inverse")).toEqual([]);
    });

    it("of an empty list", () => {
      const body = success({ list: [] });
      const found = differences((comparison) => {
        comparison.response({ operationId: "earnOrder", status: 200, headers: new Headers(), body });
        comparison.missingFields({});
      });
      expect(found).toEqual(missing);
    });
  });

  it("reports a missing envelope time with the file that requires it", () => {
    const { time: _time, ...body } = candles(candle);
    expect(respond("marketKline", body)).toEqual([["response.time", "absent", 1]]);
  });

  it("reports a second page that repeats the first, and a cursor that repeats", () => {
    const body = success({ category: "linear", list: [{ orderId: "a" }], nextPageCursor: "x" });
    const found = differences((comparison) => comparison.pages("orderRealtime", { body }, { body, cursor: "x" }));
    expect(found.map(([, what]) => what)).toEqual(["the same page again", "the same cursor again"]);
  });
});

describe("a report of differences", () => {
  const specification = readSpecification();
  const run = new LiveRun({
    environment: "testnet",
    startedAt: 0,
    signal: new AbortController().signal,
    onProgress: () => {},
    reached: ["marketTime"],
  });

  /**
   * Returns the lines that the terminal shows about differences: each difference, followed by a line that names the
   * file of the specification.
   */
  const linesOf = (change: (comparison: Comparison) => void): string[] => {
    const comparison = new Comparison(specification);
    change(comparison);
    const lines = terminalText(reportOf(run, comparison, [])).split("\n");
    return lines.slice(0, -1);
  };

  it("shows an unknown envelope field that all operations share in one line", () => {
    const operations = Object.keys(specification.operations).filter((id) => id.startsWith("market"));
    expect(operations.length).toBeGreaterThan(20);
    const lines = linesOf((comparison) => {
      for (const operationId of operations)
        comparison.response({
          operationId,
          status: 200,
          headers: new Headers(),
          // A refusal consists of the envelope only.
          body: { retCode: 10_001, retMsg: "", result: {}, retExtInfo: {}, time: 1, traceId: "a" },
        });
    });
    expect(lines).toEqual([
      expect.stringMatching(`^${operations.length} operations \\(.*traceId: unknown field`),
      expect.stringContaining("Envelope.yaml"),
    ]);
  });

  it.each([
    ["one server", ["linear"], " (linear)"],
    ["all their servers", ["spot", "linear", "inverse", "option"], ""],
  ])("combines topics that are silent on %s in one line", (_, servers, words) => {
    const missed = Object.entries(specification.topics).flatMap(([id, topic]) =>
      topic.servers
        .filter((server) => topic.servers.length > 1 && servers.includes(server))
        .map((server): [string, string] => [`topic ${id} (${server})`, "no message arrived in time"]),
    );
    const lines = linesOf((comparison) => comparison.silences(missed));
    expect(lines).toEqual([
      expect.stringMatching(
        `^\\d+ topics \\(.* answer: no message arrived in time${words.replaceAll(/[()]/g, "\\$&")} instead`,
      ),
      expect.stringContaining("the file of each"),
    ]);
  });

  it("reports in one line that all operations lack their cursor, even if only some require it", () => {
    const body = success({ category: "linear", list: [{ symbol: "BTCUSDT" }] });
    const operations = Object.entries(specification.operations).filter(
      ([, { cursor }]) => cursor?.next === "nextPageCursor",
    );
    const lines = linesOf((comparison) => {
      for (const [operationId] of operations)
        comparison.response({ operationId, status: 200, headers: new Headers(), body });
    }).filter((line) => line.includes("nextPageCursor: absent instead"));
    expect(lines).toEqual([expect.stringMatching(/^\d+ operations \(/)]);
  });

  it("names the servers on which a topic sent no messages, if it is the only such topic", () => {
    const missed = ["spot", "linear"].map((server): [string, string] => [`topic kline (${server})`, "no message"]);
    const [line] = linesOf((comparison) => comparison.silences(missed));
    expect(line).toBe("topic kline  answer: no message (spot, linear) instead of an answer, once");
  });

  it("reports in one line that all operations lack the time of the envelope", () => {
    const { time: _time, ...body } = success({});
    const operations = Object.keys(specification.operations).filter((id) => id.startsWith("market"));
    const lines = linesOf((comparison) => {
      for (const operationId of operations)
        comparison.response({ operationId, status: 200, headers: new Headers(), body });
    }).filter((line, index, all) => [line, all[index - 1]].some((each) => each?.includes("response.time")));
    expect(lines).toEqual([
      expect.stringMatching(/^2\d operations \(.*response\.time: absent/),
      expect.stringContaining("the file of each: remove time from required"),
    ]);
  });

  it.each([
    ["a type of message that is unknown", { type: "heartbeat" }, "message.type: unknown value"],
    ["a field that is unknown", { mood: 1 }, "message.mood: unknown field"],
  ])("has one line for %s in every topic", (_, more, words) => {
    const topics = Object.entries(specification.topics)
      .filter(([, { isRegular }]) => isRegular === true)
      .map(([id]) => id);
    const lines = linesOf((comparison) => {
      for (const id of topics) {
        const { schema } = specification.contents[specification.topics[id]!.content!]!;
        expect(schema).toBeDefined();
        comparison.message(id, { topic: `${id}.BTCUSDT`, type: "snapshot", ts: 1_772_409_600_000, data: [], ...more });
      }
    }).filter((line) => line.includes(words));
    expect(lines).toEqual([expect.stringMatching("^\\d+ topics \\(")]);
  });
});
