/**
 * Formats changesets for CHANGELOG.md: the author's prose without hashes, names or links, so that every release reads
 * the same. Configured in `.changeset/config.json`.
 */
interface Changeset {
  readonly summary: string;
}

interface UpdatedDependency {
  readonly name: string;
  readonly newVersion: string;
}

const paragraph = (text: string) => `\n${text}\n`;

/** Returns one changeset's entry: its text, as paragraphs. */
export function getReleaseLine({ summary }: Changeset): string {
  return paragraph(
    summary
      .trim()
      .split("\n")
      .map((line) => line.trimEnd())
      .join("\n"),
  );
}

/** Returns the sentence about updated packages of this repository. */
export function getDependencyReleaseLine(_: readonly Changeset[], updated: readonly UpdatedDependency[]): string {
  if (updated.length === 0) return "";
  const named = updated.map(({ name, newVersion }) => `\`${name}\` ${newVersion}`).toSorted();
  const last = named.pop() ?? "";
  return paragraph(`Comes with ${named.length === 0 ? last : `${named.join(", ")} and ${last}`}.`);
}
