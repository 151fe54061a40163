/**
 * `pnpm follow`: lists what documentation tables and reports of drift have and the specifications lack.
 *
 *     pnpm follow --fields NEW.json                       field tables of a documentation snapshot
 *     pnpm follow --fields NEW.json --before OLD.json     only what changed between two snapshots
 *     pnpm follow --drift FILE                            what `onDrift` of a client reported, as JSON
 *
 * Exits with 1 when something is lacking, and with 2 when it cannot compare. Maintainers run it monthly;
 * specs/README.md says what to do with the list.
 */
import { execFileSync } from "node:child_process";
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { parseArgs } from "node:util";
import type { OpenApiDocument } from "@specwright-tools/model/document";
import type { AsyncApiDocument } from "@specwright-tools/model/streams";

import { readSpecificationIndex } from "../comparison/specification-index.ts";
import { driftLines, driftSources, readDrift } from "../comparison/drift.ts";
import { goneSince, lacksOfTables, newerThan, readFieldTables } from "./field-tables.ts";
import { report, withoutRepetition, readSpecification } from "./lacking.ts";

const specs = join(import.meta.dirname, "../../../../packages/specs");
const usage = `pnpm follow --fields NEW.json [--before OLD.json]   field tables of a documentation snapshot, and of an older one
pnpm follow --drift FILE                            what onDrift of a client reported: a JSON list, or a report a line
specs/README.md, "Following the platform", says what the files hold.`;

const options = {
  fields: { type: "string" },
  before: { type: "string" },
  drift: { type: "string" },
} as const;

function readArguments() {
  try {
    const { values } = parseArgs({ options });
    if (values.fields === undefined && values.drift === undefined) throw new Error("Nothing to compare with.");
    if (values.before !== undefined && values.fields === undefined) throw new Error("--before needs --fields.");
    return values;
  } catch (error) {
    throw new Error(`${(error as Error).message}\n${usage}`, { cause: error });
  }
}

function main(): void {
  const given = readArguments();
  const tables = given.fields === undefined ? [] : readFieldTables(given.fields);
  const reports = given.drift === undefined ? [] : readDrift(given.drift);
  const older = given.before === undefined ? undefined : readFieldTables(given.before);
  console.error("Bundling the specifications …");
  // The documents of this tree, not those of an earlier build.
  execFileSync(process.execPath, [join(specs, "src/build.ts")], { stdio: ["ignore", "ignore", "inherit"] });
  const read = (name: string): unknown => JSON.parse(readFileSync(join(specs, "dist", `${name}.json`), "utf8"));
  const [trading, knowledge] = ["trading", "knowledge"].map(read) as [OpenApiDocument, OpenApiDocument];
  const specification = readSpecification([trading, knowledge]);
  const sources =
    reports.length === 0
      ? undefined
      : driftSources(trading, knowledge, read("streams") as AsyncApiDocument, readSpecificationIndex());
  const news = older === undefined ? tables : newerThan(tables, older);
  const lacks = withoutRepetition([
    ...lacksOfTables(specification, news),
    ...(older === undefined ? [] : goneSince(older, tables)),
  ]);
  const drifts = sources === undefined ? [] : driftLines(sources, reports);
  const compared = [
    ...(given.drift === undefined ? [] : [`${reports.length} reports`]),
    ...(given.fields === undefined
      ? []
      : [
          older === undefined
            ? `${news.length} documentation pages`
            : `${news.length} changed of ${tables.length} documentation pages`,
        ]),
  ];
  const count = lacks.length + drifts.length;
  console.log(report(lacks));
  if (drifts.length > 0) console.log(`\nDrift (${drifts.length})\n\n${drifts.join("\n")}`);
  console.log(
    `\n${compared.join(" and ")} compared with the ${specification.size} operations of the specifications: ${count === 0 ? "nothing to do" : `${count} to look at`}.`,
  );
  process.exitCode = count === 0 ? 0 : 1;
}

try {
  main();
} catch (error) {
  console.error(error instanceof Error ? error.message : String(error));
  process.exitCode = 2;
}
