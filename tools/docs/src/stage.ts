import { cpSync, existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { basename, dirname, join } from "node:path";
import { pageOf } from "./links.ts";
import { packages, repository, staging } from "./paths.ts";

/** A Markdown page of the site and the file of the repository that it shows. */
export interface Staged {
  /** Path below the site's root. */
  readonly href: string;
  readonly file: string;
  readonly source: string;
}

const sections = ["guides", "decisions", "project", "packages", "examples"] as const;

/** An example as a page: its program, as it is. */
const examplePage = (file: string, program: string) =>
  `# ${basename(file)}\n\nRun by the test suite against the sandbox, as it stands here.\n\n\`\`\`ts\n${program.trimEnd()}\n\`\`\`\n`;

/** A guide with the programs it links to written out at its end, so that a reader of the site need not leave it. */
function withPrograms(guide: string): string {
  const names = new Set([...guide.matchAll(/\.\.\/\.\.\/examples\/([\w-]+\.ts)/g)].map(([, name = ""]) => name));
  const programs = [...names].map((name) => {
    const program = readFileSync(join(repository, "examples", name), "utf8").trimEnd();
    return `## The whole program: ${name}\n\nThe test suite runs it against the sandbox, as it stands here.\n\n\`\`\`ts\n${program}\n\`\`\`\n`;
  });
  return [guide.trimEnd(), ...programs].join("\n\n");
}

function sourceOf(file: string): string {
  const text = readFileSync(join(repository, file), "utf8");
  if (file.endsWith(".ts")) return examplePage(file, text);
  return file.startsWith("docs/guides/") ? withPrograms(text) : text;
}

function sourceFiles(): string[] {
  const below = (folder: string, ending: string) =>
    existsSync(join(repository, folder))
      ? readdirSync(join(repository, folder))
          .filter((name) => name.endsWith(ending))
          .map((name) => `${folder}/${name}`)
      : [];
  return [
    ...below("docs/guides", ".md"),
    ...below("docs/decisions", ".md"),
    ...below("docs", ".md").filter((file) => file !== "docs/operations.md"),
    "CONTRIBUTING.md",
    "SECURITY.md",
    "VERSIONING.md",
    ...[...packages, "specs"]
      .map((name) => `packages/${name}/README.md`)
      .filter((file) => existsSync(join(repository, file))),
    ...below("examples", ".ts").filter((file) => !/\.(test|config)\.ts$/.test(file)),
  ];
}

/** Gathers templates and Markdown in one folder, because the generator reads one. */
export function stage(): Staged[] {
  rmSync(staging, { recursive: true, force: true });
  cpSync(join(import.meta.dirname, "site"), staging, { recursive: true });
  const pages = sourceFiles().map((file): Staged => ({ href: pageOf(file) ?? "", file, source: sourceOf(file) }));
  for (const { href, source } of pages) {
    const target = join(staging, href.replace(/\.html$/, ".md").replace(/(^|\/)index\.md$/, "$1README.md"));
    mkdirSync(dirname(target), { recursive: true });
    writeFileSync(target, source);
  }
  for (const section of sections) {
    mkdirSync(join(staging, section), { recursive: true });
    // Every page of the folder has the ordinary layout and keeps its place.
    writeFileSync(join(staging, section, `${section}.11tydata.json`), JSON.stringify({ layout: "page.njk", section }));
  }
  const pictures = join(repository, "docs/performance");
  if (existsSync(pictures)) cpSync(pictures, join(staging, "project/performance"), { recursive: true });
  return pages;
}
