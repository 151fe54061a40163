import { readFileSync } from "node:fs";
import { join } from "node:path";
import { repository } from "@specwright-tools/repo/run";
import { published } from "@specwright-tools/toolchain/model/packages";
import { beforeAll, describe, expect, it, vi } from "vitest";
import { parse } from "yaml";
import { dependencyList, licenceProblems } from "./dependencies.ts";
import { billOfMaterials, fullName, releaseNotes, settle, type Bom } from "./release-files.ts";

// These tests build and pack the packages, so they need more time.
vi.setConfig({ testTimeout: 300_000, hookTimeout: 300_000 });

let boms: Bom[];
beforeAll(async () => void (boms = await Promise.all(published.map(billOfMaterials))));

const named = (name: string) => boms.find(({ metadata }) => metadata.component.name === name)!;

describe("the bills of materials", () => {
  it("list the packages that an install adds", () => {
    expect(named("signing").components).toEqual([]);
    expect(named("transport").components).toEqual([]);
    expect(named("specs").components).toEqual([]);
    const names = (name: string) => named(name).components.map(fullName).toSorted();
    expect(names("trading")).toEqual([
      "@specwright/signing",
      "@specwright/transport",
      "openapi-fetch",
      "openapi-typescript-helpers",
    ]);
    expect(names("knowledge")).toEqual([
      "@specwright/transport",
      "eventsource-parser",
      "openapi-fetch",
      "openapi-typescript-helpers",
    ]);
  });

  it("are reproducible, without a timestamp", () => {
    const [bom] = boms;
    const again = settle({ ...bom!, serialNumber: "urn:uuid:other", metadata: { ...bom!.metadata, timestamp: "now" } });
    expect(again).toEqual(bom);
    expect(bom!.serialNumber).toMatch(/^urn:uuid:[\da-f]{8}-[\da-f]{4}-8[\da-f]{3}-8[\da-f]{3}-[\da-f]{12}$/);
    expect(JSON.stringify(boms)).not.toContain('"timestamp"');
  });

  it("contain only permitted licences", () => expect(licenceProblems(boms)).toEqual([]));

  it("are rejected with an unknown or missing licence", () => {
    const component = { name: "odd", version: "1.0.0", purl: "pkg:npm/odd@1.0.0" };
    const bom = { ...boms[0]!, components: [{ ...component, licenses: [{ license: { id: "AGPL-3.0-only" } }] }] };
    expect(licenceProblems([bom])).toEqual(["odd 1.0.0 has the licence AGPL-3.0-only"]);
    expect(licenceProblems([{ ...bom, components: [component] }])).toEqual(["odd 1.0.0 has the licence unknown"]);
  });

  it("match docs/dependencies.md", () => {
    expect(readFileSync(join(repository, "docs/dependencies.md"), "utf8")).toBe(dependencyList(boms));
  });
});

const changelog = "# @specwright/x\n\n## 1.1.0\n\n### Minor Changes\n\nNew.\n\n## 1.0.0\n\nOld.\n";

it.each([
  ["1.1.0", "### Minor Changes\n\nNew."],
  ["1.0.0", "Old."],
])("the release notes of %s describe only that version", (version, notes) => {
  expect(releaseNotes("x", changelog, version)).toBe(notes);
});

it("a version without release notes causes an error that explains how to write them", () => {
  expect(() => releaseNotes("x", changelog, "2.0.0")).toThrow(
    'packages/x/CHANGELOG.md has no section for 2.0.0, the version of its package.json: "pnpm release version" writes it.',
  );
});

it("an install enforces the dependency policy", () => {
  const settings = parse(readFileSync(join(repository, "pnpm-workspace.yaml"), "utf8")) as Record<string, unknown>;
  expect(settings).toMatchObject({
    minimumReleaseAge: 2880,
    trustPolicy: "no-downgrade",
    blockExoticSubdeps: true,
    strictDepBuilds: true,
  });
  expect(settings["minimumReleaseAgeExclude"]).toBeUndefined();
});
