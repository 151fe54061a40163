import { readFileSync } from "node:fs";
import { join } from "node:path";
import type { Catalogue } from "./catalogue.ts";
import type { Problem } from "./data-file.ts";

/** What no line of a specification has, with the words for whoever wrote it. */
const mistakes: readonly { readonly rule: string; readonly pattern: RegExp; readonly message: string }[] = [
  { rule: "no-blanks", pattern: /[ \t\r]$/, message: "The line ends with a blank." },
  { rule: "no-blanks", pattern: /^(?!\s*#).*?[^\s#] {2,}(?!#)\S/, message: "Two blanks stand between two words." },
  {
    rule: "english-text",
    pattern: /[^\p{Script=Latin}\p{Script=Common}\p{Script=Inherited}]/u,
    message: "A letter is of another script than the Latin one. Texts are in English.",
  },
  {
    rule: "no-literal-quotes",
    pattern: /^[^#]*(?:[:-]|^) +(?:'".*"'|"'.*'"|"\\".*\\""|‘.*’|“.*”) *$/,
    message: "Quotation marks stand around the text inside of those of YAML, so readers see them. Remove one pair.",
  },
];

/** Hosts beside those of `hosts.yaml` to which a text may point. */
const documentationHosts =
  /^(?:bybit-exchange\.github\.io|(?:www|announcements)\.bybit\.com|github\.com|opensource\.org|(?:[\w-]+\.)?example\.(?:com|org))$/;

/** The hosts that `hosts.yaml` lists. Its own are compared with each other, in `hosts.ts`. */
function listedHosts({ root, files }: Catalogue): Set<string> {
  const file = "specs/trading/hosts.yaml";
  if (!files.includes(file)) return new Set();
  return new Set(
    [...readFileSync(join(root, file), "utf8").matchAll(/\w+:\/\/([\w.-]+)/g)].map(([, host = ""]) => host),
  );
}

/** Mistakes in the texts of all files, read as lines: blanks, letters, quotation marks, and hosts that nobody knows. */
export function textProblems(known: Catalogue): Problem[] {
  const listed = listedHosts(known);
  return known.files.flatMap((file) =>
    readFileSync(join(known.root, file), "utf8")
      .split("\n")
      .flatMap((text, index): Problem[] => {
        const place = { file, line: index + 1 };
        const found = mistakes.find(({ pattern }) => pattern.test(text));
        if (found !== undefined) return [{ ...place, rule: found.rule, message: found.message }];
        const hosts = [...text.matchAll(/\b(?:https?|wss?):\/\/([\w-]+(?:\.[\w-]+)+)/g)].map(([, host = ""]) => host);
        const strange = hosts.find((host) => !listed.has(host) && !documentationHosts.test(host));
        if (strange === undefined) return [];
        const message = `${strange} is no host of hosts.yaml, nor one of the documentation. Is it misspelt?`;
        return [{ ...place, rule: "known-hosts", message }];
      }),
  );
}
