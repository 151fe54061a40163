import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { afterAll, describe, expect, it, vi } from "vitest";
import { compareExports, exportsMarkdown, keptExportsText, largestByPackage } from "./compare-exports.ts";
import { currentExportsText, readExports } from "./exports.ts";

// These tests compile the declarations of every package, so they need more time.
vi.setConfig({ testTimeout: 120_000, hookTimeout: 120_000 });

const folder = mkdtempSync(join(tmpdir(), "exports-"));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const declarations = `
import type { Compiled } from "./generated/compiled.js";
export interface RetryOptions { readonly attempts?: number }
export interface Options { readonly key: string; readonly retry?: RetryOptions | false; onReport?(report: Report): void }
export interface Report { readonly place: string; readonly times?: number }
export type Question = { readonly kind: "text"; readonly text: string } | { readonly kind: "list"; readonly list: string[] };
export type Code = "auth" | "funds";
export declare class ClientError extends Error { readonly code: Code; constructor(code: Code); private secret; #hidden; }
export interface Client extends Compiled { ask(question: Question): Promise<Asked>; }
export interface Asked { again(options: AgainOptions): void }
export interface AgainOptions { readonly slowly?: boolean }
export declare function createClient(options: Options): Client;
export { Compiled } from "./generated/compiled.js";
`;

/** Writes packages whose declarations `change` modifies, and returns their exports. */
function exportsOf(change: (text: string) => string) {
  const packages = mkdtempSync(join(folder, "packages-"));
  const write = (file: string, text: string) => {
    mkdirSync(dirname(join(packages, file)), { recursive: true });
    writeFileSync(join(packages, file), text);
  };
  const entries = { ".": { types: "./dist/index.d.ts" }, "./errors": { types: "./dist/errors.d.ts" } };
  write("a/package.json", JSON.stringify({ name: "@x/a", type: "module", exports: entries }));
  write("a/dist/generated/compiled.d.ts", "export interface Compiled { readonly order: string }");
  write("a/dist/errors.d.ts", 'export { ClientError } from "./index.js";');
  write("b/package.json", JSON.stringify({ name: "@x/b", private: true, exports: entries }));
  const changed = change(declarations);
  write("a/dist/index.d.ts", changed);
  return readExports(packages);
}

const base = exportsOf((text) => text);

it("the list of exports contains the fields of each entry point's exports, but no generated or external exports", () => {
  expect(base).toEqual({
    "@x/a": {
      AgainOptions: ["given", "slowly?"],
      Asked: ["read", "again"],
      Client: ["read", "ask"],
      ClientError: ["read", "code"],
      Code: ["given", '"auth"', '"funds"'],
      Options: ["given", "key", "onReport?", "retry?"],
      Question: ["given", "kind", "list?", "text?"],
      Report: ["read", "place", "times?"],
      RetryOptions: ["given", "attempts?"],
      createClient: ["value"],
      "errors ClientError": ["read", "code"],
    },
  });
});

describe("a change of type declarations", () => {
  it.each([
    [
      "an exported type is removed",
      "export interface Report",
      "interface Report",
      "major: `Report` is no longer exported",
    ],
    ["a function is renamed", "createClient(", "makeClient(", "major: `createClient` is no longer exported"],
    ["an option is removed", "readonly key: string; ", "", "major: `Options` no longer has the option key"],
    [
      "an option of an option is removed",
      "readonly attempts?: number",
      "",
      "major: `RetryOptions` no longer has the option attempts",
    ],
    [
      "an option is required",
      "readonly retry?:",
      "readonly retry:",
      "major: the option retry of `Options` is required",
    ],
    ["an option is optional", "key: string", "key?: string", "minor: the option key of `Options` is optional"],
    [
      "a needed option is added",
      "key: string;",
      "key: string; more: 1;",
      "major: `Options` now requires the option more",
    ],
    ["an option is added", "key: string;", "key: string; more?: 1;", "minor: `Options` has the option more"],
    [
      "an option of a later call is removed",
      "readonly slowly?: boolean",
      "",
      "major: `AgainOptions` no longer has the option slowly",
    ],
    [
      "an option of a variant is removed",
      "; readonly text: string",
      "",
      "major: `Question` no longer has the option text",
    ],
    ["a field is removed", "readonly place: string; ", "", "major: `Report` no longer has the field place"],
    ["a field may be missing", "place: string", "place?: string", "major: the field place of `Report` may be missing"],
    [
      "a field is always present",
      "times?: number",
      "times: number",
      "minor: the field times of `Report` is always present",
    ],
    ["a field is added", "place: string;", "place: string; more: 1;", "minor: `Report` has the field more"],
    [
      "a method is removed",
      "ask(question: Question): Promise<Asked>;",
      "",
      "major: `Client` no longer has the field ask",
    ],
    ["a method is renamed", " ask(", " askFor(", "major: `Client` no longer has the field ask"],
    ["an error code is removed", ' | "funds"', "", 'major: `Code` no longer has the value "funds"'],
    ["an error code is added", '"funds"', '"funds" | "time"', 'minor: `Code` has the value "time"'],
    [
      "a field of an error is removed",
      "readonly code: Code; ",
      "",
      "major: `errors ClientError` no longer has the field code",
    ],
    [
      "an export is added",
      "export type Code",
      "export type More = 1; export type Code",
      "minor: `More` is now exported",
    ],
  ])("is classified as in VERSIONING.md: %s", (_, from, to, expected) => {
    const changes = compareExports(
      base,
      exportsOf((text) => text.replace(from, to)),
    );
    const lines = changes.map(({ impact, text }) => `${impact}: ${text}`);
    expect(lines).toContain(expected);
    expect(exportsMarkdown(changes)[0]).toContain(`- ${expected}`);
    expect(largestByPackage(changes).get("@x/a")).toBe(
      lines.some((line) => line.startsWith("major")) ? "major" : "minor",
    );
  });

  it.each([
    ["another order", (text: string) => text.split("\n").toReversed().join("\n")],
    ["a private field", (text: string) => text.replace(" private secret; #hidden;", "")],
    ["a type of the documents", (text: string) => text.replace("export { Compiled }", "export type { Compiled }")],
    ["other words", (text: string) => text.replace("export type Code", "/** Why. */ export type Code")],
  ])("is not reported: %s", (_, change) => {
    expect(compareExports(base, exportsOf(change))).toEqual([]);
  });

  it("is not reported for a package that is missing in the base", () => {
    expect(compareExports({}, base)).toEqual([]);
  });
});

it("exports.json matches the built packages (rewrite it with pnpm check exports)", () => {
  expect(keptExportsText()).toBe(currentExportsText());
});
