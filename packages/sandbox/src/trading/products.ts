import { earn } from "./earn/product.ts";
import { events } from "./events/product.ts";
import { loans } from "./loans/product.ts";
import type { Product } from "./product.ts";
import { rfq } from "./rfq/product.ts";
import { spread } from "./spread/product.ts";

/** The products beside the order books of instruments. What is due happens in this order. */
export const products: readonly Product[] = [earn, loans, events, rfq, spread];

export const engineProducts = products.flatMap(({ engine }) => engine ?? []);
