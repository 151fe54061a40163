/**
 * The journey of one edit, by the documented commands alone, in a copy of the repository: the documents are compared
 * with the released ones that every clone has, a release is made, one response field is renamed, types are compiled anew, a recording no longer keeps the contract, the comparison with
 * the release says "major" and asks for changesets, and is content once they are there.
 */
import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { stripVTControlCharacters } from "node:util";
import { repository, run } from "@specwright-tools/package-tests/run";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { commitAll, copyBuilt, copyRepository, install } from "./tarballs/clean-build.ts";

const slow = 240_000;
const schema = "specs/trading/components/schemas/market/ServerTime.yaml";
const types = "packages/trading/src/generated/types/market.ts";

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

describe("an edit of a specification", { timeout: slow }, () => {
  it("is compared with the released documents that a clone brings along", async () => {
    const { output } = await pnpm("spec:diff");
    expect(output).toMatch(/^## trading: /m);
    expect(output).toMatch(/^## knowledge: /m);
  });

  it("starts from a release: versions, change logs in prose, the documents and their changes kept", async () => {
    const version = () => (JSON.parse(text("packages/specs/package.json")) as { version: string }).version;
    const [major = "", minor = ""] = version().split(".");
    // Those that wait in the repository would decide about the version.
    for (const file of readdirSync(join(copy, ".changeset")).filter((name) => name.endsWith(".md")))
      rmSync(join(copy, ".changeset", file));
    writeFileSync(
      join(copy, ".changeset/sample.md"),
      '---\n"@specwright/specs": minor\n---\n\nOrders tell who placed them.\n',
    );
    const { code, output } = await pnpm("run", "release:version");
    const next = `${major}.${Number(minor) + 1}.0`;
    expect(output).toContain(`specs/released now holds the documents of this release (${next}): trading, knowledge`);
    expect(code).toBe(0);
    expect(version()).toBe(next);
    expect(readdirSync(join(copy, ".changeset")).filter((file) => file.endsWith(".md"))).toEqual([]);
    expect(text("packages/specs/CHANGELOG.md")).toMatch(
      `# @specwright/specs\n\n## ${next}\n\n### Minor Changes\n\nOrders tell who placed them.\n`,
    );
    expect(text("packages/specs/CHANGELOG.md")).not.toMatch(/\b[\da-f]{7,40}\b|@localhost/);
    expect(text(`specs/released/changes/${next}.md`)).toMatch(/^# \d/);
    expect((await pnpm("spec:diff")).output).toContain("## trading: nothing changed");
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
    const { code, output } = await pnpm("spec:diff", "--json", "changes.json");
    expect(output).toContain("## trading: major");
    // What the site of the review marks.
    expect(JSON.parse(text("changes.json"))).toContainEqual(
      expect.objectContaining({
        name: "trading",
        changes: expect.arrayContaining([
          expect.objectContaining({ impact: "major", subject: "trading.market.time" }),
        ]) as unknown,
      }),
    );
    expect(output).toContain(
      "[`trading.market.time`](specs/trading/paths/market/time.yaml): response field `result.timeNano` is gone",
    );
    for (const name of ["trading", "specs", "sandbox"])
      expect(output).toContain(`\`@specwright/${name}\` needs **major**, has none`);
    expect(output).toContain("## knowledge: nothing changed");
    expect(code).toBe(1);
  });

  it("is accepted with the changesets that are written on request", async () => {
    const file = ".changeset/trading-market-time-response-field-result-time-nano-is-gone-major.md";
    const written = await pnpm("spec:diff", "--write");
    expect(written.output).toContain(`Wrote ${file}: major for @specwright/trading, `);
    expect(written.output).not.toContain("has none");
    expect(written.code).toBe(0);
    expect(existsSync(join(copy, file))).toBe(true);
    expect(text(file)).toContain('"@specwright/trading": major');
    const { code, output } = await pnpm("spec:diff");
    expect(output).not.toContain("Changesets wanted");
    expect(code).toBe(0);
  });
});
