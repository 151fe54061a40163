import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { afterEach, expect, it } from "vitest";
import { checkFiles } from "./check-files.ts";

const root = mkdtempSync(join(tmpdir(), "files-"));
const schemas = "specs/trading/components/schemas/market";

function write(file: string, text: string): void {
  mkdirSync(dirname(join(root, file)), { recursive: true });
  writeFileSync(join(root, file), text);
}

afterEach(() => rmSync(root, { recursive: true }));

it("if unused files reference each other, lint reports only those that no other file references", () => {
  write("specs/trading/openapi.yaml", "paths: {}\n");
  write("specs/trading/paths/market/time.yaml", "$ref: ../../components/schemas/market/Result.yaml\n");
  write(`${schemas}/Result.yaml`, "$ref: Record.yaml\n");
  write(`${schemas}/Record.yaml`, "type: object\n");
  write(`${schemas}/Chain.yaml`, "$ref: Chain.yaml\n");
  expect(checkFiles(root).map(({ file, rule }) => [file, rule])).toEqual([
    [`${schemas}/Chain.yaml`, "unreferenced-file"],
    ["specs/trading/paths/market/time.yaml", "unreferenced-file"],
  ]);
});
