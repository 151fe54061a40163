import { join } from "node:path";
import type { DocumentName } from "@specwright-tools/model/published";

export const repository = join(import.meta.dirname, "../../..");
/** The folder of the Astro project. */
export const project = join(import.meta.dirname, "..");
/** The finished site. */
export const output = join(project, "dist");
/** Markdown pages that the build writes and Starlight reads. */
export const pages = join(project, "site/content/docs");
/** Files that the site offers as they are. */
export const downloads = join(project, ".cache/public");
/** What TypeDoc wrote, before it becomes pages. */
export const apiMarkdown = join(project, ".cache/api");
export const documents: readonly DocumentName[] = ["trading", "knowledge"];
/** Packages with an API worth a reference page. */
export const packages = ["trading", "streams", "knowledge", "sandbox", "signing", "transport"] as const;
