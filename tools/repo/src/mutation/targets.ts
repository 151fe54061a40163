/** A part of the product whose tests must detect almost every change to it. */
export interface Target {
  readonly name: string;
  /** Name of the folder below `packages`. */
  readonly folder: string;
  /** Patterns of the source files to change, relative to the package folder. */
  readonly sources: readonly string[];
  /** Tests of these sources. Tests that start processes or run for many seconds are left out. */
  readonly tests: readonly string[];
}

export const targets: readonly Target[] = [
  {
    name: "signing",
    folder: "signing",
    sources: ["src/*.ts", "src/runtime/*.ts"],
    tests: [
      "src/**/*.test.ts",
      "test/{create,crypto-keys,errors,explain,external,payload,signed,signing,stream,vectors,secrets}*.test.ts",
    ],
  },
  {
    name: "request-core",
    folder: "transport",
    sources: [
      "src/errors/errors.ts",
      "src/deadlines.ts",
      "src/http-call.ts",
      "src/outcome.ts",
      "src/errors/network-error.ts",
      "src/retry/*.ts",
      "src/json.ts",
    ],
    tests: [
      "src/**/*.test.ts",
      "test/{abort,debug-events,errors-of-callers,http-client,network-errors,retry,retry-budget,retryable,streams,timeouts}.test.ts",
    ],
  },
  {
    name: "throttle",
    folder: "transport",
    sources: ["src/throttle/throttle.ts"],
    tests: ["src/throttle/*.test.ts", "test/{debug-events,throttle,throttle-arrival,throttle-bounds}.test.ts"],
  },
  {
    name: "order-safety",
    folder: "trading",
    sources: [
      "src/call/batch.ts",
      "src/input/prepare.ts",
      "src/errors/classify.ts",
      "src/errors/attempt-outcome.ts",
      "src/result/*.ts",
      "src/http/send-over-http.ts",
      "src/reconcile/*.ts",
    ],
    tests: [
      "src/errors/*.test.ts",
      "src/result/*.test.ts",
      "test/{batch,orders,same-order,reconcile,find-duplicate,resolved-writes,malformed-results,failed-results,drift,hostile-responses,secrets,sync-time,errors,client,openapi-fetch}.test.ts",
    ],
  },
  {
    name: "order-books",
    folder: "streams",
    sources: ["src/book/*.ts", "src/subscriptions/{silence,snapshot-requests}.ts"],
    tests: [
      "src/book/*.test.ts",
      "test/{book-levels,book-lifecycle,full-book-lifecycle,full-order-book,order-book}.test.ts",
    ],
  },
  {
    name: "chat-reader",
    folder: "knowledge",
    sources: ["src/chat/{sse-reader,events}.ts"],
    tests: ["src/chat/*.test.ts", "test/chat/*.test.ts"],
  },
];
