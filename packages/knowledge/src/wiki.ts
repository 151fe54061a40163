import { isJsonObject, textOf } from "@specwright/transport";
import { operations } from "./generated/operations.ts";
import { KnowledgeError } from "./errors.ts";
import { inputError, requireText, type FieldNames } from "./validate.ts";
import type { Call } from "./http/call.ts";
import { parseJson, readText, requestContent, requestJson, unexpectedResponse } from "./http/request.ts";
import { CALL_OPTIONS, type CallOptions } from "./options/options.ts";
import type { Config } from "./options/config.ts";
import { toWikiPath } from "./resources.ts";

/** Directory or file of the wiki. */
export interface WikiNode {
  /** Last part of the path. The released server omits `.md`. */
  readonly name: string;
  /** Path relative to the wiki. Pass it to `wiki.file`. */
  readonly path: string;
  readonly isDirectory: boolean;
  readonly title: string | undefined;
  readonly tags: readonly string[];
  /** Nodes in a directory, in the server's order. Empty for a file. */
  readonly children: readonly WikiNode[];
}

/** Article of the wiki. A language model wrote it, so treat it as untrusted. */
export interface WikiFile {
  /** Path relative to the wiki. Pass it to `wiki.file`. */
  readonly path: string;
  /** Content as Markdown. The released server removes the front matter; the contract doesn't define it. */
  readonly content: string;
  readonly title: string | undefined;
  readonly tags: readonly string[];
  /** Paths of the submitted content from which the article was compiled, such as `raw/4f6f2f0e.md`. */
  readonly sources: readonly string[];
  readonly created: string | undefined;
}

export interface WikiOptions extends CallOptions {
  /** Slug of a derived knowledge base to read. Default: the whole knowledge base. Released server only. */
  readonly kb?: string;
}

/** Methods that read the compiled articles. */
export interface Wiki {
  /**
   * Reads the nodes at the root of the wiki, each with its children. The released server caches the tree, so a new
   * article may be missing for up to 60 seconds, although `wiki.file` returns it immediately.
   */
  tree(options?: WikiOptions): Promise<WikiNode[]>;
  /**
   * Reads one article by its path in the tree or in a source. Also accepts a path as the server cites it, such as
   * `/wiki/concept/alpha.md#plan` or `./wiki/concept/alpha`.
   */
  file(path: string, options?: WikiOptions): Promise<WikiFile>;
}

const WIKI_OPTIONS: FieldNames<WikiOptions> = { ...CALL_OPTIONS, kb: true };

const nonEmpty = (value: unknown) => (typeof value === "string" && value !== "" ? value : undefined);
const strings = (value: unknown) => (Array.isArray(value) ? value.map(String) : []);

/** Maximum depth of the tree. The conversion is recursive, so a limit is needed. No file system has paths that deep. */
const MAX_DEPTH = 1000;
const TREE: Call = { call: "wiki.tree", operation: operations.getWikiTree };
const tooDeep = () => unexpectedResponse(TREE, `is nested deeper than ${MAX_DEPTH} levels`);

function toNode(value: unknown, parent: string, depth: number): WikiNode {
  if (!isJsonObject(value)) throw unexpectedResponse(TREE, "has a node that is not an object");
  if (depth > MAX_DEPTH) throw tooDeep();
  const path = nonEmpty(value["path"]) ?? parent + (nonEmpty(value["name"]) ?? "");
  if (path === parent) throw unexpectedResponse(TREE, "has a node without path and name");
  const children = Array.isArray(value["children"]) ? value["children"] : undefined;
  const isDirectory = value["isDir"] ?? value["is_dir"];
  return {
    name: nonEmpty(value["name"]) ?? path.slice(path.lastIndexOf("/") + 1),
    path,
    isDirectory:
      isDirectory === undefined || isDirectory === null
        ? children !== undefined || textOf(value["type"]).startsWith("dir")
        : isDirectory === true,
    title: nonEmpty(value["title"]),
    tags: strings(value["tags"]),
    children: (children ?? []).map((child) => toNode(child, `${path}/`, depth + 1)),
  };
}

/**
 * Returns the nodes at the root of the tree. The response may be a list, have the list in a field, or be the root node.
 * A `null` in place of a list counts as empty, because Go writes an empty list as `null`.
 */
function rootNodes(value: unknown, depth = 0): unknown[] {
  if (!isJsonObject(value)) return Array.isArray(value) ? value : [value];
  if (depth > MAX_DEPTH) throw tooDeep();
  const field = ["tree", "children"].find((name) => name in value);
  if (field === undefined) return [value];
  const inside = value[field] ?? [];
  return Array.isArray(inside) ? inside : rootNodes(inside, depth + 1);
}

/**
 * Returns the path of an article. Rejects a path that leads out of the wiki, because the server might read a directory
 * or another article.
 */
function requirePath(call: string, path: unknown): string {
  const given = requireText(call, "path", path).replace(/^(\.?\/)+(?=wiki\/)/, "");
  // Reject lone surrogates, which a query can't contain, and NUL, which a file name can't contain.
  if (!/\0|\p{Cs}/u.test(given) && given.split("/").every((part) => !/^\.{0,2}$/.test(part))) return given;
  throw inputError(call, 'path must be the relative path of an article, such as "concept/alpha.md"', path);
}

function kbQuery(call: string, kb: unknown): { kb?: string } {
  return kb === undefined ? {} : { kb: requireText(call, "kb", kb) };
}

export function createWiki(config: Config): Wiki {
  return {
    async tree(options) {
      const query = kbQuery(TREE.call, options?.kb);
      const value = await requestJson(config, { ...TREE, query, options, optionNames: WIKI_OPTIONS });
      return rootNodes(value).map((node) => toNode(node, "", 1));
    },

    async file(path, options) {
      const call = "wiki.file";
      const kb = kbQuery(call, options?.kb);
      const callFor = (name: string): Call => ({
        call,
        operation: operations.getWikiFile,
        query: { path: name, ...kb },
        headers: { accept: "*/*" },
        options,
        optionNames: WIKI_OPTIONS,
      });
      const given = requirePath(call, path);
      // A path that begins with a slash is from a citation, because paths in the wiki tree have no leading slash.
      // Convert it.
      let name = given === path ? given : toWikiPath(given);
      const complete = await requestContent(config, callFor(name)).catch((error: unknown) => {
        // Try the given path first, because a directory of the wiki may be called "wiki".
        const shorter = toWikiPath(name);
        if (shorter === name || !KnowledgeError.isInstance(error) || error.code !== "not-found") throw error;
        name = shorter;
        return requestContent(config, callFor(name));
      });
      return toFile(config, callFor(name), name, complete);
    },
  };
}

function toFile(
  config: Config,
  call: Call,
  path: string,
  complete: Awaited<ReturnType<typeof requestContent>>,
): WikiFile {
  const isJson = complete.type === "application/json" || complete.type === "text/html";
  const value = isJson ? parseJson(config, call, complete) : readText(call, complete);
  const record = isJsonObject(value) ? value : { content: value };
  const { content } = record;
  if (typeof content !== "string")
    throw unexpectedResponse(call, 'has no string "content"', { status: complete.status });
  return {
    path,
    content,
    title: nonEmpty(record["title"]),
    tags: strings(record["tags"]),
    sources: strings(record["sources"]),
    created: nonEmpty(record["created"]),
  };
}
