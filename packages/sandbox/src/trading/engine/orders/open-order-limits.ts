import type { Instrument } from "../../market/instrument.ts";

type Category = Instrument["category"];

/** Open orders of one symbol that an account may have, as `rate-limits.yaml` documents them; options count by base coin. */
const plain: Readonly<Record<Category, number>> = { linear: 500, inverse: 500, spot: 500, option: 50 };
/** Orders that wait for their trigger. Options have none of their own, and count as the others. */
const conditional: Readonly<Record<Category, number>> = { linear: 10, inverse: 10, spot: 30, option: 50 };

/** The most orders that may be open at once. */
export const mostOpen = (category: Category, waitsForTrigger: boolean): number =>
  (waitsForTrigger ? conditional : plain)[category];
