/** How much a client adds as an installed folder. */
import { readFileSync, readdirSync, realpathSync, statSync } from "node:fs";
import { createRequire } from "node:module";
import { dirname, join } from "node:path";
import { bench } from "../child.ts";
import { plain, type Part } from "../part.ts";

interface Manifest {
  readonly name: string;
  readonly dependencies?: Readonly<Record<string, string>>;
}

const manifestOf = (folder: string): Manifest =>
  JSON.parse(readFileSync(join(folder, "package.json"), "utf8")) as Manifest;

/** Where a package is installed, seen from the folder of one that needs it. */
function folderOf(name: string, from: string): string {
  const paths = createRequire(join(from, "package.json")).resolve.paths(name) ?? [];
  for (const path of paths) {
    try {
      return dirname(realpathSync(join(path, name, "package.json")));
    } catch {
      // Not in this folder; the next one up.
    }
  }
  throw new Error(`${name} is not installed for ${from}`);
}

/** A published package holds no more than this of a workspace's folder. */
const isPublished = (path: string): boolean => /^(dist|package\.json|README\.md|LICENSE)/.test(path);

function contentOf(folder: string): { files: number; bytes: number } {
  const isWorkspace = !folder.includes("node_modules");
  let [files, bytes] = [0, 0];
  for (const entry of readdirSync(folder, { recursive: true, withFileTypes: true })) {
    const path = join(entry.parentPath, entry.name).slice(folder.length + 1);
    if (!entry.isFile() || path.startsWith("node_modules") || (isWorkspace && !isPublished(path))) continue;
    files += 1;
    bytes += statSync(join(folder, path)).size;
  }
  return { files, bytes };
}

/** A package with everything it depends on, each counted once. */
function installOf(name: string): Record<string, number> {
  const folders = new Set<string>();
  const visit = (folder: string) => {
    if (folders.has(folder)) return;
    folders.add(folder);
    for (const dependency of Object.keys(manifestOf(folder).dependencies ?? {})) visit(folderOf(dependency, folder));
  };
  visit(folderOf(name, bench));
  const contents = Array.from(folders, contentOf);
  return {
    packages: folders.size,
    files: contents.reduce((sum, { files }) => sum + files, 0),
    bytes: contents.reduce((sum, { bytes }) => sum + bytes, 0),
  };
}

const installed = ["@specwright/signing", "@specwright/trading", "@specwright/knowledge"];
const peers = ["ky", "undici", "axios", "bybit-api", "ccxt", "openai", "crypto-js"];

const whole = (count: number): string => count.toLocaleString("en");

export const installs: Part = {
  title: "Installed",
  text: "Each package with everything it depends on.",
  first: "Package",
  columns: [
    plain("packages", "packages", whole),
    plain("files", "files", whole),
    plain("MB", "bytes", (bytes) => (bytes / 1e6).toFixed(2)),
  ],
  measure(isShort) {
    const names = isShort ? installed : [...installed, ...peers];
    return { "": names.map((label) => ({ label, isOurs: installed.includes(label), values: installOf(label) })) };
  },
};
