/** One paragraph of a documentation comment. */
const paragraph = (text: string): string => text.replaceAll("*/", "*\\/").replaceAll(/\s+/g, " ").trim();

/** A documentation comment, on one line where it has one. Empty lines are left out. */
export function docComment(lines: readonly (string | undefined)[], indent = ""): string {
  const text = lines.flatMap((line) => (line === undefined || line.trim() === "" ? [] : [paragraph(line)]));
  if (text.length === 0) return "";
  const [first = "", ...rest] = text;
  if (rest.length === 0) return `${indent}/** ${first} */\n`;
  return [`${indent}/**`, ...text.map((line) => `${indent} * ${line}`), `${indent} */`, ""].join("\n");
}
