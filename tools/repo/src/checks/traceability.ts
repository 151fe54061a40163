import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";

/** A requirement with the tests that prove it. Lint checks its places in the specification. */
export interface Trace {
  readonly tests: readonly string[];
}

/** Placeholders of parameterised titles, such as `%s` and `$name`. */
const placeholder = /%[sdifjop#%]|\$[\w.]+/g;

const escape = (text: string) => text.replaceAll(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`);

/** Returns the titles of the tests in a file, as patterns. */
export function titlePatterns(source: string): RegExp[] {
  const titles = source.matchAll(/(["'`])((?:\\.|(?!\1)[^\\\n])+)\1/g);
  return [...titles].map(([, , title = ""]) => {
    const parts = title.replaceAll(/\\(.)/g, "$1").split(placeholder).map(escape);
    return new RegExp(`^${parts.join(".+")}$`);
  });
}

/** Returns the problem with one `file › title`, if any. */
export function testProblem(root: string, name: string): string | undefined {
  const [file = "", ...titles] = name.split(" › ");
  if (!existsSync(join(root, file))) return `${file} does not exist`;
  const patterns = titlePatterns(readFileSync(join(root, file), "utf8"));
  const missing = titles.find((title) => !patterns.some((pattern) => pattern.test(title)));
  return missing === undefined ? undefined : `${file} has no test "${missing}"`;
}
