import { existsSync, readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { rateLimitText, readData, readDocument, slug } from "./contract-data.ts";
import { operationRows, type OperationRow } from "./operation-rows.ts";
import { errorClasses } from "./error-classes.ts";
import { documents, repository } from "./paths.ts";

export interface RetCode {
  readonly code: number | string;
  readonly group: string;
  readonly class: string;
  readonly meaning: string;
  readonly paths?: readonly string[];
  /** Where the page of error codes shows it; some codes have an entry for each path. */
  readonly anchor: string;
}

interface Hosts {
  readonly checked?: string;
  readonly environments: readonly { readonly name: string; readonly rest: string; readonly description: string }[];
  readonly streams: readonly object[];
}

interface Change {
  readonly date: string;
  readonly title: string;
  readonly touched?: readonly unknown[];
}

/** A text of a release, headings from the fourth level on: a package's change log, or a version's changes of the documents. */
interface Release {
  readonly name: string;
  readonly markdown: string;
}

export interface Surface {
  readonly name: string;
  readonly title: string;
  readonly groups: readonly {
    readonly tag: string;
    readonly description: string;
    readonly rows: readonly OperationRow[];
  }[];
}

/** What the templates read. */
export interface SiteData {
  readonly surfaces: readonly Surface[];
  readonly operations: readonly OperationRow[];
  readonly codeGroups: readonly { readonly group: string; readonly codes: readonly RetCode[] }[];
  readonly codes: readonly RetCode[];
  readonly codeClasses: readonly { readonly name: string; readonly meaning: string; readonly count: number }[];
  /** The first calls, in Markdown. */
  readonly useIt: string;
  readonly limits: unknown;
  readonly hosts: Hosts;
  readonly changes: readonly Change[];
  /** Redocly's rating of each document, 0 to 100. */
  readonly scores?: Readonly<Record<string, number>>;
  readonly releases: readonly Release[];
  /** What each release changed in the documents, newest first. */
  readonly apiChanges: readonly Release[];
}

function surface(name: (typeof documents)[number]): Surface {
  const document = readDocument(name);
  const rows = operationRows(name, document);
  const groups = document.tags.map((tag) => ({
    tag: tag.name,
    description: tag.description,
    rows: rows.filter((row) => row.tag === tag.name),
  }));
  return { name, title: document.info.title, groups: groups.filter(({ rows: own }) => own.length > 0) };
}

/** The changelogs that releases leave behind, as "what changed in the API" for each package. */
function releases(): Release[] {
  const packages = join(repository, "packages");
  return readdirSync(packages)
    .map((name) => ({ name, file: join(packages, name, "CHANGELOG.md") }))
    .filter(({ file }) => existsSync(file))
    .map(({ name, file }) => ({
      name,
      markdown: readFileSync(file, "utf8")
        .replace(/^# .*\n/, "")
        .replaceAll(/^#/gm, "###"),
    }));
}

/** The texts that each release leaves beside the released documents. */
function apiChanges(): Release[] {
  const folder = join(repository, "specs/released/changes");
  if (!existsSync(folder)) return [];
  return readdirSync(folder)
    .map((file) => ({ file, name: file.replace(/\.md$/, "") }))
    .toSorted((a, b) => b.name.localeCompare(a.name, "en", { numeric: true }))
    .map(({ file, name }) => ({
      name,
      markdown: readFileSync(join(folder, file), "utf8")
        .replace(/^# .*\n/, "")
        .replaceAll(/^#/gm, "###"),
    }));
}

function listOf<T>(data: T[] | Readonly<Record<string, T[]>>): T[] {
  if (Array.isArray(data)) return data;
  return Object.values(data).find((value) => Array.isArray(value)) ?? [];
}

function withAnchors(codes: readonly Omit<RetCode, "anchor">[]): RetCode[] {
  const seen = new Map<string, number>();
  return codes.map((code) => {
    const name = `${code.group}-${code.code}`;
    const count = (seen.get(name) ?? 0) + 1;
    seen.set(name, count);
    return { ...code, anchor: count === 1 ? name : `${name}-${count}` };
  });
}

/** What the repository's README shows before its first section: what this is, and both clients. */
function useIt(): string {
  const readme = readFileSync(join(repository, "README.md"), "utf8");
  const section = /^# .*?\n(.*?)^## /ms.exec(readme)?.[1];
  if (section === undefined) throw new Error("README.md has no introduction, which the start page shows");
  return section;
}

export function readSiteData(): SiteData {
  const surfaces = documents.map(surface);
  const codes = withAnchors(listOf(readData<Omit<RetCode, "anchor">[]>("ret-codes", [])));
  const groups = [...new Set(codes.map(({ group }) => group))];
  return {
    surfaces,
    operations: surfaces.flatMap(({ groups: own }) => own.flatMap(({ rows }) => rows)),
    codes,
    codeGroups: groups.map((group) => ({ group, codes: codes.filter((code) => code.group === group) })),
    codeClasses: Object.entries(errorClasses).map(([name, meaning]) => {
      return { name, meaning, count: codes.filter((code) => code.class === name).length };
    }),
    useIt: useIt(),
    limits: readData("rate-limits", {}),
    hosts: readData<Hosts>("hosts", { environments: [], streams: [] }),
    changes: listOf(readData<Change[]>("changes", [])),
    releases: releases(),
    apiChanges: apiChanges(),
  };
}

export const filters = { slug, rateLimitText };
