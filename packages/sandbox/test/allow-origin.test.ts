import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { createSandbox, type Sandbox } from "../src/index.ts";

const origin = "http://localhost:4500";

describe("a sandbox with the option allowOrigin", () => {
  let sandbox: Sandbox;
  beforeAll(async () => {
    sandbox = await createSandbox({ allowOrigin: origin });
  });
  afterAll(() => sandbox.close());

  const get = (from: string) => fetch(`${sandbox.trading.mainnetUrl}/v5/market/time`, { headers: { origin: from } });

  it("lets pages of the origin read responses", async () => {
    expect((await get(origin)).headers.get("access-control-allow-origin")).toBe(origin);
  });

  it("sends no CORS header to pages of another origin", async () => {
    expect((await get("https://example.com")).headers.get("access-control-allow-origin")).toBeNull();
  });

  it("accepts the preflight request of a signed request", async () => {
    const response = await fetch(`${sandbox.trading.mainnetUrl}/v5/order/create`, {
      method: "OPTIONS",
      headers: { origin, "access-control-request-method": "POST", "access-control-request-headers": "x-bapi-sign" },
    });
    expect(response.status).toBe(204);
    expect(response.headers.get("access-control-allow-headers")).toBe("x-bapi-sign");
  });

  it.each(["referenceUrl", "releasedUrl"] as const)(
    "lets pages of the origin use the knowledge service at %s",
    async (variant) => {
      const base = sandbox.knowledge[variant];
      const asked = await fetch(`${base}/api/sessions/some`, {
        method: "OPTIONS",
        headers: {
          origin,
          "access-control-request-method": "DELETE",
          "access-control-request-headers": "authorization",
        },
      });
      expect([asked.status, asked.headers.get("access-control-allow-methods")]).toEqual([
        204,
        "GET, POST, PUT, PATCH, DELETE",
      ]);
      const body = JSON.stringify({ query: "What is in here?" });
      const chat = await fetch(`${base}/api/chat`, { method: "POST", headers: { origin }, body });
      expect(chat.headers.get("access-control-allow-origin")).toBe(origin);
      expect(await chat.text()).toContain("done");
      const elsewhere = await fetch(`${base}/api/tasks`, { headers: { origin: "https://example.com" } });
      expect(elsewhere.headers.get("access-control-allow-origin")).toBeNull();
    },
  );
});

it("a sandbox without the option allowOrigin sends no CORS header", async () => {
  const sandbox = await createSandbox();
  const response = await fetch(`${sandbox.trading.mainnetUrl}/v5/market/time`, { headers: { origin } });
  expect(response.headers.get("access-control-allow-origin")).toBeNull();
  await sandbox.close();
});

it("createSandbox rejects an allowOrigin that contains a path", async () => {
  await expect(createSandbox({ allowOrigin: "http://localhost:4500/docs" })).rejects.toThrow(/^allowOrigin: an origin/);
});
