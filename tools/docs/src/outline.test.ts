import { expect, it } from "vitest";
import { outline } from "./outline.ts";

const heading = (level: number, id: string) =>
  `<h${level} id="${id}"><a href="#${id}">About <code>${id}</code></a></h${level}>`;

it("lists second and third headings by their words", () => {
  const page = `<h1 id="t">T</h1>${heading(2, "a")}<p>x</p>${heading(3, "b")}<h2>no id</h2>${heading(2, "c")}`;
  expect(outline(page)).toEqual([
    { id: "a", level: 2, text: "About a" },
    { id: "b", level: 3, text: "About b" },
    { id: "c", level: 2, text: "About c" },
  ]);
});

it("is empty for a page with less than three", () => expect(outline(heading(2, "a") + heading(2, "b"))).toEqual([]));
