import { execFile } from "node:child_process";
import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { dirname, join } from "node:path";
import { parse } from "yaml";
import { exampleCauses, exampleRule, type ExampleProblem } from "./examples/causes.ts";
import { unreadable } from "./examples/valid-examples.ts";
import type { Problem } from "./files/data-file.ts";

const redocly = join(dirname(createRequire(import.meta.url).resolve("@redocly/cli/package.json")), "bin/cli.js");

interface Report {
  readonly problems: readonly {
    readonly ruleId: string;
    readonly message: string;
    readonly location: readonly {
      readonly source: { readonly ref: string };
      readonly pointer?: string;
      readonly start?: { readonly line: number };
    }[];
    /** What refers to the place, where it is in another file or another part of the document. */
    readonly from?: { readonly source: { readonly ref: string }; readonly pointer: string };
  }[];
}

/** The names of the documents in `redocly.yaml`. */
function documents(root: string): string[] {
  const { apis } = parse(readFileSync(join(root, "redocly.yaml"), "utf8")) as { apis: object };
  return Object.keys(apis);
}

/** A file that cannot be parsed is a problem of its own; each reference to it need not say so again. */
const isEcho = ({ message }: { readonly message: string }): boolean =>
  /^Can't resolve \$ref: .* in ".*" \(/.test(message);

/** A problem, and of an example also what holds it and its schema. */
function read(output: string): (Problem | ExampleProblem)[] {
  const { problems } = JSON.parse(output) as Report;
  return problems
    .filter((problem) => !isEcho(problem))
    .map(({ ruleId, message, location: [place], from }) => {
      const file = place?.source.ref ?? "redocly.yaml";
      const problem = { file, line: place?.start?.line ?? 1, rule: ruleId, message };
      if (ruleId !== exampleRule) return problem;
      const { pointer = "" } = place ?? {};
      const holder =
        from === undefined
          ? { file, pointer: pointer.replace(/\/examples?(?:\/.*)?$/, "") }
          : { file: from.source.ref, pointer: from.pointer };
      return { ...problem, pointer, holder };
    });
}

function lint(root: string, name: string): Promise<(Problem | ExampleProblem)[]> {
  const args = [redocly, "lint", name, "--format=json", "--max-problems=1000"];
  const env = { ...process.env, REDOCLY_TELEMETRY: "off", REDOCLY_SUPPRESS_UPDATE_NOTICE: "true" };
  return new Promise((resolve) => {
    execFile(process.execPath, args, { cwd: root, env, maxBuffer: 1e8 }, (error, stdout, stderr) => {
      if (stdout.startsWith("{")) return resolve(read(stdout));
      const message = `${name} cannot be linted: ${(stderr || String(error)).trim()}`;
      resolve([{ file: "redocly.yaml", line: 1, rule: "redocly", message }]);
    });
  });
}

async function lintInTurn(root: string, names: readonly string[]): Promise<(Problem | ExampleProblem)[]> {
  const problems: (Problem | ExampleProblem)[] = [];
  for (const name of names) problems.push(...(await lint(root, name)));
  return problems;
}

/**
 * The mistakes that the rules of `redocly.yaml` find in its documents, each in a process of its own. The first document
 * takes longer than all others together, so it has a core for itself where there are two.
 */
export async function redoclyProblems(root: string): Promise<Problem[]> {
  const names = documents(root);
  const lanes = [names.slice(0, 1), names.slice(1)];
  const problems = (await Promise.all(lanes.map((lane) => lintInTurn(root, lane)))).flat();
  const inExamples = problems.filter((problem) => "holder" in problem);
  const others = problems.filter((problem) => !("holder" in problem));
  // Another rule names the schema that cannot be read; each of its examples need not say so again.
  const readable = inExamples.filter(({ message }) => !message.startsWith(unreadable));
  return [...others, ...exampleCauses(root, others.length > 0 ? readable : inExamples)];
}
