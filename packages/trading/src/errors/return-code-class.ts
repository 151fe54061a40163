import { retCodes, type RetCodeClass } from "../generated/ret-codes.ts";

interface Line {
  readonly prefix: string;
  readonly name: RetCodeClass;
  readonly codes: ReadonlySet<number>;
}

let lines: Line[] | undefined;

/** Written as distances in base 36, see the generated file. */
function read(line: string): Line {
  const [prefix = "", name = "", ...distances] = line.split(" ");
  const codes = new Set<number>();
  let code = 0;
  for (const distance of distances) codes.add((code += Number.parseInt(distance, 36)));
  return { prefix, name: name as RetCodeClass, codes };
}

/** The documented class of a return code on a path; a class for the path itself takes precedence. Undefined: not documented. */
export function returnCodeClass(code: number, path: string): RetCodeClass | undefined {
  lines ??= retCodes.split("\n").map(read);
  const found = lines.filter(({ prefix, codes }) => codes.has(code) && path.startsWith(prefix));
  return found.toSorted((left, right) => right.prefix.length - left.prefix.length)[0]?.name;
}
