import { distance } from "fastest-levenshtein";

/** Up to three names that a person may have meant, the nearest first. */
export const suggest = (given: string, names: readonly string[]): string[] =>
  names
    .map((name) => ({ name, far: distance(given.toLowerCase(), name.toLowerCase()) }))
    .filter(({ far }) => far <= Math.max(2, Math.floor(given.length / 3)))
    .toSorted((one, other) => one.far - other.far)
    .slice(0, 3)
    .map(({ name }) => name);
