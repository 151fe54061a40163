/**
 * Builds the package in the working directory. Bundlers and browsers get its modules. Node loads each module
 * separately, so for Node the entries under the condition `node` in `package.json` are joined into a few files.
 */
import { execFileSync } from "node:child_process";
import { readFileSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { rolldown } from "rolldown";

const { exports } = JSON.parse(readFileSync("package.json", "utf8"));

// Names of bundled files change with their content, so files of an earlier build would remain.
rmSync("dist", { recursive: true, force: true });
execFileSync("tsc", ["-p", "tsconfig.build.json", "--checkers", "1"], {
  stdio: "inherit",
  shell: process.platform === "win32",
});

const options = {
  platform: "node",
  // Other packages stay external, so that a program loads each of them once. `#runtime` is a file of this package.
  external: /^(?![./#])(?!\w:)/,
  // Ignore tsconfig.json, because packages in this repository set paths for their own sources.
  tsconfig: false,
  // The entry with all operations loads all groups immediately, the client one group at a time, so this warning is
  // expected.
  checks: { ineffectiveDynamicImport: false },
};

/** Returns the modules that an entry point loads without an `import()`. */
async function modulesBehind(entry) {
  const { output } = await (await rolldown({ ...options, input: entry })).generate({});
  const files = new Set(output.filter(({ isEntry }) => isEntry));
  // A set also iterates over items that are added during the loop.
  for (const { imports } of files) for (const file of output) if (imports.includes(file.fileName)) files.add(file);
  return new Set([...files].flatMap(({ moduleIds }) => moduleIds));
}

const entries = Object.values(exports).filter(({ node }) => node !== undefined);
const main = await modulesBehind(exports["."].default);
// A small entry point, such as trading's errors (which streams imports), must not load the whole client.
const behindSmall = new Set();
for (const entry of entries) {
  const modules = await modulesBehind(entry.default);
  if (modules.size < 5) for (const id of modules) behindSmall.add(id);
}
const bundle = await rolldown({
  ...options,
  input: Object.fromEntries(
    entries.map((entry) => [entry.node.slice("./dist/node/".length, -".js".length), entry.default]),
  ),
});
const { output } = await bundle.write({
  dir: "dist/node",
  sourcemap: true,
  chunkFileNames: "part-[hash].js",
  // The engine stores ASCII text in half the memory and reads it faster.
  charset: "ascii",
  // Omit comments here. The separate modules in `dist` have them.
  comments: false,
  // Each file costs a program a millisecond or more, so the code that the main entry shares with other entries is one
  // file.
  codeSplitting: {
    groups: [
      { name: "small", priority: 1, minShareCount: 2, test: (id) => behindSmall.has(id) },
      { name: "main", minShareCount: 2, test: (id) => main.has(id) },
    ],
  },
  // Keep the names of the source in stacks and profiles.
  minifyInternalExports: false,
});

// Maps refer to the modules in `dist`, which are packed beside them. Copies of the sources in the maps would double the
// download.
for (const { fileName, source } of output.filter((file) => file.fileName.endsWith(".map"))) {
  const map = JSON.parse(source);
  delete map.sourcesContent;
  writeFileSync(join("dist/node", fileName), JSON.stringify(map));
}
