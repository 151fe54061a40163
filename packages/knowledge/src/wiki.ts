import { KnowledgeError } from "./errors.ts";
import { askJson, isObject, parseAnswer, unexpected } from "./http/ask.ts";
import { inputError } from "./http/input.ts";
import { askContent } from "./http/lists.ts";
import { requireText } from "./http/require-text.ts";
import type { CallOptions, Settings } from "./options.ts";
import { withoutWikiPrefix } from "./reading.ts";

/** A directory or a file of the wiki. */
export interface WikiNode {
  /** Of a directory, the last part of its path; of a file, the same, without `.md` from the released server. */
  readonly name: string;
  /** Relative path, as `wiki.file` takes it. */
  readonly path: string;
  readonly isDirectory: boolean;
  readonly title: string | undefined;
  readonly tags: readonly string[];
  /** What a directory holds, in the server's order; empty for a file. */
  readonly children: readonly WikiNode[];
}

/** One article. Written by a language model: treat it as untrusted. */
export interface WikiFile {
  readonly path: string;
  /** Markdown. The released server takes the front matter off, the contract does not say. */
  readonly content: string;
  readonly title: string | undefined;
  readonly tags: readonly string[];
  /** Where the content came from. */
  readonly sources: readonly string[];
  readonly created: string | undefined;
}

export interface WikiOptions extends CallOptions {
  /** Derived knowledge base to read instead of the whole one. Released server only. */
  readonly kb?: string;
}

export interface Wiki {
  /** What the root of the wiki holds. */
  tree(options?: WikiOptions): Promise<WikiNode[]>;
  /**
   * One article, by its path in the tree or among the sources of an answer. Where no article has that path, a leading
   * `wiki/`, as in the sources of kept messages, is taken off.
   */
  file(path: string, options?: WikiOptions): Promise<WikiFile>;
}

const text = (value: unknown) => (typeof value === "string" && value !== "" ? value : undefined);
const texts = (value: unknown) => (Array.isArray(value) ? value.map(String) : []);

const TREE = { operation: "getWikiTree", path: "/api/wiki" };

/** No file system has paths as deep; conversion is recursive. */
const DEEPEST = 1000;
const tooDeep = () => unexpected(TREE, `is nested deeper than ${DEEPEST} levels`);

function toNode(value: unknown, parent: string, depth: number): WikiNode {
  if (!isObject(value)) throw unexpected(TREE, "has a node that is no record");
  if (depth > DEEPEST) throw tooDeep();
  const path = text(value["path"]) ?? parent + (text(value["name"]) ?? "");
  if (path === parent) throw unexpected(TREE, "has a node without path and name");
  const children = Array.isArray(value["children"]) ? value["children"] : undefined;
  return {
    name: text(value["name"]) ?? path.slice(path.lastIndexOf("/") + 1),
    path,
    isDirectory:
      (value["isDir"] ?? value["is_dir"] ?? (children !== undefined || String(value["type"]).startsWith("dir"))) ===
      true,
    title: text(value["title"]),
    tags: texts(value["tags"]),
    children: (children ?? []).map((child) => toNode(child, `${path}/`, depth + 1)),
  };
}

/** The nodes of the root: bare, in a record, or below a root of their own. An empty list may be written as null. */
function nodesOf(value: unknown, depth = 0): unknown[] {
  if (!isObject(value)) return Array.isArray(value) ? value : [value];
  if (depth > DEEPEST) throw tooDeep();
  const found = ["tree", "children"].find((name) => name in value);
  if (found === undefined) return [value];
  const inside = value[found] ?? [];
  return Array.isArray(inside) ? inside : nodesOf(inside, depth + 1);
}

/** Refuses what is no path below the wiki; the server's own answer to it may be a directory or another article. */
function requirePath(path: unknown): string {
  const given = requireText("path", path);
  // A query can hold any character but half ones, and a file may be named with any but NUL.
  if (!/\0|\p{Cs}/u.test(given) && given.split("/").every((part) => !/^\.{0,2}$/.test(part))) return given;
  throw inputError("path", "must be the relative path of an article", path);
}

function queryOf(kb: unknown): { kb?: string } {
  return kb === undefined ? {} : { kb: requireText("kb", kb) };
}

export function createWiki(settings: Settings): Wiki {
  return {
    async tree(options) {
      const value = await askJson(settings, { ...TREE, query: queryOf(options?.kb), options });
      return nodesOf(value).map((node) => toNode(node, "", 1));
    },

    async file(path, options) {
      const operation = "getWikiFile";
      const query = queryOf(options?.kb);
      const read = (name: string) =>
        askContent(settings, {
          operation,
          path: "/api/wiki/file",
          query: { path: name, ...query },
          headers: { accept: "*/*" },
          options,
        });
      let name = requirePath(path);
      const answer = await read(name).catch((error: unknown) => {
        // As it is first: a directory may really be called "wiki".
        name = withoutWikiPrefix(path);
        if (name !== path && KnowledgeError.isInstance(error) && error.code === "not-found") return read(name);
        throw error;
      });
      const value =
        answer.type === "application/json" || answer.type === "text/html"
          ? parseAnswer({ operation }, answer)
          : undefined;
      const record = value === undefined ? { content: answer.text } : isObject(value) ? value : { content: value };
      const { content } = record;
      if (typeof content !== "string") throw unexpected({ operation }, 'has no text "content"', answer.status);
      return {
        path: name,
        content,
        title: text(record["title"]),
        tags: texts(record["tags"]),
        sources: texts(record["sources"]),
        created: text(record["created"]),
      };
    },
  };
}
