import { execFile } from "node:child_process";
import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { dirname, join } from "node:path";
import { parse } from "yaml";
import { keysOf } from "./document.ts";
import { DataFile, type Problem } from "./files/catalogue.ts";

const redocly = join(dirname(createRequire(import.meta.url).resolve("@redocly/cli/package.json")), "bin/cli.js");

/** The rule that compares examples with their schemas. */
export const exampleRule = "specwright/valid-examples";

interface Reported {
  readonly ruleId: string;
  readonly message: string;
  readonly location: readonly {
    readonly source: { readonly ref: string };
    readonly pointer?: string;
    readonly start?: { readonly line: number };
  }[];
  /** If the problem is an example that violates its schema, the location of the violated keyword in the schema. */
  readonly from?: { readonly source: { readonly ref: string }; readonly pointer: string };
}

/** Returns the names of the documents in `redocly.yaml`. */
function documents(root: string): string[] {
  const { apis } = parse(readFileSync(join(root, "redocly.yaml"), "utf8")) as { apis: object };
  return Object.keys(apis);
}

/** Returns whether a problem is an effect of a syntax error, which every reference to the file reports again. */
const isEcho = ({ message }: Reported): boolean => /^Can't resolve \$ref: .* in ".*" \(/.test(message);

const problemOf = ({ ruleId, message, location: [place] }: Reported): Problem => ({
  file: place?.source.ref ?? "redocly.yaml",
  line: place?.start?.line ?? 1,
  rule: ruleId,
  message,
});

/** Parses the output of Redocly, which consists of one indented JSON object for each document. */
const reports = (output: string): { problems: Reported[] }[] =>
  output
    .split(/(?<=^\})/m)
    .filter((text) => text.trim() !== "")
    .map((text) => JSON.parse(text) as { problems: Reported[] });

/** Runs Redocly on several documents in one process, because Redocly starts slowly. */
function lint(root: string, names: readonly string[]): Promise<Reported[]> {
  const args = [redocly, "lint", ...names, "--format=json", "--max-problems=100000"];
  const env = { ...process.env, REDOCLY_TELEMETRY: "off", REDOCLY_SUPPRESS_UPDATE_NOTICE: "true" };
  return new Promise((resolve) => {
    execFile(process.execPath, args, { cwd: root, env, maxBuffer: 1e8 }, (error, stdout, stderr) => {
      // Remove the root from absolute paths in messages, because the locations are relative to it.
      const found = reports(stdout.replaceAll(`${root}/`, ""));
      const problems = found.flatMap((report) => report.problems);
      if (found.length === names.length) return resolve(problems);
      const message = `${names[found.length]} cannot be linted: ${(stderr || String(error)).trim()}`;
      resolve([...problems, { ruleId: "redocly", message, location: [] }]);
    });
  });
}

/** Returns the file and pointer of the whole example that contains a value. */
const exampleOf = ({ location: [place] }: Reported): string =>
  `${place?.source.ref} ${/^.*?\/(?:examples\/[^/]+(?:\/(?:value|payload))?|example|value)(?=\/|$)/.exec(place?.pointer ?? "")?.[0]}`;

/** Returns the last key in the path that is a field name, not a list index. */
const fieldOf = ({ location: [place] }: Reported): string | undefined =>
  keysOf(place?.pointer ?? "").findLast((key) => !/^\d+$/.test(key));

/**
 * Returns the problems with examples. If the same line of a schema rejects several examples, it is reported once, as a
 * mistake in the schema.
 */
function exampleProblems(root: string, reported: readonly Reported[]): Problem[] {
  const schemaOf = ({ from }: Reported): { file: string; line: number } => {
    const file = from?.source.ref ?? "";
    return {
      file,
      line: new DataFile(file, readFileSync(join(root, file), "utf8")).lineOf(keysOf(from?.pointer ?? "")),
    };
  };
  const groups = Map.groupBy(reported, (one) => `${one.from?.source.ref}${one.from?.pointer} ${fieldOf(one)}`);
  return [...groups.values()].flatMap((group): Problem[] => {
    const [first] = group;
    if (first === undefined) return [];
    const problem = problemOf(first);
    const schema = schemaOf(first);
    const examples = new Set(group.map(exampleOf)).size;
    if (examples > 1) {
      const place = `${problem.file}:${problem.line}`;
      return [
        { ...problem, ...schema, message: `${problem.message}, in ${examples} examples; the first is in ${place}.` },
      ];
    }
    return [{ ...problem, message: `${problem.message}. The schema is in ${schema.file}:${schema.line}.` }];
  });
}

/**
 * Runs the rules of `redocly.yaml`. The first document takes longer than all others together, so it has a process of
 * its own, which runs in parallel on a second core.
 */
export async function redoclyProblems(root: string): Promise<Problem[]> {
  const names = documents(root);
  const groups = [names.slice(0, 1), names.slice(1)].filter((group) => group.length > 0);
  const problems = (await Promise.all(groups.map((group) => lint(root, group)))).flat();
  const { inExamples = [], others = [] } = Object.groupBy(problems, ({ ruleId }) =>
    ruleId === exampleRule ? "inExamples" : "others",
  );
  return [...others.filter((problem) => !isEcho(problem)).map(problemOf), ...exampleProblems(root, inExamples)];
}
