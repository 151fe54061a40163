import type { SignedFetch, SignedFetchOptions } from "../fetch/types.ts";
import type { SigningPlatform } from "../sign/types.ts";
import type { VerifyingPlatform } from "../verify/create-verifier.ts";

/** What "#platform" provides: `node.ts` on Node, Bun and Deno, `web.ts` elsewhere. */
export interface Platform {
  readonly signing: SigningPlatform;
  readonly verifying: VerifyingPlatform;
  readonly wrapFetch: (options: SignedFetchOptions) => SignedFetch;
}
