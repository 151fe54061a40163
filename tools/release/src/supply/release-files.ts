/**
 * `pnpm release files [FOLDER]`: writes the files of each published package's GitHub release: its notes (`NAME.md`),
 * and its bill of materials as CycloneDX (`NAME.cdx.json`). Also writes `tags.txt` with the tag and the name of each
 * package. The same commit yields the same bytes.
 */
import { createHash } from "node:crypto";
import { mkdirSync, mkdtempDisposableSync, readFileSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import { parseArgs } from "node:util";
import { runOrThrow, repository } from "@specwright-tools/repo/run";
import { published } from "@specwright-tools/toolchain/model/packages";

interface LicenceChoice {
  readonly license?: { readonly id?: string; readonly name?: string };
  readonly expression?: string;
}

export interface Component {
  readonly name: string;
  readonly group?: string;
  readonly version: string;
  readonly purl: string;
  readonly licenses?: readonly LicenceChoice[];
}

/** The parts of a CycloneDX document that this tool reads. */
export interface Bom {
  readonly bomFormat: "CycloneDX";
  readonly specVersion: string;
  readonly serialNumber?: string;
  readonly metadata: { readonly timestamp?: string; readonly component: Component & { readonly "bom-ref": string } };
  readonly components: readonly Component[];
  readonly dependencies: readonly { readonly ref: string; readonly dependsOn?: readonly string[] }[];
}

/**
 * Makes a document reproducible: removes its time, sorts its components, and derives its serial number from its
 * content.
 */
export function settle(bom: Bom): Bom {
  const passing = new Set(["serialNumber", "timestamp"]);
  const lasting = JSON.parse(
    JSON.stringify(bom, (key, value: unknown) => (passing.has(key) ? undefined : value)),
  ) as Bom;
  const content = { ...lasting, components: lasting.components.toSorted((a, b) => (a.purl < b.purl ? -1 : 1)) };
  const digest = createHash("sha256").update(JSON.stringify(content)).digest("hex");
  const uuid = /^(.{8})(.{4}).(.{3}).(.{3})(.{12})/.exec(digest)?.slice(1) ?? [];
  const [a, b, c, d, e] = uuid;
  return { ...content, serialNumber: `urn:uuid:${a}-${b}-8${c}-8${d}-${e}` };
}

/**
 * Returns a CycloneDX document of all packages that are installed with package `name`. Optional peer dependencies are
 * left out, because users choose whether to install them.
 */
export async function billOfMaterials(name: string): Promise<Bom> {
  using folder = mkdtempDisposableSync(join(tmpdir(), "bom-"));
  const file = join(folder.path, "bom.json");
  const selection = ["--filter", `@specwright/${name}`, "sbom", "--prod", "--exclude-peers"];
  await runOrThrow("pnpm", [...selection, "--sbom-format", "cyclonedx", "--sbom-spec-version", "1.6", "--out", file], {
    cwd: repository,
  });
  return settle(JSON.parse(readFileSync(file, "utf8")) as Bom);
}

/** Returns the full name of a component, including its scope. */
export const fullName = ({ group, name }: Component) => (group === undefined ? name : `${group}/${name}`);

/** Returns the licence as an SPDX expression, or `unknown`. */
export function licenceOf({ licenses = [] }: Component): string {
  const named = licenses.map(({ license, expression }) => expression ?? license?.id ?? license?.name ?? "unknown");
  return named.length === 0 ? "unknown" : named.join(" AND ");
}

/** Returns the changelog's part about one version, without its heading. */
export function releaseNotes(name: string, changelog: string, version: string): string {
  const start = changelog.indexOf(`\n## ${version}\n`);
  if (start < 0)
    throw new Error(
      `packages/${name}/CHANGELOG.md has no section for ${version}, the version of its package.json: "pnpm release version" writes it.`,
    );
  const body = changelog.slice(start + `\n## ${version}\n`.length);
  const next = body.indexOf("\n## ");
  return (next < 0 ? body : body.slice(0, next)).trim();
}

async function main(folder: string): Promise<void> {
  const releases = published.map((name) => {
    const read = (file: string) => readFileSync(join(repository, "packages", name, file), "utf8");
    const { version } = JSON.parse(read("package.json")) as { version: string };
    return { name, version, notes: releaseNotes(name, read("CHANGELOG.md"), version) };
  });
  mkdirSync(folder, { recursive: true });
  for (const { name, notes } of releases) {
    writeFileSync(join(folder, `${name}.md`), `${notes}\n`);
    writeFileSync(join(folder, `${name}.cdx.json`), `${JSON.stringify(await billOfMaterials(name), null, 2)}\n`);
  }
  const tags = releases.map(({ name, version }) => `@specwright/${name}@${version} ${name}\n`);
  writeFileSync(join(folder, "tags.txt"), tags.join(""));
  console.log(`Notes and bills of materials of ${releases.length} packages in ${folder}`);
}

if (import.meta.main) {
  const { positionals } = parseArgs({ allowPositionals: true });
  await main(resolve(positionals[0] ?? "release"));
}
