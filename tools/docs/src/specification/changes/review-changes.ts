import { readFileSync } from "node:fs";
import { everyOperation } from "../site-data.ts";
import { topics } from "../topics.ts";

/** A change of the specifications that a pull request makes, as `pnpm spec:diff --json` writes it. */
interface Change {
  readonly impact: "major" | "minor" | "patch";
  readonly subject: string;
  /** Markdown. */
  readonly text: string;
}

interface ReviewChange extends Change {
  /** A selector of the rows of the field that the change is about; absent where it is about no field. */
  readonly rows?: string;
  /** The page of the operation or topic; absent for what has none, such as one that is gone. */
  readonly href?: string;
}

const file = process.env["SITE_CHANGES"];
const reviews =
  file === undefined ? [] : (JSON.parse(readFileSync(file, "utf8")) as { readonly changes: readonly Change[] }[]);

const hrefs = new Map([
  ...everyOperation.map(
    ({ document, call, method, path, href }) => [document === "trading" ? call : `${method} ${path}`, href] as const,
  ),
  ...topics.map(({ id, href }) => [`streams.${id}`, href] as const),
]);

/** The address of a field on its page ends with its path, which for a result of the platform begins below the envelope. */
function rowsOf({ text, subject }: Change): string | undefined {
  const [, response = "", field = ""] = /^(response field )?`([a-zA-Z][\w.[\]]*)`/.exec(text) ?? [];
  if (field === "") return undefined;
  const path = field.replaceAll("[]", "");
  const isResponse = response !== "" || text.includes("stops the call or stream");
  const place = isResponse ? ':not([id^="request-"])' : subject.startsWith("streams.") ? "" : '[id^="request-"]';
  return [...new Set([path, path.replace(/^result\./, "")])].map((each) => `[id$="-${each}"]${place}`).join(",");
}

/** Every change that the site of a pull request marks; none on other sites. */
export const reviewChanges: readonly ReviewChange[] = reviews
  .flatMap(({ changes }) => changes)
  .map((change) => {
    const [href, rows] = [hrefs.get(change.subject), rowsOf(change)];
    return { ...change, ...(rows === undefined ? {} : { rows }), ...(href === undefined ? {} : { href }) };
  });

/** What a page has to mark. */
export const changesOf = (page: string): ReviewChange[] => reviewChanges.filter(({ href }) => href === page);

/** The page of each operation, by its call or by its method and path, and of each topic. */
const pages = new Map([
  ...everyOperation.flatMap(({ call, method, path, href }): [string, string][] => [
    [call, href],
    [`${method} ${path}`, href],
  ]),
  ...topics.map(({ id, href }): [string, string] => [`streams.${id}`, href]),
]);

/** The changes of a release with each operation and topic linked to its page; what is gone has none. */
export const withPageLinks = (markdown: string): string =>
  markdown.replaceAll(/`([^`\n]+)`/g, (code, name: string) => {
    const page = pages.get(name);
    return page === undefined ? code : `[${code}](${page})`;
  });
