import { mkdirSync, readdirSync } from "node:fs";
import { join } from "node:path";
import { must, sideBySide } from "./run.ts";

export const repository = join(import.meta.dirname, "../../../..");
export const published = [
  "specs",
  "signing",
  "transport",
  "trading",
  "streams",
  "knowledge",
  "sandbox",
  "cli",
] as const;

/** Packs every package as a release would, and returns the tarballs. `root` may be another copy of the repository. */
export async function packAll(folder: string, root = repository): Promise<string[]> {
  mkdirSync(folder, { recursive: true });
  const packOne = (name: string) => () =>
    must("pnpm", ["pack", "--pack-destination", folder], { cwd: join(root, "packages", name) });
  await sideBySide(published.map(packOne));
  return readdirSync(folder).map((name) => join(folder, name));
}
