import { afterAll, beforeAll, expect, test } from "vitest";
import { createSandbox } from "../src/create-sandbox.ts";
import type { Sandbox } from "../src/options.ts";

let sandbox: Sandbox;
beforeAll(async () => {
  sandbox = await createSandbox({ limits: false });
});
afterAll(() => sandbox.close());

/** Sends a body that is still being uploaded when the server responds. */
async function post(url: string, body: string): Promise<[number, string]> {
  const response = await fetch(url, { method: "POST", headers: { "content-type": "application/json" }, body });
  return [response.status, await response.text()];
}

test.each([1_048_577, 3_000_000, 30_000_000])("the refusal of an order of %i bytes is delivered", async (bytes) => {
  const [status, text] = await post(`${sandbox.trading.mainnetUrl}/v5/order/create`, "x".repeat(bytes));
  expect([status, JSON.parse(text)]).toEqual([
    413,
    expect.objectContaining({ retCode: 10_001, retMsg: "body: must have at most 1048576 bytes" }),
  ]);
});

test.each(["referenceUrl", "releasedUrl"] as const)(
  "the refusal of a text above 10 MiB is delivered at %s",
  async (variant) => {
    const content = JSON.stringify({ source: "paste", content: "x".repeat(10_485_760) });
    expect(await post(`${sandbox.knowledge[variant]}/api/submit`, content)).toEqual([
      400,
      '{"error":"invalid request body: http: request body too large"}\n',
    ]);
  },
);
