/**
 * What clients need when a call has failed, and so load then: an entry of its own, which the build makes one file with
 * nothing of the index in it. What both were to import would be loaded with every page.
 */
// oxlint-disable-next-line oxc/no-barrel-file -- it is an entry of the package
export { readRateLimit } from "./rate-limit-headers.ts";
export { createRedactor } from "./redact.ts";
