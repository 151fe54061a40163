import { operationGroups } from "../specification/site-data.ts";
import { guideParts } from "./sidebar.ts";

/** A step on the way to a page, with its address below the site's root where it has one. */
interface Crumb {
  readonly text: string;
  readonly href?: string;
}

const ways: Readonly<Record<string, (page: string) => readonly Crumb[]>> = {
  reference: (page) => {
    const group = operationGroups.find(({ rows }) => rows.some(({ href }) => href === `${page}.html`));
    const own = group === undefined ? [] : [{ text: group.tag, href: `operations.html#${group.anchor}` }];
    return [{ text: "Operations", href: "operations.html" }, ...own];
  },
  topics: () => [{ text: "Stream topics", href: "topics.html" }],
  guides: (page) => {
    const part = guideParts.find(({ items }) => items.some((item) => item === page));
    return [{ text: part?.label ?? "Guides" }];
  },
  api: () => [{ text: "Package API", href: "api/overview.html" }],
  packages: () => [{ text: "Packages" }],
  examples: () => [{ text: "Examples" }],
  decisions: () => [{ text: "Decisions" }],
  project: () => [{ text: "Project" }],
};

/** The way from the start to a page; empty for pages at the top. */
export function breadcrumb(page: string): readonly Crumb[] {
  const [folder = "", ...rest] = page.split("/");
  const way = rest.length === 0 ? undefined : ways[folder];
  return way === undefined ? [] : [{ text: "Start", href: "index.html" }, ...way(page)];
}
