/** Reads changes of the platform, of each release, and of a pull request under review. */
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { referencesIn, schemaName } from "@specwright-tools/toolchain/model/document";
import { published } from "@specwright-tools/toolchain/model/packages";
import { readData, readDocument } from "@specwright-tools/toolchain/model/published";
import type { Change } from "@specwright-tools/toolchain/diff/change";
import { repository } from "../site.ts";
import { streams } from "./documents.ts";
import { everyOperation } from "./operations.ts";
import { topics } from "./topics.ts";

/** An operation, topic or schema that a change of the platform affects. */
interface Touched {
  /** Kind of the change: `added`, `changed` or `removed`. */
  readonly kind: string;
  readonly operation?: string;
  readonly schema?: string;
  readonly topic?: string;
  readonly place?: string;
  readonly what?: string;
}

interface PlatformChange {
  readonly date: string;
  readonly title: string;
  readonly touched?: readonly Touched[];
}

/** Changes of the platform, newest first. */
export const changes = readData<readonly PlatformChange[]>("changes");

/** A change that the platform made to one operation or topic on one day. */
interface HistoryEntry {
  readonly date: string;
  /** Kind of the change: `added`, `changed` or `removed`. */
  readonly kind: string;
  /** Description in Markdown. */
  readonly text: string;
  /** Anchor in the change history. */
  readonly anchor: string;
}

/** Returns the names of the schemas that a part of a document uses. */
const schemasOf = (document: object, part: unknown): Set<string> =>
  new Set([...referencesIn(document, part)].flatMap(($ref) => schemaName({ $ref }) ?? []));

/** Returns the names of the schemas that each operation and topic uses. */
function usedSchemas(): ReadonlyMap<string, ReadonlySet<string>> {
  const trading = readDocument("trading");
  const operations = everyOperation
    .filter(({ document }) => document === "trading")
    .map(({ operationId, operation }) => [operationId, schemasOf(trading, operation)] as const);
  const channels = Object.entries(streams.channels).map(([id, channel]) => [id, schemasOf(streams, channel)] as const);
  return new Map([...operations, ...channels]);
}

let used: ReturnType<typeof usedSchemas> | undefined;

/** Returns the history of an operation or topic, including changes of the schemas that it uses. Newest first. */
export function historyOf(id: string): HistoryEntry[] {
  used ??= usedSchemas();
  const schemas = used.get(id);
  return changes.flatMap(({ date, title, touched = [] }, index) => {
    const own = touched.filter(
      ({ operation, topic, schema = "" }) =>
        [operation, topic].includes(id) || schemas?.has(schema.split(".")[0] ?? "") === true,
    );
    const [first] = own;
    if (first === undefined) return [];
    const what = [...new Set(own.flatMap((each) => each.what ?? []))].join("; ");
    const text = what === "" ? title : `${title} (${what})`;
    return [{ date, kind: first.kind, text, anchor: `${date}-${index + 1}` }];
  });
}

/** The changelog of one package. */
interface Changelog {
  readonly name: string;
  readonly markdown: string;
}

const withoutTitle = (file: string) =>
  readFileSync(file, "utf8")
    .replace(/^# .*\n/, "")
    .replaceAll(/^#/gm, "##");

/** Returns the changelog of each package. */
export function changelogs(): Changelog[] {
  return published
    .map((name) => ({ name, file: join(repository, "packages", name, "CHANGELOG.md") }))
    .map(({ name, file }) => ({ name, markdown: withoutTitle(file) }))
    .filter(({ markdown }) => markdown.trim() !== "");
}

type SpecificationChange = Pick<Change, "impact" | "subject" | "path" | "text" | "schemas">;

/** The changes of a document, as `pnpm spec diff --json` writes them. */
interface DocumentChanges {
  readonly name: string;
  readonly changes: readonly SpecificationChange[];
  /** Packages whose pending changesets announce a smaller release than the changes need. */
  readonly lacking?: readonly { readonly packageName: string; readonly needs: string; readonly has: string }[];
}

export interface ReviewChange extends SpecificationChange {
  readonly document: string;
  /** CSS selector of the rows that show the changed field. Undefined if no field changed. */
  readonly rows?: string;
  /** Address of the operation's or topic's page. Undefined for a removed operation or topic. */
  readonly href?: string;
}

const file = process.env["SITE_CHANGES"];
const reviews = file === undefined ? [] : (JSON.parse(readFileSync(file, "utf8")) as readonly DocumentChanges[]);

/** One sentence for each package whose changeset is missing, or announces a smaller release than the changes need. */
export const missingChangesets = reviews
  .flatMap(({ lacking = [] }) => lacking)
  .map(({ packageName, needs, has }) => `\`${packageName}\` needs a ${needs} changeset and has ${has}.`);

/** Addresses of pages: of an operation's page by its call and by its method and path, of a topic's page by its name. */
const pages = new Map([
  ...everyOperation.flatMap(({ call, method, path, href }): [string, string][] => [
    [call, href],
    [`${method} ${path}`, href],
  ]),
  ...topics.map(({ id, href }): [string, string] => [`streams.${id}`, href]),
]);

/**
 * Returns a CSS selector for the table rows of a changed field. It matches rows whose `id` ends with the field's path,
 * with or without `result.`, because rows of a trading response omit the envelope.
 */
function rowsOf({ text, subject }: SpecificationChange): string | undefined {
  const [, response = "", field = ""] = /^(response field |a missing )?`([a-zA-Z][\w.[\]]*)`/.exec(text) ?? [];
  if (field === "") return undefined;
  const path = field.replaceAll("[]", "");
  const place = response !== "" ? ':not([id^="request-"])' : subject.startsWith("streams.") ? "" : '[id^="request-"]';
  return [...new Set([path, path.replace(/^result\./, "")])].map((each) => `[id$="-${each}"]${place}`).join(",");
}

/** Changes to mark on a pull request's preview site. Empty on other sites. */
export const reviewChanges: readonly ReviewChange[] = reviews
  .flatMap(({ name, changes: all }) => all.map((change) => ({ ...change, document: name })))
  .map((change) => {
    const [href, rows] = [pages.get(change.subject), rowsOf(change)];
    return { ...change, ...(rows === undefined ? {} : { rows }), ...(href === undefined ? {} : { href }) };
  });

const impacts = ["major", "minor", "patch"];

/** Returns the changes to mark on a page, breaking changes first. */
export const changesOf = (page: string): ReviewChange[] =>
  reviewChanges
    .filter(({ href }) => href === page)
    .toSorted((one, other) => impacts.indexOf(one.impact) - impacts.indexOf(other.impact));

/** Links each operation and topic named in Markdown to its page. A removed operation or topic has no page. */
export const withPageLinks = (markdown: string): string =>
  markdown.replaceAll(/`([^`\n]+)`/g, (code, name: string) => {
    const page = pages.get(name);
    return page === undefined ? code : `[${code}](${page})`;
  });
