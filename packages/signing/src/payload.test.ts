import * as fc from "fast-check";
import { expect, test } from "vitest";
import { SigningError, wireSearch } from "./index.ts";
import { payloadOf } from "./payload.ts";

test.each([
  ["https://x.test", ""],
  ["https://x.test/a?", ""],
  ["https://x.test/a#b?c=1", ""],
  ["https://x.test/a?#b", ""],
  ["https://x.test/a??", "??"],
  ["https://x.test/a?b=1#c?d", "?b=1"],
  ["https://x.test/a?b=c?d", "?b=c?d"],
  ["https://x.test/a?b=it's \"<>\u00e9", "?b=it%27s%20%22%3C%3E%C3%A9"],
  ["https://x.test/a?b=1\n2\t3 ", "?b=123"],
  ["https://x.test/a?b=%zz+|^`{}\\", "?b=%zz+|^`{}\\"],
])("the query of the URL %s is sent as %s", (url, expected) => {
  expect(wireSearch(url)).toBe(expected);
});

test("the signed query string equals the query that the URL parser returns", () => {
  fc.assert(
    fc.property(fc.string({ unit: "binary" }), (query) => {
      const url = `https://x.test/v5/a?${query}`;
      expect(wireSearch(url)).toBe(new URL(url).search);
    }),
    { numRuns: 2000 },
  );
});

test("wireSearch throws a SigningError for a relative URL", () => {
  expect(() => wireSearch("/relative?a=b c")).toThrow(SigningError);
});

test.each(["GETS", "WIDGET", "POSTS", "COMPOST", "PUT", ""])(
  "the HTTP method %j is refused, because only GET and POST are signed",
  (method) => {
    expect(() => payloadOf({ method })).toThrow(
      "method must be GET (query only) or POST (body only, a string or bytes)",
    );
  },
);

test.each(["get", "Get", "post", "Post"])("the HTTP method is case-insensitive: %s", (method) => {
  expect(payloadOf({ method })).toBe("");
});
