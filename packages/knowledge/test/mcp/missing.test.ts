import { expect, test, vi } from "vitest";
import { createKnowledgeClient } from "../../src/index.ts";

vi.mock("@modelcontextprotocol/sdk/client/index.js", () => {
  throw new Error("Cannot find package");
});

test("without the SDK the error says what to install", async () => {
  await expect(createKnowledgeClient().mcp.connect()).rejects.toMatchObject({
    code: "mcp-missing",
    message: expect.stringContaining("@modelcontextprotocol/sdk"),
  });
});
