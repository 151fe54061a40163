import { posix } from "node:path";
import { outsideCode } from "./wide-tables.ts";

/** Where files of the repository that nobody renders can be read. */
const source = "https://github.com/specwright/specwright/blob/main/";

const projectPages = new Set(["CONTRIBUTING.md", "SECURITY.md", "VERSIONING.md"]);

/** The page that shows a file of the repository, relative to the site's root, or undefined where none does. */
export function pageOf(file: string): string | undefined {
  if (file === "README.md" || file === "docs/README.md") return "index.html";
  if (file === "docs/operations.md") return "operations.html";
  if (file === "specs/streams/asyncapi.yaml") return "topics.html";
  if (/^docs\/performance\/[\w-]+\.svg$/.test(file)) return file.slice("docs/".length);
  if (projectPages.has(file)) return `project/${file.toLowerCase().replace(/\.md$/, ".html")}`;
  const document = /^docs\/((?:guides|decisions)\/)?([^/]+)\.md$/.exec(file);
  if (document !== null)
    return `${document[1] ?? "project/"}${(document[2] ?? "").replace(/^README$/, "overview")}.html`;
  const readme = /^packages\/([^/]+)(?:\/(?:README\.md)?)?$/.exec(file);
  if (readme !== null) return `packages/${readme[1] ?? ""}.html`;
  const example = /^examples\/([^/]+)\.ts$/.exec(file);
  return example === null ? undefined : `examples/${example[1] ?? ""}.html`;
}

/** A link as written in a file of the repository, as it has to be on the page that shows that file. */
export function siteLink(href: string, file: string): string {
  // READMEs name files of the repository by their address, because they are read in the registry too.
  const isOurs = href.startsWith(source);
  if ((/^[a-z]+:/i.test(href) && !isOurs) || href.startsWith("#") || href === "") return href;
  const [path = "", anchor] = href.split("#");
  const target = isOurs ? path.slice(source.length) : posix.normalize(posix.join(posix.dirname(file), path));
  const page = pageOf(target);
  const to = page === undefined ? source + target : posix.relative(posix.dirname(pageOf(file) ?? "index.html"), page);
  // The index has a group's anchor under the name of its document.
  const place = page === "operations.html" && anchor !== undefined ? `trading-${anchor}` : anchor;
  return place === undefined ? to : `${to}#${place}`;
}

/** Markdown with every link rewritten for the page that shows it; code stays as it is. */
export const withSiteLinks = (markdown: string, linkOf: (href: string) => string): string =>
  outsideCode(markdown, (text) =>
    text.replaceAll(
      /(\]\()([^)\s]+)(\))/g,
      (_, open: string, href: string, close: string) => open + linkOf(href) + close,
    ),
  );
