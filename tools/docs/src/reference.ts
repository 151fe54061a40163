import { mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { createRequire } from "node:module";
import { dirname, join } from "node:path";
import { readDocument } from "./contract-data.ts";
import { operationNotes } from "./operation-notes.ts";
import { operationRows } from "./operation-rows.ts";
import { documents, output, repository, staging, type DocumentName } from "./paths.ts";
import { referenceDocument } from "./reference-document.ts";
import { runNode } from "./run.ts";

const require = createRequire(import.meta.url);
const redocly = join(dirname(require.resolve("@redocly/cli/package.json")), "bin/cli.js");

/** The name in place of a picture that the page would load from another host. */
const noPicture = `data:image/svg+xml,${encodeURIComponent('<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 56 16" width="56" height="16"><text y="12" font-size="12" font-family="sans-serif" fill="#2467f2">Redocly</text></svg>')}`;

const parts = join(import.meta.dirname, "reference-page");

/** Redocly's page with our bar, style and scripts in it; each `/* name *\/` stands for that file. */
function writeTemplate(): string {
  const file = join(dirname(staging), "reference-template.html");
  const page = readFileSync(join(parts, "template.html"), "utf8").replaceAll(
    /\/\* ([\w.-]+) \*\//g,
    (_, part: string) => readFileSync(join(parts, part), "utf8").trim(),
  );
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, page);
  return file;
}

async function buildOne(name: DocumentName, template: string): Promise<void> {
  const file = join(output, "reference", `${name}.html`);
  const document = join(dirname(staging), `reference-${name}.json`);
  const published = readDocument(name);
  const notes = new Map(operationRows(name, published).map((row) => [row.operationId, operationNotes(row)]));
  writeFileSync(document, JSON.stringify(referenceDocument(published, notes)));
  await runNode(
    [redocly, "build-docs", document, "--inlineBundle", "--template", template, "--output", file],
    repository,
  );
  const page = readFileSync(file, "utf8");
  writeFileSync(file, page.replaceAll(/https:\/\/cdn\.redoc\.ly\/[^"'`)\s]+/g, noPicture));
}

/** The reference pages of both specifications, each one file with its scripts inside. */
export async function buildReference(): Promise<void> {
  mkdirSync(join(output, "reference"), { recursive: true });
  const template = writeTemplate();
  await Promise.all(documents.map((name) => buildOne(name, template)));
}

/** Redocly's own rating of a document, from 0 to 100, for readers of the operation index. */
export async function scoreOf(name: DocumentName): Promise<number> {
  const document = require.resolve(`@specwright/specs/${name}.json`);
  const printed = await runNode([redocly, "score", document, "--format=json"], output);
  const { agentReadiness } = JSON.parse(printed.slice(printed.indexOf("{"), printed.lastIndexOf("}") + 1)) as {
    agentReadiness: number;
  };
  return agentReadiness;
}
