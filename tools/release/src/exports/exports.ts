/** `pnpm exports`: writes what the built packages export to `exports.json`, with which `pnpm spec:diff` compares. */
import { writeExports } from "./kept-exports.ts";

console.log(`${writeExports()} is written; review what came and what went`);
