import { expect, test } from "vitest";
import * as nodeEntry from "./index.node.ts";
import * as entry from "./index.ts";
import * as shared from "./rate-limiter-flexible.ts";

test("the package exports these names and no others, the same under every condition", () => {
  expect(Object.keys(entry).toSorted()).toMatchInlineSnapshot(`
    [
      "CallState",
      "LightRequest",
      "SpecwrightError",
      "TransportError",
      "capBody",
      "capResponse",
      "compose",
      "createMemoryStore",
      "createRedactor",
      "createRetrier",
      "createRetryBudget",
      "createThrottle",
      "discardBody",
      "elapsed",
      "fromFetch",
      "guardBody",
      "guardOrigin",
      "hasBrand",
      "networkError",
      "obey",
      "parseBaseUrl",
      "platformFetch",
      "readBytes",
      "readJsonObject",
      "readRateLimit",
      "redact",
      "refuseRedirect",
      "refuseRedirects",
      "resolveUrl",
      "retry",
      "sanitizeCause",
      "systemClock",
      "throttle",
      "timeout",
      "toTransportError",
    ]
  `);
  expect(Object.keys(nodeEntry).toSorted()).toEqual(Object.keys(entry).toSorted());
  expect(Object.keys(shared)).toEqual(["rateLimiterFlexibleStore"]);
});

test("the node entry sends in its own way, everything else is shared", () => {
  const own: Record<string, unknown> = { ...nodeEntry };
  const different = Object.entries(entry).filter(([name, value]) => own[name] !== value);
  expect(
    different
      .map(([name]) => name)
      .toSorted()
      .toSorted(),
  ).toEqual(["compose", "fromFetch", "networkError", "obey", "platformFetch", "sanitizeCause"]);
});
