import { globSync, readFileSync } from "node:fs";
import { join } from "node:path";
import type { SearchEntry } from "./search-index.ts";

/** The folders that TypeDoc sorts exports into, and what one of them is called. */
const kinds: Readonly<Record<string, string>> = {
  classes: "class",
  functions: "function",
  interfaces: "interface",
  types: "type",
  variables: "value",
};

const pageName = /^(\w+)\/_specwright_(\w+)\.(\w+)\.html$/;
const memberHeading = /<h3 class="tsd-anchor-link" id="([^"]+)"/g;

/** One entry of the search for each page about an export; it is found by the names of its members too. */
export function apiEntry(name: string, page: string): SearchEntry[] {
  const [, folder = "", packageName = "", title = ""] = pageName.exec(name) ?? [];
  const kind = kinds[folder];
  if (kind === undefined) return [];
  const members = [...page.matchAll(memberHeading)].map(([, member = ""]) => member);
  return [
    {
      id: `api ${name}`,
      title,
      names: members.join(" "),
      text: `${kind} @specwright/${packageName}`,
      kind: "package API",
      href: `api/${name}`,
    },
  ];
}

/** An entry for every export of the packages, read off the finished pages. */
export function apiEntries(folder: string): SearchEntry[] {
  return globSync("*/*.html", { cwd: folder }).flatMap((name) =>
    apiEntry(name.replaceAll("\\", "/"), readFileSync(join(folder, name), "utf8")),
  );
}
