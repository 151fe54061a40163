import { cpSync, existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { join, relative } from "node:path";
import Eleventy from "@11ty/eleventy";
import { createMarkdown } from "./markdown.ts";
import { output, repository, staging } from "./paths.ts";
import { filters, type SiteData } from "./site-data.ts";

const markdown = createMarkdown();
const folders = ["guides", "decisions"] as const;

/** Gathers templates, guides and decisions in one folder, because the generator reads one. */
function stage(): void {
  rmSync(staging, { recursive: true, force: true });
  mkdirSync(staging, { recursive: true });
  cpSync(join(import.meta.dirname, "site"), staging, { recursive: true });
  for (const folder of folders) {
    const source = join(repository, "docs", folder);
    if (existsSync(source)) cpSync(source, join(staging, folder), { recursive: true });
    mkdirSync(join(staging, folder), { recursive: true });
    // Every page of the folder has the ordinary layout and keeps its place.
    writeFileSync(
      join(staging, folder, `${folder}.11tydata.json`),
      JSON.stringify({ layout: "page.njk", section: folder }),
    );
  }
  for (const name of ["performance.md", "CONTRIBUTING.md", "SECURITY.md", "VERSIONING.md"]) {
    const source = [join(repository, "docs", name), join(repository, name)].find(existsSync);
    if (source !== undefined) cpSync(source, join(staging, "project", name.toLowerCase()));
  }
  if (existsSync(join(staging, "project"))) {
    writeFileSync(
      join(staging, "project/project.11tydata.json"),
      JSON.stringify({ layout: "page.njk", section: "project" }),
    );
  }
}

/** A page's own path below the site, with pages as plain files so that a folder is enough of a host. */
function permalink(stem: string): string {
  return `${stem.replace(/\/README$/i, "/index").replace(/^\//, "")}.html`;
}

const depthOf = (url: string) => url.replace(/^\//, "").split("/").length - 1;
const titleOf = (source: string) => /^#\s+(.+)$/m.exec(source)?.[1] ?? "Specwright";

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

function configure(configuration: Configuration, data: SiteData): void {
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
  for (const folder of folders) {
    configuration.addCollection(folder, (api) =>
      api
        .getAll()
        .filter((page) => page.data["section"] === folder && !/README/i.test(page.inputPath))
        .toSorted((a, b) => a.filePathStem.localeCompare(b.filePathStem)),
    );
  }
}

/** Renders guides and generated pages; returns each page's address, title and text for the search. */
export async function buildSite(data: SiteData): Promise<{ href: string; title: string; text: string }[]> {
  stage();
  // The generator resolves every folder from the working directory.
  process.chdir(staging);
  const eleventy = new Eleventy(".", relative(staging, output), {
    quietMode: true,
    configPath: null,
    config: (configuration: unknown) => {
      configure(configuration as Configuration, data);
      return {
        markdownTemplateEngine: false,
        htmlTemplateEngine: "njk",
      };
    },
  });
  await eleventy.write();
  return listPages();
}

function listPages(): { href: string; title: string; text: string }[] {
  return readdirSync(staging, { recursive: true, encoding: "utf8" })
    .filter((name) => name.endsWith(".md"))
    .map((name) => {
      const source = readFileSync(join(staging, name), "utf8");
      return {
        href: permalink(`/${name.replace(/\.md$/, "")}`),
        title: titleOf(source),
        text: source.replaceAll(/[`*#|>[\]()]/g, " "),
      };
    });
}
