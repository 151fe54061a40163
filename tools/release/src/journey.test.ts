/**
 * Tests one edit from start to end in a copy of the repository, with documented commands only. At first nothing is
 * released, then a release is made and tagged. The edit renames a response field: types are compiled, a recording
 * breaks the contract, and the comparison with the release rates the edit as major and requires changesets until they
 * are written.
 */
import { execFileSync } from "node:child_process";
import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { stripVTControlCharacters } from "node:util";
import { repository, run } from "@specwright-tools/repo/run";
import { afterAll, beforeAll, describe, expect, it, vi } from "vitest";
import { commitAll, copyBuilt, copyRepository, install } from "./tarballs/clean-build.ts";

// These tests make releases in a copy of the repository with the release tools, so they need more time.
vi.setConfig({ testTimeout: 300_000, hookTimeout: 300_000 });

const slow = 240_000;
const schema = "specs/trading/components/schemas/market/ServerTime.yaml";
const types = "packages/trading/src/generated/types/market.ts";

let folder: string;
let copy: string;
const waiting = () => readdirSync(join(copy, ".changeset")).filter((file) => file.endsWith(".md"));
const text = (file: string) => readFileSync(join(copy, file), "utf8");
async function pnpm(...args: string[]) {
  const { code, output } = await run("pnpm", args, {
    cwd: copy,
    env: { PNPM_CONFIG_OFFLINE: "true", GITHUB_SHA: "" },
    timeoutMs: slow,
  });
  return { code, output: stripVTControlCharacters(output) };
}
const recordings = ["--filter", "@specwright-tools/contract", "test"];
const contractTest = () => pnpm(...recordings, "src/replay/contract.test.ts", "-t", "trading/marketTime/");

beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), "journey-"));
  copy = join(folder, "copy");
  copyRepository(repository, copy);
  commitAll(copy);
  copyBuilt(repository, copy);
  await install(copy);
}, slow);
afterAll(() => rmSync(folder, { recursive: true, force: true }));

describe("an edit of the specifications", { timeout: slow }, () => {
  it("is not compared before the first release", async () => {
    const { code, output } = await pnpm("spec", "diff", "--json", "changes.json");
    expect(output).toContain("No release yet");
    expect(output).not.toContain("##");
    expect(JSON.parse(text("changes.json"))).toEqual([]);
    expect(code).toBe(0);
  });

  it("needs no changeset on a branch before the first release", async () => {
    const original = text(schema);
    writeFileSync(join(copy, schema), original.replaceAll("timeNano", "timeNanoseconds"));
    const { code, output } = await pnpm("spec", "diff", "HEAD", "--write");
    writeFileSync(join(copy, schema), original);
    expect(output).toContain("the changes are part of the first version and need no changeset");
    expect(output).toContain("## trading: major");
    expect(output).not.toContain("Changesets needed");
    expect(waiting()).toEqual([]);
    expect(code).toBe(0);
  });

  it("is compared with the last release as soon as a release has a version, a changelog and a tag", async () => {
    const version = () => (JSON.parse(text("packages/specs/package.json")) as { version: string }).version;
    const [major = "", minor = ""] = version().split(".");
    // Remove the repository's other changesets, which would change the version.
    for (const file of waiting()) rmSync(join(copy, ".changeset", file));
    writeFileSync(
      join(copy, ".changeset/sample.md"),
      '---\n"@specwright/specs": minor\n---\n\nOrders include their sender.\n',
    );
    const { code, output } = await pnpm("release", "version");
    const next = `${major}.${Number(minor) + 1}.0`;
    expect(output).not.toContain("ERR_");
    expect(code).toBe(0);
    expect(version()).toBe(next);
    expect(waiting()).toEqual([]);
    expect(text("packages/specs/CHANGELOG.md")).toMatch(
      `# @specwright/specs\n\n## ${next}\n\n### Minor Changes\n\nOrders include their sender.\n`,
    );
    expect(text("packages/specs/CHANGELOG.md")).not.toMatch(/\b[\da-f]{7,40}\b|@localhost/);
    commitAll(copy);
    execFileSync("git", ["tag", `@specwright/specs@${next}`], { cwd: copy });
    const compared = (await pnpm("spec", "diff")).output;
    expect(compared).toContain(`Compared with the last release, @specwright/specs@${next}.`);
    expect(compared).toContain("## trading: nothing changed");
  });

  it("is preceded by a passing contract test", async () => {
    const { code, output } = await contractTest();
    expect(output).toMatch(/Tests.*passed/);
    expect(code).toBe(0);
  });

  it("changes the generated types", async () => {
    expect(text(types)).toContain("timeNano:");
    expect(text(schema).match(/timeNano\b/g)).toHaveLength(2);
    writeFileSync(join(copy, schema), text(schema).replaceAll("timeNano", "timeNanoseconds"));
    const { code, output } = await pnpm("generate");
    expect(output).toContain(types);
    expect(code).toBe(0);
    expect(text(types)).toContain("timeNanoseconds:");
    expect(text(types)).not.toContain("timeNano:");
  });

  it("makes the contract test fail for a recording of the edited operation", async () => {
    const { code, output } = await contractTest();
    expect(code).not.toBe(0);
    expect(output).toMatch(/trading\/marketTime\/\S+ > satisfies the contract/);
    expect(output).toContain("timeNano");
  });

  it("is classified as major in comparison with the release, and requires changesets", async () => {
    const { code, output } = await pnpm("spec", "diff", "--json", "changes.json");
    expect(output).toContain("## trading: major");
    // The review site marks the changes that this file lists.
    expect(JSON.parse(text("changes.json"))).toContainEqual(
      expect.objectContaining({
        name: "trading",
        changes: expect.arrayContaining([
          expect.objectContaining({ impact: "major", subject: "trading.market.time" }),
        ]) as unknown,
      }),
    );
    expect(output).toContain(
      "[`trading.market.time`](specs/trading/paths/market/time.yaml): response field `result.timeNano` is removed",
    );
    for (const name of ["trading", "specs", "sandbox"])
      expect(output).toContain(`\`@specwright/${name}\` needs **major**, has none`);
    expect(output).toContain("## knowledge: nothing changed");
    expect(code).toBe(1);
  });

  it("is accepted after the command has written the changesets", async () => {
    const file = ".changeset/trading-market-time-response-field-result-time-nano-is-removed-major.md";
    const written = await pnpm("spec", "diff", "--write");
    expect(written.output).toContain(`Wrote ${file}: major for @specwright/trading, `);
    expect(written.output).not.toContain("has none");
    expect(written.code).toBe(0);
    expect(existsSync(join(copy, file))).toBe(true);
    expect(text(file)).toContain('"@specwright/trading": major');
    const { code, output } = await pnpm("spec", "diff");
    expect(output).not.toContain("Changesets needed");
    expect(code).toBe(0);
  });
});
