import type { Lack } from "./lacking.ts";

const titles = {
  operation: "New operations",
  field: "New fields",
  value: "New values",
  gone: "No longer in the documentation",
} as const;

function line(same: readonly Lack[]): string {
  const [{ operation, field, source }] = same as [Lack];
  const values = same.flatMap(({ value = [] }) => value);
  const place = [operation, ...(field === undefined ? [] : [field])].join(": ");
  return `- ${place}${values.length === 0 ? "" : `: ${values.join(", ")}`} (${source})`;
}

/** What is lacking as text: a section for each kind, and in it a line for each operation or field. */
export function report(lacks: readonly Lack[]): string {
  return (Object.keys(titles) as (keyof typeof titles)[])
    .flatMap((kind) => {
      const found = lacks.filter((lack) => lack.kind === kind);
      const places = new Map<string, Lack[]>();
      for (const lack of found) {
        const place = `${lack.operation} ${lack.field}`;
        places.set(place, [...(places.get(place) ?? []), lack]);
      }
      const lines = [...places.values()].map(line);
      return found.length === 0 ? [] : ["", `${titles[kind]} (${found.length})`, "", ...lines];
    })
    .join("\n");
}
