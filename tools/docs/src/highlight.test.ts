import { beforeAll, expect, it } from "vitest";
import { createHighlight, type Highlight } from "./highlight.ts";

let highlight: Highlight;
beforeAll(async () => void (highlight = await createHighlight()));

const textOf = (html: string) => html.replaceAll(/<[^>]+>/g, "");

it("colours code for both themes and keeps every character", () => {
  const html = highlight('const a: string = "<b>";\n  // done\n', "ts");
  expect(html).toMatch(/<span style="--l:#[\dA-F]{6};--d:#[\dA-F]{6}">const<\/span>/i);
  expect(textOf(html)).toBe('const a: string = "&lt;b&gt;";\n  // done\n');
});

it("shows a language that it does not know as it is", () => {
  expect(highlight("a < b", "brainfuck")).toBe("a &lt; b");
});
