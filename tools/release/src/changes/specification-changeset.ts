import { existsSync, readFileSync, rmSync } from "node:fs";
import { join } from "node:path";
import { largest, lineText, toLines, type Change, type Line } from "../diff/change.ts";
import { affectedPackages, changesetFiles, knownFiles, writeChangeset } from "./changesets.ts";

/** Lines that a changeset lists before it points to the review. */
const mostLines = 20;
/** Characters of the words in a file name that tell the change. */
const longestName = 60;

/** The words of a text as a file name: "orderLinkId is gone" is `order-link-id-is-gone`. */
const slug = (text: string): string =>
  text
    .replaceAll(/([\da-z])([A-Z])/g, "$1-$2")
    .toLowerCase()
    .split(/[^\da-z]+/)
    .filter((word) => word !== "")
    .join("-");

const isName = (code: string): boolean => /^[\w.[\]-]+$/.test(code);

/** "trading-order-create-size-is-new": two changes of one operation get two files. */
function nameOf(document: string, { subjects: [first], text }: Line): string {
  const subject = slug(first?.subject ?? "");
  const named = subject.startsWith(document) ? subject : `${document}-${subject}`;
  // Brackets, quotes and patterns explain the change; the words before them name it.
  const plain = text.replace(/ [("].*/s, "").replaceAll(/`([^`]*)`/g, (_, code: string) => (isName(code) ? code : ""));
  const what = slug(plain);
  if (what.length <= longestName) return `${named}-${what}`;
  const field = slug(/^(response field )?`[^`]+`/.exec(text)?.[0] ?? "");
  return `${named}-${field}${field === "" ? "" : "-"}changes`;
}

/** Whether this command wrote a file, nobody added to it, and the new text has all of its lines. */
function isToldBy(file: string, prose: string): boolean {
  const body = readFileSync(file, "utf8")
    .replace(/^---\n[\s\S]*?\n---\n/, "")
    .split("\n");
  const lines = prose.split("\n");
  return body.includes(lines[0] ?? "") && body.every((line) => lines.includes(line));
}

/**
 * Writes the changeset of a document's change, named after the change. A file that this command wrote before on the
 * branch goes if the new one tells all of it. Every other file stays: those that the `known` revision has, and those
 * that say more.
 * @returns the path of the new file
 */
export function writeSpecificationChangeset(
  folder: string,
  document: string,
  changes: readonly Change[],
  known: string,
): string {
  const bump = largest(changes);
  const told = toLines(changes).filter(({ impact }) => bump === "patch" || impact !== "patch");
  const [first] = told as [Line];
  const lines = told.map((line) => `- ${lineText(line)}`);
  const more = lines.length > mostLines ? [`- and ${lines.length - mostLines} more changes`] : [];
  const prose = [`The ${document} specification changed:`, "", ...lines.slice(0, mostLines), ...more].join("\n");
  const others = knownFiles(known, folder);
  for (const name of changesetFiles(folder)) {
    const file = join(folder, name);
    if (!others.has(name) && isToldBy(file, prose)) rmSync(file);
  }
  const wanted = `${nameOf(document, first)}-${bump}`;
  let name = wanted;
  for (let count = 2; existsSync(join(folder, `${name}.md`)); count += 1) name = `${wanted}-${count}`;
  return writeChangeset(folder, name, affectedPackages[document] ?? [], bump, prose);
}
