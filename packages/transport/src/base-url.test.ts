import { expect, test } from "vitest";
import { findPathProblem, parseBaseUrl } from "./base-url.ts";

test.each([
  "http://localhost:8080",
  "http://sandbox.localhost",
  "http://127.0.0.1",
  "http://[::1]:1",
  "https://api.example.com",
])("%s is a base URL", (base) => {
  expect(parseBaseUrl(base).origin).toBe(base);
  expect(parseBaseUrl(new URL(base)).origin).toBe(base);
});

test.each(["http://127.1", "http://2130706433", "http://0x7f.1"])(
  "%s is this machine, as every platform reads it",
  (base) => {
    expect(parseBaseUrl(base).origin).toBe("http://127.0.0.1");
  },
);

test("a path stays, a trailing slash goes", () => {
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
])("%j isn't a base URL, and the error does not repeat it", (base, code) => {
  expect(() => parseBaseUrl(base)).toThrow(
    expect.objectContaining({ code, message: expect.not.stringContaining("secret") }),
  );
});

test("plain http elsewhere needs the dangerous option", () => {
  expect(parseBaseUrl("http://10.0.0.1", { dangerouslyAllowInsecureHttp: true }).protocol).toBe("http:");
});

test.each(["http://example.com", "wss://example.com"])(
  "%s: the error names the option and what is permitted",
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
])("%s: the problem of its path is %s", (url, problem) => expect(findPathProblem(url)).toBe(problem));
