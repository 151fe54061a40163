import { mkdirSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { downloads } from "../../paths.ts";
import type { MarkdownFile } from "./page-markdown.ts";
import { siteLink, withSiteLinks } from "../links.ts";
import { reference } from "../reference-pages.ts";
import type { Staged } from "../stage.ts";

const intro = `# Specwright

> Unofficial TypeScript clients compiled from hand-written specifications: @specwright/trading for the Bybit V5 trading API and @specwright/knowledge for the KaaS
> knowledge-compilation API with streaming chat. @specwright/sandbox runs both services locally.
`;

const sections = [
  ["guides/", "Guides"],
  ["packages/", "Packages"],
  ["examples/", "Programs that the test suite runs"],
  ["decisions/", "Decisions"],
  ["project/", "Project"],
  ["api/", "What the packages export"],
] as const;

/** A page that is written in Markdown; its links are those of a file of the repository, if it has one. */
type TextPage = Pick<Staged, "href" | "title" | "source"> & Partial<Pick<Staged, "file">>;

/** Links of a page lead to Markdown, too. */
const linked = (markdown: string, linkOf: (link: string) => string) =>
  withSiteLinks(markdown, (link) => (/^[a-z]+:/i.test(link) ? link : linkOf(link).replace(/\.html(?=#|$)/, ".md")));

const markdownHref = (href: string) => href.replace(/\.html$/, ".md");

const list = (title: string, entries: readonly (readonly [href: string, title: string])[]) =>
  `## ${title}\n\n${entries.map(([href, text]) => `- [${text}](${href})`).join("\n")}\n`;

/** What a language model should read: a map of the site, every page as Markdown, and the whole of it as one text. */
export function writeLlmsFiles(pages: readonly TextPage[], compiled: readonly MarkdownFile[]): void {
  const lists = sections.map(([start, title]) =>
    list(
      title,
      pages.filter(({ href }) => href.startsWith(start)).map((page) => [markdownHref(page.href), page.title] as const),
    ),
  );
  const map = [
    intro,
    list(
      "Reference",
      reference.map(([href, title]) => [markdownHref(href), title] as const),
    ),
    ...lists,
  ];
  const written = pages.map(({ href, source, file }) => ({
    href: markdownHref(href),
    markdown: linked(source, (link) => (file === undefined ? link : siteLink(link, file))),
  }));
  // What the specifications say begins its links at the site's root.
  const rooted = compiled.map(({ href, markdown }) => ({
    href,
    markdown: linked(markdown, (link) => "../".repeat(href.split("/").length - 1) + link),
  }));
  for (const { href, markdown } of [...written, ...rooted]) {
    const file = join(downloads, href);
    mkdirSync(dirname(file), { recursive: true });
    writeFileSync(file, markdown);
  }
  writeFileSync(join(downloads, "llms.txt"), map.join("\n"));
  const all = [intro, ...[...written, ...rooted].map(({ markdown }) => markdown)];
  writeFileSync(join(downloads, "llms-full.txt"), all.join("\n\n"));
}
