import { returnCodes, type CodesByClass, type ReturnCodeClass } from "../generated/return-codes.ts";

type ClassByCode = ReadonlyMap<number, ReturnCodeClass>;

const classByCode = (classes: CodesByClass): ClassByCode =>
  new Map(
    Object.entries(classes).flatMap(([name, codes]) => codes.map((code) => [code, name as ReturnCodeClass] as const)),
  );

let everywhere: ClassByCode | undefined;
let byPath: readonly (readonly [prefix: string, classes: ClassByCode])[] | undefined;

/** The documented class of a code on a path. The longest matching path prefix wins. Undefined: an undocumented code. */
export function returnCodeClass(code: number, path: string): ReturnCodeClass | undefined {
  everywhere ??= classByCode(returnCodes.everywhere);
  byPath ??= Object.entries(returnCodes.byPath)
    .toSorted(([left], [right]) => right.length - left.length)
    .map(([prefix, classes]) => [prefix, classByCode(classes)] as const);
  const own = byPath.find(([prefix, classes]) => path.startsWith(prefix) && classes.has(code));
  return (own?.[1] ?? everywhere).get(code);
}
