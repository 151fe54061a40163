import { expect, test } from "vitest";
import { findPathProblem, parseBaseUrl } from "./base-url.ts";

test.each([
  "http://localhost:8080",
  "http://sandbox.localhost",
  "http://127.0.0.1",
  "http://[::1]:1",
  "https://api.example.com",
])("%s is accepted as a base URL", (base) => {
  expect(parseBaseUrl(base).origin).toBe(base);
  expect(parseBaseUrl(new URL(base)).origin).toBe(base);
});

test.each(["http://127.1", "http://2130706433", "http://0x7f.1"])(
  "the base URL %s leads to 127.0.0.1, as every runtime parses it",
  (base) => {
    expect(parseBaseUrl(base).origin).toBe("http://127.0.0.1");
  },
);

test("the path of a base URL is kept, and a trailing slash is removed", () => {
  expect(parseBaseUrl("https://api.example.com/gateway//").href).toBe("https://api.example.com/gateway");
});

test.each([
  ["http://api.example.com", "insecure-url"],
  ["http://127.0.0.1.evil.com", "insecure-url"],
  ["http://localhost.evil.com", "insecure-url"],
  ["ftp://localhost", "invalid-url"],
  ["https://key:secret@api.example.com", "invalid-url"],
  ["https://api.example.com?key=secret", "invalid-url"],
  ["https://api.example.com#secret", "invalid-url"],
  ["https://api.example.com/proxy?", "invalid-url"],
  ["https://api.example.com/proxy#", "invalid-url"],
  ["https://api.example.com?#", "invalid-url"],
  ["api.example.com", "invalid-url"],
  ["https:api.example.com", "invalid-url"],
  ["https:/api.example.com", "invalid-url"],
  ["https:///api.example.com", "invalid-url"],
  ["https:\\\\api.example.com", "invalid-url"],
  ["https://api.example.com\\@evil.com", "invalid-url"],
  ["", "invalid-url"],
])("%j is refused as a base URL and not repeated in the error", (base, code) => {
  expect(() => parseBaseUrl(base)).toThrow(
    expect.objectContaining({ code, message: expect.not.stringContaining("secret") }),
  );
});

test("plain http to another machine requires dangerouslyAllowInsecureHttp", () => {
  expect(parseBaseUrl("http://10.0.0.1", { dangerouslyAllowInsecureHttp: true }).protocol).toBe("http:");
});

test.each(["http://example.com", "wss://example.com"])(
  "%s is refused with an error that names the option and the permitted schemes",
  (base) => {
    const schemes = "an https: URL (http: only on this machine, or with dangerouslyAllowInsecureHttp)";
    expect(() => parseBaseUrl(base, { option: "environment.baseUrl" })).toThrow(
      `options: environment.baseUrl must be ${schemes}, without credentials, query and fragment.`,
    );
    expect(() => parseBaseUrl(base, { permitted: "a wss: URL" })).toThrow(
      "options: baseUrl must be a wss: URL, without",
    );
  },
);

test.each([
  ["https://h.example/kb/api/tasks/1?a=../b#..", undefined],
  ["https://h.example/kb/api/tasks/..", "must not have the segments . or .."],
  ["https://h.example/kb/api/tasks/.", "must not have the segments . or .."],
  ["https://h.example/kb/api/%2E%2e/tasks", "must not have the segments . or .."],
  ["https://h.example/kb/api/.%2e", "must not have the segments . or .."],
  ["https://h.example/kb/api/...", undefined],
  ["https://h.example/kb/api/tasks/", "must not have an empty segment"],
  ["https://h.example/kb//tasks", "must not have an empty segment"],
  ["https://h.example/kb/.\t./tasks", "must not have control characters or backslashes"],
  ["https://h.example/kb/..\\tasks", "must not have control characters or backslashes"],
  ["https://h.example/kb/api/tasks/{id}", "needs a value for {id}"],
  ["/v5/order/../user", "must not have the segments . or .."],
])("the path of %s has the problem %s", (url, problem) => expect(findPathProblem(url)).toBe(problem));
