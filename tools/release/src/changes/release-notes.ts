/** The part of a change log that belongs to one version, without its heading. */
export function releaseNotes(changelog: string, version: string): string {
  const start = changelog.indexOf(`\n## ${version}\n`);
  if (start < 0) throw new Error(`The change log has no section for ${version}.`);
  const body = changelog.slice(start + `\n## ${version}\n`.length);
  const next = body.indexOf("\n## ");
  return (next < 0 ? body : body.slice(0, next)).trim();
}
