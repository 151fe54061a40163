import { readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { extensions, streamExtensions } from "./extensions.ts";
import { rules } from "./plugin.ts";

const readme = readFileSync(join(import.meta.dirname, "../../../specs/README.md"), "utf8");

/** Returns the extensions that are listed in the tables of a section. */
function explained(title: string): string[] {
  const section = readme.split(`\n## ${title}\n`)[1]?.split("\n## ")[0] ?? "";
  return [...section.matchAll(/^\| `(x-[a-z-]+)/gm)].map(([, name = ""]) => name);
}

describe("specs/README.md", () => {
  it("explains exactly the extensions that lint accepts", () => {
    expect(explained("Extensions").toSorted()).toEqual(Object.keys(extensions).toSorted());
    expect(explained("Streams").toSorted()).toEqual(Object.keys(streamExtensions).toSorted());
  });

  it("describes each custom rule", () => {
    expect(Object.keys(rules).filter((name) => !readme.includes(`\`${name}\``))).toEqual([]);
  });
});
