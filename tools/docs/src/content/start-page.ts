import { readFileSync } from "node:fs";
import { join } from "node:path";
import { repository } from "../paths.ts";
import { everyOperation } from "../specification/site-data.ts";
import { clientTopics } from "../specification/stream-document.ts";
import { topics } from "../specification/topics.ts";
import { siteLink, withSiteLinks } from "./links.ts";
import { markdownPage } from "./markdown-page.ts";

const unconfirmed = everyOperation.filter(({ marks }) => marks.includes("unconfirmed")).length;
const offered = topics.filter(({ id }) => clientTopics.has(id)).length;

const lookUp = () => `## Look things up

- [${everyOperation.length} operations](operations.html) with calls, fields, limits and return codes; ${unconfirmed} of them are described by public clients alone
- [${offered} stream topics](topics.html) that the client offers, and ${topics.length - offered} more that are binary, unconfirmed or no longer sent
- [Error codes](error-codes.html) and what to do with each
- [Rate limits](rate-limits.html) and [environments](environments.html)
- [What the platform changed](changes.html) and [what our releases changed](releases.html)
- [What the packages export](api/overview.html)

For language models: [llms.txt](llms.txt) and [llms-full.txt](llms-full.txt).
`;

/** The README as far as it speaks to users of the packages, and the ways into the reference. */
export function startPage(): string {
  const readme = readFileSync(join(repository, "README.md"), "utf8");
  const [whole = ""] = readme.split(/^## Two commands$/m);
  // The line that leads readers of the README to this site.
  const forUsers = whole.replace(/^All documentation: .*\n\n/m, "");
  return markdownPage("Specwright", `${withSiteLinks(forUsers, (href) => siteLink(href, "README.md"))}\n${lookUp()}`, {
    file: "README.md",
  });
}
