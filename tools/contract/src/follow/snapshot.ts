/** Reads the pages of a revision of the platform's documentation repository. */
import { execFileSync } from "node:child_process";

/** Folders with the pages to read. Other folders repeat these pages in another language or for the API explorer. */
const folders = ["docs/v5", "docs/p2p", "docs/v3/tax", "docs/tax", "docs/changelog"];

export interface Snapshot {
  readonly revision: string;
  /** Day of the revision's commit, such as `2026-07-24`. */
  readonly date: string;
  /** Text of each page by file, such as `docs/v5/order/create-order.mdx`. */
  readonly pages: ReadonlyMap<string, string>;
}

function git(repository: string, parameters: readonly string[], input?: string): Buffer {
  return execFileSync("git", ["-C", repository, ...parameters], {
    ...(input === undefined ? {} : { input }),
    maxBuffer: 2 ** 30,
    stdio: ["pipe", "pipe", "pipe"],
  });
}

/**
 * Returns the content of the git object of each hash. `git cat-file --batch` writes a header line and a body for each
 * object.
 */
function readObjects(repository: string, hashes: readonly string[]): string[] {
  const output = git(repository, ["cat-file", "--batch"], `${hashes.join("\n")}\n`);
  let position = 0;
  return hashes.map((hash) => {
    const end = output.indexOf("\n", position);
    const size = Number(output.subarray(position, end).toString().split(" ")[2]);
    if (!Number.isInteger(size)) throw new Error(`the repository lacks the object ${hash}`);
    position = end + 1 + size + 1;
    return output.subarray(end + 1, end + 1 + size).toString();
  });
}

/**
 * Reads the pages of a revision. `repository` is a checkout or a bare repository. `revision` is any name that git
 * accepts, such as a hash, or a day (`2026-03-01`) for the last commit before that day.
 */
export function readSnapshot(repository: string, revision = "HEAD"): Snapshot {
  let commit: string;
  try {
    const isDay = /^\d{4}-\d{2}-\d{2}$/.test(revision);
    commit = isDay
      ? git(repository, ["rev-list", "-1", `--before=${revision}T00:00:00Z`, "HEAD"])
          .toString()
          .trim()
      : git(repository, ["rev-parse", "--verify", "--quiet", "--end-of-options", `${revision}^{commit}`])
          .toString()
          .trim();
  } catch {
    commit = "";
  }
  if (commit === "") throw new Error(`${repository} is not a git repository with the revision ${revision}.`);
  const entries = git(repository, ["ls-tree", "-r", "-z", commit, "--", ...folders])
    .toString()
    .split("\0")
    .map((line) => /^\d+ blob (\S+)\t(.+\.mdx)$/s.exec(line))
    .filter((match) => match !== null);
  const texts = readObjects(
    repository,
    entries.map(([, hash = ""]) => hash),
  );
  if (entries.length === 0)
    throw new Error(`${repository} has no pages below docs/v5 at ${revision}: is it a copy of bybit-exchange/docs?`);
  return {
    revision: commit,
    date: git(repository, ["log", "-1", "--format=%cs", commit]).toString().trim(),
    pages: new Map(entries.map(([, , file = ""], index) => [file, texts[index] ?? ""])),
  };
}
