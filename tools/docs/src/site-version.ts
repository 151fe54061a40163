import { createRequire } from "node:module";

const { version } = createRequire(import.meta.url)("@specwright/specs/package.json") as { version: string };

/** `next` for the site of the main branch, which stands beside that of the last release; else the release of the documents. */
export const siteVersion = process.env["SITE_VERSION"] ?? version;
export const isNext = siteVersion === "next";

/** Both are settings of the host: SITE_BASE=/docs builds the site for that path. */
export const siteUrl = process.env["SITE_URL"] ?? "https://specwright.github.io";
export const siteBase = process.env["SITE_BASE"] ?? "/";
/** The address of the start page, with a slash at its end. */
export const siteAddress = `${new URL(siteBase, siteUrl).href.replace(/\/$/, "")}/`;
