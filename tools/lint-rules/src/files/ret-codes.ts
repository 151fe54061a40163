import type { Catalogue } from "./catalogue.ts";
import type { DataFile } from "./data-file.ts";
import type { Problem } from "./problem.ts";

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

/** Codes that are listed twice for the same paths, paths that no operation has, and a success that is none. */
export function returnCodeProblems(file: DataFile, { paths: known }: Catalogue): Problem[] {
  const seen = new Map<string, number>();
  return (file.value as readonly ReturnCode[]).flatMap((entry, index) => {
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
