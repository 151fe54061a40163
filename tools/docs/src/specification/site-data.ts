import { existsSync, readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { documents, repository } from "../paths.ts";
import { slug } from "@specwright-tools/model/names";
import { type DocumentName, readData, readDocument } from "@specwright-tools/model/published";
import { operationRows, type OperationRow } from "./operation-rows.ts";

interface Hosts {
  readonly checked?: string;
  readonly environments: readonly {
    readonly name: string;
    readonly rest: string;
    readonly websocket?: string;
    readonly description: string;
  }[];
  readonly streams: readonly {
    readonly name: string;
    readonly path: string;
    readonly topics?: readonly string[];
    readonly description: string;
  }[];
}

type Touched =
  | string
  | {
      readonly kind?: string;
      readonly operation?: string;
      readonly pointer?: string;
      readonly schema?: string;
      readonly topic?: string;
      readonly place?: string;
      readonly what?: string;
    };

interface Change {
  readonly date: string;
  readonly title: string;
  readonly touched?: readonly Touched[];
}

/** A text of a release: a package's change log, or a version's changes of the documents. */
export interface Release {
  readonly name: string;
  readonly markdown: string;
}

/** The operations of one tag of a document. */
export interface OperationGroup {
  readonly document: DocumentName;
  readonly tag: string;
  readonly description: string;
  /** The anchor of the group in the operation index. */
  readonly anchor: string;
  readonly rows: readonly OperationRow[];
}

export const operationGroups: readonly OperationGroup[] = documents.flatMap((name) => {
  const rows = operationRows(name);
  return (readDocument(name).tags ?? [])
    .map(({ name: tag, description = "" }) => ({
      document: name,
      tag,
      description,
      anchor: `${name}-${slug(tag)}`,
      rows: rows.filter((row) => row.tag === tag),
    }))
    .filter((group) => group.rows.length > 0);
});

export const everyOperation: readonly OperationRow[] = operationGroups.flatMap(({ rows }) => rows);

const hrefs = new Map(everyOperation.map(({ operationId, href }) => [operationId, href]));
/** The address of an operation's page, where the operation exists. */
export const operationHref = (operationId: string): string | undefined => hrefs.get(operationId);

export const hosts = readData<Hosts>("hosts");

const changeData = readData<Change[] | Readonly<Record<string, Change[]>>>("changes");
export const changes: readonly Change[] = Array.isArray(changeData)
  ? changeData
  : (Object.values(changeData).find(Array.isArray) ?? []);

const withoutTitle = (file: string) =>
  readFileSync(file, "utf8")
    .replace(/^# .*\n/, "")
    .replaceAll(/^#/gm, "###");

/** The change log of each package. */
export function packageReleases(): Release[] {
  const folder = join(repository, "packages");
  return readdirSync(folder)
    .map((name) => ({ name, file: join(folder, name, "CHANGELOG.md") }))
    .filter(({ file }) => existsSync(file))
    .map(({ name, file }) => ({ name, markdown: withoutTitle(file) }));
}

/** What each release changed in the documents, newest first. */
export function documentReleases(): Release[] {
  const folder = join(repository, "specs/released/changes");
  if (!existsSync(folder)) return [];
  return readdirSync(folder)
    .map((file) => ({ file, name: file.replace(/\.md$/, "") }))
    .toSorted((a, b) => b.name.localeCompare(a.name, "en", { numeric: true }))
    .map(({ file, name }) => ({ name, markdown: withoutTitle(join(folder, file)) }));
}
