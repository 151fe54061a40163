import type { StarlightUserConfig } from "@astrojs/starlight/types";
import type { OperationRow } from "./operation-rows.ts";
import { operationGroups } from "./site-data.ts";

type Sidebar = NonNullable<StarlightUserConfig["sidebar"]>;

/** Starlight adds the ending of an address itself. */
const linkOf = (href: string) => `/${href.replace(/\.html$/, "")}`;

/** The operations of the same group, and the way to the other groups: all operations beside each would weigh more than the page. */
export function operationSidebar(row: OperationRow): Sidebar {
  const own = operationGroups.find(({ document, tag }) => document === row.document && tag === row.tag);
  const others = operationGroups.filter(({ document }) => document === row.document);
  return [
    {
      label: row.tag,
      items: (own?.rows ?? []).map(({ operation, operationId, href }) => ({
        label: operation.summary ?? operationId,
        link: linkOf(href),
      })),
    },
    {
      label: row.document === "trading" ? "Trading groups" : "Knowledge groups",
      collapsed: true,
      items: others.map(({ tag, rows: [first] }) => ({ label: tag, link: linkOf(first?.href ?? "operations.html") })),
    },
    {
      label: "Reference",
      items: [
        { label: "All operations", link: "/operations" },
        { label: "Stream topics", link: "/topics" },
        { label: "Error codes", link: "/error-codes" },
        { label: "Guides", link: "/" },
      ],
    },
  ];
}
