import { readdirSync } from "node:fs";
import { join } from "node:path";
import type { StarlightUserConfig } from "@astrojs/starlight/types";
import { repository } from "../paths.ts";

/** The guides by what they are about, which their file names begin with. */
const guideTitles = {
  "start-": "Start",
  "trading-": "Trading guides",
  "streams-": "Stream guides",
  "testing-": "Testing",
  "knowledge-": "Knowledge guides",
  "migration-": "Migration",
  "": "More guides",
};

function guides() {
  const prefixes = Object.keys(guideTitles);
  const names = readdirSync(join(repository, "docs/guides")).map((name) => name.replace(/\.md$/, ""));
  const prefixOf = (name: string) => prefixes.find((prefix) => name.startsWith(prefix)) ?? "";
  return Object.entries(guideTitles).map(([prefix, label]) => ({
    label,
    items: names.filter((name) => prefixOf(name) === prefix).map((name) => `guides/${name}`),
  }));
}

/** What stands beside every page but those of operations, which list their own group. */
export const sidebar: NonNullable<StarlightUserConfig["sidebar"]> = [
  ...guides(),
  {
    label: "Reference",
    items: [
      { label: "Operations", link: "/operations" },
      { label: "Stream topics", link: "/topics" },
      { label: "Error codes", link: "/error-codes" },
      { label: "Rate limits", link: "/rate-limits" },
      { label: "Environments", link: "/environments" },
      { label: "Change history", link: "/changes" },
      { label: "Releases", link: "/releases" },
    ],
  },
  {
    label: "Packages",
    items: [{ autogenerate: { directory: "packages" } }, { label: "Package API", link: "/api/overview" }],
  },
  { label: "Examples", collapsed: true, items: [{ autogenerate: { directory: "examples" } }] },
  { label: "Project", collapsed: true, items: [{ autogenerate: { directory: "project" } }] },
  { label: "Decisions", collapsed: true, items: [{ autogenerate: { directory: "decisions" } }] },
];
