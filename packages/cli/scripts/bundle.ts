/**
 * Bundles the command line, so that it reads few files at start (the MCP SDK and its dependencies alone are 165 files).
 * Adds the licences of the bundled libraries. Other dependencies stay external.
 */
import { readdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { rolldown, type OutputChunk } from "rolldown";

const folder = join(import.meta.dirname, "..");
const { dependencies } = JSON.parse(readFileSync(join(folder, "package.json"), "utf8")) as { dependencies: object };
const compiledIn = new Set(["@modelcontextprotocol/sdk", "ajv", "ajv-formats"]);
const kept = Object.keys(dependencies).filter((name) => !compiledIn.has(name));
const isKept = (id: string): boolean => kept.some((name) => id === name || id.startsWith(`${name}/`));

async function bundle(input: Readonly<Record<string, string>>, into: string): Promise<OutputChunk[]> {
  const bundled = await rolldown({
    input,
    cwd: folder,
    platform: "node",
    external: isKept,
    treeshake: { moduleSideEffects: "no-external" },
    transform: { target: "node20.19" },
  });
  const { output } = await bundled.write({ dir: join(folder, into), chunkFileNames: "[name].js" });
  return output.filter((file) => file.type === "chunk");
}

/** Returns the licences of the libraries whose modules are in these chunks. */
function licences(chunks: readonly OutputChunk[]): string {
  const modules = chunks.flatMap(({ moduleIds }) => moduleIds);
  const packages = modules.flatMap(
    (id) => /^.*[\\/]node_modules[\\/](?:@[^\\/]+[\\/])?[^\\/]+(?=[\\/])/.exec(id)?.[0] ?? [],
  );
  const texts = [...new Set(packages)].toSorted().map((path) => {
    const { name, version } = JSON.parse(readFileSync(join(path, "package.json"), "utf8")) as Record<string, string>;
    const file = readdirSync(path).find((each) => /^licen[cs]e/i.test(each));
    if (file === undefined) throw new Error(`${name} has no licence file in its folder, so it cannot be bundled.`);
    return `${name} ${version}\n\n${readFileSync(join(path, file), "utf8").trim()}\n`;
  });
  return texts.join("\n---\n\n");
}

const chunks = await bundle({ main: "src/main.ts", run: "src/run.ts", ranking: "src/search/ranking.ts" }, "dist");
writeFileSync(join(folder, "dist/licences.txt"), licences(chunks));
