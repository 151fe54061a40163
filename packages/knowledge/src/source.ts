import { isJsonObject } from "@specwright/transport";

/** An article that an answer is based on. Chat, MCP and stored messages all use this shape. */
export interface Source {
  /** Path of the article, as `wiki.file` takes it: `concept/alpha.md`. */
  readonly path: string;
  /** Title of the article; undefined if the server sends none. */
  readonly title: string | undefined;
}

/** Leaves out what comes before the path within the wiki. */
const withoutRoot = (path: string): string => path.replace(/^(\.?\/)*wiki\//, "");

/**
 * The path of an article as `wiki.file` takes it. The released server names sources `wiki/concept/alpha.md`, and its
 * language model cites them as `/wiki/concept/alpha.md`, `./wiki/concept/alpha.md`, `/wiki/concept/alpha` or with a
 * `#section`. The file is found only as `concept/alpha.md`.
 */
export function toWikiPath(path: string): string {
  const [name = ""] = path.trim().split("#");
  const relative = withoutRoot(name);
  return relative === "" || relative.endsWith(".md") ? relative : `${relative}.md`;
}

/** Reads a list of sources, each a record or a bare path. Entries without a path are left out. */
export function toSources(value: unknown): Source[] {
  if (!Array.isArray(value)) return [];
  return value.flatMap((entry: unknown): Source[] => {
    const { path, title } = isJsonObject(entry) ? entry : { path: entry, title: undefined };
    if (typeof path !== "string" || path === "") return [];
    return [{ path: withoutRoot(path), title: typeof title === "string" && title !== "" ? title : undefined }];
  });
}
