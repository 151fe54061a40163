const FIXED = 20_261;

function chooseSeed(): number {
  const { SPECWRIGHT_SEED: given, SPECWRIGHT_LONG: long } = process.env;
  if (given !== undefined) {
    if (!/^\d{1,9}$/.test(given))
      throw new Error(`SPECWRIGHT_SEED must be a whole number of at most nine digits: ${given}`);
    return Number(given);
  }
  return long === "1" ? Math.floor(Math.random() * 1e9) : FIXED;
}

/**
 * The seed of all random tests of a run: `SPECWRIGHT_SEED` where it is set, a random one in the long form, and otherwise always
 * the same, so that no change is refused by chance.
 */
export const testSeed: number = chooseSeed();
