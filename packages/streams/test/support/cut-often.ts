import { AccountRun, CUTS, REST_FAULTS } from "./account-run.ts";

export const pick = <Item>(items: readonly Item[], random: () => number): Item => {
  const item = items[Math.floor(random() * items.length)];
  if (item === undefined) throw new Error("There is nothing to pick from.");
  return item;
};

export interface CutOften {
  readonly seed: number;
  readonly cuts: number;
  /** Number of account changes between two cuts. */
  readonly changes: number;
}

/** Changes an account continuously while the connection is cut repeatedly and REST has faults. */
export async function cutOften({ seed, cuts, changes }: CutOften): Promise<AccountRun> {
  const run = new AccountRun(seed);
  const { random, server } = run;
  await run.subscribe();
  for (let number = 0; number < cuts; number++) {
    await run.act(changes / 2);
    if (random() < 0.3) run.faults.push(...Array.from({ length: 8 }, () => pick(REST_FAULTS, random)));
    run.cut(pick(CUTS, random));
    await run.act(changes / 2);
    // Sometimes the next cut happens before the client has recovered from this one.
    await server.clock.advance(Math.floor(random() ** 3 * 30_000));
  }
  await run.finish();
  return run;
}
