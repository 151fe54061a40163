import { existsSync, globSync, readFileSync } from "node:fs";
import { basename, dirname, join, posix } from "node:path";
import { parse } from "yaml";

const repository = join(import.meta.dirname, "../../..");

type References = Readonly<Record<string, { readonly $ref?: string }>>;

/** The files that specify the paths or channels of a document, from the `$ref`s of its root file. */
export function pathFiles(document: string, root = repository): Map<string, string> {
  const name = ["openapi", "asyncapi"].find((each) => existsSync(join(root, "specs", document, `${each}.yaml`)));
  if (name === undefined) return new Map();
  const file = posix.join("specs", document, `${name}.yaml`);
  const { paths, channels } = parse(readFileSync(join(root, file), "utf8")) as {
    paths?: References;
    channels?: References;
  };
  return new Map(
    Object.entries({ ...paths, ...channels }).map(([path, { $ref }]) => [
      path,
      $ref === undefined ? file : posix.join(dirname(file), $ref),
    ]),
  );
}

/** The files of the schemas of a document, by name; the streams share those of the trading API. */
export function schemaFiles(document: string, root = repository): Map<string, string> {
  const folders = document === "streams" ? ["trading", "streams"] : [document];
  return new Map(
    folders
      .flatMap((folder) => globSync(`specs/${folder}/components/schemas/**/*.yaml`, { cwd: root }))
      .map((file) => [basename(file, ".yaml"), file]),
  );
}
