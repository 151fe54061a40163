/** Finds the files of the paths, channels and schemas of a document. */
import { existsSync, globSync, readFileSync } from "node:fs";
import { basename, dirname, join, posix } from "node:path";
import { parse } from "yaml";

const repository = join(import.meta.dirname, "../../..");

type References = Readonly<Record<string, { readonly $ref?: string }>>;

/** Files that define the parts of a document: `paths` by path or channel name, `schemas` by schema name. */
export interface DocumentFiles {
  readonly paths: Readonly<Record<string, string>>;
  readonly schemas: Readonly<Record<string, string>>;
}

/** Returns the file of each path or channel, from the `$ref`s in the document's root file. */
function pathFiles(document: string, root: string): Record<string, string> {
  const name = ["openapi", "asyncapi"].find((each) => existsSync(join(root, "specs", document, `${each}.yaml`)));
  if (name === undefined) return {};
  const file = posix.join("specs", document, `${name}.yaml`);
  const { paths, channels } = parse(readFileSync(join(root, file), "utf8")) as {
    paths?: References;
    channels?: References;
  };
  return Object.fromEntries(
    Object.entries({ ...paths, ...channels }).map(([path, { $ref }]) => [
      path,
      $ref === undefined ? file : posix.join(dirname(file), $ref),
    ]),
  );
}

/** Returns the files of a document. The streams use schemas of the trading API, so these are included. */
export function documentFiles(document: string, root = repository): DocumentFiles {
  const folders = document === "streams" ? ["trading", "streams"] : [document];
  const schemas = folders.flatMap((folder) => globSync(`specs/${folder}/components/schemas/**/*.yaml`, { cwd: root }));
  return {
    paths: pathFiles(document, root),
    schemas: Object.fromEntries(schemas.map((file) => [basename(file, ".yaml"), file])),
  };
}

/**
 * Returns the address of a file at the current revision in a workflow of GitHub. Elsewhere, returns its path in the
 * repository.
 */
export function fileAddress(file: string, environment: Readonly<Record<string, string | undefined>>): string {
  const { GITHUB_SERVER_URL: server = "", GITHUB_REPOSITORY: name = "", GITHUB_SHA: revision = "" } = environment;
  return server !== "" && name !== "" && revision !== "" ? `${server}/${name}/blob/${revision}/${file}` : file;
}
