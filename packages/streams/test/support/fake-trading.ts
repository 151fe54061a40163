import type { TradingCalls } from "../../src/index.ts";

export type Input = Readonly<Record<string, unknown>>;
/** Returns the records of a call such as `order.realtime`. */
export type Records = (call: string, input: Input) => readonly object[] | Promise<readonly object[]>;

/** REST client whose calls return test data. It records the calls. */
export type FakeTrading = TradingCalls & { readonly calls: [name: string, input: Input][] };

export function fakeTrading(
  records: Records = () => [],
  fullOrderbook: TradingCalls["market"]["fullOrderbook"] = () => Promise.reject(new Error("There is no book.")),
): FakeTrading {
  const calls: [string, Input][] = [];
  const read = (name: string, input: Input) => {
    calls.push([name, input]);
    return Promise.resolve(records(name, input));
  };
  const single = (name: string) => async (input: Input) => ({ list: await read(name, input) });
  const paged = (name: string) =>
    Object.assign(single(name), {
      async *iterate(input: Input) {
        yield* await read(name, input);
      },
    });
  const reconcile = () => Promise.reject(new Error("There are no orders."));
  return {
    calls,
    order: { realtime: paged("order.realtime"), history: paged("order.history"), reconcile },
    execution: { list: paged("execution.list") },
    position: { list: paged("position.list") },
    account: { walletBalance: single("account.walletBalance") },
    market: { optionBaseCoins: single("market.optionBaseCoins"), fullOrderbook },
  };
}
