import { existsSync, readFileSync } from "node:fs";
import { join, posix } from "node:path";
import { describe, expect, it } from "vitest";
import { output } from "./paths.ts";
import { allPages } from "./testing/browser.ts";

interface Parsed {
  readonly ids: readonly string[];
  readonly links: readonly string[];
  /** What the browser would fetch by itself. */
  readonly loads: readonly string[];
}

const decoded = (text: string) => text.replaceAll("&amp;", "&").replaceAll("&quot;", '"').replaceAll("&#39;", "'");
const attribute = (page: string, pattern: RegExp) =>
  [...page.matchAll(pattern)].map(([, value = ""]) => decoded(value));

/**
 * The reference pages carry megabytes of script that would look like markup, and links (`/chat`) that their script
 * turns into places of the page; `site-reference.test.ts` goes through those in a browser.
 */
function parse(name: string): Parsed {
  const whole = readFileSync(join(output, name), "utf8");
  const isReference = name.startsWith("reference/");
  const page = isReference ? whole.replaceAll(/<(script|style)\b.*?<\/\1>/gs, "") : whole;
  const links = attribute(page, /<a\s[^>]*?\bhref="([^"]*)"/g);
  return {
    ids: attribute(page, /<[a-z][\w-]*\s[^>]*?\bid="([^"]*)"/g),
    links: isReference ? links.filter((link) => !link.startsWith("/")) : links,
    loads: attribute(page, /<(?:script|img|source|iframe|link|use)\s[^>]*?\b(?:src|href)="([^"]*)"/g),
  };
}

const pages = new Map(allPages.map((name) => [name, parse(name)]));
const isForeign = (address: string) => /^[a-z][a-z\d+.-]*:/i.test(address);

/** The file that a link leads to, and the place in it. */
function target(from: string, link: string): { file: string; anchor: string } {
  const [path = "", anchor = ""] = link.split("#");
  const file = path === "" ? from : posix.join(posix.dirname(from), decodeURIComponent(path.split("?")[0] ?? ""));
  return { file, anchor: decodeURIComponent(anchor) };
}

function isBroken(from: string, link: string): boolean {
  const { file, anchor } = target(from, link);
  if (!existsSync(join(output, file))) return true;
  const parsed = pages.get(file);
  if (anchor === "" || parsed === undefined || file.startsWith("reference/")) return false;
  return !parsed.ids.includes(anchor);
}

const told = (problems: (name: string, page: Parsed) => readonly string[]) =>
  [...pages].flatMap(([name, page]) => problems(name, page).map((problem) => `${name}: ${problem}`));

describe("the files of the site", () => {
  it("have links at all, on every page", () => {
    expect(told((_, { links }) => (links.length === 0 ? ["no link"] : []))).toEqual([]);
  });

  it("have no internal link or anchor that leads nowhere", () => {
    expect(told((name, { links }) => links.filter((link) => !isForeign(link) && isBroken(name, link)))).toEqual([]);
  });

  it("load nothing that is missing or lies on another host", () => {
    const wrong = (name: string, link: string) =>
      isForeign(link) ? !link.startsWith("data:") : !link.startsWith("#") && isBroken(name, link.split("#")[0] ?? "");
    expect(told((name, { loads }) => loads.filter((link) => wrong(name, link)))).toEqual([]);
  });

  it("use each anchor once on a page", () => {
    const twice = ({ ids }: Parsed) => [...new Set(ids.filter((id, index) => ids.indexOf(id) !== index))];
    expect(told((name, page) => (name.startsWith("reference/") ? [] : twice(page)))).toEqual([]);
  });

  it("keep the brands of error classes to themselves", () => {
    const classes = allPages.filter((name) => name.startsWith("api/classes/"));
    expect(classes.length).toBeGreaterThan(5);
    expect(
      classes.filter((name) => /\[(?:SPECWRIGHT|TRADING)\]/.test(readFileSync(join(output, name), "utf8"))),
    ).toEqual([]);
  });

  it("notice a link that leads nowhere", () => {
    expect(isBroken("index.html", "guides/nothing.html")).toBe(true);
    expect(isBroken("index.html", "operations.html#nothing")).toBe(true);
    expect(isBroken("index.html", "operations.html#positionList")).toBe(false);
  });
});
