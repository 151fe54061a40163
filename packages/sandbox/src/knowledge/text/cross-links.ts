import { wordsOf } from "./words.ts";

export interface LinkTarget {
  title: string;
  /** As written in the link, relative to the article that gets it. */
  href: string;
}

const longestTitle = 6;
/** Longer texts are left as they are. */
const longestText = 256 * 1024;
/** What must not be touched inside a line: code, links, addresses. Bounded, so that no input makes it slow. */
const untouchable = /`[^`\n]{0,400}`|!?\[[^\]\n]{0,200}\]\([^)\n]{0,400}\)|<[^>\n]{0,200}>|https?:\/\/\S{1,400}/g;
const wordPattern = /[\p{L}\p{N}]+/gu;

/** Titles by their words; the linker looks up runs of words in it. */
export class TitleIndex {
  readonly #targets = new Map<string, string>();

  add(title: string, path: string): void {
    const key = keyOf(wordsOf(title));
    if (key !== "" && (key.length > 3 || /[^\p{ASCII}]/u.test(key))) this.#targets.set(key, path);
  }

  remove(title: string): void {
    this.#targets.delete(keyOf(wordsOf(title)));
  }

  find(words: readonly string[]): string | undefined {
    return this.#targets.get(keyOf(words));
  }
}

const keyOf = (words: readonly string[]): string => (words.length > longestTitle ? "" : words.join(" ").toLowerCase());

/** Links the first mention of every other article's title. `hrefOf` answers undefined for titles that get no link. */
export function linkMentions(text: string, titles: TitleIndex, hrefOf: (path: string) => string | undefined): string {
  if (text.length > longestText) return text;
  const linked = new Set<string>();
  let inCode = false;
  return text
    .split("\n")
    .map((line) => {
      if (/^\s{0,3}(```|~~~)/.test(line)) inCode = !inCode;
      if (inCode || /^\s{0,3}#/.test(line)) return line;
      return linkLine(line, titles, hrefOf, linked);
    })
    .join("\n");
}

function linkLine(
  line: string,
  titles: TitleIndex,
  hrefOf: (path: string) => string | undefined,
  linked: Set<string>,
): string {
  let result = "";
  let position = 0;
  for (const match of line.matchAll(untouchable)) {
    result += linkPlain(line.slice(position, match.index), titles, hrefOf, linked) + match[0];
    position = match.index + match[0].length;
  }
  return result + linkPlain(line.slice(position), titles, hrefOf, linked);
}

function linkPlain(
  text: string,
  titles: TitleIndex,
  hrefOf: (path: string) => string | undefined,
  linked: Set<string>,
): string {
  const words = [...text.matchAll(wordPattern)].map((match) => ({ word: match[0], start: match.index }));
  let result = "";
  let position = 0;
  for (let index = 0; index < words.length; index++) {
    const found = longestMatch(words, index, titles);
    const href = found === undefined || linked.has(found.path) ? undefined : hrefOf(found.path);
    if (found === undefined || href === undefined) continue;
    const start = words[index]?.start ?? 0;
    const last = words[index + found.count - 1];
    const end = (last?.start ?? 0) + (last?.word.length ?? 0);
    result += `${text.slice(position, start)}[${text.slice(start, end)}](${href})`;
    position = end;
    linked.add(found.path);
    index += found.count - 1;
  }
  return result + text.slice(position);
}

function longestMatch(
  words: { word: string }[],
  index: number,
  titles: TitleIndex,
): { path: string; count: number } | undefined {
  for (let count = Math.min(longestTitle, words.length - index); count > 0; count--) {
    const path = titles.find(words.slice(index, index + count).map(({ word }) => word));
    if (path !== undefined) return { path, count };
  }
  return undefined;
}
