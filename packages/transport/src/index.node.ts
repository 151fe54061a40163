// The entry under the `node` condition: the same names, with the sender that uses the platform's dispatcher.
// oxlint-disable-next-line oxc/no-barrel-file -- it is the package's entry
export * from "./index.ts";
export { platformFetch } from "./node/platform-fetch.ts";
