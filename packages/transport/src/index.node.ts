// The entry under the `node` condition: the same names, where Node has something better, or something to mind.
// oxlint-disable-next-line oxc/no-barrel-file -- it is the package's entry
export * from "./index.ts";
export { compose } from "./node/compose.ts";
export { fromFetch, sender } from "./node/from-fetch.ts";
export { networkError } from "./node/network-error.ts";
export { obey } from "./node/obey.ts";
export { platformFetch } from "./node/platform-fetch.ts";
export { sanitizeCause } from "./node/sanitize-cause.ts";
