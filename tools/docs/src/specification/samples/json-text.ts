/** A list of nothing but texts and numbers, over several lines. */
const scalarList = /\[\n\s+((?:"(?:[^"\\]|\\.)*"|-?[\d.eE+-]+)(?:,\n\s+(?:"(?:[^"\\]|\\.)*"|-?[\d.eE+-]+))*)\n\s+\]/g;

/** JSON for readers: two spaces, and short lists of texts and numbers, such as the levels of a book, on one line. */
export const jsonText = (value: unknown): string =>
  JSON.stringify(value, null, 2).replaceAll(scalarList, (list, items: string) => {
    const line = `[${items.replaceAll(/,\n\s+/g, ", ")}]`;
    return line.length > 100 ? list : line;
  });
