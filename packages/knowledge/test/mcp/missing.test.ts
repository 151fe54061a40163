import { afterAll, expect, test, vi } from "vitest";

vi.mock("@modelcontextprotocol/sdk/client/index.js", () => {
  throw new Error("Cannot find package");
});

// Remove the mock, so that later test files in this process load the real module.
afterAll(() => void vi.resetModules());

test("mcp.connect without the SDK throws an error that names the package to install", async () => {
  vi.resetModules();
  const { createKnowledgeClient } = await import("../../src/index.ts");
  await expect(createKnowledgeClient().mcp.connect()).rejects.toMatchObject({
    code: "mcp-missing",
    message: expect.stringContaining("@modelcontextprotocol/sdk"),
  });
});
