/** `pnpm exports`: writes what the built packages export to `exports.json`, with which `pnpm spec:diff` compares. */
import { writeFileSync } from "node:fs";
import { join } from "node:path";
import { repository } from "../documents/bundles.ts";
import { currentExportsText } from "./current-exports.ts";
import { exportsFile } from "./kept-exports.ts";

writeFileSync(join(repository, exportsFile), currentExportsText());
console.log(`${exportsFile} is written; review what came and what went`);
