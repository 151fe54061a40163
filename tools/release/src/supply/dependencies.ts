/**
 * `pnpm check dependencies`: writes docs/dependencies.md, which lists every package's runtime dependencies with their
 * licences. Fails on a licence that is not permitted. A test fails if the file is stale.
 */
import { writeFileSync } from "node:fs";
import { join } from "node:path";
import { parseArgs } from "node:util";
import { repository } from "@specwright-tools/repo/run";
import { published } from "@specwright-tools/toolchain/model/packages";
import { fullName, licenceOf, type Bom, type Component, billOfMaterials } from "./release-files.ts";

/** Licences that only require keeping their text. Any other licence needs a decision first. */
const permitted: ReadonlySet<string> = new Set([
  "0BSD",
  "Apache-2.0",
  "BlueOak-1.0.0",
  "BSD-2-Clause",
  "BSD-3-Clause",
  "CC0-1.0",
  "ISC",
  "MIT",
  "PSF-2.0",
  "Python-2.0",
  "Unlicense",
]);

const isOurs = ({ group }: Component) => group === "@specwright";

/** Returns the components whose licence is unknown or not permitted. */
export function licenceProblems(boms: readonly Bom[]): string[] {
  const found = boms.flatMap(({ components }) =>
    components
      .filter((component) => !permitted.has(licenceOf(component)))
      .map((component) => `${fullName(component)} ${component.version} has the licence ${licenceOf(component)}`),
  );
  return [...new Set(found)].toSorted();
}

const byName = (a: Component, b: Component) => (fullName(a) < fullName(b) ? -1 : 1);
const line = (component: Component) =>
  `| \`${fullName(component)}\` | ${component.version} | ${licenceOf(component)} |`;

function counted(components: readonly Component[]): string {
  const counts = new Map<string, number>();
  for (const component of components) counts.set(licenceOf(component), (counts.get(licenceOf(component)) ?? 0) + 1);
  return [...counts]
    .toSorted(([a, m], [b, n]) => n - m || (a < b ? -1 : 1))
    .map(([licence, count]) => `${count} × ${licence}`)
    .join(", ");
}

function section({ metadata, components, dependencies }: Bom): string {
  const own = metadata.component;
  const others = components.filter((component) => !isOurs(component));
  const asked = new Set(dependencies.find(({ ref }) => ref === own["bom-ref"])?.dependsOn ?? []);
  const [direct, indirect] = [
    others.filter(({ purl }) => asked.has(purl)),
    others.filter(({ purl }) => !asked.has(purl)),
  ];
  const ours = components.filter((component) => isOurs(component)).toSorted(byName);
  const lines = [`## ${fullName(own)}`];
  if (components.length === 0) return [...lines, "No dependencies."].join("\n\n");
  if (ours.length > 0) lines.push(`From this repository: ${ours.map((each) => `\`${fullName(each)}\``).join(", ")}.`);
  if (others.length === 0) return lines.join("\n\n");
  lines.push(`${others.length} third-party packages: ${counted(others)}.`);
  const table = ["| Package | Version | Licence |", "|---|---|---|", ...direct.toSorted(byName).map(line)];
  if (direct.length > 0) lines.push(table.join("\n"));
  if (indirect.length > 0) {
    const named = indirect.toSorted(byName).map((each) => `\`${fullName(each)}\` ${each.version} (${licenceOf(each)})`);
    const who = direct.length > 0 ? "Their dependencies" : "Dependencies of packages of this repository";
    lines.push(`${who}: ${named.join(", ")}.`);
  }
  return lines.join("\n\n");
}

/** Formats the list of all runtime dependencies with their licences as Markdown. */
export function dependencyList(boms: readonly Bom[]): string {
  const introduction = `# Runtime dependencies

This page lists the packages that each published package installs, with the versions in the lockfile and their licences. \`pnpm check dependencies\` writes it. A test fails if it is out of date, or if a licence
is not one of ${[...permitted].join(", ")}. \`pnpm release files\` writes the same lists as CycloneDX documents, which are attached to every release.`;
  return `${[introduction, ...boms.map(section)].join("\n\n")}\n`;
}

if (import.meta.main) {
  parseArgs();
  const boms = await Promise.all(published.map(billOfMaterials));
  const problems = licenceProblems(boms);
  writeFileSync(join(repository, "docs/dependencies.md"), dependencyList(boms));
  for (const problem of problems) console.error(problem);
  console.log(`${published.length} packages, ${problems.length} problems`);
  process.exitCode = problems.length === 0 ? 0 : 1;
}
