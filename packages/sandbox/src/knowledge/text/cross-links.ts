import { wordPattern, wordsOf } from "./words.ts";

const longestTitle = 6;
/** Maximum characters of a text in which titles are linked. Longer texts stay unchanged. */
const longestText = 256 * 1024;
/**
 * Parts of a line that stay unchanged: code, links and URLs. The repetitions are bounded, so that the match is fast for
 * any input.
 */
const untouchable = /`[^`\n]{0,400}`|!?\[[^\]\n]{0,200}\]\([^)\n]{0,400}\)|<[^>\n]{0,200}>|https?:\/\/\S{1,400}/g;

/** Index of article titles by their words. Finds the article whose title consists of given words. */
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

/**
 * Links the first mention of the title of every other article. `hrefOf` returns undefined for a path that gets no link.
 */
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
  const words = wordsIn(text);
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

interface Word {
  word: string;
  start: number;
  /** True if only a space or a hyphen separates the word from the word before it. */
  follows: boolean;
}

function wordsIn(text: string): Word[] {
  let end = 0;
  return [...text.matchAll(wordPattern)].map((match) => {
    const follows = /^[ -]$/.test(text.slice(end, match.index).slice(0, 2));
    end = match.index + match[0].length;
    return { word: match[0], start: match.index, follows };
  });
}

function longestMatch(
  words: readonly Word[],
  index: number,
  titles: TitleIndex,
): { path: string; count: number } | undefined {
  const run = words.slice(index, index + longestTitle);
  const gap = run.findIndex((word, position) => position > 0 && !word.follows);
  for (let count = gap < 0 ? run.length : gap; count > 0; count--) {
    const path = titles.find(run.slice(0, count).map(({ word }) => word));
    if (path !== undefined) return { path, count };
  }
  return undefined;
}
