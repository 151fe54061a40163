/**
 * Tests the changesets that `pnpm spec diff` writes and requires, in a temporary git repository. The command must never
 * lose an author's prose.
 */
import { execFileSync } from "node:child_process";
import { appendFileSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import type { Bump, Change, Impact } from "@specwright-tools/toolchain/diff/change";
import { readPackages } from "@specwright-tools/toolchain/model/packages";
import {
  affectedPackages,
  lackingFollowers,
  leftOut,
  packagesWithChangedCode,
  writeSpecificationChangeset,
} from "./changesets.ts";

// These tests start the changeset command and git for every case, so they need more time.
vi.setConfig({ testTimeout: 120_000, hookTimeout: 120_000 });

let folder: string;
let changesets: string;

const git = (...args: string[]) =>
  execFileSync("git", ["-c", "user.name=a", "-c", "user.email=a@localhost", ...args], { cwd: folder, stdio: "pipe" });
const commit = () => {
  git("add", "--all");
  git("commit", "--quiet", "--no-verify", "-m", "A change");
};

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), "changesets-"));
  changesets = join(folder, ".changeset");
  mkdirSync(changesets);
  writeFileSync(join(changesets, "config.json"), "{}\n");
  git("init", "--quiet", "--initial-branch=main");
  commit();
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

const change = (text: string, impact: Impact = "minor", subject = "trading.order.create"): Change => ({
  impact,
  subject,
  text,
});
const write = (...changes: Change[]) => writeSpecificationChangeset(changesets, "trading", changes, "main");
const files = () => readdirSync(changesets).filter((file) => file.endsWith(".md"));
const read = (file: string) => readFileSync(join(changesets, file), "utf8");

describe("the packages that a change affects", () => {
  const funding = {
    folder: "funding",
    name: "@specwright/funding",
    version: "1.0.0",
    exports: { ".": "./dist/index.js" },
    dependencies: { "@specwright/trading": "workspace:*" },
  };
  const withFunding = [...readPackages(), funding];
  const lacking = (waiting: Readonly<Record<string, Bump>>) =>
    lackingFollowers(new Map(Object.entries(waiting)), withFunding).map(({ packageName }) => packageName);

  it("include the changed specification's client, `@specwright/specs`, and all their dependents, even a new package", () => {
    expect(affectedPackages("streams").toSorted()).toEqual(
      ["cli", "sandbox", "specs", "streams"].map((name) => `@specwright/${name}`),
    );
    expect(affectedPackages("trading", withFunding)).toContain("@specwright/funding");
    expect(affectedPackages("knowledge", withFunding)).not.toContain("@specwright/funding");
  });

  it("include libraries that use types of a package with a breaking change", () => {
    expect(lacking({ "@specwright/trading": "major" })).toEqual(["@specwright/streams", "@specwright/funding"]);
    expect(lacking({ "@specwright/trading": "major", "@specwright/streams": "major" })).toEqual([
      "@specwright/funding",
    ]);
    expect(lacking({ "@specwright/trading": "minor" })).toEqual([]);
    expect(lacking({ "@specwright/specs": "major" })).toEqual([]);
  });
});

describe("the changeset file of a specification change", () => {
  it("is named after its first change, and requests a version bump for every affected package", () => {
    write(change("`reduceOnly` accepts `true`"), change("is new", "minor", "trading.market.time"));
    expect(files()).toEqual(["trading-order-create-reduce-only-accepts-true-minor.md"]);
    expect(read(files()[0] ?? "")).toBe(
      '---\n"@specwright/trading": minor\n"@specwright/specs": minor\n"@specwright/cli": minor\n"@specwright/sandbox": minor\n"@specwright/streams": minor\n---\n\n' +
        "The trading specification changed:\n\n" +
        "- `trading.order.create`: `reduceOnly` accepts `true`\n- `trading.market.time`: is new\n",
    );
  });

  it.each([
    ["is new (Get the delivery prices, `GET /v5/market/delivery-price`)", "is-new"],
    ['has the new rule "An order that closes a position needs the index of the position"', "has-the-new-rule"],
    ["`orderLinkId` must match `^[A-Za-z0-9_-]{1,30}$` (was `^a+$`)", "order-link-id-must-match"],
    ["`orderLinkId` may have at most 36 characters (was 45)", "order-link-id-may-have-at-most-36-characters"],
    [
      "response field `result.list[].positionInformation.liquidationPrice` is always present (was optional)",
      "response-field-result-list-position-information-liquidation-price-changes",
    ],
  ])("has a name of whole words for the change: %s", (text, name) => {
    write(change(text));
    expect(files()).toEqual([`trading-order-create-${name}-minor.md`]);
  });

  it("is named after the first of many operations", () => {
    write(change("`limit` is removed", "major", "trading.order.amend"), change("`limit` is removed", "major"));
    expect(files()).toEqual(["trading-order-create-limit-is-removed-major.md"]);
  });

  it("is merged with the file of another branch, and keeps the text of both", () => {
    for (const [branch, field] of [
      ["ada", "`price` is new"],
      ["ben", "`size` is new"],
    ] as const) {
      git("switch", "--quiet", "--create", branch, "main");
      write(change(field));
      for (const file of files()) appendFileSync(join(changesets, file), `\nProse of ${branch}.\n`);
      commit();
    }
    git("merge", "--quiet", "--no-edit", "ada");
    const text = files().map(read).join("\n");
    expect(text).toContain("Prose of ada.");
    expect(text).toContain("Prose of ben.");
  });

  it("does not replace a file that the base branch contains", () => {
    write(change("`price` is new"));
    const [first = ""] = files();
    commit();
    write(change("`price` is new"), change("`size` is new"));
    expect(files()).toHaveLength(2);
    expect(read(first)).not.toContain("`size`");
  });

  it("is replaced if the branch then makes another change", () => {
    git("switch", "--quiet", "--create", "ada");
    write(change("`price` is new"));
    commit();
    write(change("`price` is new"), change("`size` is removed", "major"));
    expect(files()).toEqual(["trading-order-create-size-is-removed-major.md"]);
  });

  it("is kept unchanged if it was edited or belongs to another change", () => {
    git("switch", "--quiet", "--create", "ada");
    write(change("`price` is new"));
    const [mine = ""] = files();
    appendFileSync(join(changesets, mine), "\nOrders include their price.\n");
    write(change("`price` is new"), change("`size` is removed", "major"));
    write(change("`qty` is removed", "major"));
    expect(files()).toHaveLength(3);
    expect(read(mine)).toContain("Orders include their price.");
  });

  it("is added although the branch already contains an empty changeset", () => {
    writeFileSync(join(changesets, "empty.md"), "---\n---\n");
    write(change("`price` is new"));
    expect(files()).toContain("empty.md");
  });

  it("is identical if the command runs twice", () => {
    write(change("`price` is new"));
    const [first = ""] = files();
    const text = read(first);
    write(change("`price` is new"));
    expect(files()).toEqual([first]);
    expect(read(first)).toBe(text);
  });
});

describe("lines that are missing in a branch's changesets", () => {
  const price = change("`price` is new");
  const size = change("`size` is new");
  const without = (document: string, ...changes: Change[]) => leftOut(changesets, document, changes, "main");

  it("are those of changes made after the command wrote the changeset file", () => {
    write(price);
    expect(without("trading", price)).toEqual({ lines: [] });
    expect(without("trading", price, size)).toEqual({ lines: ["- `trading.order.create`: `size` is new"] });
  });

  it("are all changes to a document if the changesets list only changes to another document", () => {
    write(price);
    const kline = change("`data[].size` is new", "minor", "streams.kline");
    const lines = ["The streams specification changed:", "- `streams.kline`: `data[].size` is new"];
    expect(without("streams", kline)).toEqual({ lines });
  });

  it("are reported with the name of the changeset file if this file was edited by hand", () => {
    write(price);
    const [file = ""] = files();
    appendFileSync(join(changesets, file), "\nOrders include their price.\n");
    const lines = ["- `trading.order.create`: `size` is new"];
    expect(without("trading", price, size)).toEqual({ lines, kept: join(changesets, file) });
  });

  it("are reported with the name of the changeset file if the file lists an earlier state of the change", () => {
    write(price);
    const lines = ["- `trading.order.create`: `size` is new"];
    expect(without("trading", size)).toEqual({ lines, kept: join(changesets, files()[0] ?? "") });
  });

  it("contain the new count if a changeset lists too many changes and only counts the rest", () => {
    const many = Array.from({ length: 25 }, (_, index) => change(`\`field${index}\` is new`));
    write(...many);
    expect(without("trading", ...many, price)).toEqual({ lines: ["- and 6 more changes"] });
  });
});

describe("the check of packages whose code changed", () => {
  const put = (file: string, text: string) => {
    mkdirSync(dirname(join(folder, file)), { recursive: true });
    writeFileSync(join(folder, file), text);
  };

  beforeEach(() => {
    for (const name of ["a", "b", "c", "d"]) put(`packages/${name}/src/index.ts`, "");
    for (const name of ["a", "b", "c"]) put(`packages/${name}/package.json`, JSON.stringify({ name: `@x/${name}` }));
    put("packages/d/package.json", JSON.stringify({ name: "@x/d", private: true }));
    commit();
    git("checkout", "--quiet", "-b", "branch");
  });

  it("lists public packages whose sources or manifest changed, and ignores tests, generated files and private packages", () => {
    expect(packagesWithChangedCode("main", folder)).toEqual([]);
    put("packages/a/src/index.ts", "export const one = 1;");
    put("packages/b/test/index.test.ts", "");
    put("packages/b/src/index.test.ts", "");
    put("packages/c/src/generated/types.ts", "");
    put("packages/d/src/index.ts", "export const two = 2;");
    commit();
    expect(packagesWithChangedCode("main", folder)).toEqual(["@x/a"]);
    put("packages/c/package.json", JSON.stringify({ name: "@x/c", dependencies: { z: "1" } }));
    expect(packagesWithChangedCode("main", folder)).toEqual(["@x/a", "@x/c"]);
  });

  it("excludes a package whose version the branch increases, because a release consumes its changesets", () => {
    put("packages/a/package.json", JSON.stringify({ name: "@x/a", version: "1.0.0" }));
    commit();
    git("switch", "--quiet", "--create", "release");
    put("packages/a/package.json", JSON.stringify({ name: "@x/a", version: "1.1.0" }));
    commit();
    expect(packagesWithChangedCode("main", folder)).toEqual([]);
  });
});
