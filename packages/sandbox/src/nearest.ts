import { distance } from "fastest-levenshtein";

/** Returns ` Did you mean …?` with the most similar name, or an empty string if no name is similar. */
export function didYouMean(name: string, known: Iterable<string>): string {
  let nearest = "";
  let fewest = Math.max(2, Math.floor(name.length / 3)) + 1;
  for (const candidate of known) {
    const letters = distance(name.toLowerCase(), candidate.toLowerCase());
    if (letters < fewest) [nearest, fewest] = [candidate, letters];
  }
  return nearest === "" ? "" : ` Did you mean ${nearest}?`;
}
