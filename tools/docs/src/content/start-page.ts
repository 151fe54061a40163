import { readFileSync } from "node:fs";
import { join } from "node:path";
import { repository } from "../site.ts";
import { clientTopics } from "../specification/documents.ts";
import { everyOperation } from "../specification/operations.ts";
import { topics } from "../specification/topics.ts";
import { committedTerminal } from "../terminal.ts";
import { siteLink, withSiteLinks } from "./markdown-page.ts";

/** Content of the start page: the README without its part for contributors, and links into the reference. */
export interface StartPage {
  /** The tagline, as Markdown. */
  readonly tagline: string;
  readonly install: string;
  /** A session on the command line. */
  readonly terminal: string;
  readonly programs: readonly { readonly label: string; readonly code: string }[];
  /** A sentence for each kind of user, as Markdown. */
  readonly readers: readonly string[];
  /** The README's sections after the programs, as Markdown. */
  readonly rest: string;
  readonly places: readonly { readonly href: string; readonly title: string; readonly text: string }[];
}

const labels = ["An order over REST", "Trades as they happen", "A question to your notes"] as const;

const readers = [
  "**You write a trading bot.** No order is sent twice, a lost response is an error that you can resolve, rate limits are respected, and most mistakes don't compile. Order books are correct or report that they are stale.",
  "**You build on a knowledge base.** Uploads stream from disk, chat arrives event by event, and a truncated answer throws.",
  "**You review or maintain an API contract.** The specifications are OpenAPI and AsyncAPI documents, linted, checked against recorded responses, and published as data.",
] as const;

function places(): StartPage["places"] {
  const unconfirmed = everyOperation.filter(({ marks }) => marks.includes("unconfirmed")).length;
  const offered = topics.filter(({ id }) => clientTopics.has(id)).length;
  return [
    {
      href: "operations.html",
      title: `${everyOperation.length} operations`,
      text: `Calls, fields, limits, examples that run. The platform does not document ${unconfirmed} of them; public clients do.`,
    },
    {
      href: "topics.html",
      title: `${offered} stream topics`,
      text: `And ${topics.length - offered} more that are binary, unconfirmed or no longer sent.`,
    },
    { href: "error-codes.html", title: "Error codes", text: "What each means and what to do about it." },
    { href: "rate-limits.html", title: "Rate limits", text: "By operation and product." },
    {
      href: "guides/protocol-sign-a-request.html",
      title: "Without our clients",
      text: "Sign a request in any language.",
    },
    { href: "changes.html", title: "Changes", text: "What the platform changed, and when." },
    { href: "api/overview.html", title: "Package API", text: "Everything that the packages export." },
    { href: "llms.txt", title: "For language models", text: "A map of the site as text; llms-full.txt is all of it." },
  ];
}

/**
 * Reads the README.
 * @throws Error if a code block is missing
 */
export function startPage(): StartPage {
  const readme = readFileSync(join(repository, "README.md"), "utf8");
  const [whole = ""] = readme.split(/^## Two commands$/m);
  const forUsers = withSiteLinks(whole, (href) => siteLink(href, "README.md"));
  const block = (language: string, place = 0): string => {
    const found = [...forUsers.matchAll(new RegExp(`^\`\`\`${language}\\n([\\s\\S]*?)\`\`\`$`, "gm"))][place]?.[1];
    if (found === undefined) throw new Error(`README.md has no block ${place + 1} of ${language}.`);
    return found.trimEnd();
  };
  const [, rest = ""] = /^(## [\s\S]*)$/m.exec(forUsers) ?? [];
  return {
    tagline: /^# .*\n+(.+)$/m.exec(forUsers)?.[1] ?? "",
    install: block("sh"),
    terminal: committedTerminal().trimEnd(),
    programs: labels.map((label, place) => ({ label, code: block("ts", place) })),
    readers,
    rest,
    places: places(),
  };
}
