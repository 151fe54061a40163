/**
 * How changesets become CHANGELOG.md: the author's prose as it was written, without hashes, names or links, so that
 * it reads the same wherever and by whomever the release is made. Named in `.changeset/config.json`.
 */
interface Changeset {
  readonly summary: string;
}

interface UpdatedDependency {
  readonly name: string;
  readonly newVersion: string;
}

const paragraph = (text: string) => `\n${text}\n`;

/** One changeset's entry: its text, as paragraphs. */
export function getReleaseLine({ summary }: Changeset): string {
  return paragraph(
    summary
      .trim()
      .split("\n")
      .map((line) => line.trimEnd())
      .join("\n"),
  );
}

/** The sentence about the other packages of this repository that a release brings along. */
export function getDependencyReleaseLine(_: readonly Changeset[], updated: readonly UpdatedDependency[]): string {
  if (updated.length === 0) return "";
  const named = updated.map(({ name, newVersion }) => `\`${name}\` ${newVersion}`).toSorted();
  const last = named.pop() ?? "";
  return paragraph(`Comes with ${named.length === 0 ? last : `${named.join(", ")} and ${last}`}.`);
}
