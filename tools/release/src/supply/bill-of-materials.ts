import { createHash } from "node:crypto";
import { mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { repository } from "@specwright-tools/package-tests/pack";
import { must } from "@specwright-tools/package-tests/run";

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

/** A CycloneDX document, as far as this tool looks into it. */
export interface Bom {
  readonly bomFormat: "CycloneDX";
  readonly specVersion: string;
  readonly serialNumber?: string;
  readonly metadata: { readonly timestamp?: string; readonly component: Component & { readonly "bom-ref": string } };
  readonly components: readonly Component[];
  readonly dependencies: readonly { readonly ref: string; readonly dependsOn?: readonly string[] }[];
}

/** The same lockfile has to give the same document: no time of day, and a number made from the content. */
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

/** What a user gets who installs one of our packages, as a CycloneDX document. Optional peers are the user's choice and left out. */
export async function billOfMaterials(name: string): Promise<Bom> {
  const folder = mkdtempSync(join(tmpdir(), "bom-"));
  try {
    const file = join(folder, "bom.json");
    const selection = ["--filter", `@specwright/${name}`, "sbom", "--prod", "--exclude-peers"];
    await must("pnpm", [...selection, "--sbom-format", "cyclonedx", "--sbom-spec-version", "1.6", "--out", file], {
      cwd: repository,
    });
    return settle(JSON.parse(readFileSync(file, "utf8")) as Bom);
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

/** The full name of a component, scope included. */
export const fullName = ({ group, name }: Component) => (group === undefined ? name : `${group}/${name}`);

/** The licence as an SPDX expression, or `unknown`. */
export function licenceOf({ licenses = [] }: Component): string {
  const named = licenses.map(({ license, expression }) => expression ?? license?.id ?? license?.name ?? "unknown");
  return named.length === 0 ? "unknown" : named.join(" AND ");
}
