const start = (name: string) => `<!-- ${name}:start -->`;
const end = (name: string) => `<!-- ${name}:end -->`;

/** The text between two markers, or nothing when there are none. */
export function readSection(document: string, name: string): string | undefined {
  const [from, to] = [document.indexOf(start(name)), document.indexOf(end(name))];
  return from < 0 || to < from ? undefined : document.slice(from + start(name).length, to).trim();
}

/** The document with another text between the markers; without markers a section with this title is added at the end. */
export function writeSection(document: string, name: string, title: string, text: string): string {
  const section = `${start(name)}\n\n${text}\n\n${end(name)}`;
  const [from, to] = [document.indexOf(start(name)), document.indexOf(end(name))];
  if (from < 0 || to < from) return `${document.trimEnd()}\n\n## ${title}\n\n${section}\n`;
  return `${document.slice(0, from)}${section}${document.slice(to + end(name).length)}`;
}
