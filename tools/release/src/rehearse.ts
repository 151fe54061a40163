/**
 * `pnpm release rehearse`: runs a whole release against a local registry, in a copy of the repository. A changeset
 * raises the versions, the packages are built and packed once, the step of `release.yml` publishes the tarballs, the
 * files of their GitHub releases are written, and a new project installs the packages by name and calls the sandbox.
 * One package is published before the others, as if the job had failed afterwards. The rehearsal leaves out only the
 * provenance, which needs the identity of a workflow.
 */
import { mkdtempDisposableSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { parseArgs } from "node:util";
import { runOrThrow, repository } from "@specwright-tools/repo/run";
import { published } from "@specwright-tools/toolchain/model/packages";
import { createProject, startRegistry, type Registry } from "@specwright-tools/repo/registry";
import { parse } from "yaml";
import { build, commitAll, copyRepository, install } from "./tarballs/clean-build.ts";

const minutes = 60_000;
/** The package that is published before the rehearsed failure. It doesn't depend on other packages. */
const first = "specs";

async function step<Result>(title: string, work: () => Promise<Result>): Promise<Result> {
  const started = Date.now();
  process.stdout.write(`${title} … `);
  const result = await work();
  console.log(`${((Date.now() - started) / 1_000).toFixed(1)} s`);
  return result;
}

/** Writes a changeset that names every package, so that every package is published. */
function writeChangeset(copy: string): void {
  const header = published.map((name) => `"@specwright/${name}": patch`).join("\n");
  writeFileSync(join(copy, ".changeset/rehearsal.md"), `---\n${header}\n---\n\nA rehearsal of the release.\n`);
}

const versionOf = (copy: string, name: string): string =>
  (JSON.parse(readFileSync(join(copy, "packages", name, "package.json"), "utf8")) as { version: string }).version;

const versions = (copy: string): string =>
  published.map((name) => `@specwright/${name}@${versionOf(copy, name)}`).join(", ");

/** Packs the packages that the registry lacks, with the commands of the release workflow, and returns the tarballs. */
async function pack(copy: string, { environment: env }: Registry): Promise<string[]> {
  const folder = join(copy, ".packed");
  rmSync(folder, { recursive: true, force: true });
  await runOrThrow("pnpm", ["exec", "changeset", "publish-plan", "--output", "publish-plan.json"], { cwd: copy, env });
  const plan = ["exec", "changeset", "pack", "--from-publish-plan", "publish-plan.json", "--out-dir", ".packed"];
  await runOrThrow("pnpm", plan, { cwd: copy, env });
  return readdirSync(folder, { encoding: "utf8", recursive: true })
    .filter((file) => file.endsWith(".tgz"))
    .map((file) => join(folder, file));
}

function expectTarballs(tarballs: readonly string[], count: number): void {
  if (tarballs.length !== count) throw new Error(`Packed ${tarballs.join(", ")}, not ${count} packages.`);
}

interface Workflow {
  readonly jobs: { readonly publish: { readonly steps: readonly { readonly id?: string; readonly run?: string }[] } };
}

/** Publishes the packed packages with the shell commands of the `publish` step in `release.yml`. */
async function publish(copy: string, registry: Registry): Promise<string> {
  const { jobs } = parse(readFileSync(join(copy, ".github/workflows/release.yml"), "utf8")) as Workflow;
  const script = jobs.publish.steps.find(({ id }) => id === "publish")?.run ?? "";
  return runOrThrow("bash", ["-e", "-o", "pipefail", "-c", script], {
    cwd: join(copy, ".packed"),
    timeoutMs: 5 * minutes,
    env: { ...registry.environment, PROVENANCE: "false" },
  });
}

/** Checks that packages which are already published are skipped. */
function checkPublished(output: string, copy: string): void {
  const skipped = `@specwright/${first}@${versionOf(copy, first)} is published`;
  if (!output.includes(skipped)) throw new Error(`${first} was published again:\n${output}`);
}

/** Checks that each package has a tag, a bill of materials, and release notes for this version only. */
async function checkReleases(copy: string): Promise<void> {
  await runOrThrow("pnpm", ["release", "files", "release"], { cwd: copy });
  const read = (file: string) => readFileSync(join(copy, "release", file), "utf8");
  const tags = published.map((name) => `@specwright/${name}@${versionOf(copy, name)} ${name}\n`).join("");
  if (read("tags.txt") !== tags) throw new Error(`The tags are not those of the packages:\n${read("tags.txt")}`);
  for (const name of published) {
    const notes = read(`${name}.md`);
    if (!notes.includes("A rehearsal of the release.") || notes.includes("## 1.0.0"))
      throw new Error(`The release notes of ${name} don't belong to its version:\n${notes}`);
    if (!read(`${name}.cdx.json`).includes(`%40specwright/${name}@${versionOf(copy, name)}`))
      throw new Error(`The bill of materials of ${name} describes another package.`);
  }
}

async function checkInstalled(copy: string, folder: string, registry: Registry): Promise<void> {
  const project = await createProject(join(folder, "project"), "npm", registry, {
    packages: published,
    others: {},
  });
  for (const name of published) {
    const manifest = readFileSync(join(project, "node_modules/@specwright", name, "package.json"), "utf8");
    const { version } = JSON.parse(manifest) as { version: string };
    if (version !== versionOf(copy, name))
      throw new Error(`${name} ${version} was installed, not ${versionOf(copy, name)}.`);
  }
  writeFileSync(
    join(project, "rehearsal.mjs"),
    `import { createSandbox } from "@specwright/sandbox";
import { createTradingClient } from "@specwright/trading";
const sandbox = await createSandbox();
const { mainnetUrl, keys } = sandbox.trading;
const trading = createTradingClient({ environment: { baseUrl: mainnetUrl }, credentials: keys.master });
await trading.account.walletBalance({ accountType: "UNIFIED" });
await sandbox.close();
console.log("works");
`,
  );
  const output = await runOrThrow(process.execPath, ["rehearsal.mjs"], { cwd: project });
  if (!output.includes("works")) throw new Error(`The installed packages do not work:\n${output}`);
}

async function rehearse(folder: string): Promise<void> {
  const copy = join(folder, "copy");
  await step("copy the repository and install", async () => {
    copyRepository(repository, copy);
    writeChangeset(copy);
    commitAll(copy);
    await install(copy);
  });
  await step("raise the versions and write the change logs", () =>
    runOrThrow("pnpm", ["release", "version"], { cwd: copy }),
  );
  console.log(`  ${versions(copy)}`);
  commitAll(copy);
  await step("build", () => build(copy));
  const registry = await startRegistry(join(folder, "registry"));
  try {
    const all = await step("pack what the registry does not have", () => pack(copy, registry));
    expectTarballs(all, published.length);
    await step(`publish ${first} alone, as if the job had failed then`, () =>
      registry.publish(all.find((file) => file.includes(first)) ?? `no tarball of ${first}`),
    );
    checkPublished(await step("run the job again: publish the rest", () => publish(copy, registry)), copy);
    await step("write the files of the releases", () => checkReleases(copy));
    await step("install by name and call the sandbox", () => checkInstalled(copy, folder, registry));
  } finally {
    registry.close();
  }
}

parseArgs();
using folder = mkdtempDisposableSync(join(tmpdir(), "rehearsal-"));
await rehearse(folder.path);
console.log(
  "The release works. Not rehearsed: provenance, which needs the identity of a workflow, and the settings of GitHub and npm in docs/releasing.md.",
);
