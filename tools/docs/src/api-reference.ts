import { existsSync } from "node:fs";
import { join } from "node:path";
import { Application, type TypeDocOptions } from "typedoc";
import { output, packages, repository } from "./paths.ts";

/** The packages' own API pages, from their docstrings. */
export async function buildApiReference(): Promise<void> {
  const entryPoints = packages
    .map((name) => join(repository, "packages", name))
    .filter((folder) => existsSync(join(folder, "src/index.ts")));
  const options: TypeDocOptions = {
    name: "Specwright packages",
    entryPoints,
    entryPointStrategy: "packages",
    // Generated schema types fill pages of megabytes, and the reference pages show them better.
    packageOptions: {
      exclude: ["**/src/generated/schema.ts"],
      entryPoints: ["src/index.ts"],
      excludeInternal: true,
      excludePrivate: true,
      skipErrorChecking: true,
    },
    out: join(output, "api"),
    readme: "none",
    disableSources: true,
    favicon: join(import.meta.dirname, "site/assets/icon.svg"),
    githubPages: false,
    hideGenerator: true,
    logLevel: "Error",
    navigationLinks: { "Specwright docs": "../index.html" },
  };
  const application = await Application.bootstrapWithPlugins(options);
  const project = await application.convert();
  if (project === undefined) throw new Error("the docstrings could not be read; typedoc's messages above say why");
  await application.generateOutputs(project);
}
