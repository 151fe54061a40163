import { documentFiles } from "@specwright-tools/contract/specification-files";
import type { Links } from "../diff/change.ts";
import { repository } from "../documents/bundles.ts";

/** Where files of this revision can be seen: on the server that runs the workflow, else in the repository itself. */
export function fileAddress(file: string, environment: Readonly<Record<string, string | undefined>>): string {
  const { GITHUB_SERVER_URL: server = "", GITHUB_REPOSITORY: name = "", GITHUB_SHA: revision = "" } = environment;
  return server !== "" && name !== "" && revision !== "" ? `${server}/${name}/blob/${revision}/${file}` : file;
}

/** The addresses of the files that specify what a document has. */
export function fileLinks(document: string, root = repository, environment = process.env): Links {
  let files: ReturnType<typeof documentFiles> | undefined;
  /** Reads the files of a document with the first address: most documents have no change to point to. */
  const known = () => (files ??= documentFiles(document, root));
  const address = (file: string | undefined) => (file === undefined ? undefined : fileAddress(file, environment));
  return { path: (path) => address(known().paths[path]), schema: (name) => address(known().schemas[name]) };
}
