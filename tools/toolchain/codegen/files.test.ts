import { mkdtempDisposableSync, readFileSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, test } from "vitest";
import { readPathFiles } from "./operations/emit-docs.ts";
import { knowledgeFiles, differences, writeAll } from "./files.ts";
import { generated, query, ref, responses, specification, text } from "./micro-specification.ts";

const get = (operationId: string, more: object = {}) => ({
  get: { operationId, responses: responses(ref("Empty")), ...more },
});

const paths = {
  "/v5/order/list": get("orderList", { tags: ["Trade"] }),
  "/v5/earn/list": get("earnList", { tags: ["Earn"], parameters: [query("coin", ref("Coin"))] }),
};
const document = specification(paths, { Coin: text });

test("the compiled files do not depend on the order of the paths in the specification", async () => {
  const turned = specification(Object.fromEntries(Object.entries(paths).toReversed()), { Coin: text });
  const first = await generated(document);
  expect(await generated(document)).toEqual(first);
  const { "schema.ts": schema, ...others } = await generated(turned);
  expect({ ...others, "schema.ts": first["schema.ts"] }).toEqual(first);
  expect(schema).toBeDefined();
});

test("a new operation changes only the files of its group, and adds one line to the list of operations and one name to its group", async () => {
  const before = await generated(document);
  const after = await generated(
    specification({ ...paths, "/v5/order/pending": get("orderPending", { tags: ["Trade"] }) }, { Coin: text }),
  );
  const changed = Object.keys(after).filter((name) => after[name] !== before[name]);
  expect(changed.toSorted()).toEqual([
    "docs/operations.md",
    "groups.ts",
    "operations/order.ts",
    "results/order.ts",
    "schema.ts",
    "types/order.ts",
  ]);
  const added = (file: string, separator: RegExp) => {
    const known = new Set(before[file]?.split(separator));
    return after[file]?.split(separator).filter((part) => !known.has(part));
  };
  expect(added("docs/operations.md", /\n/)).toHaveLength(1);
  // Compare the words only, because the formatter may wrap a group that is longer now.
  expect(added("groups.ts", /[\s,[\]{}]+/)).toEqual(['"pending"']);
});

test("a new operation is callable without further changes", async () => {
  const files = await generated(document);
  expect(files["operations/earn.ts"]).toContain('export const earnList: Operation<"earnList"> = {');
  expect(files["operations/earn.ts"]).toContain("list: earnList,");
  expect(files["groups.ts"]).toContain('import("./operations/earn.ts")');
  expect(files["types/earn.ts"]).toContain("readonly list: OptionalMethod<EarnListParams, EarnListResult>;");
  expect(files["types/index.ts"]).toContain("readonly earn: EarnApi;");
  expect(files["docs/operations.md"]).toContain("`trading.earn.list`");
});

test("the header of every generated file names the specification and the command that generates it", async () => {
  const knowledge = await knowledgeFiles(
    specification({ "/api/wiki": { get: { operationId: "getWiki", responses: { "200": {} } } } }),
  );
  const files = [
    ...Object.entries(await generated(document)),
    ...knowledge.map(({ path, text: content }) => [path, content] as const),
  ];
  for (const [path, content] of files) {
    expect(content.split("\n").slice(0, 4).join(" "), path).toMatch(/Generated from specs\/\S+ by "pnpm generate"/);
  }
});

test("the list of operations links each operation to the specification file of its path", async () => {
  const pathFiles = readPathFiles("paths:\n  /v5/earn/list:\n    $ref: paths/earn/list.yaml\ncomponents: {}\n");
  const { "docs/operations.md": docs } = await generated(document, { pathFiles });
  expect(docs).toContain("[`/v5/earn/list`](../specs/trading/paths/earn/list.yaml)");
  expect(docs).toContain("[`/v5/order/list`](../specs/trading/openapi.yaml)");
});

test("return codes are listed by class and path with their meanings, without HTTP statuses and success", async () => {
  const meaning = "Too late.";
  const { "return-codes.ts": codes } = await generated(document, {
    returnCodes: [
      { code: 0, group: "common", class: "success", meaning },
      { code: 403, group: "http", class: "rate-limit", meaning },
      { code: 10002, group: "common", class: "timestamp", meaning },
      { code: -1, group: "common", class: "timestamp", meaning },
      { code: 10002, group: "asset", class: "no-op", meaning, paths: ["/v5/asset"] },
    ],
  });
  expect(codes).toContain('export type ReturnCodeClass =\n  | "no-op"\n  | "timestamp";');
  expect(codes).toContain("    timestamp: [\n      -1, // Too late.\n      10002, // Too late.\n    ],");
  expect(codes).toContain('    "/v5/asset": {\n      "no-op": [\n        10002, // Too late.');
});

test("stale and obsolete files are reported with their changes, and written or deleted by the command", () => {
  using folder = mkdtempDisposableSync(join(tmpdir(), "codegen-"));
  const root = folder.path;
  const file = { path: "src/generated/b.ts", text: "one\ntwo\n" };
  expect(differences(root, [file])).toMatchObject([{ what: "new" }]);
  writeAll(root, differences(root, [file]));
  expect(differences(root, [file])).toEqual([]);
  expect(differences(root, [{ ...file, text: "one\nthree\nfour\n" }])).toMatchObject([
    { what: "2 lines added, 1 removed" },
  ]);
  expect(readFileSync(join(root, file.path), "utf8")).toBe("one\ntwo\n");

  writeFileSync(join(root, "src/generated/old.ts"), "");
  const obsolete = differences(root, [file]);
  expect(obsolete).toEqual([{ path: "src/generated/old.ts", text: undefined, what: "obsolete" }]);
  writeAll(root, obsolete);
  expect(differences(root, [file])).toEqual([]);
});

test.each([
  ["a\nb\n", "a\nb\nb\n", "1 line added, 0 removed"],
  ["a\na\nb\n", "a\nc\nb\n", "1 line added, 1 removed"],
  ["a\nb\n", "b\na\n", "lines in another order"],
])("the change from %j to %j is described as %j", (before, after, what) => {
  using folder = mkdtempDisposableSync(join(tmpdir(), "write-"));
  const path = "docs/lines.md";
  writeAll(folder.path, [{ path, text: before, what: "new" }]);
  expect(differences(folder.path, [{ path, text: after }])).toEqual([{ path, text: after, what }]);
});
