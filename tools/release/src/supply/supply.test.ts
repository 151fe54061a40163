import { readFileSync } from "node:fs";
import { join } from "node:path";
import { published, repository } from "@specwright-tools/package-tests/pack";
import { beforeAll, describe, expect, it } from "vitest";
import { parse } from "yaml";
import { readAudit } from "./audit.ts";
import { billOfMaterials, fullName, settle, type Bom } from "./bill-of-materials.ts";
import { dependencyList, licenceProblems } from "./dependencies.ts";

let boms: Bom[];
beforeAll(async () => void (boms = await Promise.all(published.map(billOfMaterials))));

const named = (name: string) => boms.find(({ metadata }) => metadata.component.name === name)!;

describe("the bills of materials", () => {
  it("name what an install of each package brings", () => {
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

  it("are the same each time, with no time of day in them", () => {
    const [bom] = boms;
    const again = settle({ ...bom!, serialNumber: "urn:uuid:other", metadata: { ...bom!.metadata, timestamp: "now" } });
    expect(again).toEqual(bom);
    expect(bom!.serialNumber).toMatch(/^urn:uuid:[\da-f]{8}-[\da-f]{4}-8[\da-f]{3}-8[\da-f]{3}-[\da-f]{12}$/);
    expect(JSON.stringify(boms)).not.toContain('"timestamp"');
  });

  it("hold permitted licences alone", () => expect(licenceProblems(boms)).toEqual([]));

  it("are refused with a licence that nobody has decided about, or with none", () => {
    const component = { name: "odd", version: "1.0.0", purl: "pkg:npm/odd@1.0.0" };
    const bom = { ...boms[0]!, components: [{ ...component, licenses: [{ license: { id: "AGPL-3.0-only" } }] }] };
    expect(licenceProblems([bom])).toEqual(["odd 1.0.0 has the licence AGPL-3.0-only"]);
    expect(licenceProblems([{ ...bom, components: [component] }])).toEqual(["odd 1.0.0 has the licence unknown"]);
  });

  it("are what docs/dependencies.md lists", () => {
    expect(readFileSync(join(repository, "docs/dependencies.md"), "utf8")).toBe(dependencyList(boms));
  });
});

describe("an audit", () => {
  it("says that nothing is known", () => expect(readAudit({ code: 0, output: "" }).exitCode).toBe(0));

  it("passes on what is known", () => {
    const verdict = readAudit({ code: 1, output: "critical: somebody owns left-pad" });
    expect(verdict).toEqual({ exitCode: 1, message: "\ncritical: somebody owns left-pad" });
  });

  it.each([
    [
      "ERR_PNPM_AUDIT_BAD_RESPONSE\n × The audit endpoint (at https://x/bulk) responded with 405:",
      "responded with 405",
    ],
    ["ERR_PNPM_AUDIT_BAD_RESPONSE\n Failed to request the audit endpoint\n Connection refused", "Connection refused"],
  ])("of nobody says so, and does not pass", (output, reason) => {
    const verdict = readAudit({ code: 1, output });
    expect(verdict.exitCode).toBe(2);
    expect(verdict.message).toContain(`the registry could not be asked (${reason})`);
  });
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
