import { expect, test, vi } from "vitest";
import { sampleDocument } from "../support/sample-document.ts";
import { createTestWorld } from "../support/test-world.ts";

test("the stack trace of an internal error is printed, and the response mentions the error", async () => {
  const broken = structuredClone(sampleDocument);
  Object.assign(broken.paths["/v5/sample/quote"], {
    get: {
      operationId: "broken",
      security: [],
      parameters: [{ name: "a", in: "query", schema: { type: "nonsense" } }],
    },
  });
  const printed = vi.spyOn(process.stderr, "write").mockReturnValue(true);
  const response = await createTestWorld({ document: broken }).raw("GET", "/v5/sample/quote");
  expect(response.statusCode).toBe(500);
  expect(response.json()).toMatchObject({
    retCode: 10_016,
    retMsg: expect.stringContaining("internal error of the sandbox"),
  });
  expect(response.body).not.toMatch(/\n\s+at /);
  const text = String(printed.mock.calls[0]?.[0]);
  expect(text).toMatch(/^specwright-sandbox: internal error of the sandbox at GET \/v5\/sample\/quote:\n/);
  expect(text).toMatch(/\n\s+at /);
});
