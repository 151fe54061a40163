import type { ArticleRecord } from "./article.ts";

export interface TreeDirectory {
  name: string;
  files: ArticleRecord[];
}

/** Directories by name, files by name. The wiki is one directory deep. */
export function treeOf(articles: readonly ArticleRecord[]): TreeDirectory[] {
  const directories = new Map<string, ArticleRecord[]>();
  for (const article of articles) {
    const name = article.path.slice(0, article.path.indexOf("/"));
    directories.set(name, [...(directories.get(name) ?? []), article]);
  }
  return [...directories]
    .toSorted(([left], [right]) => (left < right ? -1 : 1))
    .map(([name, files]) => ({ name, files: files.toSorted((left, right) => (left.path < right.path ? -1 : 1)) }));
}

export const fileName = (path: string): string => path.slice(path.lastIndexOf("/") + 1);
export const stem = (path: string): string => fileName(path).replace(/\.md$/, "");
