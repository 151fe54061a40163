import { readdirSync, readFileSync, statSync } from "node:fs";
import { basename, join } from "node:path";
import { DataFile } from "./data-file.ts";

/** What the documents of a repository define, for the files that name it. */
export interface Catalogue {
  readonly root: string;
  /** Every YAML file below `specs/`, relative to the root of the repository. */
  readonly files: readonly string[];
  /** The file of each operation, by operationId. */
  readonly operations: ReadonlyMap<string, string>;
  /** The file of each schema, by name. */
  readonly schemas: ReadonlyMap<string, string>;
  /** The URL paths of the trading document. */
  readonly paths: readonly string[];
  /** A file by its name, which is parsed once. */
  readonly file: (name: string) => DataFile;
}

function yamlFiles(root: string, folder: string): string[] {
  return readdirSync(join(root, folder), { withFileTypes: true })
    .filter(({ name }) => name !== "node_modules")
    .flatMap((entry) => {
      const name = `${folder}/${entry.name}`;
      if (entry.isDirectory()) return yamlFiles(root, name);
      return name.endsWith(".yaml") ? [name] : [];
    });
}

/** Reads names only, without parsing: two thousand files in a tenth of a second. */
export function catalogue(root: string): Catalogue {
  const files = yamlFiles(root, "specs");
  const operations = files
    .filter((file) => /^specs\/\w+\/paths\//.test(file))
    .flatMap((file) =>
      [...readFileSync(join(root, file), "utf8").matchAll(/^ {2}operationId: (\w+)/gm)].map(
        ([, id = ""]): [string, string] => [id, file],
      ),
    );
  const schemas = files
    .filter((file) => file.includes("/components/schemas/"))
    .map((file): [string, string] => [basename(file, ".yaml"), file]);
  const document = join(root, "specs/trading/openapi.yaml");
  const text = statSync(document, { throwIfNoEntry: false }) === undefined ? "" : readFileSync(document, "utf8");
  const paths = [...text.matchAll(/^ {2}(\/\S*):$/gm)].map(([, path = ""]) => path);
  const parsed = new Map<string, DataFile>();
  const file = (name: string): DataFile => {
    const known = parsed.get(name) ?? new DataFile(root, name);
    parsed.set(name, known);
    return known;
  };
  return { root, files, operations: new Map(operations), schemas: new Map(schemas), paths, file };
}
