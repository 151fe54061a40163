import { existsSync, readFileSync } from "node:fs";
import { join, posix } from "node:path";
import { describe, expect, it } from "vitest";
import { output } from "../paths.ts";
import { everyOperation } from "../specification/site-data.ts";
import { topics } from "../specification/topics.ts";
import { allPages, base } from "./browser.ts";

interface Parsed {
  readonly html: string;
  readonly ids: readonly string[];
  readonly links: readonly string[];
  /** What the browser would fetch by itself. */
  readonly loads: readonly string[];
}

const decoded = (text: string) =>
  text
    .replaceAll(/&(?:amp|#38);/g, "&")
    .replaceAll("&quot;", '"')
    .replaceAll("&#39;", "'");
const attribute = (page: string, pattern: RegExp) =>
  [...page.matchAll(pattern)].map(([, value = ""]) => decoded(value));

function parse(name: string): Parsed {
  const html = readFileSync(join(output, name), "utf8");
  return {
    html,
    ids: attribute(html, /<[a-z][\w-]*\s[^>]*?\bid="([^"]*)"/g),
    links: attribute(html, /<a\s[^>]*?\bhref="([^"]*)"/g),
    loads: attribute(html, /<(?:script|img|source|iframe|use|link rel="stylesheet")\s[^>]*?\b(?:src|href)="([^"]*)"/g),
  };
}

const pages = new Map(allPages.map((name) => [name, parse(name)]));
const isForeign = (address: string) => /^[a-z][a-z\d+.-]*:/i.test(address);

/** The file that a link leads to, and the place in it; undefined outside the site. */
function target(from: string, link: string): { file: string; anchor: string } | undefined {
  const [address = "", anchor = ""] = link.split("#");
  const path = decodeURIComponent(address.split("?")[0] ?? "");
  if (path.startsWith("/") && !path.startsWith(base)) return undefined;
  const inside = path.startsWith("/") ? path.slice(base.length) : posix.join(posix.dirname(from), path);
  const file = path === "" ? from : inside === "" || inside === "." ? "index.html" : inside;
  return { file: existsSync(join(output, `${file}.html`)) ? `${file}.html` : file, anchor: decodeURIComponent(anchor) };
}

function isBroken(from: string, link: string): boolean {
  const found = target(from, link);
  if (found === undefined || !existsSync(join(output, found.file))) return true;
  const parsed = pages.get(found.file);
  return found.anchor !== "" && parsed !== undefined && !parsed.ids.includes(found.anchor);
}

const told = (problems: (name: string, page: Parsed) => readonly string[]) =>
  [...pages].flatMap(([name, page]) => problems(name, page).map((problem) => `${name}: ${problem}`));
const content = (html: string, pattern: RegExp) => [...html.matchAll(pattern)].map(([, text = ""]) => text);

describe("the files of the site", () => {
  it("have no internal link or anchor that leads nowhere", () => {
    expect(told((name, { links }) => links.filter((link) => !isForeign(link) && isBroken(name, link)))).toEqual([]);
  });

  it("load nothing that is missing or lies on another host", () => {
    const wrong = (name: string, link: string) =>
      isForeign(link) ? !link.startsWith("data:") : !link.startsWith("#") && isBroken(name, link.split("#")[0] ?? "");
    expect(told((name, { loads }) => loads.filter((link) => wrong(name, link)))).toEqual([]);
  });

  it("use each anchor once on a page", () => {
    expect(told((_, { ids }) => [...new Set(ids.filter((id, index) => ids.indexOf(id) !== index))])).toEqual([]);
  });

  it("have one h1, a title and a description each", () => {
    expect(
      told((name, { html }) => [
        ...(content(html, /<h1[^>]*>(.+?)<\/h1>/gs).length === 1 ? [] : ["not one h1"]),
        ...(content(html, /<title>(.+?)<\/title>/g).length >= 1 ? [] : ["no title"]),
        ...(name === "404.html" || content(html, /<meta name="description" content="(.+?)"/g).length === 1
          ? []
          : ["no description"]),
      ]),
    ).toEqual([]);
  });

  it("have a title of their own", () => {
    const titles = [...pages.values()].map(({ html }) => content(html, /<title>(.+?)<\/title>/g)[0]);
    expect(titles.filter((title, index) => titles.indexOf(title) !== index)).toEqual([]);
  });

  it("stand in the sitemap", () => {
    const sitemap = readFileSync(join(output, "sitemap-0.xml"), "utf8");
    const missing = [...everyOperation, ...topics].filter(({ href }) => !sitemap.includes(href.replace(/\.html$/, "")));
    expect(missing.map(({ href }) => href)).toEqual([]);
  });

  it("include a page for every operation and every topic", () => {
    const expected = [...everyOperation, ...topics].map(({ href }) => href);
    expect(expected.length).toBeGreaterThan(400);
    expect(expected.filter((href) => !pages.has(href))).toEqual([]);
  });

  it("offer the specifications as they are published", () => {
    expect(
      ["openapi/trading.json", "openapi/knowledge.json", "openapi/streams.json", "llms.txt", "llms-full.txt"].filter(
        (name) => !existsSync(join(output, name)),
      ),
    ).toEqual([]);
  });

  it("keep the brands of error classes to themselves", () => {
    const classes = [...pages].filter(([name]) => /^api\/\w+\/classes\//.test(name));
    expect(classes.length).toBeGreaterThan(5);
    expect(classes.filter(([, { html }]) => /\[(?:SPECWRIGHT|TRADING)\]/.test(html)).map(([name]) => name)).toEqual([]);
  });

  it("notice a link that leads nowhere", () => {
    expect(isBroken("index.html", "guides/nothing.html")).toBe(true);
    expect(isBroken("index.html", "operations.html#nothing")).toBe(true);
    expect(isBroken("index.html", "error-codes.html#trade-110007")).toBe(false);
  });
});
