/** Builds the navigation derived from the specifications: breadcrumbs and sidebars of the reference. */
import type { StarlightUserConfig } from "@astrojs/starlight/types";
import { operationGroups, type OperationRow } from "../specification/operations.ts";
import { topics } from "../specification/topics.ts";
import { guideParts, referencePart } from "./sidebar.ts";

/** A step of a breadcrumb, with its address below the site's root if it has a page. */
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

/** Returns the breadcrumb of a page. Empty for top-level pages. */
export function breadcrumb(page: string): readonly Crumb[] {
  const [folder = "", ...rest] = page.split("/");
  const way = rest.length === 0 ? undefined : ways[folder];
  return way === undefined ? [] : [{ text: "Home", href: "index.html" }, ...way(page)];
}

type Sidebar = NonNullable<StarlightUserConfig["sidebar"]>;

/** Returns a link without `.html`, which Starlight adds. */
const linkOf = (href: string) => `/${href.replace(/\.html$/, "")}`;

const folded = guideParts.map((part) => ({ ...part, collapsed: true }));

/** Returns the badge colour of an HTTP method. Reads, deletions and other writes have different colours. */
export const variantOf = (method: string) =>
  method === "GET" ? ("note" as const) : method === "DELETE" ? ("danger" as const) : ("success" as const);

/**
 * Returns the sidebar of an operation: the operations of its group, and links to the other groups. A list of all
 * operations would be larger than the page.
 */
export function operationSidebar(row: OperationRow): Sidebar {
  const own = operationGroups.find(({ document, tag }) => document === row.document && tag === row.tag);
  const others = operationGroups.filter(({ document }) => document === row.document);
  return [
    {
      label: row.tag,
      items: (own?.rows ?? []).map(({ operation, operationId, method, call, href }) => ({
        label: operation.summary ?? operationId,
        link: linkOf(href),
        badge: { text: method, variant: variantOf(method) },
        attrs: { "data-call": call.replace(/^\w+\./, "") },
      })),
    },
    {
      label: row.document === "trading" ? "Trading groups" : "Knowledge groups",
      collapsed: true,
      items: others.map(({ tag, rows: [first] }) => ({ label: tag, link: linkOf(first?.href ?? "operations.html") })),
    },
    { ...referencePart, collapsed: true },
    ...folded,
  ];
}

/** Returns the sidebar of a topic: the topics of its group. */
export const topicSidebar = (group: string): Sidebar => [
  {
    label: "Stream topics",
    items: topics
      .filter((topic) => topic.group === group)
      .map(({ title, href, address }) => ({
        label: title,
        link: linkOf(href),
        ...(address === undefined ? {} : { attrs: { "data-call": address } }),
      })),
  },
  { ...referencePart, collapsed: true },
  ...folded,
];
