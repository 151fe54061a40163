import { expect, test } from "vitest";
import * as node from "./index.node.ts";
import * as web from "./index.ts";

const names = [
  "SigningError",
  "createPayloadSigner",
  "createSigner",
  "createVerifier",
  "explain",
  "isTimestampAccepted",
  "normalizeCursor",
  "readSignatureHeaders",
  "serializeQuery",
  "signedFetch",
  "signingMiddleware",
  "verifySignature",
  "wireSearch",
];

test.each([
  ["node", node],
  ["web", web],
])("the %s build exports these names and no others", (_, build) => {
  expect(Object.keys(build).toSorted()).toEqual(names);
});
