import { readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { extensions } from "./extensions.ts";
import { rules } from "./plugin.ts";

const readme = readFileSync(join(import.meta.dirname, "../../../specs/README.md"), "utf8");
const table = readme.split("\n## Extensions\n")[1]?.split("\n## ")[0] ?? "";

describe("specs/README.md", () => {
  it("explains the extensions that lint accepts, and no others", () => {
    const explained = [...table.matchAll(/^\| `(x-[a-z-]+)/gm)].map(([, name]) => name);
    expect(explained.toSorted()).toEqual(Object.keys(extensions).toSorted());
  });

  it("has each rule of our own", () => {
    expect(Object.keys(rules).filter((name) => !readme.includes(`\`${name}\``))).toEqual([]);
  });
});
