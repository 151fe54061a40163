import { describe, expect, test } from "vitest";
import { TradingError } from "../src/index.ts";
import { createSession, iterate, orderHistory } from "../src/operations.ts";
import { ok, stubPlatform, type ReceivedRequest } from "./support/stub-platform.ts";

async function all<Item>(items: AsyncIterable<Item>): Promise<Item[]> {
  const list: Item[] = [];
  for await (const item of items) list.push(item);
  return list;
}

const positions = { category: "linear", settleCoin: "USDT" } as const;
const page = (symbols: string[], nextPageCursor: string) =>
  ok({ list: symbols.map((symbol) => ({ symbol })), nextPageCursor });

describe("iterating over pages", () => {
  test("sends the cursor unchanged, including % escapes", async () => {
    const cursor = "a%3A1%2Ca%3A2";
    const { trading, seen } = stubPlatform([page(["A"], cursor), page([], "more"), page(["B", "C"], "")]);
    const symbols = (await all(trading.position.list.iterate(positions))).map(({ symbol }) => symbol);
    expect(symbols).toEqual(["A", "B", "C"]);
    expect(seen.map(({ query }) => query.get("settleCoin"))).toEqual(["USDT", "USDT", "USDT"]);
    expect(seen[1]?.query.get("cursor")).toBe(decodeURIComponent(cursor));
  });

  test("throws on a repeated cursor instead of looping forever", async () => {
    const { trading, seen } = stubPlatform([page(["A"], "x"), page(["B"], "y"), page(["C"], "x")]);
    const work = all(trading.position.list.iterate(positions));
    await expect(work).rejects.toSatisfy(TradingError.isInstance);
    await expect(work).rejects.toThrow(/same page again/);
    expect(seen).toHaveLength(3);
  });

  test.each(["submembers", "escrowSubMembers"] as const)("ends if the cursor of user.%s is 0", async (name) => {
    const members = (uids: string[], nextCursor: string) =>
      ok({ subMembers: uids.map((uid) => ({ uid })), nextCursor });
    const { trading, seen } = stubPlatform([members(["1", "2"], "373"), members(["3"], "0")]);
    const uids = (await all(trading.user[name].iterate({ pageSize: "2" }))).map(({ uid }) => uid);
    expect(uids).toEqual(["1", "2", "3"]);
    expect(seen.map(({ query }) => query.get("nextCursor"))).toEqual([null, "373"]);
  });

  test("requests a page only when it is needed", async () => {
    const { trading, seen } = stubPlatform([page(["A", "B"], "x"), page(["C"], "")]);
    for await (const { symbol } of trading.position.list.iterate(positions)) if (symbol === "B") break;
    expect(seen).toHaveLength(1);
  });

  test("throws an error with the code aborted when its signal aborts", async () => {
    const { trading } = stubPlatform([page(["A"], "x")]);
    const controller = new AbortController();
    const iteration = trading.position.list.iterate(positions, { signal: controller.signal });
    await iteration.next();
    controller.abort();
    await expect(iteration.next()).rejects.toMatchObject({ code: "aborted" });
  });

  test.each([null, "", [], false, {}, 0, "0", -1, "many"])(
    "ignores the invalid total %j, and ends at the first page that is not full",
    async (total) => {
      const pages = [["a", "b"], ["c", "d"], []].map((ids) => ok({ list: ids.map((id) => ({ id })), total }));
      const { trading } = stubPlatform(pages);
      expect(await all(trading.announcements.index.iterate({ locale: "en-US", limit: 2 }))).toHaveLength(4);
    },
  );

  test("continues after short pages until the total is reached", async () => {
    const pages = [
      ["a", "b"],
      ["c", "d"],
    ].map((ids) => ok({ list: ids.map((id) => ({ id })), total: 4 }));
    const { trading, seen } = stubPlatform(pages);
    expect(await all(trading.announcements.index.iterate({ locale: "en-US", limit: 20 }))).toHaveLength(4);
    expect(seen).toHaveLength(2);
  });

  const instruments = (count: number, more: object = {}) =>
    ok({ category: "linear", list: Array.from({ length: count }, (_, index) => ({ symbol: `S${index}` })), ...more });
  test.each([
    ["as many items as requested", { limit: 3 }, 3],
    ["as many items as a page has by default", {}, 500],
  ])("throws if a page without a cursor has %s", async (_, input, count) => {
    const { trading } = stubPlatform([instruments(count)]);
    const work = all(trading.market.instrumentsInfo.iterate({ category: "linear", ...input }));
    await expect(work).rejects.toMatchObject({ code: "protocol" });
    await expect(work).rejects.toThrow("a page without nextPageCursor, so there may be more pages");
  });

  test.each([
    ["fewer items than requested", { limit: 3 }, 2, {}],
    ["more items than requested", { limit: 3 }, 4, {}],
    ["as many items as requested and an empty cursor", { limit: 3 }, 3, { nextPageCursor: "" }],
  ])("ends after a page that has %s", async (_, input, count, more) => {
    const { trading } = stubPlatform([instruments(count, more)]);
    expect(await all(trading.market.instrumentsInfo.iterate({ category: "linear", ...input }))).toHaveLength(count);
  });

  test("increases page numbers until the total is reached", async () => {
    const operation = {
      ...orderHistory,
      isPublic: true,
      pagination: { style: "page", page: "current", size: "limit", items: "rows", total: "total" },
      input: { type: "object", properties: { current: { type: "integer" }, limit: { type: "integer" } } },
    } as const;
    const { fetch, seen } = stubPlatform([
      ({ query }: ReceivedRequest) => ok({ rows: query.get("current") === "3" ? [5] : [1, 2], total: 5 }),
    ]);
    const session = createSession({ environment: "testnet", fetch });
    expect(await all(iterate(session, operation, { current: 1, limit: 2 } as never))).toEqual([1, 2, 1, 2, 5]);
    expect(seen.map(({ query }) => query.get("current"))).toEqual(["1", "2", "3"]);
  });

  test("is available for exactly the paginated operations of the specification", async () => {
    const { trading } = stubPlatform([ok()]);
    expect(trading.market.instrumentsInfo.iterate).toBeTypeOf("function");
    expect(trading.market.time).not.toHaveProperty("iterate");
  });
});

test("iterate reports a null input as missing fields", async () => {
  const { trading } = stubPlatform([ok()]);
  await expect(trading.order.history.iterate(null as never).next()).rejects.toMatchObject({ field: "category" });
});

test.each(["list", "yield"])(
  "earn.yield.iterate yields the records of a response whose list is named %s",
  async (name) => {
    const record = { id: "1", coin: "USDT", amount: "1" };
    const { trading } = stubPlatform([ok({ [name]: [record], nextPageCursor: "" })]);
    const found: unknown[] = [];
    for await (const item of trading.earn.yield.iterate({ category: "FlexibleSaving" })) found.push(item);
    expect(found).toMatchObject([{ id: "1" }]);
  },
);
