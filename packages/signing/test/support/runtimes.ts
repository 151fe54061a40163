import * as node from "../../src/index.ts";
import { signing, verifying, wrapFetch } from "../../src/runtime/web.ts";
import { createPayloadSignerWith, createSignerWith } from "../../src/signer.ts";
import { receiveWindowText } from "../../src/payload.ts";
import { createVerifierWith } from "../../src/verify.ts";

export { node };

const createVerifier: typeof node.createVerifier = (options) => createVerifierWith(verifying, options);

/** The package as browsers and workers load it. For them, bundlers resolve `#runtime` to `web.ts`. */
export const web: typeof node = {
  ...node,
  createSigner: (options) => createSignerWith(signing, options),
  createPayloadSigner: (options) =>
    createPayloadSignerWith(signing, options, receiveWindowText({ recvWindow: options.recvWindow })),
  signedFetch: wrapFetch,
  createVerifier,
  verifySignature: (input) => createVerifier(input).verify(input),
};
