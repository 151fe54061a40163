/** `pnpm sbom:files [folder]`: writes one CycloneDX document for each published package. Same lockfile, same bytes. */
import { mkdirSync, writeFileSync } from "node:fs";
import { join, resolve } from "node:path";
import { published } from "@specwright-tools/package-tests/pack";
import { billOfMaterials } from "./bill-of-materials.ts";

const folder = resolve(process.argv[2] ?? "sbom");
mkdirSync(folder, { recursive: true });
const write = async (name: string) => {
  const bom = await billOfMaterials(name);
  writeFileSync(join(folder, `${name}.cdx.json`), `${JSON.stringify(bom, null, 2)}\n`);
};
await Promise.all(published.map(write));
console.log(`${published.length} documents in ${folder}`);
