import { dirname, relative, resolve } from "node:path";
import { stripVTControlCharacters } from "node:util";

/** Where Redocly found a problem, and its first line of words. */
const problem = /^\[\d+\] (?<file>.+?):(?<line>\d+):\d+ .*\n\n(?<words>.+)$/gm;

/**
 * The error of specifications that cannot be bundled, with the file and line of each problem instead of Redocly's
 * excerpts and its advice about its own rules and options.
 * @param printed what Redocly printed, with files relative to the folder `from`
 */
export function bundleError(printed: string, specs: string, from: string, advice: string): Error {
  const root = dirname(specs);
  const text = stripVTControlCharacters(printed);
  const found = [...text.matchAll(problem)].map(({ groups: { file = "", line = "", words = "" } = {} }) => {
    const place = relative(root, resolve(from, file));
    return `${place}:${line}: ${words}`;
  });
  const problems = found.length > 0 ? found.join("\n") : text.trim();
  const shown = problems.replaceAll(`${root}/`, "");
  return new Error(`The specifications cannot be bundled:\n${shown}\n${advice}`);
}
