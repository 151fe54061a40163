/** ` Did you mean …?` with the name that takes the fewest changed letters; empty when none is close. */
export function didYouMean(name: string, known: Iterable<string>): string {
  let nearest = "";
  let fewest = Math.max(2, Math.floor(name.length / 3)) + 1;
  for (const candidate of known) {
    const distance = distanceOf(name.toLowerCase(), candidate.toLowerCase());
    if (distance < fewest) [nearest, fewest] = [candidate, distance];
  }
  return nearest === "" ? "" : ` Did you mean ${nearest}?`;
}

/** The number of letters to insert, delete or replace (Levenshtein). */
function distanceOf(left: string, right: string): number {
  let row = Array.from({ length: right.length + 1 }, (_, index) => index);
  for (let i = 1; i <= left.length; i++) {
    const above = row;
    row = [i];
    for (let j = 1; j <= right.length; j++) {
      const replaced = (above[j - 1] ?? 0) + (left[i - 1] === right[j - 1] ? 0 : 1);
      row.push(Math.min(replaced, (above[j] ?? 0) + 1, (row[j - 1] ?? 0) + 1));
    }
  }
  return row[right.length] ?? 0;
}
