import { composeWith, type Transport } from "../compose.ts";
import { LightRequest } from "../light-request.ts";
import type { Fetch, Layer } from "../types.ts";
import { obey } from "./obey.ts";

/** The same as the portable one. Its requests are light, and can be sent again unless they stream. */
export const compose: (fetch: Fetch, ...layers: readonly Layer[]) => Transport = composeWith(
  (input, options) => new LightRequest(input, options),
  obey,
);
