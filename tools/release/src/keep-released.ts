/** Part of the release: keeps the documents that are about to be published as the base of the next comparison. */
import { copyFileSync, mkdirSync } from "node:fs";
import { join } from "node:path";
import { currentBundles, documents, released } from "./bundles.ts";

const bundles = currentBundles();
mkdirSync(released, { recursive: true });
for (const name of documents) copyFileSync(join(bundles, `${name}.json`), join(released, `${name}.json`));
console.log(`specs/released now holds the documents of this release: ${documents.join(", ")}`);
