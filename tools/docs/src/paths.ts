import { join } from "node:path";

export const repository = join(import.meta.dirname, "../../..");
/** The finished site: plain files that open from a folder or from any host. */
export const output = join(import.meta.dirname, "../dist");
/** Where the site's input is gathered before the generator reads it. */
export const staging = join(import.meta.dirname, "../.cache/site");
export const documents = ["trading", "knowledge"] as const;
export type DocumentName = (typeof documents)[number];
/** Packages with an API worth a reference page. */
export const packages = ["signing", "transport", "trading", "knowledge", "sandbox"] as const;
