import type { Change } from "./compare.ts";
import { placeOf } from "./place.ts";

/** One change in words, with the place where it is. */
export interface Explanation {
  readonly impact: Change["impact"];
  readonly text: string;
}

const kinds = { added: "added", changed: "changed", modified: "changed", removed: "removed" } as const;

/** Readable lines for the changes that Redocly finds, each once, the breaking ones first. */
export function explained(changes: readonly Change[]): Explanation[] {
  const order = { major: 0, minor: 1, patch: 2 };
  const lines = changes
    .toSorted((a, b) => order[a.impact] - order[b.impact])
    .flatMap(({ impact, kind, path, verdicts }): Explanation[] => {
      const messages =
        verdicts.length === 0 ? [kinds[kind]] : verdicts.map(({ message }) => message.replaceAll("\\`", "`"));
      return messages.map((message) => ({ impact, text: `\`${placeOf(path)}\`: ${message.replace(/\.$/, "")}` }));
    });
  return [...new Map(lines.map((line) => [line.text, line])).values()];
}
