/**
 * Formats changesets for CHANGELOG.md. The author's prose is printed without hashes, names or links, so that all
 * releases read alike. Configured in `.changeset/config.json`.
 */
interface Changeset {
  readonly summary: string;
}

interface UpdatedDependency {
  readonly name: string;
  readonly newVersion: string;
}

const paragraph = (text: string) => `\n${text}\n`;

/** Returns the changelog entry of one changeset: its text as paragraphs. */
export function getReleaseLine({ summary }: Changeset): string {
  return paragraph(
    summary
      .trim()
      .split("\n")
      .map((line) => line.trimEnd())
      .join("\n"),
  );
}

/** Returns the changelog entry about updated packages of this repository. */
export function getDependencyReleaseLine(_: readonly Changeset[], updated: readonly UpdatedDependency[]): string {
  if (updated.length === 0) return "";
  const named = updated.map(({ name, newVersion }) => `\`${name}\` ${newVersion}`).toSorted();
  const last = named.pop() ?? "";
  return paragraph(`Comes with ${named.length === 0 ? last : `${named.join(", ")} and ${last}`}.`);
}
