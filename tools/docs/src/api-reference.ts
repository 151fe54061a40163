import { existsSync, mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import {
  Application,
  ReflectionKind,
  type DeclarationReflection,
  type ProjectReflection,
  type TypeDocOptions,
} from "typedoc";
import { mendApiPages, siteRoot } from "./api-page.ts";
import { output, packages, repository, staging } from "./paths.ts";

const parts = join(import.meta.dirname, "api-page");

/** The first page: every package with what it is for, in its own words. */
function writeIntroduction(folders: readonly string[]): string {
  const file = join(dirname(staging), "api-introduction.md");
  const lines = folders.map((folder) => {
    const { name, description } = JSON.parse(readFileSync(join(folder, "package.json"), "utf8")) as {
      name: string;
      description: string;
    };
    return `- [\`${name}\`](${siteRoot}api/modules/${name.replaceAll(/\W/g, "_")}.html): ${description}`;
  });
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, `What each package exports, from its docstrings.\n\n${lines.join("\n")}\n`);
  return file;
}

const isBrand = ({ name }: { readonly name: string }) => name.startsWith("[");

/** Takes out the brands of error classes (`[SPECWRIGHT]`): `isInstance` reads them, and nobody else. */
function removeBrands(project: ProjectReflection): void {
  for (const type of project.getReflectionsByKind(ReflectionKind.Class) as DeclarationReflection[]) {
    for (const group of type.groups ?? []) group.children = group.children.filter((member) => !isBrand(member));
    for (const brand of type.children?.filter(isBrand) ?? []) project.removeReflection(brand);
  }
}

/** The packages' own API pages, from their docstrings. */
export async function buildApiReference(): Promise<void> {
  const entryPoints = packages
    .map((name) => join(repository, "packages", name))
    .filter((folder) => existsSync(join(folder, "src/index.ts")));
  const options: TypeDocOptions = {
    name: "Specwright packages",
    entryPoints,
    entryPointStrategy: "packages",
    // Generated types fill pages of megabytes, and the reference pages show them better.
    packageOptions: {
      exclude: ["**/src/generated/**"],
      entryPoints: ["src/index.ts"],
      excludeInternal: true,
      excludePrivate: true,
      excludeExternals: true,
      disableSources: true,
      skipErrorChecking: true,
    },
    out: join(output, "api"),
    readme: writeIntroduction(entryPoints),
    customCss: join(parts, "page.css"),
    customJs: join(parts, "page.js"),
    favicon: join(import.meta.dirname, "site/assets/icon.svg"),
    githubPages: false,
    hideGenerator: true,
    logLevel: "Error",
    navigationLinks: {
      "Specwright docs": `${siteRoot}index.html`,
      Operations: `${siteRoot}operations.html`,
      "Error codes": `${siteRoot}error-codes.html`,
    },
  };
  const application = await Application.bootstrapWithPlugins(options);
  const project = await application.convert();
  if (project === undefined) throw new Error("the docstrings could not be read; typedoc's messages above say why");
  removeBrands(project);
  await application.generateOutputs(project);
  mendApiPages(join(output, "api"));
}
