import { dirname, join } from "node:path";
import { pathToFileURL } from "node:url";
import starlight from "@astrojs/starlight";
import { defineConfig, passthroughImageService } from "astro/config";
import { sidebar } from "./src/content/sidebar.ts";
import { siteBase, siteUrl } from "./src/site.ts";

const sources = join(import.meta.dirname, "src");

/**
 * Plugin that leaves the modules of `src` unbundled, because bundled modules can't find files relative to their own
 * path.
 */
const unbundledSources = {
  name: "unbundled-sources",
  enforce: "pre" as const,
  resolveId(source: string, importer: string | undefined) {
    if (importer === undefined || !source.startsWith(".")) return null;
    const file = join(dirname(importer), source);
    return file.startsWith(sources) ? { id: pathToFileURL(file).href, external: true } : null;
  },
};

export default defineConfig({
  site: siteUrl,
  base: siteBase,
  srcDir: "./site",
  publicDir: "./.cache/public",
  cacheDir: "./.cache/astro",
  // On every host, page addresses end in .html, so relative links between pages work everywhere.
  build: { format: "file" },
  markdown: { syntaxHighlight: false },
  image: { service: passthroughImageService() },
  // Don't bundle Starlight's Markdown processor, which is a native module.
  vite: { plugins: [unbundledSources], ssr: { external: ["satteri"] } },
  integrations: [
    starlight({
      title: "Specwright",
      description: "Unofficial clients for the Bybit V5 trading API and the KaaS knowledge API.",
      favicon: "/icon.svg",
      customCss: ["./site/styles.css"],
      components: {
        Head: "./site/components/Head.astro",
        Header: "./site/components/Header.astro",
        Hero: "./site/components/Hero.astro",
        MarkdownContent: "./site/components/MarkdownContent.astro",
        MobileMenuFooter: "./site/components/MobileMenuFooter.astro",
        PageTitle: "./site/components/PageTitle.astro",
        ThemeProvider: "./site/components/ThemeProvider.astro",
      },
      pagefind: false,
      sidebar,
      tableOfContents: { minHeadingLevel: 2, maxHeadingLevel: 2 },
      // Turn off Starlight's highlighter, because the pages already contain highlighted code.
      expressiveCode: false,
      credits: false,
      disable404Route: true,
    }),
  ],
});
