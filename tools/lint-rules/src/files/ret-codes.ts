import { readFileSync } from "node:fs";
import { join } from "node:path";
import type { Catalogue } from "./catalogue.ts";
import type { DataFile, Problem } from "./data-file.ts";

interface ReturnCode {
  readonly code: number;
  readonly group: string;
  readonly class: string;
  readonly paths?: readonly string[];
}

/** Order entry over a stream has a path that is no URL of the document. */
const streamPath = "/v5/trade";

/** Where the code holds, one entry for each path prefix. HTTP statuses are no return codes. */
const scopes = ({ code, group, paths = [""] }: ReturnCode): string[] =>
  paths.map((path) => `${group === "http" ? "HTTP status" : "code"} ${code}${path === "" ? "" : ` of ${path}`}`);

/** Codes that an example shows and the list lacks. Only examples have a number at `retCode`; schemas have a description. */
function exampleProblems(entries: readonly ReturnCode[], { root, files }: Catalogue): Problem[] {
  const known = new Set(entries.filter(({ group }) => group !== "http").map(({ code }) => String(code)));
  return files.flatMap((file) =>
    readFileSync(join(root, file), "utf8")
      .split("\n")
      .flatMap((text, index) => {
        const code = /^\s+(?:retCode|ret_code): (-?\d+)$/.exec(text)?.[1];
        if (code === undefined || known.has(code)) return [];
        const message = `ret-codes.yaml has no code ${code}.`;
        return [{ file, line: index + 1, rule: "known-codes", message }];
      }),
  );
}

/** Codes that are listed twice for the same paths, paths that no operation has, a success that is none, and unknown codes of examples. */
export function returnCodeProblems(file: DataFile, catalogue: Catalogue): Problem[] {
  const entries = file.value as readonly ReturnCode[];
  return [...entryProblems(file, entries, catalogue), ...exampleProblems(entries, catalogue)];
}

function entryProblems(file: DataFile, entries: readonly ReturnCode[], { paths: known }: Catalogue): Problem[] {
  const seen = new Map<string, number>();
  return entries.flatMap((entry, index) => {
    const twice = scopes(entry).flatMap((scope) => {
      const first = seen.get(scope);
      seen.set(scope, first ?? file.lineOf([index]));
      return first === undefined
        ? []
        : [file.problem("ret-codes-distinct", [index], `The ${scope} is listed already in line ${first}.`)];
    });
    const nowhere = (entry.paths ?? [])
      .filter((prefix) => prefix !== streamPath && !known.some((path) => path.startsWith(prefix)))
      .map((prefix) =>
        file.problem("ret-codes-paths", [index, "paths"], `No operation has a path that begins with ${prefix}.`),
      );
    const success =
      entry.class === "success" && entry.code !== 0
        ? [file.problem("ret-codes-success", [index, "class"], `Only code 0 is a success, ${entry.code} is not.`)]
        : [];
    return [...twice, ...nowhere, ...success];
  });
}
