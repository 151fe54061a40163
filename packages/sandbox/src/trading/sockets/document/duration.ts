const units: Readonly<Record<string, number>> = { ms: 1, s: 1000, m: 60_000 };

/** Milliseconds of a duration such as `20ms`, `30s` or `10m`; undefined when the text is none. */
export function durationOf(text: unknown): number | undefined {
  const match = /^(\d{1,6})(ms|s|m)$/.exec(typeof text === "string" ? text : "");
  return match === null ? undefined : Number(match[1]) * (units[match[2] ?? ""] ?? 1);
}
