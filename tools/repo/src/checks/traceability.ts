import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";

/** The tests of a requirement. Lint checks the requirement's references to the specification. */
export interface Trace {
  readonly tests: readonly string[];
}

/** Matches placeholders in titles of parameterized tests, such as `%s` and `$name`. */
const placeholder = /%[sdifjop#%]|\$[\w.]+/g;

/**
 * Returns a pattern for each string in a file, because any of them may be the title of a test. Placeholders in a title
 * match any text.
 */
export function titlePatterns(source: string): RegExp[] {
  const titles = source.matchAll(/(["'`])((?:\\.|(?!\1)[^\\\n])+)\1/g);
  return [...titles].map(([, , title = ""]) => {
    const parts = title
      .replaceAll(/\\(.)/g, "$1")
      .split(placeholder)
      .map((part) => RegExp.escape(part));
    return new RegExp(`^${parts.join(".+")}$`);
  });
}

/** Returns the problem with a reference such as `file › title`. Undefined if the test exists. */
export function testProblem(root: string, name: string): string | undefined {
  const [file = "", ...titles] = name.split(" › ");
  if (!existsSync(join(root, file))) return `${file} does not exist`;
  const patterns = titlePatterns(readFileSync(join(root, file), "utf8"));
  const missing = titles.find((title) => !patterns.some((pattern) => pattern.test(title)));
  return missing === undefined ? undefined : `${file} has no test "${missing}"`;
}
