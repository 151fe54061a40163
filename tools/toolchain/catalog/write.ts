/**
 * Writes `catalog.json` next to the documents of `@specwright/specs`. This is the second step of the package's build.
 */
import { copyFileSync, renameSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { specs } from "../model/published.ts";
import { compileComparison } from "./comparison.ts";
import keywords from "./keywords.json" with { type: "json" };
import { compileKnowledge, compileTopics, compileTrading, groupsOf } from "./operations.ts";

const trading = compileTrading();
const catalog = {
  trading,
  topics: compileTopics(),
  knowledge: compileKnowledge(),
  groups: groupsOf(trading),
  keywords,
  comparison: compileComparison(),
};
const unfinished = join(specs, `.${process.pid}-catalog.json`);
// Rename the file in one step, so that no program reads a partial file.
writeFileSync(unfinished, JSON.stringify(catalog));
copyFileSync(join(specs, "../src/catalog.d.ts"), join(specs, "catalog.d.ts"));
renameSync(unfinished, join(specs, "catalog.json"));
