import { describe, expect, it } from "vitest";
import { Comparison } from "../../src/live/compare.ts";
import { readSpecification } from "../../src/live/specification.ts";

const specification = readSpecification();

/** Compares a successful response that has this result with the specification. Returns the differences by path. */
function found(operationId: string, result: object, time = 1_772_409_600_000): Record<string, string> {
  const comparison = new Comparison(specification);
  const body = { retCode: 0, retMsg: "OK", result, retExtInfo: {}, time };
  comparison.response({ operationId, status: 200, headers: new Headers(), body });
  return Object.fromEntries(comparison.differences.map(({ place, found: what }) => [place, what]));
}

const candle = ["1772409600000", "92000.1", "92100", "91000", "92050", "12.5", "1150000"];
const candles = (list: readonly unknown[]) => ({ category: "linear", symbol: "BTCUSDT", list });
const kline = (entry: readonly unknown[]) => found("marketKline", candles([entry]));
const ticker = (fields: object) =>
  found("marketTickers", { category: "linear", list: [{ symbol: "BTCUSDT", ...fields }] });

describe("the check of values reports", () => {
  it("nothing for a candle near 0 whose price becomes many times as high", () => {
    const premium = ["1772409600000", "0.00002", "0.00031", "0.000012", "0.0003"];
    expect(found("marketPremiumIndexPriceKline", candles([premium]))).toEqual({});
    expect(kline(["1772409600000", "0.5", "6", "0.4", "5", "20", "60"])).toEqual({});
  });

  it("nothing for a usual response", () => {
    expect(kline(candle)).toEqual({});
    expect(Object.keys(ticker({ lastPrice: "1e-7", markPrice: "-0.5", openInterest: "" }))).not.toContain(
      "result.list[].lastPrice",
    );
  });

  it("times in another unit", () => {
    expect(found("marketKline", candles([candle]), 1_772_409_600)).toEqual({ "response.time": "seconds" });
    expect(found("marketKline", candles([candle]), 1_772_409_600_000_000)).toEqual({ "response.time": "microseconds" });
    const time = { timeSecond: "1772409600", timeNano: "1772409600000" };
    expect(found("marketTime", time)).toEqual({ "result.timeNano": "milliseconds" });
  });

  it("no date fields that the specification describes as dates", () => {
    const comparison = new Comparison(specification);
    const at = "2026-03-02T00:00:00Z";
    const body = { id: "1", status: "pending", created_at: at, updated_at: at };
    comparison.response({ operationId: "submitText", status: 201, headers: new Headers(), body });
    const places = comparison.differences.map(({ place }) => place);
    expect(places.filter((place) => place.endsWith("_at"))).toEqual([]);
  });

  it("times that have the form of dates", () => {
    expect(kline(["2026-03-02T00:00:00Z", ...candle.slice(1)])).toEqual({ "result.list[][0]": "wrong format" });
  });

  it("decimal strings in another notation", () => {
    expect(ticker({ lastPrice: "98,486.60" })).toMatchObject({ "result.list[].lastPrice": "wrong format" });
  });

  it("integers that lost digits", () => {
    expect(found("marketKline", candles([candle]), 2 ** 53)["response.time"]).toBe("an integer beyond 2^53");
  });

  it("a tuple with one entry too many", () => {
    expect(kline([...candle, "1"])).toMatchObject({ "result.list[]": "8 entries" });
  });

  describe("an order book", () => {
    const [asks, bids] = [
      [
        ["92001", "5"],
        ["92002", "0.2"],
      ],
      [
        ["92000", "0.1"],
        ["91999", "7"],
      ],
    ] as const;
    const book = (a: readonly unknown[], b: readonly unknown[]) =>
      found("marketOrderbook", { s: "BTCUSDT", a, b, ts: 1_772_409_600_000, u: 1, seq: 1, cts: 1_772_409_600_000 });
    const swapped = (levels: readonly (readonly string[])[]) => levels.map((level) => level.toReversed());

    it.each([
      ["as usual", asks, bids, {}],
      ["with asks from the highest", asks.toReversed(), bids, { "result.a": "not in the order of prices" }],
      ["with bids from the lowest", asks, bids.toReversed(), { "result.b": "not in the order of prices" }],
      ["with both sides reversed", asks.toReversed(), bids.toReversed(), { result: "not in the order of prices" }],
      ["with a repeated level", asks, [bids[0], bids[0]], { "result.b": "not in the order of prices" }],
      ["with sizes before prices", swapped(asks), bids, { "result.a": "not in the order of prices" }],
      ["with exchanged sides", [asks[0]].flatMap(() => [bids[0]]), [asks[0]], { result: "bids at or above asks" }],
    ])("%s", (_, a, b, places) => {
      expect(book(a, b)).toEqual(places);
    });

    it("with unsorted levels only in a snapshot, because a delta lists single changes", () => {
      const comparison = new Comparison(specification);
      const data = { s: "BTCUSDT", a: asks.toReversed(), b: bids, u: 2, seq: 2 };
      const message = { topic: "orderbook.50.BTCUSDT", ts: 1_772_409_600_000, cts: 1_772_409_600_000, data };
      comparison.message("orderBook", { ...message, type: "delta" });
      expect(comparison.differences).toEqual([]);
      comparison.message("orderBook", { ...message, type: "snapshot" });
      expect(comparison.differences).toMatchObject([{ place: "message.data.a", found: "not in the order of prices" }]);
    });
  });

  it("a pushed candle whose high is below its low", () => {
    const comparison = new Comparison(specification);
    const prices = { open: "92000", high: "91000", low: "92100", close: "92050" };
    comparison.message("kline", { topic: "kline.5.BTCUSDT", type: "snapshot", data: [prices] });
    const { differences } = comparison;
    expect(differences.map(({ place, found: what }) => `${place} ${what}`)).toContain("message.data[] high below low");
  });

  describe("levels of an order book whose price and size were swapped", () => {
    const time = 1_772_409_600_000;
    const success = (result: object) => ({ retCode: 0, retMsg: "OK", result, retExtInfo: {}, time });
    const respond = (comparison: Comparison, operationId: string, result: object) =>
      comparison.response({ operationId, status: 200, headers: new Headers(), body: success(result) });
    /** Returns a comparison that knows a ticker and an order book of BTCUSDT. */
    function comparisonWithQuotes(): Comparison {
      const comparison = new Comparison(specification);
      const prices = { symbol: "BTCUSDT", lastPrice: "92000", bid1Price: "92000", ask1Price: "92001" };
      respond(comparison, "marketTickers", { category: "linear", list: [prices] });
      respond(comparison, "marketOrderbook", {
        s: "BTCUSDT",
        ts: time,
        u: 1,
        seq: 1,
        cts: time,
        a: [["92001", "5"]],
        b: [["92000", "0.7"]],
      });
      return comparison;
    }
    const findings = ({ differences }: Comparison) =>
      differences.flatMap(({ place, found: what, files }) =>
        what.endsWith("exchanged") || what.includes("order of prices") ? [`${place} ${what} ${files.join()}`] : [],
      );
    const levelFile = (name: string) => `specs/trading/components/schemas/market/${name}Level.yaml`;

    it.each([
      ["as usual", [["92001", "5"]], [["92000", "0.7"]], []],
      ["some seconds later", [["92950", "1"]], [["92949", "2"]], []],
      ["with one level", [["5", "92001"]], [["0.7", "92000"]], ["a"]],
      ["with one level on one side", [["92001", "5"]], [["0.7", "92000"]], ["b"]],
      [
        "with several levels",
        [
          ["5", "92001"],
          ["0.2", "92002"],
        ],
        [["0.7", "92000"]],
        ["a"],
      ],
    ])("in a response %s", (_, a, b, places) => {
      const comparison = comparisonWithQuotes();
      respond(comparison, "marketOrderbook", { s: "BTCUSDT", a, b, ts: time, u: 1, seq: 1, cts: time });
      expect(findings(comparison)).toEqual(
        places.map((place) => `result.${place}[] price and size exchanged ${levelFile("Orderbook")}`),
      );
    });

    it.each(["snapshot", "delta"])("in a %s of one level", (type) => {
      const comparison = comparisonWithQuotes();
      const message = (data: object) =>
        comparison.message("orderBook", {
          topic: "orderbook.1.BTCUSDT",
          type,
          ts: time,
          cts: time,
          data: { s: "BTCUSDT", u: 1, seq: 1, ...data },
        });
      message({ b: [["92000", "0.7"]], a: [["92001", "5"]] });
      expect(findings(comparison)).toEqual([]);
      message({ b: [["0.7", "92000"]], a: [["5", "92001"]] });
      expect(findings(comparison)).toEqual([`message.data.b[] price and size exchanged ${levelFile("Orderbook")}`]);
    });

    it("but not if each side has one level and the symbol has no ticker", () => {
      const comparison = comparisonWithQuotes();
      const result = { s: "ETHUSDT", a: [["5", "92001"]], b: [["0.7", "92000"]], ts: time, u: 1, seq: 1, cts: time };
      respond(comparison, "marketOrderbook", result);
      expect(findings(comparison)).toEqual([]);
    });

    describe("in an order book with retail price improvement (RPI) orders", () => {
      const foundIn = (...b: readonly (readonly string[])[]) => {
        const comparison = comparisonWithQuotes();
        respond(comparison, "marketRpiOrderbook", { s: "BTCUSDT", a: [], b, ts: time, u: 1, seq: 1, cts: time });
        return findings(comparison).map((text) => text.replace(/ \S+$/, ""));
      };

      it.each([
        ["not if its sizes are as usual", ["92000", "0.7", "0.3"], []],
        ["not if the level has no RPI orders", ["92000", "0.7", "0"], []],
        ["not if the level has only RPI orders", ["91999.9", "0", "0.42"], []],
        ["if its two sizes are swapped", ["92000", "0.3", "0.7"], ["result.b[] nonRpiSize and rpiSize exchanged"]],
        [
          "if its price and first size are swapped",
          ["0.7", "92000", "0.3"],
          ["result.b[] price and nonRpiSize exchanged"],
        ],
        [
          "if its price and second size are swapped",
          ["0.3", "0.7", "92000"],
          ["result.b[] price and rpiSize exchanged"],
        ],
      ])("%s", (_, entry, findingsOfLevel) => {
        expect(foundIn(entry)).toEqual(findingsOfLevel);
      });

      it("not if the sizes of another level are as usual", () => {
        expect(foundIn(["92000", "0.3", "0.7"], ["92000", "0.7", "0.3"])).not.toContain(
          "result.b[] nonRpiSize and rpiSize exchanged",
        );
      });

      it("as unsorted if the prices are not in order", () => {
        expect(foundIn(["91999", "1", "0"], ["92000", "0.7", "0"])).toEqual(["result.b not in the order of prices"]);
      });
    });

    it.each([
      ["a trade", "marketRecentTrade", { price: "0.5", size: "92000" }, "price and size exchanged"],
      ["a ticker", "marketTickers", { bid1Price: "0.5", bid1Size: "92000" }, "bid1Price and bid1Size exchanged"],
    ])("likewise in %s", (_, operationId, fields, words) => {
      const comparison = comparisonWithQuotes();
      const record = { symbol: "BTCUSDT", time: String(time), lastPrice: "92000", ...fields };
      respond(comparison, operationId, { category: "linear", list: [record] });
      expect(findings(comparison).join()).toContain(`result.list[] ${words}`);
    });
  });

  it("order book levels that are objects and not in the order of their prices", () => {
    const level = (price: string) => ({ price, size: "1" });
    const [asks, bids] = [[level("0.6"), level("0.5")], [level("0.4")]];
    expect(found("alphaPredictionOrderBook", [{ tokenId: "1", asks, bids }])).toMatchObject({
      "result[].asks": "not in the order of prices",
    });
  });

  describe("swapped fields or tuple elements", () => {
    const spotCandle = candle.with(5, "12.5").with(6, "1150000");
    const inverseCandle = candle.with(5, "1150000").with(6, "12.5");
    const swapped = (entry: readonly string[]) => entry.with(5, entry[6] ?? "").with(6, entry[5] ?? "");
    const exchanged = { "result.list[]": "volume and turnover exchanged" };

    it.each([
      ["linear", candle, {}],
      ["linear", swapped(candle), exchanged],
      ["spot", spotCandle, {}],
      ["spot", swapped(spotCandle), exchanged],
      // The volume is in contracts of one dollar each, and the turnover in the coin.
      ["inverse", inverseCandle, {}],
      ["inverse", swapped(inverseCandle), exchanged],
      // Without a category, the units of volume and turnover are unknown.
      ["", swapped(candle), {}],
      ["linear", candle.with(5, "0").with(6, "0"), {}],
    ])("of a candle in the category %j", (category, entry, places) => {
      expect(found("marketKline", { ...candles([entry]), category })).toEqual(places);
    });

    it("only if their values differ by more than rounding", () => {
      const stable = [candle[0], "1", "1.0001", "0.9999", "1", "1000", "1000.01"];
      expect(kline(stable)).toEqual({});
    });

    it.each([
      ["volume24h", "turnover24h", { highPrice24h: "92100", lowPrice24h: "91000" }],
      ["openInterest", "openInterestValue", { markPrice: "92000" }],
    ])("of a ticker: %s and %s", (quantity, value, prices) => {
      const places = (fields: object) => ticker(fields)["result.list[]"];
      expect(places({ ...prices, [quantity]: "12.5", [value]: "1145000" })).toBeUndefined();
      expect(places({ ...prices, [quantity]: "1145000", [value]: "12.5" })).toBe(`${quantity} and ${value} exchanged`);
    });

    it.each([
      ["lowPrice24h", "highPrice24h"],
      ["bid1Price", "ask1Price"],
    ])("of a ticker: %s and %s", (lower, higher) => {
      expect(ticker({ [lower]: "1", [higher]: "2" })).not.toHaveProperty(["result.list[]"]);
      expect(ticker({ [lower]: "1", [higher]: "1" })).not.toHaveProperty(["result.list[]"]);
      expect(ticker({ [lower]: "2", [higher]: "1" })).toMatchObject({ "result.list[]": `${higher} below ${lower}` });
    });

    it("of a pushed candle: volume and turnover, whose units depend on the server", () => {
      const message = (server: string, volume: string, turnover: string) => {
        const comparison = new Comparison(specification);
        const data = [{ open: "92000", high: "92100", low: "91000", close: "92050", volume, turnover }];
        comparison.message("kline", { topic: "kline.5.BTCUSDT", type: "snapshot", data }, server);
        return comparison.differences.map(({ place, found: what }) => `${place} ${what}`);
      };
      const words = "message.data[] volume and turnover exchanged";
      expect(message("linear", "1150000", "12.5")).toContain(words);
      expect(message("linear", "12.5", "1150000")).not.toContain(words);
      expect(message("inverse", "12.5", "1150000")).toContain(words);
      expect(message("inverse", "1150000", "12.5")).not.toContain(words);
    });

    it("of a candle: start and open, in one finding for all candles", () => {
      const [start = "", open = "", ...others] = candle;
      const later = String(Number(start) + 60_000);
      expect(
        found(
          "marketKline",
          candles([
            [open, later, ...others],
            [`${open}0`, start, ...others],
          ]),
        ),
      ).toEqual({
        "result.list[]": "a price outside of low to high",
      });
    });

    it.each([
      ["start and high", 0, 2, { "result.list[]": "high far above low" }],
      ["high and turnover", 2, 6, { "result.list[]": "high and turnover exchanged" }],
      ["low and volume", 3, 5, { "result.list[]": "high far above low" }],
    ])("of a candle: %s", (_, one, other, places) => {
      const swappedEntries = candle.with(one, candle[other] ?? "").with(other, candle[one] ?? "");
      expect(kline(swappedEntries)).toEqual(places);
    });

    it("of consecutive candles: open and close, even if the prices are rounded", () => {
      const index = (open: string, close: string, hours: number) => {
        const start = String(1_772_409_600_000 + hours * 3_600_000);
        return [start, open, "-0.0000951", "-0.0001525", close];
      };
      const list = [
        index("-0.000135885426", "-0.000131946897", 2),
        index("-0.000137102071", "-0.000135885423", 1),
        index("-0.000129081173", "-0.00013710207", 0),
      ];
      const other = list.map((entry) => entry.with(1, entry[4] ?? "").with(4, entry[1] ?? ""));
      expect(found("marketPremiumIndexPriceKline", candles(list))).toEqual({});
      expect(found("marketPremiumIndexPriceKline", candles(other))).toEqual({
        "result.list[]": "open and close exchanged",
      });
    });

    it("of consecutive candles: open and close", () => {
      const hour = 3_600_000;
      const prices = ["92000", "92010", "91990", "92050"];
      /** Candles, newest first. Each candle opens at the closing price of the candle before it in time. */
      const list = [2, 1, 0].map((index) => {
        const [open = "", close = ""] = prices.slice(index);
        return [String(1_772_409_600_000 + index * hour), open, "92100", "91000", close, "12.5", "1150000"];
      });
      const other = list.map((entry) => entry.with(1, entry[4] ?? "").with(4, entry[1] ?? ""));
      expect(found("marketKline", candles(list))).toEqual({});
      expect(found("marketKline", candles(other))).toEqual({ "result.list[]": "open and close exchanged" });
      const flat = list.map((entry) => entry.with(1, "92000").with(4, "92000"));
      expect(found("marketKline", candles(flat))).toEqual({});
    });
  });

  describe("a list with repeated records or in another order than its description states", () => {
    const at = (time: number, id = String(time)) => ({
      execId: id,
      symbol: "BTCUSDT",
      price: "92000",
      size: "1",
      side: "Buy",
      time: String(1_772_409_600_000 + time),
      isBlockTrade: false,
    });
    const trades = (...list: readonly object[]) => found("marketRecentTrade", { category: "linear", list });
    const reversed = { "result.list": "not the newest first" };

    it.each([
      ["newest first", [at(3), at(2), at(1)], {}],
      ["oldest first", [at(1), at(2), at(3)], reversed],
      ["newest in the middle", [at(2), at(3), at(1)], reversed],
      ["of the same time", [at(1, "b"), at(1, "a")], {}],
      ["of one trade", [at(1)], {}],
      ["of no trade", [], {}],
    ])("recent trades, %s", (_, list, places) => {
      expect(trades(...list)).toEqual(places);
    });

    it("pushed trades, newest first", () => {
      const pushed = (...times: readonly number[]) => {
        const comparison = new Comparison(specification);
        const data = times.map((T) => ({ T: 1_772_409_600_000 + T, s: "BTCUSDT", S: "Buy", v: "1", p: "92000" }));
        comparison.message("publicTrade", { topic: "publicTrade.BTCUSDT", type: "snapshot", data });
        return comparison.differences.map(({ place, found: what }) => `${place} ${what}`);
      };
      const words = "message.data not the oldest first";
      expect(pushed(1, 1, 2)).not.toContain(words);
      expect(pushed(2, 1)).toContain(words);
    });

    it.each([
      ["in time order", ["2026-09-28", "2026-09-29", "2026-09-30"], {}],
      ["from the newest day", ["2026-09-30", "2026-09-29", "2026-09-28"], { "result.list": "not the oldest first" }],
    ])("a chart of days: %s", (_, days, places) => {
      const list = days.map((date) => ({ date, nav: "1.031" }));
      expect(found("earnRwaNavChart", { productId: 1, list })).toEqual(places);
    });

    it("recent trades that contain the same trade twice", () => {
      expect(trades(at(2), at(1), at(1))).toEqual({ "result.list": "a repeated record" });
    });

    it("pushed trades that contain the same trade twice", () => {
      const comparison = new Comparison(specification);
      const trade = { T: 1_772_409_600_000, s: "BTCUSDT", S: "Buy", v: "1", p: "92000", i: "a", BT: false, seq: 1 };
      const message = { topic: "publicTrade.BTCUSDT", type: "snapshot", ts: trade.T, data: [trade, trade] };
      comparison.message("publicTrade", message);
      expect(comparison.differences.map(({ place, found: what }) => `${place} ${what}`)).toEqual([
        "message.data a repeated record",
      ]);
    });

    it("pages of orders, oldest first", () => {
      const pages = (first: object, second: object) => {
        const comparison = new Comparison(specification);
        comparison.pages("orderHistory", { body: first }, { body: second, cursor: "a" });
        return comparison.differences.map(({ place, found: what }) => `${place} ${what}`);
      };
      const orders = (...times: readonly number[]) => ({
        retCode: 0,
        result: {
          list: times.map((time) => ({ orderId: String(time), createdTime: String(1_772_409_600_000 + time) })),
        },
      });
      expect(pages(orders(4, 3), orders(2, 1))).toEqual([]);
      expect(pages(orders(2, 1), orders(4, 3))).toEqual(["result.list not the newest first"]);
    });

    it("but not pages whose last record has a time in seconds instead of milliseconds", () => {
      const comparison = new Comparison(specification);
      const page = (...times: readonly number[]) => ({
        body: { retCode: 0, result: { list: times.map((timestamp) => ({ timestamp: String(timestamp) })) } },
      });
      const [first, second] = [page(1_772_409_900_000, 1_772_409_600), page(1_772_409_300_000, 1_772_409_000)];
      comparison.pages("marketOpenInterest", first, { ...second, cursor: "a" });
      expect(comparison.differences).toEqual([]);
    });

    it("messages of a chat, newest first", () => {
      const comparison = new Comparison(specification);
      const message = (id: string, seconds: number) => ({
        id,
        role: "user",
        content: "a",
        created_at: `2026-03-02T00:00:0${seconds}Z`,
      });
      const body = { messages: [message("b", 2), message("a", 1)] };
      comparison.response({ operationId: "listMessages", status: 200, headers: new Headers(), body });
      expect(comparison.differences.map(({ place, found: what }) => `${place} ${what}`)).toContain(
        "response.messages not the oldest first",
      );
    });
  });

  it("a missing field that the category of the response requires", () => {
    expect(ticker({ markPrice: "1" })).toMatchObject({ "result.list[].fundingRate": "absent" });
    expect(found("marketTickers", { category: "spot", list: [{ symbol: "BTCUSDT" }] })).not.toHaveProperty([
      "result.list[].fundingRate",
    ]);
  });
});
