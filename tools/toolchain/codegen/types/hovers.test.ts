import { join } from "node:path";
import ts from "typescript";
import { expect, test, vi } from "vitest";

// These tests start a language server with every type, so they need more time.
vi.setConfig({ testTimeout: 120_000, hookTimeout: 120_000 });

const root = join(import.meta.dirname, "../../../../packages/trading");
const file = join(root, "src/hover.ts");

/** Creates a language service, as an editor has it, for one program. */
function service(program: string): ts.LanguageService {
  const read = (path: string) => (path === file ? program : ts.sys.readFile(path));
  return ts.createLanguageService({
    getCompilationSettings: () => ({
      strict: true,
      target: ts.ScriptTarget.ES2022,
      module: ts.ModuleKind.NodeNext,
      moduleResolution: ts.ModuleResolutionKind.NodeNext,
      allowImportingTsExtensions: true,
      types: [],
    }),
    getScriptFileNames: () => [file],
    getScriptVersion: () => "1",
    getScriptSnapshot: (path) => {
      const content = read(path);
      return content === undefined ? undefined : ts.ScriptSnapshot.fromString(content);
    },
    getCurrentDirectory: () => root,
    getDefaultLibFileName: ts.getDefaultLibFilePath,
    fileExists: (path) => path === file || ts.sys.fileExists(path),
    readFile: read,
  });
}

const withApi = (program: string): string => `import type { TradingApi } from "./generated/types/index.ts";
declare const trading: TradingApi;
${program}`;

/** Returns the hover text that an editor shows for the name after each `|`. */
function hovers(program: string): { shown: string; docs: string }[] {
  const parts = withApi(program).split("|");
  const editor = service(parts.join(""));
  return parts.slice(0, -1).map((_, index) => {
    const info = editor.getQuickInfoAtPosition(file, parts.slice(0, index + 1).join("").length);
    return { shown: ts.displayPartsToString(info?.displayParts), docs: ts.displayPartsToString(info?.documentation) };
  });
}

test("an editor hover shows names and docs of the specification, not type expressions", () => {
  const [group, method, field, list, ticker, candle, size] = hovers(`
    await trading.|order.|create({ category: "linear", symbol: "A", side: "Buy", orderType: "Market", |qty: "1" });
    const { |list } = await trading.position.list({ category: "linear", symbol: "A" });
    const { list: [|ticker] } = await trading.market.tickers({ category: "spot" });
    const { list: [|candle] } = await trading.market.kline({ symbol: "A", interval: "1" });
    list[0]?.|size;
  `);
  expect(group?.docs).toMatch(/^[A-Z].*\.$/);
  expect(method?.shown).toContain(
    "(params: OrderCreateParams, options?: RequestOptions) => Promise<OrderCreateResult>",
  );
  expect(method?.docs).toContain("Place one order. `POST /v5/order/create`");
  expect(field).toMatchObject({ shown: "(property) FuturesOrderRequest.qty: string" });
  expect(field?.docs).toContain("Quantity");
  expect(list?.shown).toBe("const list: FuturesPosition[]");
  expect(ticker?.shown).toBe("const ticker: SpotTicker");
  expect(candle?.shown).toBe("const candle: KlineRow");
  expect(size).toEqual({ shown: "(property) size: string", docs: "Size, never negative." });
});

/** Returns the last line of each error that an editor would underline. */
const mistakes = (program: string): string[] =>
  service(withApi(program))
    .getSemanticDiagnostics(file)
    .map(({ messageText }) => ts.flattenDiagnosticMessageText(messageText, "\n").split("\n").at(-1) ?? "");

test("a type error names the field that a user would have to add", () => {
  const order = 'symbol: "A", side: "Buy", orderType: "Limit", qty: "1"';
  const strategy = 'category: "UTA_USDT", symbol: "A", side: "Buy", strategyType: "twap", duration: 300';
  const found = mistakes(`
    trading.order.create({ category: "linear", ${order} });
    trading.order.create({ category: "option", ${order} });
    trading.position.list({ category: "linear" });
    trading.strategy.create({ ${strategy} });
    trading.market.historicalVolatility({ category: "option", startTime: 1 });
  `);
  expect(found.map((message) => /'(\w+)' is missing/.exec(message)?.[1])).toEqual([
    "price",
    "price",
    "symbol",
    "size",
    "endTime",
  ]);
});
