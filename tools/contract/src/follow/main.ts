/**
 * `pnpm follow`: lists what the service has and the specifications lack: operations, fields, values.
 *
 *     pnpm follow --samples FOLDER                     samples as JSON, or HAR files
 *     pnpm follow --fields NEW.json [--before OLD.json]   field tables of a documentation snapshot
 *
 * Exits with 1 when something is lacking. Maintainers run it monthly.
 */
import { execFileSync } from "node:child_process";
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { parseArgs } from "node:util";
import type { OpenApiDocument } from "../conformance/index.ts";
import { lacksOfTables, newerThan, readFieldTables } from "./field-tables.ts";
import { withoutRepetition, type Lack } from "./lacking.ts";
import { lacksOfSamples, readSamples } from "./samples.ts";
import { readSpecification } from "./specification.ts";

const specs = join(import.meta.dirname, "../../../../packages/specs");
const usage = `pnpm follow --samples FOLDER | --fields NEW.json [--before OLD.json]`;

const { values } = parseArgs({
  options: { samples: { type: "string" }, fields: { type: "string" }, before: { type: "string" } },
});

function say({ kind, operation, field, value, source }: Lack): string {
  const what = { operation: operation, field: `${operation}: ${field}`, value: `${operation}: ${field} = "${value}"` };
  return `- ${what[kind]} (${source})`;
}

function main(): void {
  if (values.samples === undefined && values.fields === undefined) throw new Error(usage);
  // The documents of this tree, not those of an earlier build.
  execFileSync(process.execPath, [join(specs, "src/build.ts")], { stdio: ["ignore", "ignore", "inherit"] });
  const documents = ["trading", "knowledge"].map(
    (name) => JSON.parse(readFileSync(join(specs, "dist", `${name}.json`), "utf8")) as OpenApiDocument,
  );
  const specification = readSpecification(documents);
  const tables = values.fields === undefined ? [] : readFieldTables(values.fields);
  const news = values.before === undefined ? tables : newerThan(tables, readFieldTables(values.before));
  const samples = values.samples === undefined ? [] : readSamples(values.samples);
  const lacks = withoutRepetition([...lacksOfSamples(specification, samples), ...lacksOfTables(specification, news)]);
  for (const [kind, title] of [
    ["operation", "New operations"],
    ["field", "New fields"],
    ["value", "New values"],
  ] as const) {
    const found = lacks.filter((lack) => lack.kind === kind);
    if (found.length > 0) console.log(`\n${title} (${found.length})\n\n${found.map(say).join("\n")}`);
  }
  console.log(
    `\n${samples.length} samples and ${news.length} documentation pages compared with ${specification.size} operations: ${lacks.length} lacking`,
  );
  process.exitCode = lacks.length === 0 ? 0 : 1;
}

try {
  main();
} catch (error) {
  console.error(error instanceof Error ? error.message : String(error));
  process.exitCode = 1;
}
