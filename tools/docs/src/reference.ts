import { mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { createRequire } from "node:module";
import { dirname, join } from "node:path";
import { documents, output, repository, type DocumentName } from "./paths.ts";
import { runNode } from "./run.ts";

const require = createRequire(import.meta.url);
const redocly = join(dirname(require.resolve("@redocly/cli/package.json")), "bin/cli.js");
const apis: Record<DocumentName, string> = { trading: "trading@v5", knowledge: "knowledge@v1" };

/** The name in place of a picture that the page would load from another host. */
const noPicture = `data:image/svg+xml,${encodeURIComponent('<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 56 16" width="56" height="16"><text y="12" font-size="12" font-family="sans-serif" fill="#2467f2">Redocly</text></svg>')}`;

async function buildOne(name: DocumentName): Promise<void> {
  const file = join(output, "reference", `${name}.html`);
  await runNode([redocly, "build-docs", apis[name], "--inlineBundle", "--output", file], repository);
  const page = readFileSync(file, "utf8").replaceAll(/https:\/\/cdn\.redoc\.ly\/[^"'`)\s]+/g, noPicture);
  writeFileSync(
    file,
    page
      .replace("<html", '<html lang="en"')
      .replace('<html lang="en" lang="en"', '<html lang="en"')
      .replace("<head>", '<head><link rel="icon" href="../assets/icon.svg">'),
  );
}

/** The reference pages of both specifications, each one file with its scripts inside. */
export async function buildReference(): Promise<void> {
  mkdirSync(join(output, "reference"), { recursive: true });
  await Promise.all(documents.map(buildOne));
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
