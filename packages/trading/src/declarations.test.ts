import { execFileSync } from "node:child_process";
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { createRequire } from "node:module";
import { dirname, join } from "node:path";
import { afterAll, beforeAll, expect, test } from "vitest";

const compiler = join(dirname(createRequire(import.meta.url).resolve("typescript/package.json")), "bin/tsc");
const types = dirname(dirname(createRequire(import.meta.url).resolve("@types/node/package.json")));
const cache = join(import.meta.dirname, "../.cache");
mkdirSync(cache, { recursive: true });
// Inside the package, so that the packages under it are found.
const folder = mkdtempSync(join(cache, "declarations-"));

/** What the compiler says; nothing where all is well. */
function compile(...options: string[]): string {
  try {
    return execFileSync(process.execPath, [compiler, ...options], { cwd: folder, encoding: "utf8" });
  } catch (error) {
    return (error as { stdout: string }).stdout;
  }
}

const consumer = `import { createTradingClient, TradingError, type OperationInputs } from "./index.js";
import { call, createLightSession, positionList } from "./operations.js";
import { createPathClient } from "./path.js";
const trading = createTradingClient({ environment: { baseUrl: "https://api.example.com" }, credentials: { apiKey: "a", secret: "b" } });
export async function read(order: OperationInputs["orderCreate"]): Promise<string> {
  const { result, response } = await trading.order.create.withResponse(order);
  const { list } = await call(createLightSession(), positionList, { category: "inverse" });
  const { data, error } = await createPathClient().GET("/v5/market/time");
  if (TradingError.isInstance(error)) throw error;
  return result.orderId + response.status + list.length + (data?.result.timeNano ?? "");
}
`;

beforeAll(() => {
  compile("-p", join(import.meta.dirname, "../tsconfig.build.json"), "--outDir", folder, "--emitDeclarationOnly");
  writeFileSync(join(folder, "package.json"), '{ "type": "module" }');
  writeFileSync(join(folder, "consumer.ts"), consumer);
});
afterAll(() => rmSync(folder, { recursive: true }));

const strict = [
  "--noEmit",
  "--strict",
  "--exactOptionalPropertyTypes",
  "--skipLibCheck",
  "false",
  "--target",
  "es2022",
];

test.each([
  ["neither the dom library nor @types/node", ["--lib", "es2022"]],
  ["the dom library", ["--lib", "es2022,dom"]],
  ["@types/node", ["--lib", "es2022", "--typeRoots", types, "--types", "node"]],
])("a project with %s reads the declarations, and every one of them is checked", (_, options) => {
  expect(compile(...options, ...strict, "--module", "nodenext", "--ignoreConfig", "consumer.ts")).toBe("");
});
