/**
 * `pnpm spec:pages [--output FOLDER]`: writes each OpenAPI document of this tree as one page of Redocly, for whoever reviews
 * a change of it. CI attaches the pages to a pull request that changes the specifications. They are not the docs site.
 */
import { execFileSync } from "node:child_process";
import { join, resolve } from "node:path";
import { parseArgs } from "node:util";
import { redocly, repository } from "./documents/bundles.ts";

const { values } = parseArgs({ options: { output: { type: "string", default: ".cache/spec-pages" } } });
const output = resolve(values.output);

// Redocly renders OpenAPI only: the streams are an AsyncAPI document.
for (const name of ["trading", "knowledge"]) {
  console.error(`Rendering ${name} …`);
  const page = join(output, `${name}.html`);
  const command = [redocly, "build-docs", join(repository, "specs", name, "openapi.yaml"), "--output", page];
  execFileSync(process.execPath, [...command, "--config", join(repository, "redocly.yaml")], { stdio: "pipe" });
  console.log(page);
}
