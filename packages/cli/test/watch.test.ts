import { afterAll, beforeAll, expect, test } from "vitest";
import { startSandbox } from "./support.ts";

let started: Awaited<ReturnType<typeof startSandbox>>;
beforeAll(async () => {
  started = await startSandbox({ limits: false });
});
afterAll(() => started.sandbox.close());

const order = ["order", "create", "--category", "linear", "--symbol", "BTCUSDT", "--side", "Sell", "--order-type"];

/** Watches an account topic, and places orders until an event has arrived. Returns the output. */
async function watchAccount(words: readonly string[], terminal = {}): Promise<string> {
  const over = new AbortController();
  const watching = started.cli(["watch", ...words, "--count", "1"], terminal).finally(() => over.abort());
  while (!over.signal.aborted) await started.cli([...order, "Market", "--qty", "0.01"]);
  return (await watching).out;
}

test.each([
  [
    ["trades", "BTCUSDT", "--count", "2"],
    /^time +symbol +side +price +size\n\d\d:\d\d:\d\d +BTCUSDT +(?:Buy|Sell) +[\d.]+ +[\d.]+\n/,
  ],
  [["candles", "BTCUSDT", "--count", "1"], /^start +open +high +low +close +volume\n\d\d-\d\d \d\d:\d\d +[\d.]+ /],
  [["trades", "BTCUSDT", "--count", "1", "--fields", "p,v"], /^ +p +v\n +[\d.]+ +[\d.]+\n/],
  [
    ["book", "BTCUSDT", "--depth", "10", "--count", "1"],
    /^orderbook\.50\.BTCUSDT.*\n +price +size\n(?: +[\d.]+ +[\d.]+\n){10}-+ {2}spread [\d.]+\n(?: +[\d.]+ +[\d.]+\n){10}/,
  ],
])("watch shows %j in aligned columns with headings", async (words, shown) => {
  const { code, out } = await started.cli(["watch", ...words]);
  expect([code, out]).toEqual([0, expect.stringMatching(shown)]);
});

test.each([
  [["orders"], /^time +symbol +side +type +price +size +filled +status\n.* Sell +Market .* Filled\n/],
  [["executions"], /^time +symbol +side +price +size +fee +type\n.* Sell .* Trade\n/],
  [["balance"], /^account +coin +balance +equity +profit\nUNIFIED +\w+ /],
])("watch shows %j as a table", async (words, shown) => {
  const out = await watchAccount(words);
  expect(out).toMatch(shown);
  for (const line of out.split("\n")) expect(line.length).toBeLessThanOrEqual(80);
});

test("watch prints coloured sides only if standard output supports colours", async () => {
  const words = ["watch", "book", "BTCUSDT", "--depth", "1", "--count", "1"];
  const escape = String.fromCodePoint(0x1b);
  expect((await started.cli(words)).out).not.toContain(escape);
  expect((await started.cli(words, { hasColour: true })).out).toContain(`${escape}[31m`);
});
