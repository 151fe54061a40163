/**
 * The journey of one edit, by the documented commands alone, in a copy of the repository: a release is made, one
 * response field is renamed, types are compiled anew, a recording no longer keeps the contract, the comparison with
 * the release says "major" and asks for changesets, and is content once they are there.
 */
import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { stripVTControlCharacters } from "node:util";
import { repository } from "@specwright-tools/consumption/pack";
import { run } from "@specwright-tools/consumption/run";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { commitAll, copyBuilt, copyRepository, install } from "./copy-repository.ts";

const slow = 240_000;
const schema = "specs/trading/components/schemas/market/ServerTime.yaml";
const types = "packages/trading/src/generated/schema.ts";

let folder: string;
let copy: string;
const text = (file: string) => readFileSync(join(copy, file), "utf8");
async function pnpm(...args: string[]) {
  const { code, output } = await run("pnpm", args, {
    cwd: copy,
    env: { PNPM_CONFIG_OFFLINE: "true", GITHUB_SHA: "" },
    timeoutMs: slow,
  });
  return { code, output: stripVTControlCharacters(output) };
}
const recordings = ["--filter", "@specwright-tools/recordings", "test"];
const contractTest = () => pnpm(...recordings, "src/contract.test.ts", "-t", "trading/marketTime/");

beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), "journey-"));
  copy = join(folder, "copy");
  copyRepository(repository, copy);
  commitAll(copy);
  copyBuilt(repository, copy);
  await install(copy);
}, slow);
afterAll(() => rmSync(folder, { recursive: true, force: true }));

describe("an edit of a specification", { timeout: slow }, () => {
  it("starts from a release: versions, change logs in prose, the documents kept", async () => {
    const { code, output } = await pnpm("run", "release:version");
    expect(output).toContain("specs/released now holds the documents of this release: trading, knowledge");
    expect(code).toBe(0);
    expect(readdirSync(join(copy, ".changeset")).filter((file) => file.endsWith(".md"))).toEqual([]);
    expect(JSON.parse(text("packages/trading/package.json"))).toMatchObject({ version: "1.0.0" });
    expect(text("packages/trading/CHANGELOG.md")).toMatch(
      /^# @specwright\/trading\n\n## 1\.0\.0\n\n### Major Changes\n\n[A-Z]/,
    );
    expect(text("packages/trading/CHANGELOG.md")).not.toMatch(/\b[\da-f]{7,40}\b|@localhost/);
  });

  it("starts from a green contract test", async () => {
    const { code, output } = await contractTest();
    expect(output).toMatch(/Tests.*passed/);
    expect(code).toBe(0);
  });

  it("is compiled to new types", async () => {
    expect(text(types)).toContain("timeNano:");
    expect(text(schema).match(/timeNano\b/g)).toHaveLength(2);
    writeFileSync(join(copy, schema), text(schema).replaceAll("timeNano", "timeNanoseconds"));
    const { code, output } = await pnpm("generate");
    expect(output).toContain(types);
    expect(code).toBe(0);
    expect(text(types)).toContain("timeNanoseconds:");
    expect(text(types)).not.toContain("timeNano:");
  });

  it("turns the recording of that operation red", async () => {
    const { code, output } = await contractTest();
    expect(code).not.toBe(0);
    expect(output).toMatch(/trading\/marketTime\/\S+ > keeps the contract/);
    expect(output).toContain("timeNano");
  });

  it("is rated major against the release, and asks for the changesets", async () => {
    const { code, output } = await pnpm("spec:diff");
    expect(output).toContain("## trading: major");
    expect(output).toContain("[`GET /v5/market/time`](specs/trading/paths/market/time.yaml)");
    for (const name of ["trading", "specs", "sandbox"])
      expect(output).toContain(`\`@specwright/${name}\` needs **major**, has none`);
    expect(output).toContain("## knowledge: nothing changed");
    expect(code).toBe(1);
  });

  it("is accepted with the changesets that are written on request", async () => {
    expect((await pnpm("spec:diff", "--write")).code).toBe(0);
    const file = ".changeset/trading-specification-major.md";
    expect(existsSync(join(copy, file))).toBe(true);
    expect(text(file)).toContain('"@specwright/trading": major');
    const { code, output } = await pnpm("spec:diff");
    expect(output).not.toContain("Changesets wanted");
    expect(code).toBe(0);
  });
});
