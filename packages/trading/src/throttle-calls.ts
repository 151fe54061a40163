// What holding calls back needs, in one piece that is loaded on demand.
// oxlint-disable-next-line oxc/no-barrel-file -- one dynamic import for both halves
export { throttle } from "@specwright/transport";
export { rateLimits } from "./limits.ts";
