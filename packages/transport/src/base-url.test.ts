import { assert, property, string } from "fast-check";
import { expect, test } from "vitest";
import { guardOrigin, parseBaseUrl, resolveUrl } from "./base-url.ts";
import { compose } from "./compose.ts";
import { LightRequest } from "./light-request.ts";
import { json, stubFetch } from "./testing/stub-fetch.ts";

const BASE = "https://api.example.com/gateway";

test("a path and its parameters land below the base", () => {
  expect(resolveUrl(BASE, "/v1/wiki/{id}/x", { id: "a b/ü%" }).href).toBe(
    "https://api.example.com/gateway/v1/wiki/a%20b%2F%C3%BC%25/x",
  );
  expect(resolveUrl("https://api.example.com", "/v5/market/time").href).toBe("https://api.example.com/v5/market/time");
});

test.each([
  "//evil.com",
  "/\\evil.com",
  "https://evil.com/x",
  "\thttps://evil.com",
  "/../up",
  "/a/%2e%2E/b",
  "/a?b",
  "",
])("the path %j is refused", (path) => {
  expect(() => resolveUrl(BASE, path)).toThrow(expect.objectContaining({ code: "invalid-url", outcome: "not-sent" }));
});

test.each(["..", ".", "", "a\nb", "\u0000", "\ud800"])("the path parameter %j is refused by name", (id) => {
  expect(() => resolveUrl(BASE, "/tasks/{id}", { id })).toThrow(/Path parameter "id"/);
});

test("a parameter that an object merely inherits is missing", () => {
  expect(() => resolveUrl(BASE, "/tasks/{constructor}")).toThrow(/"constructor" is missing/);
});

test("no parameter leaves the prefix", () => {
  assert(
    property(string({ unit: "binary" }), (id) => {
      try {
        const url = resolveUrl(BASE, "/tasks/{id}/end", { id });
        expect(url.origin + url.pathname).toMatch(/^https:\/\/api\.example\.com\/gateway\/tasks\/[^/]+\/end$/);
        expect(decodeURIComponent(url.pathname.split("/")[3]!)).toBe(id);
      } catch (error) {
        expect(error).toMatchObject({ code: "invalid-url" });
      }
    }),
  );
});

test.each(["http://localhost:8080", "http://127.0.0.1", "http://[::1]:1", "https://api.example.com"])(
  "%s is a base",
  (base) => {
    expect(parseBaseUrl(base).origin).toBe(base);
  },
);

test.each([
  ["http://api.example.com", "insecure-url"],
  ["http://127.0.0.1.evil.com", "insecure-url"],
  ["http://localhost.evil.com", "insecure-url"],
  ["ftp://localhost", "invalid-url"],
  ["https://key:secret@api.example.com", "invalid-url"],
  ["https://api.example.com?key=secret", "invalid-url"],
  ["api.example.com", "invalid-url"],
])("%s is no base and is not repeated in the error", (base, code) => {
  expect(() => parseBaseUrl(base)).toThrow(
    expect.objectContaining({ code, message: expect.not.stringContaining("secret") }),
  );
});

test("plain http elsewhere needs the dangerous option", () => {
  expect(parseBaseUrl("http://10.0.0.1", { dangerouslyAllowInsecureHttp: true }).protocol).toBe("http:");
});

test.each([
  "https://evil.com/gateway/x",
  "https://api.example.com/other",
  "https://api.example.com/gatewayx",
  "https://api.example.com/gateway/../x",
  "https://api.example.com/gateway/a/%2e%2e/b",
  "https://api.example.com/gateway//evil",
  "https://api.example.com/gateway/\\x",
])("the guard stops %s", async (url) => {
  const fetch = stubFetch(json({}));
  await expect(compose(fetch, guardOrigin(BASE))(new LightRequest(url))).rejects.toMatchObject({
    code: "invalid-url",
    outcome: "not-sent",
  });
  expect(fetch.calls).toHaveLength(0);
});

test.each(["/x", "/x?cursor=..%2F..&b=//c", ""])("the guard lets %j pass", async (rest) => {
  await expect(compose(stubFetch(json({})), guardOrigin(BASE))(BASE + rest)).resolves.toMatchObject({ status: 200 });
});
