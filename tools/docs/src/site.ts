import { relative } from "node:path";
import Eleventy from "@11ty/eleventy";
import { createMarkdown } from "./markdown.ts";
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
  addFilter(name: string, filter: (value: never) => unknown): void;
  addPassthroughCopy(path: string): void;
  addCollection(name: string, collect: (api: { getAll(): Page[] }) => unknown): void;
  setQuietMode(quiet: boolean): void;
  setUseGitIgnore(use: boolean): void;
}

function configure(configuration: Configuration, data: SiteData, pages: readonly Staged[]): void {
  const files = new Map(pages.map(({ href, file }) => [`/${href}`, file]));
  const markdown = createMarkdown((stem) => files.get(`/${permalink(stem)}`) ?? "README.md");
  configuration.setQuietMode(true);
  configuration.setUseGitIgnore(false);
  configuration.setLibrary("md", markdown);
  configuration.addGlobalData("site", data);
  configuration.addGlobalData("eleventyComputed", {
    permalink: (page: { page: Page }) => permalink(page.page.filePathStem),
    root: (page: { page: Page }) => "../".repeat(depthOf(permalink(page.page.filePathStem))),
  });
  configuration.addFilter("slug", filters.slug);
  configuration.addFilter("rateLimit", filters.rateLimitText);
  configuration.addFilter("inline", (text: string) => markdown.renderInline(text));
  configuration.addFilter("block", (text: string) => markdown.render(text));
  configuration.addFilter("heading", titleOf as (value: never) => unknown);
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
  // The generator resolves every folder from the working directory.
  process.chdir(staging);
  const eleventy = new Eleventy(".", relative(staging, output), {
    quietMode: true,
    configPath: null,
    config: (configuration: unknown) => {
      configure(configuration as Configuration, data, pages);
      return { markdownTemplateEngine: false, htmlTemplateEngine: "njk" };
    },
  });
  await eleventy.write();
  return pages.map(({ href, source }) => ({ href, title: titleOf(source), source }));
}
