// Plain JavaScript: an older Node must be able to read this to say what is wrong with it.

/** The oldest Node that runs the repository's own tools; published packages support older ones. */
const needed = 24;

/** Ends the process with a message on a Node that cannot read the TypeScript of the tools. */
export function requireNode() {
  if (Number(process.versions.node.split(".")[0]) >= needed) return;
  console.error(
    `This repository's tools run on Node ${needed}, which it brings along itself; this is Node ${process.versions.node}.\n` +
      `Start them with "npx -y pnpm@12.21.0 start" or "npx -y pnpm@12.21.0 test", not with "node" directly.`,
  );
  process.exit(1);
}
