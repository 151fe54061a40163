import { existsSync, readFileSync } from "node:fs";
import { join, posix } from "node:path";
import { describe, expect, it } from "vitest";
import { parse as parseYaml } from "yaml";
import { isReleased, output, siteVersion } from "../src/site.ts";
import { changes, historyOf } from "../src/specification/changes.ts";
import { everyOperation } from "../src/specification/operations.ts";
import { topics } from "../src/specification/topics.ts";
import { allPages, base } from "./browser.ts";

interface Parsed {
  readonly html: string;
  readonly ids: readonly string[];
  readonly links: readonly string[];
  /** Addresses that the browser loads without a click. */
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

/** Returns the file and anchor of a link. Undefined for a link to another site. */
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

const problemsOfPages = (problems: (name: string, page: Parsed) => readonly string[]) =>
  [...pages].flatMap(([name, page]) => problems(name, page).map((problem) => `${name}: ${problem}`));
const content = (html: string, pattern: RegExp) => [...html.matchAll(pattern)].map(([, text = ""]) => text);

describe("the files of the site", () => {
  it("have no broken internal link or anchor", () => {
    expect(
      problemsOfPages((name, { links }) => links.filter((link) => !isForeign(link) && isBroken(name, link))),
    ).toEqual([]);
  });

  it("load no file that is missing or on another host", () => {
    const wrong = (name: string, link: string) =>
      isForeign(link) ? !link.startsWith("data:") : !link.startsWith("#") && isBroken(name, link.split("#")[0] ?? "");
    expect(problemsOfPages((name, { loads }) => loads.filter((link) => wrong(name, link)))).toEqual([]);
  });

  it("use each anchor once per page", () => {
    expect(problemsOfPages((_, { ids }) => [...new Set(ids.filter((id, index) => ids.indexOf(id) !== index))])).toEqual(
      [],
    );
  });

  it("have one h1, a title and a description each", () => {
    expect(
      problemsOfPages((name, { html }) => [
        ...(content(html, /<h1[^>]*>(.+?)<\/h1>/gs).length === 1 ? [] : ["not one h1"]),
        ...(content(html, /<title>(.+?)<\/title>/g).length >= 1 ? [] : ["no title"]),
        ...(name === "404.html" || content(html, /<meta name="description" content="(.+?)"/g).length === 1
          ? []
          : ["no description"]),
      ]),
    ).toEqual([]);
  });

  it("have unique titles", () => {
    const titles = [...pages.values()].map(({ html }) => content(html, /<title>(.+?)<\/title>/g)[0]);
    expect(titles.filter((title, index) => titles.indexOf(title) !== index)).toEqual([]);
  });

  it("have one canonical URL each, which the sitemap also lists", () => {
    const sitemap = content(readFileSync(join(output, "sitemap-0.xml"), "utf8"), /<loc>(.+?)<\/loc>/g);
    const canonical = [...pages]
      .filter(([name]) => name !== "404.html")
      .map(([, { html }]) => content(html, /<link rel="canonical" href="(.+?)"/g)[0]);
    expect(sitemap.toSorted()).toEqual(canonical.toSorted());
    expect(new Set(canonical).size).toBe(canonical.length);
  });

  it("include each page as Markdown with every field and value, and all reference pages as one Markdown file", () => {
    const missing = problemsOfPages((name, { html }) => {
      const [markdown = "none"] = content(html, /<link rel="alternate" type="text\/markdown" href="(.+?)"/g);
      return name === "404.html" || !isBroken(name, markdown) ? [] : [markdown];
    });
    expect(missing).toEqual([]);
    const whole = readFileSync(join(output, "llms-full.txt"), "utf8");
    for (const { href } of [...everyOperation, ...topics]) {
      const markdown = readFileSync(join(output, href.replace(/html$/, "md")), "utf8");
      expect(whole).toContain(markdown);
    }
    const order = readFileSync(join(output, "reference/trading/order-create.md"), "utf8");
    expect(order).toMatch(/^ *- `timeInForce` \(string\).*`PostOnly`/m);
  });

  it("show the history of each operation and topic in the change history", () => {
    const named = [
      ...everyOperation.map(({ operationId, href }) => [operationId, href]),
      ...topics.map(({ id, href }) => [id, href]),
    ];
    const expected = named.filter(([id = ""]) => historyOf(id).length > 0).map(([, href = ""]) => href);
    expect(expected.length).toBeGreaterThan(100);
    expect(expected.filter((href) => pages.get(href)?.ids.includes("history") !== true)).toEqual([]);
    expect(pages.get("reference/trading/execution-list.html")?.html).toContain("ForwardSplitOpen");
  });

  it("have a social card and a feed of the platform's changes", () => {
    const { html = "" } = pages.get("index.html") ?? {};
    expect(content(html, /<meta property="og:image" content="(.+?)"/g)).toHaveLength(1);
    expect(existsSync(join(output, "card.png"))).toBe(true);
    const feed = readFileSync(join(output, "changes.xml"), "utf8");
    expect(content(feed, /<entry>/g)).toHaveLength(Math.min(50, changes.length));
    expect(content(feed, /<id>(.+?)<\/id>/g).length).toBe(new Set(content(feed, /<id>(.+?)<\/id>/g)).size);
  });

  it("include a page for every operation and every topic", () => {
    const expected = [...everyOperation, ...topics].map(({ href }) => href);
    expect(expected.length).toBeGreaterThan(400);
    expect(expected.filter((href) => !pages.has(href))).toEqual([]);
  });

  it("offer each document as JSON and YAML, at a stable address and at the address of its version", () => {
    for (const name of ["trading", "knowledge", "streams"]) {
      const document = readFileSync(join(output, "openapi", `${name}.json`), "utf8");
      expect(parseYaml(readFileSync(join(output, "openapi", `${name}.yaml`), "utf8"))).toEqual(JSON.parse(document));
      if (isReleased) expect(readFileSync(join(output, "openapi", siteVersion, `${name}.json`), "utf8")).toBe(document);
    }
  });

  it("do not show the internal brand symbols of error classes", () => {
    const classes = [...pages].filter(([name]) => /^api\/\w+\/classes\//.test(name));
    expect(classes.length).toBeGreaterThan(5);
    expect(classes.filter(([, { html }]) => /\[(?:SPECWRIGHT|TRADING)\]/.test(html)).map(([name]) => name)).toEqual([]);
  });

  it("are checked for broken links, and a broken link is found", () => {
    expect(isBroken("index.html", "guides/nothing.html")).toBe(true);
    expect(isBroken("index.html", "operations.html#nothing")).toBe(true);
    expect(isBroken("index.html", "error-codes.html#trade-110007")).toBe(false);
  });
});
