import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from "node:fs";
import { basename, dirname, join } from "node:path";
import { published } from "@specwright-tools/toolchain/model/packages";
import { pages, repository } from "../site.ts";
import { markdownPage, pageOf, siteLink, withSiteLinks } from "./markdown-page.ts";

/** A Markdown page of the site. */
export interface TextPage {
  /** Path below the site's root. */
  readonly href: string;
  readonly title: string;
  readonly source: string;
  /**
   * Repository file from which the page is made. Its links are paths relative to the file. Undefined for a generated
   * page.
   */
  readonly file?: string;
}

/** Writes a page for Starlight to build. */
export function writePage({ href, title, source, file }: TextPage): void {
  const target = join(pages, href.replace(/\.html$/, ".md"));
  mkdirSync(dirname(target), { recursive: true });
  const linked = file === undefined ? source : withSiteLinks(source, (link) => siteLink(link, file));
  writeFileSync(target, markdownPage(title, linked, file));
}

/** Builds the page of an example program: the first sentence of its comment, and its code. */
function examplePage(file: string, program: string): string {
  const [, purpose = ""] = /^\/\*\*\n \* (.+)/.exec(program) ?? [];
  return `# ${basename(file)}\n\n${purpose} This is the program that the test suite runs against the sandbox.\n\n\`\`\`ts\n${program.trimEnd()}\n\`\`\`\n`;
}

const squeeze = (text: string) => text.replaceAll(/\s+/g, "");
const withoutHeader = (program: string) => program.replace(/^\/\*\*[\s\S]*?\*\/\n/, "");

/** Appends the example programs that a guide links to, unless the guide already shows them completely. */
function withPrograms(guide: string): string {
  const names = new Set([...guide.matchAll(/\.\.\/\.\.\/examples\/([\w-]+\.ts)/g)].map(([, name = ""]) => name));
  const programs = [...names].flatMap((name) => {
    const program = readFileSync(join(repository, "examples", name), "utf8").trimEnd();
    if (squeeze(guide).includes(squeeze(withoutHeader(program)))) return [];
    return `## The whole program: ${name}\n\nThis is the program that the test suite runs against the sandbox.\n\n\`\`\`ts\n${program}\n\`\`\`\n`;
  });
  return [guide.trimEnd(), ...programs].join("\n\n");
}

function sourceOf(file: string): string {
  const text = readFileSync(join(repository, file), "utf8");
  if (file.endsWith(".ts")) return examplePage(file, text);
  return file.startsWith("docs/guides/") ? withPrograms(text) : text;
}

function below(folder: string, ending: string): string[] {
  if (!existsSync(join(repository, folder))) return [];
  return readdirSync(join(repository, folder))
    .filter((name) => name.endsWith(ending))
    .map((name) => `${folder}/${name}`);
}

const sourceFiles = (): string[] => [
  ...below("docs/guides", ".md"),
  ...below("docs/decisions", ".md"),
  ...below("docs", ".md").filter((file) => file !== "docs/operations.md"),
  "CONTRIBUTING.md",
  "SECURITY.md",
  "VERSIONING.md",
  ...published.map((name) => `packages/${name}/README.md`),
  ...below("examples", ".ts").filter((file) => !/\.(test|config)\.ts$/.test(file)),
];

/** Returns every Markdown file of the repository that the site shows. */
export const stagedPages = (): TextPage[] =>
  sourceFiles().map((file) => {
    const source = sourceOf(file);
    const title = (/^#\s+(.+)$/m.exec(source)?.[1] ?? basename(file)).replaceAll("`", "");
    return { href: pageOf(file) ?? "", file, title, source };
  });
