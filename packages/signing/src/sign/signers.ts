import { signing } from "#platform";
import { createSignerWith } from "./create-signer.ts";
import { createPayloadSignerWith } from "./payload-signer.ts";
import { receiveWindowText } from "./receive-window.ts";
import type { PayloadSigner, PayloadSignerOptions, Signer, SignerOptions } from "./types.ts";

/**
 * Creates a signer for one key.
 *
 * @throws {SigningError} `invalid-options`; the message never repeats an option
 */
export const createSigner = (options: SignerOptions): Signer => createSignerWith(signing, options);

/**
 * Creates the smallest signer for one key, for clients that write query and body themselves. It checks nothing.
 *
 * @throws {SigningError} `invalid-options`; the message never repeats an option
 */
export const createPayloadSigner = (options: PayloadSignerOptions): PayloadSigner =>
  createPayloadSignerWith(signing, options, receiveWindowText({ recvWindow: options.recvWindow }));
