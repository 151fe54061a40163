export { settle, VirtualClock } from "./virtual-clock.ts";
export { jsonResponse, stubFetch, systemError, type PreparedResponse, type StubFetch } from "./stub-fetch.ts";
export { collectUnhandledRejections, type UnhandledRejections } from "./unhandled-rejections.ts";
