import type { ContractDocument } from "@specwright-tools/model/document";
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { documents } from "../documents/bundles.ts";
import { operationsOf } from "../diff/operations.ts";
import { reviewDocument, releaseMarkdown } from "../review.ts";

function firstRelease(bundles: string): string {
  const lines = documents.map((name) => {
    const document = JSON.parse(readFileSync(join(bundles, `${name}.json`), "utf8")) as ContractDocument;
    const channels = Object.keys((document["channels"] ?? {}) as ContractDocument).length;
    return `- ${name}: ${channels > 0 ? `${channels} channels` : `${operationsOf(name, document).size} operations`}`;
  });
  return `The first release. Everything in the documents is new:\n\n${lines.join("\n")}\n`;
}

/** What a release changed in the documents, as Markdown for whoever updates; without a base it is the first one. */
export function releaseChanges(version: string, base: string | undefined, bundles: string): string {
  const body =
    base === undefined
      ? firstRelease(bundles)
      : documents.map((name) => releaseMarkdown(reviewDocument(name, base, bundles, new Map()))).join("\n");
  return `# ${version}\n\n${body}`;
}
