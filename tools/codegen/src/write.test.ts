import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, expect, test } from "vitest";
import { differences, writeAll } from "./write.ts";

const root = mkdtempSync(join(tmpdir(), "write-"));
afterAll(() => rmSync(root, { recursive: true }));

test.each([
  ["a\nb\n", "a\nb\nb\n", "1 line added, 0 removed"],
  ["a\na\nb\n", "a\nc\nb\n", "1 line added, 1 removed"],
  ["a\nb\n", "b\na\n", "lines in another order"],
])("the change from %j to %j is described as %j", (before, after, what) => {
  const path = "docs/lines.md";
  writeAll(root, [{ path, text: before, what: "new" }]);
  expect(differences(root, [{ path, text: after }])).toEqual([{ path, text: after, what }]);
});
