/** Letter case and separators aside, `pageSize` is `page_size`. */
const normalize = (name: string): string => name.toLowerCase().replaceAll(/[^a-z\d]/g, "");

/** The number of single-character edits, swaps of neighbours included, that turn one text into the other. */
function editDistance(one: string, other: string): number {
  let beforePrevious: number[] = [];
  let previous = Array.from({ length: other.length + 1 }, (_, index) => index);
  for (let row = 1; row <= one.length; row++) {
    const current = [row];
    for (let column = 1; column <= other.length; column++) {
      const isSame = one[row - 1] === other[column - 1];
      let distance = Math.min(
        (previous[column] ?? 0) + 1,
        (current[column - 1] ?? 0) + 1,
        (previous[column - 1] ?? 0) + (isSame ? 0 : 1),
      );
      const isSwapped = one[row - 1] === other[column - 2] && one[row - 2] === other[column - 1];
      if (isSwapped) distance = Math.min(distance, (beforePrevious[column - 2] ?? 0) + 1);
      current.push(distance);
    }
    beforePrevious = previous;
    previous = current;
  }
  return previous[other.length] ?? 0;
}

/** The known name that the caller most likely meant, or undefined when none is close. */
export function nearestName(name: string, known: readonly string[]): string | undefined {
  // Longer names are no misspelling of ours, and the comparison is quadratic.
  if (name.length > 40) return undefined;
  const wanted = normalize(name);
  const allowed = Math.max(1, Math.floor(wanted.length / 3));
  const [nearest] = known
    .map((candidate) => ({ candidate, distance: editDistance(wanted, normalize(candidate)) }))
    .filter(({ distance }) => distance <= allowed)
    .toSorted((one, other) => one.distance - other.distance);
  if (nearest !== undefined || wanted.length < 3) return nearest?.candidate;
  // `key` means `apiKey`, and `apiSecret` means `secret`.
  return known
    .filter((candidate) => wanted.includes(normalize(candidate)) || normalize(candidate).includes(wanted))
    .toSorted((one, other) => one.length - other.length)[0];
}

/** ` Did you mean "environment"?`, or nothing when no known name is close. */
export function didYouMean(name: string, known: readonly string[], prefix = ""): string {
  const nearest = nearestName(name, known);
  return nearest === undefined ? "" : ` Did you mean "${prefix}${nearest}"?`;
}
