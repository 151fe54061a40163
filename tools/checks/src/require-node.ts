/** The oldest Node that runs the repository's own tools; published packages support older ones. */
const needed = 24;

/** Ends the process with a plain message when a script was started with another Node than the repository brings. */
export function requireNode(version: string = process.versions.node): void {
  const major = Number(version.split(".")[0]);
  if (major >= needed) return;
  console.error(
    `This repository's tools run on Node ${needed}, which it brings along itself; this is Node ${version}.\n` +
      `Start them with "npx -y pnpm@12.21.0 start" or "npx -y pnpm@12.21.0 test", not with "node" directly.`,
  );
  process.exit(1);
}
