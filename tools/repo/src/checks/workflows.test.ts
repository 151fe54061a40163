import { globSync, mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { build } from "esbuild";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { parse } from "yaml";
import type { validate as Validate } from "@actions/languageservice";
import { TextDocument } from "vscode-languageserver-textdocument";

const root = join(import.meta.dirname, "../../../..");
const read = (file: string) => readFileSync(join(root, file), "utf8");

interface Step {
  readonly uses?: string;
  readonly run?: string;
  readonly with?: Readonly<Record<string, unknown>>;
}
interface Job {
  readonly needs?: string | readonly string[];
  readonly permissions?: Readonly<Record<string, string>>;
  readonly uses?: string;
  readonly steps?: readonly Step[];
}
interface Workflow {
  readonly permissions?: Readonly<Record<string, string>>;
  readonly jobs: Readonly<Record<string, Job>>;
}

const workflows = globSync(".github/workflows/*.yml", { cwd: root }).toSorted();
const actions = globSync(".github/actions/*/action.yml", { cwd: root }).toSorted();
const jobsOf = (text: string) => Object.entries((parse(text) as Workflow).jobs);

/** Returns problems of a workflow or an action that GitHub itself doesn't report. */
function problems(text: string): string[] {
  const { permissions, jobs, runs } = parse(text) as Partial<Workflow> & { runs?: { steps: readonly Step[] } };
  const unpinned = [...text.matchAll(/uses: (?!\.\/)(\S+)(.*)/g)]
    .filter(([, target = "", comment = ""]) => !/@[0-9a-f]{40}$/.test(target) || !/^ # v\d/.test(comment))
    .map(([, target = ""]) => `${target} is not pinned by commit with its version beside it`);
  const generous =
    runs === undefined && Object.entries(permissions ?? { all: "write" }).some(([, level]) => level === "write")
      ? ["the workflow does not limit its permissions to reading"]
      : [];
  const ofJobs = Object.entries(jobs ?? {}).flatMap(([name, { permissions: own, steps = [] }]) => [
    ...steps
      .filter(
        ({ uses, with: options }) =>
          uses?.startsWith("actions/checkout@") && options?.["persist-credentials"] !== false,
      )
      .map(() => `${name} leaves its token in the checkout`),
    ...steps
      .filter(
        ({ uses = "", run = "" }) =>
          /^(?:\.\/|actions\/checkout@)/.test(uses) || /\b(?:pnpm|npx|npm (?:ci|install|i|run|exec))\b/.test(run),
      )
      .filter(() => own?.["id-token"] === "write")
      .map(() => `${name} has the identity of the workflow and runs code of the repository or of a dependency`),
    ...steps
      .filter(({ run = "" }) => /\$\{\{ *(?:github\.event|github\.head_ref|inputs)\b/.test(run))
      .map(() => `${name} puts what others write into a script`),
  ]);
  return [...unpinned, ...generous, ...ofJobs];
}

let folder: string;
let validate: typeof Validate;

/** Bundles and loads GitHub's own parser, which is published for bundlers only. */
beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), "workflows-"));
  const outfile = join(folder, "languageservice.mjs");
  const entryPoints = [import.meta.resolve("@actions/languageservice").replace("file://", "")];
  await build({ entryPoints, outfile, bundle: true, format: "esm", platform: "node", logLevel: "error" });
  ({ validate } = (await import(pathToFileURL(outfile).href)) as { validate: typeof Validate });
});

afterAll(() => rmSync(folder, { recursive: true, force: true }));

async function refused(file: string, text: string): Promise<string[]> {
  const found = await validate(TextDocument.create(`file:///${file}`, "yaml", 1, text));
  return found.map(({ range, message }) => `line ${range.start.line + 1}: ${message}`);
}

describe("the GitHub workflows", () => {
  it("are found together with the actions of the repository", () => {
    expect([...workflows, ...actions]).toEqual(
      expect.arrayContaining([".github/workflows/release.yml", ".github/actions/pnpm/action.yml"]),
    );
  });

  it.each([...workflows, ...actions])("are valid for GitHub and follow the repository's rules: %s", async (file) => {
    expect(await refused(file, read(file))).toEqual([]);
    expect(problems(read(file))).toEqual([]);
  });

  it("release only after the CI of the commit has passed", () => {
    const jobs = new Map(jobsOf(read(".github/workflows/release.yml")));
    const waits = (name: string): boolean =>
      name === "ci" || [jobs.get(name)?.needs ?? []].flat().some((needed) => waits(needed));
    expect(jobs.get("ci")?.uses).toBe("./.github/workflows/ci.yml");
    expect([...jobs.keys()].filter((name) => !waits(name))).toEqual([]);
  });

  it("use the repository's pnpm", () => {
    const { devEngines } = JSON.parse(read("package.json")) as { devEngines: { packageManager: { version: string } } };
    const lock = JSON.parse(read(".github/actions/pnpm/package-lock.json")) as {
      packages: Record<string, { version: string; integrity: string }>;
    };
    const pinned = lock.packages["node_modules/@pnpm/exe.linux-x64"];
    expect(pinned?.version).toBe(devEngines.packageManager.version);
    expect(pinned?.integrity).toMatch(/^sha512-/);
  });
});

describe("the check of GitHub workflows reports", () => {
  const job = (lines: string, more = "") =>
    `on: push\npermissions: {}\njobs:\n  a:\n    runs-on: ubuntu-24.04\n${more}    steps:\n${lines}\n`;
  const identity = "    permissions:\n      id-token: write\n";

  it.each([
    ["a misspelt key", job("      - run: echo", "    permisions: {}\n"), "line 6: Unexpected value 'permisions'"],
    ["a job that is not there", job("      - run: echo", "    needs: b\n"), "line 6: Value 'b' is not valid"],
    [
      "an expression that does not parse",
      job("      - run: echo ${{ gitub.sha }}"),
      "line 7: Unrecognized named-value: 'gitub'",
    ],
    [
      "a schedule that no clock has",
      job("      - run: echo").replace("push", '{ schedule: [{ cron: "99 1 * * *" }] }'),
      "cron",
    ],
  ])("%s", async (what, text, message) => {
    // Each case has its own file name, because the parser caches files.
    const found = await refused(`.github/workflows/${what.replaceAll(" ", "-")}.yml`, text);
    expect(found.join("\n")).toContain(message);
  });

  it.each([
    ["an action by its tag", job("      - uses: a/b@v1"), "a/b@v1 is not pinned"],
    ["unlimited permissions", job("      - run: echo").replace("permissions: {}\n", ""), "does not limit"],
    ["a token in the checkout", job(`      - uses: actions/checkout@${"0".repeat(40)} # v7.0.1`), "leaves its token"],
    ["pnpm in the job that npm trusts", job("      - run: pnpm publish", identity), "has the identity"],
    ["a title in a script", job("      - run: echo ${{ github.event.issue.title }}"), "what others write"],
  ])("%s", (_what, text, message) => {
    expect(problems(text).join("\n")).toContain(message);
  });
});
