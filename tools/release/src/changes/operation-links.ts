import { existsSync, readFileSync } from "node:fs";
import { dirname, join, posix } from "node:path";
import { parse } from "yaml";
import { repository } from "../sizes/bundles.ts";

/** Path of an operation, and the address of the file that specifies it. */
export type PathLinks = ReadonlyMap<string, string>;

/** Where files of this revision can be seen: on the server that runs the workflow, else in the repository itself. */
export function fileAddress(file: string, environment: Readonly<Record<string, string | undefined>>): string {
  const { GITHUB_SERVER_URL: server = "", GITHUB_REPOSITORY: name = "", GITHUB_SHA: revision = "" } = environment;
  return server !== "" && name !== "" && revision !== "" ? `${server}/${name}/blob/${revision}/${file}` : file;
}

/** The files that specify the paths of a document, from the `$ref`s of its root file. */
export function pathLinks(document: string, root = repository, environment = process.env): PathLinks {
  const file = posix.join("specs", document, "openapi.yaml");
  // A document of streams has channels instead of paths.
  if (!existsSync(join(root, file))) return new Map();
  const { paths } = parse(readFileSync(join(root, file), "utf8")) as { paths: Record<string, { $ref?: string }> };
  return new Map(
    Object.entries(paths).map(([path, { $ref }]) => {
      const target = $ref === undefined ? file : posix.join(dirname(file), $ref);
      return [path, fileAddress(target, environment)];
    }),
  );
}
