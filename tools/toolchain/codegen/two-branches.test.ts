import { execFileSync } from "node:child_process";
import { cpSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { basename, dirname, join } from "node:path";
import type { OpenApiDocument } from "../model/document.ts";
import { operationsOf } from "../model/operations.ts";
import { afterEach, describe, expect, test, vi } from "vitest";
import type { Hosts, ReturnCode } from "./emit-data.ts";
import { tradingFiles } from "./files.ts";
import { readPathFiles } from "./operations/emit-docs.ts";

// These tests generate all code for each of two branches and for their merge, so they need more time.
vi.setConfig({ testTimeout: 300_000, hookTimeout: 300_000 });

const root = join(import.meta.dirname, "../../..");
const INDEX = "specs/trading/openapi.yaml";
const index = readFileSync(join(root, INDEX), "utf8");
const readBundle = <Kind>(name: string): Kind =>
  JSON.parse(readFileSync(join(root, "packages/specs/dist", `${name}.json`), "utf8")) as Kind;

/** Returns the names of the schemas that the paths need, directly or through other schemas. */
function neededSchemas({ paths, components }: OpenApiDocument): Set<string> {
  const { schemas, ...others } = components as Record<string, Record<string, unknown>>;
  const needed = new Set<string>();
  const visit = (value: unknown): void => {
    for (const [, name = ""] of JSON.stringify(value).matchAll(/#\/components\/schemas\/(\w+)/g)) {
      if (needed.has(name)) continue;
      needed.add(name);
      visit(schemas?.[name]);
    }
  };
  visit(paths);
  visit(others);
  return needed;
}

/** Returns the specification without these operations and their schemas. */
function documentWithout(missing: readonly string[]): OpenApiDocument {
  const document = readBundle<OpenApiDocument>("trading");
  const paths = Object.fromEntries(Object.entries(document.paths).filter(([path]) => !missing.includes(path)));
  const rest = { ...document, paths };
  const needed = neededSchemas(rest);
  const schemas = Object.entries(document.components["schemas"] ?? {}).filter(([name]) => needed.has(name));
  return { ...rest, components: { ...document.components, schemas: Object.fromEntries(schemas) } };
}

const compiledBefore = new Map<string, Promise<ReadonlyMap<string, string>>>();

/** Returns the files that would be generated, by path, if the specification lacked these operations. */
function filesWithout(missing: readonly string[]): Promise<ReadonlyMap<string, string>> {
  const key = missing.join();
  const files = compiledBefore.get(key) ?? compileWithout(missing);
  compiledBefore.set(key, files);
  return files;
}

async function compileWithout(missing: readonly string[]): Promise<ReadonlyMap<string, string>> {
  const generated = await tradingFiles({
    document: documentWithout(missing),
    hosts: readBundle<Hosts>("hosts"),
    returnCodes: readBundle<readonly ReturnCode[]>("ret-codes"),
    pathFiles: readPathFiles(index),
  });
  const ownLines = missing.map((path) => new RegExp(`^  ${path}:\n.*\n`, "m"));
  return new Map([
    ...generated.map(({ path, text }): [string, string] => [path, text]),
    [INDEX, ownLines.reduce((text, lines) => text.replace(lines, ""), index)],
  ]);
}

const schemasOf = ({ components }: OpenApiDocument): string[] => Object.keys(components["schemas"] ?? {});

/**
 * Returns the files that a branch changes if it adds the operation at the path `added` according to `specs/README.md`.
 */
async function filesOfBranch(added: string): Promise<string[]> {
  const before = await filesWithout([added]);
  const compiled = [...(await filesWithout([]))].filter(([file, text]) => before.get(file) !== text);
  const document = readBundle<OpenApiDocument>("trading");
  const known = new Set(schemasOf(documentWithout([added])));
  const schemas = new Set(schemasOf(document).filter((name) => !known.has(name)));
  const operations = operationsOf(document).filter(({ path }) => path === added);
  const recordings = new Set(operations.map(({ operation }) => operation.operationId));
  const written = [
    ...filesBelow("specs/trading").filter((file) => schemas.has(basename(file, ".yaml"))),
    ...filesBelow("recordings/trading").filter((file) => file.split(/[/.]/).some((part) => recordings.has(part))),
    `specs/trading/${readPathFiles(index)[added]}`,
    ".changeset/added.md",
  ];
  return [...compiled.map(([file]) => file), ...written];
}

const filesBelow = (folder: string): string[] =>
  readdirSync(join(root, folder), { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name).slice(root.length + 1));

let directory = "";
afterEach(() => rmSync(directory, { recursive: true, force: true }));

const git = (...command: string[]) =>
  execFileSync("git", ["-C", directory, "-c", "user.name=test", "-c", "user.email=test@localhost", ...command]);

function commit(files: ReadonlyMap<string, string>): void {
  for (const [path, text] of files) {
    mkdirSync(dirname(join(directory, path)), { recursive: true });
    writeFileSync(join(directory, path), text);
  }
  git("add", "--all");
  git("commit", "--quiet", "--message", "Change");
}

describe("two branches that each add an operation", () => {
  test.each([
    ["of different groups", "/v5/position/list", "/v5/order/amend"],
    ["of two new neighbours", "/v5/spread/order/create", "/v5/rfq/create-rfq"],
    ["of one group", "/v5/market/kline", "/v5/market/tickers"],
  ])("merge without a conflict, and equal the generator's output for both: %s", async (_, first, second) => {
    directory = mkdtempSync(join(tmpdir(), "branches-"));
    git("init", "--quiet", "--initial-branch=main");
    cpSync(join(root, ".gitattributes"), join(directory, ".gitattributes"));
    commit(await filesWithout([first, second]));
    git("checkout", "--quiet", "-b", "first");
    commit(await filesWithout([second]));
    git("checkout", "--quiet", "-b", "second", "main");
    commit(await filesWithout([first]));
    git("merge", "--quiet", "--no-edit", "first");
    const both = await filesWithout([]);
    const differing = [...both].filter(([path, text]) => readFileSync(join(directory, path), "utf8") !== text);
    expect(differing.map(([path]) => path)).toEqual([]);
  });

  test.each([
    ["a read with two parameters", "/v5/market/price-limit"],
    ["a write that the server recognises when it is repeated", "/v5/asset/transfer/inter-transfer"],
    ["a list with a cursor", "/v5/asset/deposit/query-internal-record"],
  ])("change at most 15 files each: %s", async (_, path) => {
    const files = await filesOfBranch(path);
    expect(files.length, files.join("\n")).toBeLessThanOrEqual(15);
  });
});
