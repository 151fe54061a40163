import { expect, test } from "vitest";
import { viewAccount } from "../support/account-view.ts";
import { invariants } from "../support/invariants/index.ts";
import { runRandomOrders } from "../support/random-orders.ts";
import { createTestWorld, type TestWorld } from "../support/test-world.ts";

const orders = process.env.SPECWRIGHT_LONG === "1" ? 20_000 : 400;
const seed = Number(process.env.SPECWRIGHT_SEED);
/**
 * Number of orders after which the test starts a new simulated exchange. The invariants are checked over the last six
 * days of an exchange, and this number of orders always fits into six days.
 */
const ordersOfWorld = 200;

/**
 * Checks that no money was created or lost: the sum of each coin over all accounts, including the ledger's house
 * account with the counter-postings, is zero.
 */
function expectNothingMade({ environments }: TestWorld): void {
  const { exchange } = environments.mainnet;
  const sums = new Map(exchange.ledger.house);
  for (const account of exchange.accounts.values())
    for (const wallet of [account.balances, account.funding])
      for (const [coin, amount] of wallet) sums.set(coin, (sums.get(coin) ?? 0n) + amount);
  expect([...sums].filter(([, amount]) => amount !== 0n)).toEqual([]);
}

test(
  `${Object.keys(invariants).length} invariants hold over ${orders} random orders from seed ${seed}`,
  // With SPECWRIGHT_LONG=1, the test places tens of thousands of orders.
  { timeout: 3_600_000 },
  async () => {
    expect(Object.keys(invariants).length).toBeGreaterThanOrEqual(20);
    let accepted = 0;
    for (let part = 0; part * ordersOfWorld < orders; part++) {
      const mode = (seed + part) % 2 === 0 ? "REGULAR_MARGIN" : "ISOLATED_MARGIN";
      const world = createTestWorld({ seed: seed + part });
      const options = {
        seed: seed + part,
        mode,
        orders: Math.min(ordersOfWorld, orders - part * ordersOfWorld),
        every: 25,
      } as const;
      const result = await runRandomOrders(world, options, async () => {
        expectNothingMade(world);
        const view = await viewAccount(world);
        for (const [name, check] of Object.entries(invariants)) {
          try {
            await check(view);
          } catch (error) {
            throw new Error(`${name} (${mode}, SPECWRIGHT_SEED=${seed + part})`, {
              cause: error,
            });
          }
        }
      });
      accepted += result.accepted;
    }
    expect(accepted).toBeGreaterThan(orders / 3);
  },
);
