import type { StarlightUserConfig } from "@astrojs/starlight/types";
import { guideParts, referencePart } from "../content/sidebar.ts";
import type { OperationRow } from "./operation-rows.ts";
import { operationGroups } from "./site-data.ts";
import { topics } from "./topics.ts";

type Sidebar = NonNullable<StarlightUserConfig["sidebar"]>;

/** Starlight adds the ending of an address itself. */
const linkOf = (href: string) => `/${href.replace(/\.html$/, "")}`;

const folded = guideParts.map((part) => ({ ...part, collapsed: true }));

/** The colours of methods; those of reads and writes differ. */
export const variantOf = (method: string) =>
  method === "GET" ? ("note" as const) : method === "DELETE" ? ("danger" as const) : ("success" as const);

/** The operations of the same group, and the way to the other groups: all operations beside each would weigh more than the page. */
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

/** The topics of the same group. */
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
