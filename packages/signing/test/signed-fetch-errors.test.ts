import { inspect } from "node:util";
import { beforeEach, describe, expect, test, vi } from "vitest";
import { node, web } from "./support/runtimes.ts";
import type { FetchFunction, Signer } from "../src/index.ts";
import { testKeys } from "./support/vectors.ts";

const { apiKey, secret } = testKeys;

describe.each([
  ["node", node],
  ["web", web],
])("the error of a refused request in the %s build", (build, { createSigner, signedFetch, SigningError }) => {
  let signer: Signer;
  beforeEach(() => {
    signer = createSigner({ apiKey, secret });
  });
  const hidden = "hunter2-0123456789";
  const address = "URL must be absolute and must not contain credentials";
  const header = "headers must be valid HTTP names and values";
  const requests: [name: string, address: string, message: string, init?: RequestInit][] = [
    ["credentials in the URL", `https://user:${hidden}@api.example.com/v5/a`, address],
    ["credentials in a URL with other slashes", `https:\\user:${hidden}@api.example.com/v5/a`, address],
    ["credentials in a URL with a query to encode", `https://user:${hidden}@api.example.com/v5/a?b=c d`, address],
    ["an invalid URL", `//[${hidden}`, address],
    ["an invalid URL with a query to encode", `//[${hidden}?b=c d`, address],
    ["a header that cannot be sent", "https://x.test/", header, { headers: { authorization: `${hidden}\n\0` } }],
    [
      "a header in a list that cannot be sent",
      "https://x.test/",
      header,
      { headers: [["authorization", `${hidden}\n\0`]] },
    ],
    ["a header that has no name", "https://x.test/", header, { headers: { [`${hidden} `]: "a" } }],
  ];

  test.each(requests)("does not repeat the secret in a request with %s", async (_, url, message, init) => {
    for (const method of ["GET", "POST"]) {
      const send = vi.fn<FetchFunction>();
      const error: unknown = await signedFetch({ signer, fetch: send })(url, { ...init, method }).catch(
        (thrown: unknown) => thrown,
      );
      expect(SigningError.isInstance(error)).toBe(true);
      // The error of the runtime's `Request` doesn't name the cause.
      const expected =
        build === "node" ? message : "the runtime rejects this request: check URL, method, headers and body";
      expect(error).toMatchObject({ code: "invalid-input", message: expected });
      expect(inspect(error, { depth: Infinity, showHidden: true })).not.toContain("hunter2");
      expect(send).not.toHaveBeenCalled();
    }
  });

  test("does not repeat a request ID that contains characters not allowed in a header", async () => {
    const send = vi.fn<FetchFunction>();
    const attempt = signedFetch({ signer, fetch: send, cdnRequestId: () => `${hidden}\r\n` })("https://x.test/");
    await expect(attempt).rejects.toMatchObject({ message: "cdnRequestId must be printable ASCII without spaces" });
    expect(send).not.toHaveBeenCalled();
  });
});
