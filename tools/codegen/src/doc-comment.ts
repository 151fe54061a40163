/** One paragraph of a documentation comment. */
const paragraph = (text: string): string => text.replaceAll("*/", "*\\/").replaceAll(/\s+/g, " ").trim();

/** A documentation comment, on one line where it has one. An empty line separates paragraphs; `undefined` is left out. */
export function docComment(lines: readonly (string | undefined)[], indent = ""): string {
  const text = lines.flatMap((line) => (line === undefined ? [] : [paragraph(line)]));
  while (text.at(-1) === "") text.pop();
  const [first, ...rest] = text;
  if (first === undefined) return "";
  if (rest.length === 0) return `${indent}/** ${first} */\n`;
  return [`${indent}/**`, ...text.map((line) => `${indent} * ${line}`.trimEnd()), `${indent} */`, ""].join("\n");
}
