import { join } from "node:path";
import { repository } from "../documents/bundles.ts";
import { readExports, type Exports } from "./read-exports.ts";

/** One line for each name, so that a review shows what changed. */
const textOf = (exports: Exports): string => {
  const packages = Object.entries(exports).map(([name, names]) => {
    const lines = Object.entries(names).map(
      ([key, exported]) => `  ${JSON.stringify(key)}: ${JSON.stringify(exported)}`,
    );
    return ` ${JSON.stringify(name)}: {\n${lines.join(",\n")}\n }`;
  });
  return `{\n${packages.join(",\n")}\n}\n`;
};

/** The exports of the built packages. Apart from what a comparison reads, because it loads a compiler. */
export const currentExportsText = (): string => textOf(readExports(join(repository, "packages")));
