import { readFileSync } from "node:fs";
import { join } from "node:path";
import { createSearch } from "@specwright/cli/search";
import { describe, expect, it } from "vitest";
import { output, repository } from "../site.ts";
import { allPages } from "../../test/browser.ts";
import { pagesWithKeywords, type SearchEntry } from "./entries.ts";

/** A search as a reader types it, and the pages that it may mean. */
type Search = readonly [typed: string, pages: readonly string[]];

const read = (path: string) => JSON.parse(readFileSync(path, "utf8")) as unknown;
const data = read(join(import.meta.dirname, "searches.json")) as Record<string, Record<string, string>>;
const searches = (name: string): Search[] =>
  Object.entries(data[name] ?? {}).map(([typed, pages]) => [typed, pages.split(" ")]);
const [tuned, heldOut] = [searches("tuned"), searches("heldOut")];
/** Pages with the searches that must find them. */
const exact = Object.entries(data["exact"] ?? {}).map(([page, typed]) => [page, typed.split("; ")] as const);
const requests = read(join(repository, "packages/cli/test/requests.json")) as [string, string][];
const entries = read(join(output, "search.json")) as readonly SearchEntry[];
const byName = new Map(entries.map((entry) => [entry.name, entry]));
const search = createSearch(entries);

const pageOf = (name: string): string => (byName.get(name)?.href ?? "").replace(/\.html(?:#.*)?$/, "");

/** Returns the rank of the page in the results: 0 is the first, Infinity means that it isn't found. */
function placeOf([typed, pages]: Search): number {
  const found = [...new Set(search(typed).map(({ name }) => pageOf(name)))];
  const at = found.findIndex((page) => pages.includes(page));
  return at < 0 ? Infinity : at;
}

function count(asked: readonly Search[]) {
  const places = asked.map((each) => ({ each, place: placeOf(each) }));
  return {
    first: places.filter(({ place }) => place === 0).length,
    firstThree: places.filter(({ place }) => place < 3).length,
    missed: places.filter(({ place }) => place >= 3).map(({ each }) => each[0]),
  };
}

describe("the search data", () => {
  it("contains only existing pages", () => {
    const named = [...tuned, ...heldOut].flatMap(([, pages]) => pages);
    const names = [...pagesWithKeywords, ...named, ...exact.map(([page]) => page)];
    expect(names.filter((name) => !allPages.includes(`${name}.html`))).toEqual([]);
    expect(entries.filter(({ href }) => !allPages.includes(href.replace(/#.*/, ""))).map(({ href }) => href)).toEqual(
      [],
    );
  });

  it("has a distinct title for each operation, topic and guide", () => {
    const told = entries.map(({ title, kind, method, path, href }) => `${title} ${kind} ${method} ${path ?? href}`);
    expect(told.filter((text, index) => told.indexOf(text) !== index)).toEqual([]);
    expect(entries.filter(({ kind, method, path }) => kind === "Operation" && (!method || !path))).toEqual([]);
  });

  it("does not show additional search terms in the results", () => {
    const stuffed = entries.filter(({ keywords, excerpt }) => keywords.length > 40 && excerpt.includes(keywords));
    expect(stuffed).toEqual([]);
  });
});

describe("the search of the site", () => {
  it.each(exact)("finds %s among the first three results for each search that should find it", (page, typed) => {
    expect(typed.filter((text) => placeOf([text, [page]]) >= 3)).toEqual([]);
  });

  it("ranks the expected page first in 50 of 68 searches, and among the first three results in 62", () => {
    const { first, firstThree, missed } = count(tuned);
    expect(tuned.length).toBe(68);
    expect(first, JSON.stringify(missed)).toBeGreaterThanOrEqual(50);
    expect(firstThree, JSON.stringify(missed)).toBeGreaterThanOrEqual(62);
  });

  it("has similar results for searches that were not used for tuning", () => {
    const { first, firstThree, missed } = count(heldOut);
    expect(first, JSON.stringify(missed)).toBeGreaterThanOrEqual(heldOut.length * 0.7);
    expect(firstThree, JSON.stringify(missed)).toBeGreaterThanOrEqual(heldOut.length * 0.85);
  });

  it("finds the operation among the first three results for 57 of 60 requests in plain words", () => {
    const { firstThree, missed } = count(requests.map(([typed, name]) => [typed, [pageOf(name)]]));
    expect(firstThree, JSON.stringify(missed)).toBeGreaterThanOrEqual(57);
  });

  it("links a return code to its section", () => {
    const [first] = search("110007");
    expect(byName.get(first?.name ?? "")?.href).toBe("error-codes.html#trade-110007");
  });
});
