import { earn } from "./earn/product.ts";
import { events } from "./events/product.ts";
import { loans } from "./loans/product.ts";
import type { Product } from "./product.ts";
import { rfq } from "./rfq/product.ts";
import { spread } from "./spread/product.ts";

/**
 * Products that aren't traded in the instruments' order books. If several products have work to do at one time, they do
 * it in this order.
 */
export const products: readonly Product[] = [earn, loans, events, rfq, spread];

export const engineProducts = products.flatMap(({ engine }) => engine ?? []);
