export { Contract } from "./contract.ts";
export type { Finding, Side } from "./contract.ts";
export { closeObjects } from "./close-objects.ts";
export { isObject } from "./document.ts";
export type { Json, JsonObject } from "./document.ts";
export { checkSample } from "./sample.ts";
export type { Sample, SampleResult } from "./sample.ts";
