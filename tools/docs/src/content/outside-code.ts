const fence = /^(?:```|~~~)[\s\S]*?^(?:```|~~~)\s*$/gm;

/** Markdown with `change` applied to everything but its code blocks. */
export function outsideCode(markdown: string, change: (text: string) => string): string {
  let at = 0;
  const parts = [...markdown.matchAll(fence)].map((code) => {
    const before = change(markdown.slice(at, code.index));
    at = code.index + code[0].length;
    return before + code[0];
  });
  return parts.join("") + change(markdown.slice(at));
}
