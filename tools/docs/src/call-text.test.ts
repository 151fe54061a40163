import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import ts from "typescript";
import { describe, expect, it } from "vitest";
import { callText, sampleText } from "./call-text.ts";
import { readDocument } from "./contract-data.ts";
import { operationRows } from "./operation-rows.ts";
import { documents } from "./paths.ts";

const rows = documents.flatMap((name) => operationRows(name, readDocument(name)));
const samples = rows.filter(({ sample }) => sample !== undefined);

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

describe("the samples of the reference", () => {
  it("exist for every operation but the one that only listens", () => {
    expect(rows.filter(({ sample }) => sample === undefined).map(({ operationId }) => operationId)).toEqual([
      "openMcpStream",
    ]);
  });

  it("compile against the clients", () => {
    // Below this package, so that the clients are found by their names.
    mkdirSync(join(import.meta.dirname, "../.cache"), { recursive: true });
    const folder = mkdtempSync(join(import.meta.dirname, "../.cache/samples-"));
    const file = join(folder, "samples.ts");
    const blocks = samples.map(({ operationId, sample }) => `// ${operationId}\n{\n${sample}\n}`);
    const head = `import { createTradingClient } from "@specwright/trading";
import { createKnowledgeClient } from "@specwright/knowledge";
import { createOpenApiFetchClient } from "@specwright/knowledge/openapi-fetch";
declare const trading: ReturnType<typeof createTradingClient>;
declare const knowledge: ReturnType<typeof createKnowledgeClient>;
declare const sessionId: string;
`;
    writeFileSync(file, [head, ...blocks].join("\n"));
    try {
      const program = ts.createProgram([file], {
        strict: true,
        noEmit: true,
        skipLibCheck: true,
        types: ["node"],
        target: ts.ScriptTarget.ES2023,
        module: ts.ModuleKind.NodeNext,
        lib: ["lib.es2023.d.ts", "lib.dom.d.ts", "lib.dom.iterable.d.ts", "lib.dom.asynciterable.d.ts"],
      });
      const source = program.getSourceFile(file);
      const wrong = ts.getPreEmitDiagnostics(program, source).map(({ start = 0, messageText }) => {
        const before = source?.text.slice(0, start).split("\n// ").at(-1)?.split("\n")[0];
        return `${before}: ${ts.flattenDiagnosticMessageText(messageText, " ")}`;
      });
      expect(wrong).toEqual([]);
    } finally {
      rmSync(folder, { recursive: true });
    }
  });
});
