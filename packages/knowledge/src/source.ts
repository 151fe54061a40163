import { isJsonObject } from "@specwright/transport";

/** An article that an answer is based on. Chat, MCP and stored messages all use this shape. */
export interface Source {
  /** Path of the article, as `wiki.file` takes it: `concept/alpha.md`. */
  readonly path: string;
  /** Title of the article; undefined if the server sends none. */
  readonly title: string | undefined;
}

/**
 * The path of an article as `wiki.file` takes it. The released server names sources `wiki/concept/alpha.md` and cites
 * them as `/wiki/concept/alpha.md`, but finds the file only as `concept/alpha.md`.
 */
export const toWikiPath = (path: string): string => path.replace(/^\/?wiki\//, "");

/** Reads a list of sources, each a record or a bare path. Entries without a path are left out. */
export function toSources(value: unknown): Source[] {
  if (!Array.isArray(value)) return [];
  return value.flatMap((entry: unknown): Source[] => {
    const { path, title } = isJsonObject(entry) ? entry : { path: entry, title: undefined };
    if (typeof path !== "string" || path === "") return [];
    return [{ path: toWikiPath(path), title: typeof title === "string" && title !== "" ? title : undefined }];
  });
}
