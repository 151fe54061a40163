/**
 * `pnpm follow`: lists what the service has and the specifications lack: operations, fields, values.
 *
 *     pnpm follow --samples FOLDER                        samples as JSON, or HAR files
 *     pnpm follow --fields NEW.json                       field tables of a documentation snapshot
 *     pnpm follow --fields NEW.json --before OLD.json     only what changed between two snapshots
 *
 * Exits with 1 when something is lacking, and with 2 when it cannot compare. Maintainers run it monthly;
 * specs/README.md says what to do with the list.
 */
import { execFileSync } from "node:child_process";
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { parseArgs } from "node:util";
import type { OpenApiDocument } from "../conformance/index.ts";
import { goneSince, lacksOfTables, newerThan, readFieldTables } from "./field-tables.ts";
import { withoutRepetition } from "./lacking.ts";
import { report } from "./report.ts";
import { lacksOfSamples, readSamples } from "./samples.ts";
import { readSpecification } from "./specification.ts";

const specs = join(import.meta.dirname, "../../../../packages/specs");
const usage = `pnpm follow --samples FOLDER                      samples as JSON, or HAR files
pnpm follow --fields NEW.json [--before OLD.json]   field tables of a documentation snapshot, and of an older one
specs/README.md, "Following the platform", says what the files hold.`;

const options = { samples: { type: "string" }, fields: { type: "string" }, before: { type: "string" } } as const;

function readArguments() {
  try {
    const { values } = parseArgs({ options });
    if (values.samples === undefined && values.fields === undefined) throw new Error("Nothing to compare with.");
    if (values.before !== undefined && values.fields === undefined) throw new Error("--before needs --fields.");
    return values;
  } catch (error) {
    throw new Error(`${(error as Error).message}\n${usage}`, { cause: error });
  }
}

function main(): void {
  const given = readArguments();
  const samples = given.samples === undefined ? [] : readSamples(given.samples);
  const tables = given.fields === undefined ? [] : readFieldTables(given.fields);
  const older = given.before === undefined ? undefined : readFieldTables(given.before);
  console.error("Bundling the specifications …");
  // The documents of this tree, not those of an earlier build.
  execFileSync(process.execPath, [join(specs, "src/build.ts")], { stdio: ["ignore", "ignore", "inherit"] });
  const documents = ["trading", "knowledge"].map(
    (name) => JSON.parse(readFileSync(join(specs, "dist", `${name}.json`), "utf8")) as OpenApiDocument,
  );
  const specification = readSpecification(documents);
  const news = older === undefined ? tables : newerThan(tables, older);
  const lacks = withoutRepetition([
    ...lacksOfSamples(specification, samples),
    ...lacksOfTables(specification, news),
    ...(older === undefined ? [] : goneSince(older, tables)),
  ]);
  const compared = [
    ...(given.samples === undefined ? [] : [`${samples.length} samples`]),
    ...(given.fields === undefined
      ? []
      : [
          older === undefined
            ? `${news.length} documentation pages`
            : `${news.length} changed of ${tables.length} documentation pages`,
        ]),
  ];
  console.log(report(lacks));
  console.log(
    `\n${compared.join(" and ")} compared with the ${specification.size} operations of the specifications: ${lacks.length === 0 ? "nothing to do" : `${lacks.length} to look at`}.`,
  );
  process.exitCode = lacks.length === 0 ? 0 : 1;
}

try {
  main();
} catch (error) {
  console.error(error instanceof Error ? error.message : String(error));
  process.exitCode = 2;
}
