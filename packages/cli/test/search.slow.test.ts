import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { index } from "../src/catalog.ts";
import { search } from "../src/search/search.ts";
import { cli } from "./support.ts";

const read = (name: string): unknown => JSON.parse(readFileSync(new URL(name, import.meta.url), "utf8"));

/** User queries, each with the operation that the query means. */
const requests = read("requests.json") as [string, string][];
const MOST_MISSES = 3;
/** More queries, some in the words of other products, each with all operations that it may mean. */
const moreRequests = read("more-requests.json") as [string, string[]][];

test("every operation that the search tests expect exists", () => {
  const names = new Set(index().entries.map(({ name }) => name));
  expect(
    [...requests, ...moreRequests].filter(([, meant]) => ![meant].flat().every((name) => names.has(name))),
  ).toEqual([]);
});

test("the search ranks the expected operation of 20 queries among the first three results", () => {
  const misses = requests.filter(([text, name]) => !search(text, 3).some((found) => found.name === name));
  expect(misses.length, JSON.stringify(misses)).toBeLessThanOrEqual(MOST_MISSES);
});

test("the search ranks the expected operation among the first three results for 95 % of the other test queries", () => {
  const misses = moreRequests.filter(([text, meant]) => !search(text, 3).some(({ name }) => meant.includes(name)));
  expect(misses.length, JSON.stringify(misses)).toBeLessThanOrEqual(moreRequests.length / 20);
});

test.each([
  ["asks for a limit", "can I still borrow more", "spotMarginTrade.maxBorrowable"],
  ["names the task in its second clause", "my computer is broken, repay the loan", "cryptoLoanFlexible.repay"],
  ["has a word inside an expression", "take my profit", "position.tradingStop"],
  ["has a contraction", "hasn't my order been filled", "order.realtime"],
  ["has only vague words", "is it up", "knowledge.health"],
])("the search understands a query that %s: %s", (_, text, meant) => {
  expect(search(text, 1).map(({ name }) => name)).toEqual([meant]);
});

test("the search shows a method of several operations with the title of its first operation", () => {
  expect(search("mcp", 1)).toMatchObject([
    { name: "knowledge.mcp.connect", title: "Send a message of the Model Context Protocol" },
  ]);
});

test("search results with --json are a list with the best result first", async () => {
  const { out, code } = await cli(["search", "cancel everything", "--json"]);
  const [first] = JSON.parse(out) as { name: string }[];
  expect([code, first?.name]).toEqual([0, "order.cancelAll"]);
});

test.each(["levrage", "liqidation stream", "candels"])("a search with a typo has results: %s", (text) => {
  expect(search(text, 3)).not.toEqual([]);
});

test("the search lists a deprecated operation after its replacement", () => {
  const found = search("repay a crypto loan", 30);
  const deprecated = found.findIndex(({ name }) => name === "cryptoLoan.repay");
  expect(found.findIndex(({ name }) => name === "cryptoLoanFlexible.repay")).toBeLessThan(
    deprecated === -1 ? Infinity : deprecated,
  );
});

test("the search reports words without a match on standard error", async () => {
  expect(await cli(["search", "xyzzyplugh"])).toMatchObject({
    code: 0,
    out: "",
    error: expect.stringContaining("Nothing was found") as string,
  });
});

test.each([
  ["reconcile", "order.reconcile"],
  ["what happened to my order", "order.reconcile"],
  ["reconcile a withdrawal", "asset.reconcileWithdrawal"],
  ["history", "history"],
  ["download all fills as csv", "history"],
  ["export the wiki", "knowledge.wiki"],
  ["doctor", "doctor"],
  ["knowledge add", "knowledge.add"],
  ["upload a folder", "knowledge.add"],
  ["switch profile", "profile"],
])("the search finds a command that is not an operation: %s", async (text, name) => {
  const { out } = await cli(["search", text, "--limit", "3", "--json"]);
  expect((JSON.parse(out) as { name: string }[]).map((found) => found.name)).toContain(name);
  expect(await cli(["docs", name])).toMatchObject({ code: 0, out: expect.stringContaining(`${name}: `) as string });
  expect((await cli([name, "--help"])).code).toBe(0);
});

test("a search for operations lists no commands", () => {
  expect(search("reconcile", 30).map(({ name }) => name)).not.toContain("order.reconcile");
});
