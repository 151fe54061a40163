import { expect, test } from "vitest";
import type { Sandbox } from "../../../src/options.ts";
import { connect, startSandbox, type Message } from "../../support/socket-client.ts";

type Row = readonly [price: string, size: string];
interface Book {
  b: readonly Row[];
  a: readonly Row[];
}

const bookOf = ({ data }: Message): Book => data as Book;

/** Returns the messages of an order book that are pushed while the clock advances in the given steps. */
async function pushedBooks(sandbox: Sandbox, server: string, topic: string, steps: readonly number[]) {
  const client = await connect(sandbox.trading.mainnetUrl, `/v5/public/${server}`);
  await client.ask({ op: "subscribe", args: [topic] });
  for (const step of steps) sandbox.clock.advance(step);
  const [snapshot, ...deltas] = (await client.all(topic)).map(bookOf);
  return { snapshot: snapshot ?? { b: [], a: [] }, deltas };
}

const sorted = (side: ReadonlyMap<string, string>, sign: number): Row[] =>
  [...side].toSorted(([left], [right]) => sign * (Number(left) - Number(right)));

/** Applies deltas to a snapshot and yields the book after each of them. */
function* keep(snapshot: Book, deltas: readonly Book[]): Generator<Book> {
  const sides = { b: new Map(snapshot.b), a: new Map(snapshot.a) };
  for (const delta of deltas) {
    for (const name of ["b", "a"] as const)
      for (const [price, size] of delta[name])
        if (size === "0") expect(sides[name].delete(price)).toBe(true);
        else sides[name].set(price, size);
    yield { b: sorted(sides.b, -1), a: sorted(sides.a, 1) };
  }
}

const short = Array.from({ length: 300 }, () => 20);

test.each([
  ["linear", "BTCUSDT", 50],
  ["linear", "DOGEUSDT", 50],
  ["spot", "BTCUSDT", 50],
  ["spot", "ETHBTC", 200],
  ["inverse", "ETHUSD", 200],
])(
  "the order book of %s %s keeps its depth after every delta, and bids and asks never cross",
  async (server, symbol, depth) => {
    const sandbox = await startSandbox();
    const { snapshot, deltas } = await pushedBooks(sandbox, server, `orderbook.${depth}.${symbol}`, [
      ...short,
      1000,
      60_000,
    ]);
    let tops = 0;
    let best = snapshot.b[0]?.[0];
    for (const { b, a } of keep(snapshot, deltas)) {
      expect([b.length, a.length]).toEqual([depth, depth]);
      expect(Number(b[0]?.[0])).toBeLessThan(Number(a[0]?.[0]));
      expect([...b, ...a].every(([, size]) => Number(size) > 0)).toBe(true);
      if (b[0]?.[0] !== best) tops += 1;
      best = b[0]?.[0];
    }
    expect(tops).toBeGreaterThan(5);
  },
);

test("a delta contains only changed, new and removed levels", async () => {
  const sandbox = await startSandbox();
  const { snapshot, deltas } = await pushedBooks(sandbox, "linear", "orderbook.50.BTCUSDT", short);
  const seen = { sizes: 0, comes: 0, goes: 0, edge: 0, rows: 0 };
  let before = snapshot;
  let index = 0;
  for (const after of keep(snapshot, deltas)) {
    const delta = deltas[index++] ?? { b: [], a: [] };
    for (const name of ["b", "a"] as const) {
      const known = new Map(before[name]);
      seen.rows += delta[name].length;
      for (const [price, size] of delta[name]) {
        const old = known.get(price);
        // A delta contains only levels that have changed.
        expect(size).not.toBe(old);
        if (size === "0") seen.goes += 1;
        else if (old === undefined) seen.comes += 1;
        else seen.sizes += 1;
      }
      if (before[name].at(-1)?.[0] !== after[name].at(-1)?.[0]) seen.edge += 1;
    }
    before = after;
  }
  expect(Object.values(seen).every((count) => count > 20)).toBe(true);
  expect(seen.rows / deltas.length).toBeLessThan(10);
});

test("the best bid and ask equal the ticker, and the newest trade is at one of these prices", async () => {
  const sandbox = await startSandbox();
  const { mainnetUrl } = sandbox.trading;
  const read = async (path: string) => {
    const response = await fetch(`${mainnetUrl}/v5/market/${path}category=linear&symbol=BTCUSDT&limit=1`);
    return ((await response.json()) as { result: Book & { list: Record<string, string>[] } }).result;
  };
  for (let second = 0; second < 20; second++) {
    const { b, a } = await read("orderbook?");
    const [ticker] = (await read("tickers?")).list;
    expect([b[0], a[0]]).toEqual([
      [ticker?.["bid1Price"], ticker?.["bid1Size"]],
      [ticker?.["ask1Price"], ticker?.["ask1Size"]],
    ]);
    const [trade] = (await read("recent-trade?")).list;
    expect(trade?.["price"]).toBe((trade?.["side"] === "Buy" ? a[0] : b[0])?.[0]);
    sandbox.clock.advance(1000);
  }
});

test("another seed generates another order book", async () => {
  const sizes = async (seed: number): Promise<string[]> => {
    const sandbox = await startSandbox({ seed });
    const { snapshot } = await pushedBooks(sandbox, "spot", "orderbook.50.USDCUSDT", []);
    return snapshot.b.map(([, size]) => size);
  };
  expect(await sizes(1)).toEqual(await sizes(1));
  expect(await sizes(1)).not.toEqual(await sizes(2));
});
