import { escape } from "../rules/schemas/enumerations.ts";
import type { Catalogue } from "./catalogue.ts";
import type { Problem } from "./problem.ts";

interface Enumeration {
  readonly enum?: readonly unknown[];
  readonly anyOf?: readonly { readonly enum?: readonly unknown[] }[];
  readonly description?: string;
}

const valuesOf = ({ enum: own = [], anyOf = [] }: Enumeration): string[] =>
  [...own, ...anyOf.flatMap((part) => part.enum ?? [])].map(String);

/** What a description says of the values, from the first of them on; the words before it may differ. */
function explanation({ description = "" }: Enumeration, values: readonly string[]): string {
  const text = description
    .replaceAll(/`|\bOther values may appear\.?/g, "")
    .replaceAll(/\s+/g, " ")
    .trim()
    .replace(/\.$/, "");
  const starts = values.map((value) => text.search(new RegExp(`(?<!\\w)${escape(value)}(?!\\w)`)));
  return text.slice(Math.max(0, Math.min(...starts.filter((start) => start >= 0))));
}

/**
 * The values of a request and those of a response have two files, because only the second is open: `Side` and `SideValue`.
 * Where both list the same values, they explain them alike.
 */
export function twinProblems({ schemas, file: read }: Catalogue): Problem[] {
  return [...schemas].flatMap(([name, file]): Problem[] => {
    const twin = schemas.get(`${name}Value`);
    if (twin === undefined || !file.includes("/scalars/")) return [];
    const [closed, open] = [read(file), read(twin)];
    const [request, response] = [closed.value, open.value] as [Enumeration, Enumeration];
    const values = valuesOf(request);
    if (values.toSorted().join() !== valuesOf(response).toSorted().join()) return [];
    const [said, saidHere] = [explanation(request, values), explanation(response, values)];
    if (said === saidHere) return [];
    const message = `${name} explains the same values in other words: "${said}".`;
    return [open.problem("twin-enumerations", ["description"], message)];
  });
}
