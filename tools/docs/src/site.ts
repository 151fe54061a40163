/** Folders, files and addresses of the site. */
import { createRequire } from "node:module";
import { join } from "node:path";
import type { DocumentName } from "@specwright-tools/toolchain/model/published";

export const repository = join(import.meta.dirname, "../../..");
/** The folder of the Astro project. */
export const project = join(import.meta.dirname, "..");
/** The finished site. */
export const output = join(project, "dist");
/** Markdown pages written by the build and read by Starlight. */
export const pages = join(project, "site/content/docs");
/** Files that the site offers unchanged for download. */
export const downloads = join(project, ".cache/public");
/** Output of TypeDoc, before it is split into pages. */
export const apiMarkdown = join(project, ".cache/api");
export const documents: readonly DocumentName[] = ["trading", "knowledge"];

const { version } = createRequire(import.meta.url)("@specwright/specs/package.json") as { version: string };

/**
 * Version that the site shows: `next` for a site that is built from main after a release, `unreleased` before the first
 * release, otherwise the version of the documents.
 */
export const siteVersion = process.env["SITE_VERSION"] ?? version;
export const isNext = siteVersion === "next";
export const isReleased = !isNext && siteVersion !== "unreleased";

/** Origin of the site. Hosts set it with SITE_URL, and the site's path with SITE_BASE, such as `/docs`. */
export const siteUrl = process.env["SITE_URL"] ?? "https://specwright.github.io";
export const siteBase = process.env["SITE_BASE"] ?? "/";
/** Path of the start page, with a trailing slash. */
export const siteRoot = `${siteBase.replace(/\/$/, "")}/`;
/** Address of the start page, with a trailing slash. */
export const siteAddress = new URL(siteRoot, siteUrl).href;
