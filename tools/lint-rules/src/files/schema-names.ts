import { basename, dirname } from "node:path";
import type { Catalogue } from "./catalogue.ts";
import type { Problem } from "./problem.ts";

/** `specs/trading` for each file below it: a document of its own, with names of its own. */
const surface = (file: string): string => file.split("/").slice(0, 2).join("/");

/** Types and the bundled document call a schema by the name of its file, in whatever folder that is. */
export function schemaNameProblems({ files }: Catalogue): Problem[] {
  const schemas = files.filter((file) => file.includes("/components/schemas/"));
  const groups = Map.groupBy(schemas, (file) => `${surface(file)}/${basename(file)}`);
  return [...groups.values()]
    .filter((group) => group.length > 1)
    .flatMap((group) =>
      group.map((file) => {
        const others = group.filter((other) => other !== file).map(dirname);
        const message = `A schema file of the same name is in ${others.join(", ")}. Rename one of them.`;
        return { file, line: 1, rule: "unique-schema-names", message };
      }),
    );
}
