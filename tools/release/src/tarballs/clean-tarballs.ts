import { homedir, tmpdir } from "node:os";
import { basename, join } from "node:path";
import { packAll, repository } from "@specwright-tools/package-tests/pack";
import { build, install, type BuildSettings } from "./copy-repository.ts";

/** A copy of the repository that was built from nothing, with what it packs to. */
export interface CleanBuild {
  readonly folder: string;
  /** Package name without scope, and its tarball. */
  readonly tarballs: ReadonlyMap<string, string>;
  /** Folders whose names must not show in what was packed. */
  readonly machinePaths: readonly string[];
}

const nameOf = (tarball: string) =>
  basename(tarball)
    .replace(/^specwright-/, "")
    .replace(/-\d+\.\d+\.\d+.*$/, "");

/** Installs, builds and packs every published package in a folder that holds a copy of the repository. */
export async function cleanTarballs(folder: string, settings?: BuildSettings): Promise<CleanBuild> {
  await install(folder);
  await build(folder, settings);
  const packed = await packAll(join(folder, ".cache/tarballs"), folder);
  return {
    folder,
    tarballs: new Map(packed.map((tarball) => [nameOf(tarball), tarball])),
    machinePaths: [folder, repository, tmpdir() + "/", homedir() + "/"],
  };
}
