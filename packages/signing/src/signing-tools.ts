import type { messageBytes } from "./bytes.ts";
import type { headerValue } from "./header-value.ts";
import type { SigningError } from "./signing-error.ts";

/**
 * What code that is loaded on demand gets from the code that loads it. If it imported these by itself, bundlers would make
 * a file of each module that both sides use, and a page would load all of them first.
 */
export interface SigningTools {
  readonly messageBytes: typeof messageBytes;
  readonly headerValue: typeof headerValue;
  readonly SigningError: typeof SigningError;
}
