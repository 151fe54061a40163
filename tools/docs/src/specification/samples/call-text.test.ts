import { describe, expect, it } from "vitest";
import { callText, sampleText } from "./call-text.ts";

describe("a call as a reader would type it", () => {
  it("stands on one line where it fits, without quotes that nobody types", () => {
    expect(callText("trading", { call: "position.list", args: [{ limit: 5, "a-b": null }] })).toBe(
      'await trading.position.list({ limit: 5, "a-b": null });',
    );
  });

  it("takes a line for each part where it does not fit", () => {
    const request = [{ symbol: "BTCUSDT", side: "Buy", orderType: "Limit", qty: "0.01", price: "20000" }];
    expect(callText("trading", { call: "order.createBatch", args: [{ category: "linear", request }] })).toBe(
      `await trading.order.createBatch({
  category: "linear",
  request: [
    {
      symbol: "BTCUSDT",
      side: "Buy",
      orderType: "Limit",
      qty: "0.01",
      price: "20000",
    },
  ],
});`,
    );
  });

  it("says nothing where there is nothing to say, and makes files of files", () => {
    expect(callText("trading", { call: "user.queryApi", args: [{}] })).toBe("await trading.user.queryApi();");
    const file = { $file: { name: "a.md", type: "text/plain", text: "# A\n" } };
    expect(callText("knowledge", { call: "submit.files", args: [[file]] })).toBe(
      'await knowledge.submit.files([new File(["# A\\n"], "a.md")]);',
    );
  });

  it("shows a stream as a loop", () => {
    expect(sampleText("knowledge", { call: "chat", args: [{ query: "Why?" }] })).toContain(
      'for await (const event of knowledge.chat({ query: "Why?" })) {',
    );
  });
});
