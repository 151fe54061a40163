import { globSync, readFileSync } from "node:fs";
import { join, posix } from "node:path";
import { published } from "@specwright-tools/toolchain/model/packages";
import { describe, expect, it } from "vitest";
import {
  foldersInCircles,
  readManifest,
  sourceFiles,
  undeclaredImports,
  workspaceDependencies,
} from "./package-graph.ts";

const root = join(import.meta.dirname, "../../../..");
const packages = join(root, "packages");

/** Allowed dependencies between packages at run time (docs/decisions/specifications-are-the-source.md). */
const graph: Readonly<Record<string, readonly string[]>> = {
  signing: [],
  transport: [],
  specs: [],
  trading: ["@specwright/signing", "@specwright/transport"],
  streams: ["@specwright/signing", "@specwright/trading", "@specwright/transport"],
  knowledge: ["@specwright/transport"],
  sandbox: ["@specwright/signing", "@specwright/specs"],
  cli: [
    "@specwright/knowledge",
    "@specwright/sandbox",
    "@specwright/signing",
    "@specwright/specs",
    "@specwright/streams",
    "@specwright/trading",
    "@specwright/transport",
  ],
};

describe("the package graph", () => {
  it("contains every published package", () => {
    expect(Object.keys(graph).toSorted()).toEqual(published);
  });

  it.each(Object.entries(graph))("%s depends on %j and on no other package of this repository", (name, allowed) => {
    expect(workspaceDependencies(readManifest(join(packages, name)))).toEqual(allowed);
  });

  it.each(["signing", "transport"])("%s has no dependency", (name) => {
    expect(readManifest(join(packages, name)).dependencies ?? {}).toEqual({});
  });

  it.each(published.filter((name) => name !== "specs"))("%s imports only its declared dependencies", (name) => {
    const folder = join(packages, name);
    const manifest = readManifest(folder);
    const files = sourceFiles(folder);
    expect(files.length).toBeGreaterThan(0);
    const undeclared = files.flatMap((file) =>
      undeclaredImports(manifest, readFileSync(join(folder, file), "utf8")).map((wanted) => `${file}: ${wanted}`),
    );
    expect(undeclared).toEqual([]);
  });
});

/** Returns the imported names of private workspaces and paths of files in `tools/`, including dynamic imports. */
const toolImports = (source: string): string[] =>
  [...source.matchAll(/(?:\bfrom|\bimport|\brequire|\bresolve)\s*\(?\s*["'`]([^"'`\n]+)["'`]/g)]
    .map(([, specifier = ""]) => specifier)
    .filter((specifier) => /^@specwright-(tools|data)\/|(^|\/)\.\.\/tools\//.test(specifier));

describe("the check of imports from tools/", () => {
  it.each(published)("finds none in the sources and scripts of %s", (name) => {
    const folder = join(packages, name);
    const files = sourceFiles(folder, "{src,scripts}/**/*.{ts,mts,mjs,js}");
    expect(files).not.toEqual([]);
    const wrong = files.flatMap((file) =>
      toolImports(readFileSync(join(folder, file), "utf8")).map((specifier) => `${file}: ${specifier}`),
    );
    expect(wrong).toEqual([]);
  });

  it.each([
    `import { a } from "@specwright-tools/contract/live";`,
    `export * from "../../../tools/toolchain/model/names.ts";`,
    `const part = await import("../../tools/repo/help.mjs");`,
    `await bundle({ live: import.meta.resolve("@specwright-tools/contract/live") });`,
    `import keywords from "@specwright-data/recordings/a.json" with { type: "json" };`,
  ])("reports %s", (source) => {
    expect(toolImports(source)).toHaveLength(1);
  });
});

/** Returns the list literals in a program or workflow that name more than half of the packages. */
const packageLists = (source: string): string[] =>
  [...source.matchAll(/\[[^[\]]*\]/g)]
    .map(([list]) => list)
    .filter((list) => {
      const entries = list.split(",").map((entry) => entry.replaceAll(/^\[|["'`\s]|\]$|@specwright\//g, ""));
      const names = new Set(entries);
      return published.filter((name) => names.has(name)).length > published.length / 2;
    });

describe("the check of package lists outside readPackages()", () => {
  const files = globSync(
    ["{tools,examples,packages}/**/*.{ts,mjs,json}", "*.{ts,mjs,json,jsonc}", ".github/**/*.yml"],
    {
      cwd: root,
      exclude: ["**/{node_modules,dist,.cache,.test-results,generated}", "**/*.test.ts"],
    },
  );

  it("finds none in a program, workflow or setting", () => {
    expect(files).toContain(".github/workflows/ci.yml");
    const lists = files.flatMap((file) =>
      packageLists(readFileSync(join(root, file), "utf8")).map((list) => `${file}: ${list}`),
    );
    expect(lists).toEqual([]);
  });

  it.each([
    `const all = ["cli", "knowledge", "sandbox", "signing", "specs"];`,
    `names: ["@specwright/cli", "@specwright/knowledge", "@specwright/sandbox", "@specwright/signing", "@specwright/specs"]`,
    "package: [cli, knowledge, sandbox, signing, specs]",
  ])("reports %s", (source) => {
    expect(packageLists(source)).toHaveLength(1);
  });
});

describe("the check for imports of undeclared packages", () => {
  const manifest = { name: "a", dependencies: { left: "1" }, peerDependencies: { "@scope/peer": "1" } };

  it.each([
    [`import { a } from "right";`, ["right"]],
    [`import type { A } from "@specwright/sandbox";`, ["@specwright/sandbox"]],
    [`export * from "right/deep";`, ["right"]],
    [`const part = () => import("right");`, ["right"]],
    [`import "right";`, ["right"]],
  ])("reports %s", (source, expected) => {
    expect(undeclaredImports(manifest, source)).toEqual(expected);
  });

  it.each([
    `import { a } from "left/deep";`,
    `import { a } from "@scope/peer";`,
    `import { a } from "node:fs";`,
    `import { a } from "#runtime";`,
    `import { a } from "./a.ts";`,
  ])("accepts %s", (source) => {
    expect(undeclaredImports(manifest, source)).toEqual([]);
  });
});

describe("imports between folders", () => {
  const workspaces = globSync("{packages,tools}/*/package.json", { cwd: root }).map(posix.dirname);

  it.each(workspaces)("form no cycle in %s", (workspace) => {
    const files = sourceFiles(join(root, workspace), "{src,catalog,model,lint,codegen,diff}/**/*.ts").filter(
      (file) => !file.startsWith("src/generated/"),
    );
    expect(files).not.toEqual([]);
    const sources = files.map((file) => [file, readFileSync(join(root, workspace, file), "utf8")] as const);
    expect(foldersInCircles(new Map(sources))).toEqual([]);
  });

  it("are reported if they form a cycle", () => {
    const sources = (back: string) =>
      new Map([
        ["src/a/one.ts", `import { two } from "../b/two.ts";`],
        ["src/b/two.ts", `import type { Three } from "../c/three.ts";`],
        ["src/c/three.ts", `import type { One } from "${back}";`],
        ["src/d/four.ts", `import { one } from "../a/one.ts";`],
      ]);
    const circle = ["src/a", "src/b", "src/c"];
    expect(foldersInCircles(sources("../a/one.ts"))).toEqual(circle);
    expect(foldersInCircles(sources("../a/inside/one.ts"))).toEqual(circle);
    expect(foldersInCircles(sources("../b/two.ts"))).toEqual(circle.slice(1));
    expect(foldersInCircles(sources("../one.ts"))).toEqual([]);
    expect(foldersInCircles(sources("./inside/one.ts"))).toEqual([]);
  });
});
