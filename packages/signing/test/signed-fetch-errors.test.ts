import { inspect } from "node:util";
import { beforeEach, describe, expect, test, vi } from "vitest";
import { node, web } from "./support/runtimes.ts";
import type { FetchFunction, Signer } from "../src/index.ts";
import { testKeys } from "./support/vectors.ts";

const { apiKey, secret } = testKeys;

describe.each([
  ["node", node],
  ["web", web],
])(
  "a request that the %s build refuses is not repeated in the error",
  (build, { createSigner, signedFetch, SigningError }) => {
    let signer: Signer;
    beforeEach(() => {
      signer = createSigner({ apiKey, secret });
    });
    const hidden = "hunter2-0123456789";
    const address = "URL must be absolute and must not contain credentials";
    const header = "headers must be valid HTTP names and values";
    const requests: [name: string, address: string, message: string, init?: RequestInit][] = [
      ["credentials in the URL", `https://user:${hidden}@api.example.com/v5/a`, address],
      ["the same, with other slashes", `https:\\user:${hidden}@api.example.com/v5/a`, address],
      ["the same, with a query to encode", `https://user:${hidden}@api.example.com/v5/a?b=c d`, address],
      ["no URL", `//[${hidden}`, address],
      ["no URL, with a query to encode", `//[${hidden}?b=c d`, address],
      ["a header that cannot be sent", "https://x.test/", header, { headers: { authorization: `${hidden}\n\0` } }],
      ["one in a list", "https://x.test/", header, { headers: [["authorization", `${hidden}\n\0`]] }],
      ["a header that has no name", "https://x.test/", header, { headers: { [`${hidden} `]: "a" } }],
    ];

    test.each(requests)("%s", async (_, url, message, init) => {
      for (const method of ["GET", "POST"]) {
        const send = vi.fn<FetchFunction>();
        const error: unknown = await signedFetch({ signer, fetch: send })(url, { ...init, method }).catch(
          (thrown: unknown) => thrown,
        );
        expect(SigningError.isInstance(error)).toBe(true);
        // The error of the runtime's `Request` doesn't name the cause.
        const told =
          build === "node" ? message : "the runtime rejects this request: check URL, method, headers and body";
        expect(error).toMatchObject({ code: "invalid-input", message: told });
        expect(inspect(error, { depth: Infinity, showHidden: true })).not.toContain("hunter2");
        expect(send).not.toHaveBeenCalled();
      }
    });

    test("a request ID with invalid header characters", async () => {
      const send = vi.fn<FetchFunction>();
      const attempt = signedFetch({ signer, fetch: send, cdnRequestId: () => `${hidden}\r\n` })("https://x.test/");
      await expect(attempt).rejects.toMatchObject({ message: "cdnRequestId must be printable ASCII without spaces" });
      expect(send).not.toHaveBeenCalled();
    });
  },
);
