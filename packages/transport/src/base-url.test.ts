import { expect, test } from "vitest";
import { parseBaseUrl } from "./base-url.ts";

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
  ["api.example.com", "invalid-url"],
  ["https:api.example.com", "invalid-url"],
  ["https:/api.example.com", "invalid-url"],
  ["https:///api.example.com", "invalid-url"],
  ["https:\\\\api.example.com", "invalid-url"],
  ["https://api.example.com\\@evil.com", "invalid-url"],
  ["", "invalid-url"],
])("%j is no base URL, and the error does not repeat it", (base, code) => {
  expect(() => parseBaseUrl(base)).toThrow(
    expect.objectContaining({ code, message: expect.not.stringContaining("secret") }),
  );
});

test("plain http elsewhere needs the dangerous option", () => {
  expect(parseBaseUrl("http://10.0.0.1", { dangerouslyAllowInsecureHttp: true }).protocol).toBe("http:");
});

test.each([
  ["wss://stream.example.com", "wss://stream.example.com/"],
  ["https://stream.example.com", "wss://stream.example.com/"],
  ["ws://localhost:8080/sandbox/", "ws://localhost:8080/sandbox"],
  ["http://localhost:8080/sandbox/", "ws://localhost:8080/sandbox"],
])("sockets at %s are opened at %s", (base, url) => {
  expect(parseBaseUrl(base, { scheme: "ws" }).href).toBe(url);
});

test.each([
  [
    "http",
    "http://example.com",
    "options: baseUrl must be an https: URL (http: only on this machine, or with dangerouslyAllowInsecureHttp).",
  ],
  [
    "ws",
    "ws://example.com",
    "options: baseUrl must be a wss: or https: URL (ws: or http: only on this machine, or with dangerouslyAllowInsecureHttp).",
  ],
  [
    "ws",
    "http://example.com",
    "options: baseUrl must be a wss: or https: URL (ws: or http: only on this machine, or with dangerouslyAllowInsecureHttp).",
  ],
  [
    "http",
    "wss://example.com",
    "options: baseUrl must be an https: URL (http: only on this machine) without credentials, query and fragment.",
  ],
  [
    "ws",
    "ftp://example.com",
    "options: baseUrl must be a wss: or https: URL (ws: or http: only on this machine) without credentials, query and fragment.",
  ],
] as const)("for %s, %s is refused with the permitted schemes", (scheme, base, message) => {
  expect(() => parseBaseUrl(base, { scheme })).toThrow(message);
});

test("the error names the option, and the schemes that it permits", () => {
  const options = { option: "environment.baseUrl", dangerouslyAllowInsecureHttp: true };
  expect(() => parseBaseUrl("ftp://example.com", options)).toThrow(
    "options: environment.baseUrl must be an https: URL (http: on any machine) without credentials, query and fragment.",
  );
});
