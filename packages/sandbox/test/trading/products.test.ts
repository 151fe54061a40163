import { existsSync, globSync, readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, test } from "vitest";
import { handlers } from "../../src/trading/handlers/index.ts";
import { products } from "../../src/trading/products.ts";

const source = join(import.meta.dirname, "../../src");
const trading = join(source, "trading");
const folders = readdirSync(trading).filter((name) => existsSync(join(trading, name, "product.ts")));

const engineFiles = [
  "clock.ts",
  ...["advance-time.ts", "environment.ts", "pipeline.ts", "handlers/index.ts"].map((file) => join("trading", file)),
  ...globSync("trading/engine/**/*.ts", { cwd: source }),
];

test("the list of simulated products contains every product folder", () => {
  expect(folders).toHaveLength(products.length);
  expect(folders.length).toBeGreaterThan(0);
});

describe.each(folders)("the product %s", (folder) => {
  test.each(engineFiles)("is not mentioned in the engine file %s", (file) => {
    const name = new RegExp(folder.replace(/s$/, ""), "i");
    const lines = readFileSync(join(source, file), "utf8").split("\n");
    expect(lines.filter((line) => name.test(line))).toEqual([]);
  });
});

test("no operation is handled by two products", () => {
  const names = products.flatMap((product) => Object.keys(product.handlers));
  expect(new Set(names).size).toBe(names.length);
  expect(names.every((name) => Object.hasOwn(handlers, name))).toBe(true);
});
