/** Bundles the comparison with live services, which is a tool of this repository, and what it works with. */
import { writeFileSync } from "node:fs";
import { join } from "node:path";
import { readLivePlan } from "@specwright-tools/contract/live-plan";
import { rolldown } from "rolldown";

const folder = join(import.meta.dirname, "../dist/drift");

const bundle = await rolldown({
  input: "@specwright-tools/contract/live",
  cwd: join(import.meta.dirname, ".."),
  platform: "node",
  // Libraries and published packages are dependencies of this package.
  external: /^(?!@specwright-(?:tools|data)\/)[^./]/,
  treeshake: { moduleSideEffects: "no-external" },
});
await bundle.write({ file: join(folder, "run-live.js") });
writeFileSync(join(folder, "plan.json"), JSON.stringify(readLivePlan()));
