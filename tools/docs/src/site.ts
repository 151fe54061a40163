import { relative } from "node:path";
import Eleventy from "@11ty/eleventy";
import { groupTitle } from "./error-classes.ts";
import { createHighlight, type Highlight } from "./highlight.ts";
import { createMarkdown } from "./markdown.ts";
import { outline } from "./outline.ts";
import { output, staging } from "./paths.ts";
import { filters, type SiteData } from "./site-data.ts";
import { stage, type Staged } from "./stage.ts";

const folders = ["guides", "decisions", "packages"] as const;

/** A page's own path below the site, with pages as plain files so that a folder is enough of a host. */
function permalink(stem: string): string {
  return `${stem.replace(/\/README$/i, "/index").replace(/^\//, "")}.html`;
}

const depthOf = (url: string) => url.replace(/^\//, "").split("/").length - 1;
const titleOf = (source: string) => (/^#\s+(.+)$/m.exec(source)?.[1] ?? "Specwright").replaceAll("`", "");

interface Page {
  readonly inputPath: string;
  readonly filePathStem: string;
  readonly url: string;
  readonly rawInput?: string;
  readonly data: Readonly<Record<string, unknown>>;
}

interface Configuration {
  setLibrary(name: string, library: unknown): void;
  addGlobalData(name: string, value: unknown): void;
  addFilter(name: string, filter: (value: never, argument: never) => unknown): void;
  addPassthroughCopy(path: string): void;
  addCollection(name: string, collect: (api: { getAll(): Page[] }) => unknown): void;
  setQuietMode(quiet: boolean): void;
  setUseGitIgnore(use: boolean): void;
}

/** The guides by what they are about, which their file names begin with. */
function guideGroups(guides: readonly Page[]): { title: string; pages: readonly Page[] }[] {
  const titles = {
    "start-": "Start",
    "trading-": "Trading guides",
    "knowledge-": "Knowledge guides",
    "": "More guides",
  };
  const prefixes = Object.keys(titles);
  const prefixOf = ({ filePathStem }: Page) => prefixes.find((prefix) => filePathStem.includes(`/${prefix}`)) ?? "";
  return Object.entries(titles).map(([prefix, title]) => ({
    title,
    pages: guides.filter((guide) => prefixOf(guide) === prefix),
  }));
}

function configure(configuration: Configuration, data: SiteData, pages: readonly Staged[], highlight: Highlight): void {
  const files = new Map(pages.map(({ href, file }) => [`/${href}`, file]));
  const markdown = createMarkdown((stem) => files.get(`/${permalink(stem)}`) ?? "README.md", highlight);
  configuration.setQuietMode(true);
  configuration.setUseGitIgnore(false);
  configuration.setLibrary("md", markdown);
  configuration.addGlobalData("site", data);
  configuration.addGlobalData("eleventyComputed", {
    permalink: (page: { page: Page }) => permalink(page.page.filePathStem),
    // A host shows the page of a missing address there, at any depth: its links begin at the host's root.
    root: ({ page }: { page: Page }) =>
      page.filePathStem === "/404" ? "/" : "../".repeat(depthOf(permalink(page.filePathStem))),
  });
  configuration.addFilter("slug", filters.slug);
  configuration.addFilter("rateLimit", filters.rateLimitText);
  configuration.addFilter("inline", (text: string) => markdown.renderInline(text));
  // Texts that share a page share the names of their headings.
  configuration.addFilter("blockOf", (text: string, name: string) =>
    markdown.render(text).replaceAll(/ (id="|href="#)/g, ` $1${name}-`),
  );
  configuration.addFilter("groupTitle", groupTitle as (value: never) => unknown);
  configuration.addFilter("heading", titleOf as (value: never) => unknown);
  configuration.addFilter("outline", outline as (value: never) => unknown);
  configuration.addFilter("guideGroups", guideGroups as (value: never) => unknown);
  const hrefs = new Map(data.operations.map(({ operationId, href }) => [operationId, href]));
  configuration.addFilter("operationHref", (operationId: string) => hrefs.get(operationId));
  configuration.addPassthroughCopy("assets");
  configuration.addPassthroughCopy("project/performance");
  for (const folder of folders) {
    configuration.addCollection(folder, (api) =>
      api
        .getAll()
        .filter((page) => page.data["section"] === folder && !/README/i.test(page.inputPath))
        .toSorted((a, b) => a.filePathStem.localeCompare(b.filePathStem)),
    );
  }
}

/** Renders guides and generated pages; returns each Markdown page's address, title and source. */
export async function buildSite(data: SiteData): Promise<{ href: string; title: string; source: string }[]> {
  const pages = stage();
  const highlight = await createHighlight();
  // The generator resolves every folder from the working directory.
  process.chdir(staging);
  const eleventy = new Eleventy(".", relative(staging, output), {
    quietMode: true,
    configPath: null,
    config: (configuration: unknown) => {
      configure(configuration as Configuration, data, pages, highlight);
      return { markdownTemplateEngine: false, htmlTemplateEngine: "njk" };
    },
  });
  await eleventy.write();
  return pages.map(({ href, source }) => ({ href, title: titleOf(source), source }));
}
