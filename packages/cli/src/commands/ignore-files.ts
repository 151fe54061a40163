/** Files of a folder that its ignore files leave out, by the rules of git. */
import { existsSync, readFileSync, realpathSync } from "node:fs";
import { dirname, join, relative, sep } from "node:path";
import type { Ignore } from "ignore";
import { UsageError } from "../failure.ts";

/** The folder of the git repository that a folder belongs to. Undefined outside of one. */
function repositoryOf(folder: string): string | undefined {
  if (existsSync(join(folder, ".git"))) return folder;
  const parent = dirname(folder);
  return parent === folder ? undefined : repositoryOf(parent);
}

/** The text of an ignore file. Undefined where a folder has none. */
function readRules(file: string): string | undefined {
  try {
    return readFileSync(file, "utf8");
  } catch (error) {
    const { code, message } = error as NodeJS.ErrnoException;
    // A folder that cannot be read is reported when its files are listed.
    if (["ENOENT", "ENOTDIR", "EISDIR"].includes(code ?? "")) return undefined;
    if (code === "EACCES" && !existsSync(file)) return undefined;
    throw new UsageError(`${file} cannot be read, so it is not known which files to leave out: ${message}`);
  }
}

/**
 * Returns a function that tells whether a path within a folder is left out: by the `.gitignore` of any folder above it, up
 * to the repository, or because it is in `node_modules`. Rules above a folder that they leave out as a whole don't count,
 * because the person has named it.
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
  /** Whether the rules between two folders leave out a path. Deeper rules win; what is in an ignored folder stays ignored. */
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
