import { existsSync, globSync, readFileSync } from "node:fs";
import { basename, dirname, join, posix } from "node:path";
import { parse } from "yaml";
import type { Links } from "../diff/change.ts";
import { repository } from "../documents/bundles.ts";

/** Where files of this revision can be seen: on the server that runs the workflow, else in the repository itself. */
export function fileAddress(file: string, environment: Readonly<Record<string, string | undefined>>): string {
  const { GITHUB_SERVER_URL: server = "", GITHUB_REPOSITORY: name = "", GITHUB_SHA: revision = "" } = environment;
  return server !== "" && name !== "" && revision !== "" ? `${server}/${name}/blob/${revision}/${file}` : file;
}

type References = Readonly<Record<string, { readonly $ref?: string }>>;

/** The files that specify the paths or channels of a document, from the `$ref`s of its root file. */
function pathFiles(document: string, root: string): Map<string, string> {
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

/** The files of the schemas of a document; the streams share those of the trading API. */
function schemaFiles(document: string, root: string): Map<string, string> {
  const folders = document === "streams" ? ["trading", "streams"] : [document];
  return new Map(
    folders
      .flatMap((folder) => globSync(`specs/${folder}/components/schemas/**/*.yaml`, { cwd: root }))
      .map((file) => [basename(file, ".yaml"), file]),
  );
}

/** The addresses of the files that specify what a document has. */
export function fileLinks(document: string, root = repository, environment = process.env): Links {
  const [paths, schemas] = [pathFiles(document, root), schemaFiles(document, root)];
  const address = (file: string | undefined) => (file === undefined ? undefined : fileAddress(file, environment));
  return { path: (path) => address(paths.get(path)), schema: (name) => address(schemas.get(name)) };
}
