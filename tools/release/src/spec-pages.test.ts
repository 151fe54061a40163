import { execFileSync } from "node:child_process";
import { mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, expect, it } from "vitest";

const output = mkdtempSync(join(tmpdir(), "spec-pages-"));
afterAll(() => rmSync(output, { recursive: true, force: true }));

it("a review gets one page for each OpenAPI document", () => {
  execFileSync(process.execPath, [join(import.meta.dirname, "spec-pages.ts"), "--output", output]);
  for (const [name, operation] of Object.entries({ trading: "orderCreate", knowledge: "submitText" }))
    expect(readFileSync(join(output, `${name}.html`), "utf8")).toContain(operation);
});
