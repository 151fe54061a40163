/** Implements `pnpm follow`, which compares the platform's documentation with the specifications. */
import { writeFileSync } from "node:fs";
import { parseArgs } from "node:util";
import { knowledgeDocument, streamsDocument, tradingDocument } from "../documents/documents.ts";
import { changedFacts, type Difference, differencesOf, goneFrom } from "./differences.ts";
import { type Documentation, readDocumentation } from "./documentation.ts";
import { factsOf, shownSubjects, tableFacts } from "./facts.ts";
import { readKeptTables, keptTables, tablesText } from "./kept-tables.ts";
import { decisions, undecided } from "./known-differences.ts";
import { readSnapshot, type Snapshot } from "./snapshot.ts";
import { readSpecified } from "./specified.ts";

const titles: Readonly<Record<Difference["kind"], string>> = {
  missing: "In the documentation, and not in the specifications",
  gone: "No longer in the documentation",
  differs: "Stated differently",
};

/** Destination of the command's output and errors. */
type Output = Pick<Console, "log" | "error">;

function show({ log }: Output, title: string, lines: readonly string[]): void {
  if (lines.length > 0) log(`\n## ${title} (${lines.length})\n\n${lines.map((line) => `- ${line}`).join("\n")}`);
}

const described = ({ subject, page, file, property, documented, specified }: Difference): string => {
  const values =
    specified === undefined ? "" : `, ${property}: the page states ${documented ?? ""}, the specification ${specified}`;
  return `${subject}${values} (${page} → ${file}${specified === undefined ? `, ${property}` : ""})`;
};

const describeSnapshot = ({ revision, date }: Snapshot): string => `${revision.slice(0, 10)} of ${date}`;

function readParameters(parameters: readonly string[]) {
  const { values, positionals } = parseArgs({
    args: [...parameters],
    allowPositionals: true,
    options: {
      since: { type: "string" },
      revision: { type: "string" },
      json: { type: "string" },
      write: { type: "boolean", default: false },
    },
  });
  const [repository, ...others] = positionals;
  if (repository === undefined || others.length > 0)
    throw new Error("Pass one DOCS: a checkout or bare repository of bybit-exchange/docs.");
  return { ...values, repository };
}

const countsOf = ({ operations, topics, enumerations, codes, limits, changes }: Documentation): string =>
  [
    `${operations.length} operations`,
    `${topics.length} topics`,
    `${enumerations.size} enumerations`,
    `${codes.length} error codes`,
    `${limits.length} rate limits`,
    `${changes.length} changes`,
  ].join(", ");

function compare(parameters: readonly string[], output: Output): 0 | 1 {
  const { repository, revision, since, json, write } = readParameters(parameters);
  const snapshot = readSnapshot(repository, revision);
  const documentation = readDocumentation(snapshot);
  const facts = factsOf(documentation);
  const earlier = since === undefined ? undefined : readSnapshot(repository, since);
  const older = earlier === undefined ? tableFacts(readKeptTables()) : factsOf(readDocumentation(earlier));
  const changed = changedFacts(older, facts);
  const specified = readSpecified([tradingDocument, knowledgeDocument], streamsDocument);

  const stated = differencesOf(specified, earlier === undefined ? facts : changed);
  const all = [...stated, ...goneFrom(specified, older, facts, shownSubjects(documentation))];
  const known = decisions();
  const differences = undecided(known, all);
  for (const [kind, title] of Object.entries(titles))
    show(output, title, differences.filter((each) => each.kind === kind).map(described));
  const unused = known.filter((each) => undecided([each], all).length === all.length);
  if (earlier === undefined)
    show(
      output,
      "Decisions that match no difference",
      unused.map(({ line }) => line),
    );

  const span = earlier && ` since ${describeSnapshot(earlier)}: ${changed.size} statements changed`;
  output.log(`\nPages at ${describeSnapshot(snapshot)} (${countsOf(documentation)})${span ?? ""}.`);
  output.log(
    `Differences: ${all.length}, ${all.length - differences.length} of them decided, ${differences.length} to look at.`,
  );
  if (json !== undefined) {
    const states = {
      revision: snapshot.revision,
      date: snapshot.date,
      ...(earlier && { since: { revision: earlier.revision, date: earlier.date } }),
    };
    writeFileSync(json, `${JSON.stringify({ ...states, differences }, null, 2)}\n`);
  }
  if (write) writeFileSync(keptTables, tablesText(documentation.operations));
  return differences.length === 0 ? 0 : 1;
}

/** Runs the command, and returns its exit code. */
export function follow(parameters: readonly string[], output: Output): 0 | 1 | 2 {
  try {
    return compare(parameters, output);
  } catch (error) {
    output.error((error as Error).message);
    return 2;
  }
}
