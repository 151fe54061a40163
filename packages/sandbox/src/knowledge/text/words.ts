import { hash } from "../../random.ts";

/** Common words that do not describe the topic of a text. */
const common = new Set(
  (
    "a about after all also an and any are as at be because been before being between both but by can could did do does for from " +
    "had has have he her here his how i if in into is it its just me more most my no not of on one only or other our out over " +
    "she should so some such tell than that the their them then there these they this those to under up us was we were what " +
    "when where which while who why will with would you your"
  ).split(" "),
);

/**
 * Pattern of words. Its length is bounded, because a run of ten million letters would exhaust the stack of the regular
 * expression engine.
 */
export const wordPattern = /[\p{L}\p{N}]{1,256}/gu;
/** Maximum characters of a text that are searched for terms. */
const longestText = 20_000;
const withoutSpaces = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Thai}]/u;

/**
 * Returns the search terms of one word: none for a common word, and overlapping pairs of characters for scripts without
 * spaces.
 */
export function termsOf(word: string): string[] {
  const lower = word.toLowerCase().slice(0, 64);
  if (!withoutSpaces.test(lower)) return common.has(lower) ? [] : [lower];
  const letters = [...lower];
  if (letters.length < 2) return letters;
  return letters.slice(0, -1).map((letter, index) => letter + (letters[index + 1] ?? ""));
}

export const wordsOf = (text: string): string[] => text.match(wordPattern) ?? [];

/** Returns the distinct search terms at the beginning of a text, about `most` of them. */
export function distinctTerms(text: string, most: number): Set<string> {
  const terms = new Set<string>();
  for (const word of text.slice(0, longestText).matchAll(wordPattern)) {
    for (const term of termsOf(word[0])) terms.add(term);
    if (terms.size >= most) break;
  }
  return terms;
}

/**
 * Returns the most frequent words of a text that aren't common words. They serve as tags for a text that declares no
 * tags.
 */
export function keywords(text: string, count: number): string[] {
  const counts = new Map<string, number>();
  for (const word of wordsOf(text.slice(0, longestText))) {
    const lower = word.toLowerCase();
    if (lower.length < 5 || lower.length > 24 || common.has(lower) || /^\d+$/.test(lower)) continue;
    counts.set(lower, (counts.get(lower) ?? 0) + 1);
  }
  return [...counts]
    .toSorted(([leftWord, left], [rightWord, right]) => right - left || (leftWord < rightWord ? -1 : 1))
    .slice(0, count)
    .map(([word]) => word);
}

/** Maximum characters of a passage. Passages are the unit of the search index and of answers. */
const passageLength = 1200;
/**
 * Maximum characters of an article that are indexed. The limit lets a submission of 10 MiB compile in well under a
 * second.
 */
const indexedLength = 400_000;

/** Splits an article into passages at blank lines. Splits a longer paragraph by its length. */
export function passagesOf(text: string): string[] {
  const passages: string[] = [];
  let current = "";
  const flush = () => {
    if (current.trim() !== "") passages.push(current.trim());
    current = "";
  };
  for (const paragraph of text.slice(0, indexedLength).split(/\n\s*\n/)) {
    if (current.length + paragraph.length > passageLength) flush();
    for (let start = 0; start < paragraph.length; start += passageLength) {
      current += `${current === "" ? "" : "\n\n"}${paragraph.slice(start, start + passageLength)}`;
      if (paragraph.length > passageLength) flush();
    }
  }
  flush();
  return passages;
}

/** Returns the sentences of a passage without Markdown. Leaves out sentences without letters and digits. */
export function sentencesOf(passage: string): string[] {
  return passage
    .split(/\n+|(?<=[^\d][.!?。！？])\s+/u)
    .map((sentence) => plainText(sentence))
    .filter((sentence) => /[\p{L}\p{N}]/u.test(sentence));
}

/** Removes link targets, emphasis, list marks and heading marks from a line. */
export function plainText(line: string): string {
  return line
    .replace(/!?\[([^\]\n]{0,200})\]\([^)\n]{0,400}\)/g, "$1")
    .replace(/<!--[^>]{0,200}-->/g, "")
    .replace(/^\s*(?:[-*+>]|#{1,6}|\d{1,3}[.)])\s+/, "")
    .replace(/[*_`]/g, "")
    .trim();
}

const longestSlug = 60;

/**
 * Converts a title to a file name of lowercase letters, digits and dashes. If the title has none of these characters,
 * returns a name with its hash.
 */
export function slugOf(title: string): string {
  const plain = title
    .slice(0, 400)
    .normalize("NFKD")
    .replace(/\p{M}+/gu, "")
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, "-");
  const slug = trimDashes(trimDashes(plain).slice(0, longestSlug));
  return slug === "" ? `article-${hash(title).toString(16).padStart(8, "0")}` : slug;
}

function trimDashes(text: string): string {
  return text.replace(/^-/, "").replace(/-$/, "");
}

const slugPattern = /^[a-z0-9][a-z0-9-]{0,39}$/;
export const isSlug = (text: string): boolean => slugPattern.test(text);

/**
 * Converts a topic to the slug of its derived knowledge base. Empty if the topic has neither a letter from a to z nor a
 * digit.
 */
export function slugOfTopic(topic: string): string {
  return trimDashes(trimDashes(topic.toLowerCase().replace(/[^a-z0-9]+/g, "-")).slice(0, 40));
}
