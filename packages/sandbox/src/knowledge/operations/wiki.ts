import { badRequest, type Call, notFound, queryText, type Reply, wikiOf } from "../http/call.ts";
import type { ServerVariant } from "../records.ts";
import { splitFrontMatter } from "../text/markdown.ts";
import { type ArticleRecord, sourcesOf } from "../wiki/article.ts";

/** Handles `GET /api/wiki`. */
export function getWikiTree(call: Call): Reply {
  const directories = treeOf(wikiOf(call).articles());
  const nodes = directories.map(({ name, files }) =>
    call.variant === "reference"
      ? { name, path: name, children: files.map((file) => fileNode(file, "reference")) }
      : {
          name,
          path: name,
          isDir: true,
          fileCount: files.length,
          children: files.map((file) => fileNode(file, "released")),
        },
  );
  return { status: 200, json: call.variant === "reference" ? nodes : { tree: nodes } };
}

function fileNode(article: ArticleRecord, variant: ServerVariant): Record<string, unknown> {
  if (variant === "reference") return { name: fileName(article.path), path: article.path };
  const tags = article.tags.length === 0 ? {} : { tags: article.tags };
  return { name: stem(article.path), path: article.path, title: article.title, ...tags, isDir: false };
}

/** Handles `GET /api/wiki/file`. */
export function getWikiFile(call: Call): Reply {
  const asked = queryText(call, "path");
  if (asked === undefined) throw badRequest("path is required");
  const wiki = wikiOf(call);
  const path = cleanPath(asked);
  const article = wiki.get(path);
  if (article === undefined || article.path !== path) {
    if (wiki.articles().some((other) => other.path.startsWith(`${path}/`)) || path === ".")
      throw badRequest("invalid path");
    throw notFound("article not found");
  }
  const text = wiki.text(article);
  if (call.variant === "reference") return { status: 200, text, type: "text/markdown; charset=utf-8" };
  return { status: 200, json: fileShape(article, splitFrontMatter(text).body) };
}

function fileShape(article: ArticleRecord, content: string): Record<string, unknown> {
  const sources = sourcesOf(article);
  return {
    path: article.path,
    title: article.title,
    ...(article.tags.length === 0 ? {} : { tags: article.tags }),
    ...(sources.length === 0 ? {} : { sources }),
    created: new Date(article.createdAt).toISOString().slice(0, 10),
    content,
  };
}

/** Maximum bytes of one part of a path, as in the service's file system. */
const longestName = 255;

/**
 * Normalizes the path of an article. Rejects a path that the service's file system would refuse. Articles are looked up
 * by this path, but no file is opened with it.
 */
function cleanPath(path: string): string {
  if (path.startsWith("/") || path.includes("\0")) throw badRequest("invalid path");
  const kept: string[] = [];
  for (const part of path.split("/")) {
    if (Buffer.byteLength(part) > longestName) throw badRequest("invalid path");
    if (part === "..") {
      if (kept.pop() === undefined) throw badRequest("invalid path");
    } else if (part !== "" && part !== ".") kept.push(part);
  }
  return kept.length === 0 ? "." : kept.join("/");
}

interface TreeDirectory {
  name: string;
  files: ArticleRecord[];
}

/** Returns the directories of the wiki with their files, both sorted by name. The wiki has one level of directories. */
function treeOf(articles: readonly ArticleRecord[]): TreeDirectory[] {
  const directories = new Map<string, ArticleRecord[]>();
  for (const article of articles) {
    const name = article.path.slice(0, article.path.indexOf("/"));
    directories.set(name, [...(directories.get(name) ?? []), article]);
  }
  return [...directories]
    .toSorted(([left], [right]) => (left < right ? -1 : 1))
    .map(([name, files]) => ({ name, files: files.toSorted((left, right) => (left.path < right.path ? -1 : 1)) }));
}

const fileName = (path: string): string => path.slice(path.lastIndexOf("/") + 1);
const stem = (path: string): string => fileName(path).replace(/\.md$/, "");
