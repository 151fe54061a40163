export interface OutlineEntry {
  readonly id: string;
  readonly text: string;
  readonly level: number;
}

/** The headings of a page that can be linked to, for the list beside it; empty where a list would not help. */
export function outline(page: string): OutlineEntry[] {
  const entries = [...page.matchAll(/<h([23])[^>]*\sid="([^"]+)"[^>]*>(.*?)<\/h\1>/gs)].map(
    ([, level, id = "", content = ""]): OutlineEntry => ({
      id,
      level: Number(level),
      text: content.replaceAll(/<[^>]+>/g, "").trim(),
    }),
  );
  return entries.length < 3 ? [] : entries;
}
