import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { camelCase } from "@specwright-tools/model/names";
import { afterEach, beforeEach, expect, it } from "vitest";
import { documents } from "../bundles.ts";
import { releaseChanges } from "./keep-released.ts";

let folder: string;
beforeEach(() => void (folder = mkdtempSync(join(tmpdir(), "changes-"))));
afterEach(() => rmSync(folder, { recursive: true, force: true }));

/** Two documents with the given paths, in a folder of their own. */
function bundles(name: string, paths: readonly string[]): string {
  const place = join(folder, name);
  mkdirSync(place);
  const operation = (path: string) => ({
    get: { operationId: camelCase(path), responses: { "200": { description: "Yes." } } },
  });
  const document = {
    openapi: "3.1.0",
    info: { title: "Sample", version: "1.0.0" },
    paths: Object.fromEntries(paths.map((path) => [path, operation(path)])),
  };
  for (const each of documents) writeFileSync(join(place, `${each}.json`), JSON.stringify(document));
  return place;
}

it("a release tells what came and went, and asks for nothing", () => {
  const text = releaseChanges(
    "2.0.0",
    bundles("before", ["/order/a", "/order/b"]),
    bundles("now", ["/order/b", "/order/c"]),
  );
  expect(text).toContain("## trading: major");
  expect(text).toContain("- `trading.order.a`: is gone (`GET /order/a`)");
  expect(text).toContain("- `trading.order.c`: is new");
  expect(text).not.toContain("Changesets wanted");
});

it("a long list is told as a plain one: the docs site shows it as it is", () => {
  const names = Array.from({ length: 20 }, (_, index) => `/order/x${index}`);
  const text = releaseChanges("2.0.0", bundles("before", []), bundles("now", names));
  expect(text).toContain("**New or different** (20)");
  expect(text).not.toMatch(/<details>|specs\//);
});
