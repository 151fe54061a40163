/** Passages are the units of the index and of an answer. */
const passageLength = 1200;
/** Only this much of one article is indexed, so that a submission of 10 MiB is compiled in well under a second. */
const indexedLength = 400_000;

/** Cuts an article into passages at blank lines, longer paragraphs at their length. */
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

/** Readable sentences of a passage, without Markdown. */
export function sentencesOf(passage: string): string[] {
  return passage
    .split(/\n+|(?<=[^\d][.!?。！？])\s+/u)
    .map((sentence) => plainText(sentence))
    .filter((sentence) => /[\p{L}\p{N}]/u.test(sentence));
}

/** Text without link targets, emphasis, list marks and heading marks. */
export function plainText(line: string): string {
  return line
    .replace(/!?\[([^\]\n]{0,200})\]\([^)\n]{0,400}\)/g, "$1")
    .replace(/<!--[^>]{0,200}-->/g, "")
    .replace(/^\s*(?:[-*+>]|#{1,6}|\d{1,3}[.)])\s+/, "")
    .replace(/[*_`]/g, "")
    .trim();
}
