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
  /** A terminal session with the command line. */
  readonly terminal: string;
  readonly programs: readonly { readonly label: string; readonly code: string }[];
  /** The kinds of users, with a Markdown sentence for each. */
  readonly readers: readonly { readonly title: string; readonly text: string }[];
  /** The README's sections after the programs, as Markdown. */
  readonly rest: string;
  readonly places: readonly { readonly href: string; readonly title: string; readonly text: string }[];
}

const labels = ["An order over REST", "A stream of trades", "A question about your documents"] as const;

const readers = [
  {
    title: "You write a trading bot",
    text: "A lost response is an error that you can [resolve](guides/trading-orders-and-retries.html). The client respects the rate limits, splits long time ranges and reads every page.",
  },
  {
    title: "You build on a knowledge base",
    text: "Uploads [stream from disk](guides/knowledge-compile-a-folder.html), tasks report their progress, and a chat arrives event by event.",
  },
  {
    title: "You maintain an API contract",
    text: "The [specifications](packages/specs.html) are OpenAPI and AsyncAPI documents. They are linted, checked against recorded responses and published as data.",
  },
] as const;

function places(): StartPage["places"] {
  const unconfirmed = everyOperation.filter(({ marks }) => marks.includes("unconfirmed")).length;
  const offered = topics.filter(({ id }) => clientTopics.has(id)).length;
  return [
    {
      href: "operations.html",
      title: `${everyOperation.length} operations`,
      text: `Calls, fields, limits and tested examples. ${unconfirmed} of them are described only by public clients.`,
    },
    {
      href: "topics.html",
      title: `${offered} stream topics`,
      text: `Messages, fields and push frequency. ${topics.length - offered} more are binary, unconfirmed or retired.`,
    },
    { href: "error-codes.html", title: "Error codes", text: "The meaning of each code and how to handle it." },
    { href: "rate-limits.html", title: "Rate limits", text: "Per IP address, user and operation." },
    {
      href: "guides/protocol-sign-a-request.html",
      title: "Other languages",
      text: "Sign a request yourself, or generate a client.",
    },
    { href: "changes.html", title: "Changes", text: "The change history of the platform, also as a feed." },
    { href: "api/overview.html", title: "Package API", text: "Every export of every package." },
    {
      href: "llms.txt",
      title: "For language models",
      text: "An index of the site as text. llms-full.txt has all pages.",
    },
  ];
}

/**
 * Reads the start page from the README.
 * @throws Error if a code block is missing
 */
export function startPage(): StartPage {
  const readme = readFileSync(join(repository, "README.md"), "utf8");
  const [whole = ""] = readme.split(/^## Two commands$/m);
  const forUsers = withSiteLinks(whole, (href) => siteLink(href, "README.md"));
  const block = (language: string, place = 0): string => {
    const found = [...forUsers.matchAll(new RegExp(`^\`\`\`${language}\\n([\\s\\S]*?)\`\`\`$`, "gm"))][place]?.[1];
    if (found === undefined) throw new Error(`README.md has fewer than ${place + 1} ${language} code blocks.`);
    return found.trimEnd();
  };
  const [, rest = ""] = /^(## [\s\S]*)$/m.exec(forUsers) ?? [];
  return {
    tagline: /^# .*\n+(.+?\.) /m.exec(forUsers)?.[1] ?? "",
    install: block("sh"),
    terminal: committedTerminal().trimEnd(),
    programs: labels.map((label, place) => ({ label, code: block("ts", place) })),
    readers,
    rest,
    places: places(),
  };
}
