/** Finds the files that `.gitignore` rules exclude from a folder. */
import { existsSync, readFileSync, realpathSync } from "node:fs";
import { dirname, join, relative, sep } from "node:path";
import type { Ignore } from "ignore";
import { UsageError } from "../../failure.ts";

/** Returns the root of the git repository that contains a folder. Undefined outside a repository. */
function repositoryOf(folder: string): string | undefined {
  if (existsSync(join(folder, ".git"))) return folder;
  const parent = dirname(folder);
  return parent === folder ? undefined : repositoryOf(parent);
}

/** Returns the content of an ignore file. Undefined if the file doesn't exist. */
function readRules(file: string): string | undefined {
  try {
    return readFileSync(file, "utf8");
  } catch (error) {
    const { code, message } = error as NodeJS.ErrnoException;
    // Ignore an unreadable folder here, because the listing of its files reports it.
    if (["ENOENT", "ENOTDIR", "EISDIR"].includes(code ?? "")) return undefined;
    if (code === "EACCES" && !existsSync(file)) return undefined;
    throw new UsageError(`${file} cannot be read, so the files to skip are unknown: ${message}`);
  }
}

/**
 * Returns a function that checks whether a path within a folder is ignored: by the `.gitignore` of any folder up to the
 * repository root, or because it is in `node_modules`. Rules that ignore the whole folder don't count, because the user
 * named the folder explicitly.
 */
export async function ignoredIn(folder: string): Promise<(path: string) => boolean> {
  const { default: ignore } = await import("ignore");
  const root = realpathSync(folder);
  const rulesByFolder = new Map<string, Ignore>();
  const rulesOf = (at: string): Ignore => {
    const known = rulesByFolder.get(at);
    if (known !== undefined) return known;
    const rules = ignore();
    if (at === root) rules.add("node_modules/");
    rules.add(readRules(join(at, ".gitignore")) ?? "");
    rulesByFolder.set(at, rules);
    return rules;
  };
  /**
   * Returns whether the ignore files in the folder `top` and in the folders between `top` and a path exclude the path.
   * Deeper rules win, but can't restore the content of an ignored folder.
   */
  const isIgnored = (top: string, path: string): boolean => {
    const parts = path.split("/").filter((part) => part !== "");
    for (let length = 1; length <= parts.length; length++) {
      const isFolder = length < parts.length || path.endsWith("/");
      let verdict = false;
      let at = top;
      for (let depth = 0; depth < length; depth++) {
        const { ignored, unignored } = rulesOf(at).test(parts.slice(depth, length).join("/") + (isFolder ? "/" : ""));
        if (ignored) verdict = true;
        if (unignored) verdict = false;
        at = join(at, parts[depth] ?? "");
      }
      if (verdict) return true;
    }
    return false;
  };
  const repository = repositoryOf(root) ?? root;
  const inside = relative(repository, root).split(sep).join("/");
  const isNamed = inside !== "" && isIgnored(repository, `${inside}/`);
  const top = isNamed ? root : repository;
  const prefix = isNamed || inside === "" ? "" : `${inside}/`;
  return (path) => isIgnored(top, prefix + path);
}
