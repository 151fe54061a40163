import { readdirSync } from "node:fs";
import { join } from "node:path";
import type { StarlightUserConfig } from "@astrojs/starlight/types";
import { repository } from "../site.ts";

/** Titles of the guides' parts, by the prefix of their file names. */
const guideTitles = {
  "start-": "Start",
  "trading-": "Trading guides",
  "streams-": "Stream guides",
  "testing-": "Testing",
  "knowledge-": "Knowledge guides",
  "protocol-": "Without our clients",
  "migration-": "Migration",
  "": "More guides",
};

/** Guides to list first in their section of the sidebar, in this order. All other guides are sorted by name. */
const firstGuides = [
  "start-first-call",
  "start-bundle-and-deploy",
  "trading-keys",
  "trading-orders-and-retries",
  "trading-close-a-position",
  "trading-stops",
  "trading-leverage-and-margin",
  "trading-errors",
  "trading-pagination",
  "trading-ninety-days",
  "trading-download-candles",
  "trading-bot-on-private-events",
  "trading-account-state",
  "trading-market-maker",
  "trading-amounts-and-fees",
  "streams-first-subscription",
  "streams-live-book",
  "streams-collector",
  "knowledge-compile-a-folder",
  "migration-from-bybit-api",
  "migration-from-ccxt",
  "migration-from-pybit",
];
const place = (name: string) => (firstGuides.includes(name) ? firstGuides.indexOf(name) : firstGuides.length);

function guides() {
  const prefixes = Object.keys(guideTitles);
  const names = readdirSync(join(repository, "docs/guides"))
    .map((name) => name.replace(/\.md$/, ""))
    .toSorted((one, other) => place(one) - place(other) || one.localeCompare(other));
  const prefixOf = (name: string) => prefixes.find((prefix) => name.startsWith(prefix)) ?? "";
  return Object.entries(guideTitles).map(([prefix, label]) => ({
    label,
    items: names.filter((name) => prefixOf(name) === prefix).map((name) => `guides/${name}`),
  }));
}

export const guideParts = guides();

export const referencePart = {
  label: "Reference",
  items: [
    { label: "Operations", link: "/operations" },
    { label: "Stream topics", link: "/topics" },
    { label: "The protocol", link: "/protocol" },
    { label: "Error codes", link: "/error-codes" },
    { label: "Rate limits", link: "/rate-limits" },
    { label: "Environments", link: "/environments" },
    { label: "Change history", link: "/changes" },
    { label: "Releases", link: "/releases" },
  ],
};

/**
 * The sidebar of all pages except the pages of operations and topics. The sidebar of an operation or topic lists its
 * group instead.
 */
export const sidebar: NonNullable<StarlightUserConfig["sidebar"]> = [
  ...guideParts.slice(0, 1),
  referencePart,
  ...guideParts.slice(1),
  {
    label: "Packages",
    items: [{ autogenerate: { directory: "packages" } }, { label: "Package API", link: "/api/overview" }],
  },
  { label: "Examples", collapsed: true, items: [{ autogenerate: { directory: "examples" } }] },
  { label: "Project", collapsed: true, items: [{ autogenerate: { directory: "project" } }] },
  { label: "Decisions", collapsed: true, items: [{ autogenerate: { directory: "decisions" } }] },
];
