import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { published } from "@specwright-tools/toolchain/model/packages";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import type { CleanBuild } from "./clean-build.ts";
import { checkTarballs, differingTarballs, twoCleanBuilds } from "./tarballs.ts";

let folder: string;
let builds: [CleanBuild, CleanBuild];

// Builds the repository twice from nothing, while other tests use the machine, so it needs more time.
beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), "tarballs-"));
  builds = await twoCleanBuilds(folder);
}, 900_000);
// Both copies contain all installed packages: 160,000 files, whose removal takes minutes on a busy disk.
afterAll(() => rmSync(folder, { recursive: true, force: true }), 600_000);

describe("the tarballs of clean builds", () => {
  it("contain exactly the modules of their entry points", async () => {
    expect(await checkTarballs(builds[0])).toEqual([]);
  }, 120_000);

  it("are byte for byte equal in any folder, time zone, language and umask", () => {
    expect([...builds[0].tarballs.keys()].toSorted()).toEqual(published.toSorted());
    expect(differingTarballs(...builds)).toEqual([]);
  });

  it("are reported if they differ", () => {
    const [first, second] = builds;
    const swapped = new Map(second.tarballs).set("signing", second.tarballs.get("transport")!);
    expect(differingTarballs(first, { ...second, tarballs: swapped })).toEqual([
      expect.stringContaining("signing: two clean builds differ in "),
    ]);
  });
});
