const units: Readonly<Record<string, number>> = { ms: 1, s: 1000, m: 60_000, h: 3_600_000, d: 86_400_000 };

/**
 * `20s` in milliseconds.
 *
 * @param place what the specification describes with the duration, for the error
 */
export function durationMs(place: string, text: string): number {
  const [, count, unit = ""] = /^(\d+)([a-z]+)$/.exec(text) ?? [];
  const factor = units[unit];
  if (factor === undefined)
    throw new Error(`${place}: the duration "${text}" must be a whole number with ms, s, m, h or d, such as 20s.`);
  return Number(count) * factor;
}
