import { readdirSync, readFileSync, rmSync } from "node:fs";
import { join } from "node:path";
import {
  Application,
  ReflectionKind,
  type DeclarationReflection,
  type ProjectReflection,
  type TypeDocOptions,
} from "typedoc";
import type { PluginOptions } from "typedoc-plugin-markdown";
import { isLibrary, readPackages } from "@specwright-tools/toolchain/model/packages";
import { apiMarkdown, repository } from "../site.ts";
import { withSiteLinks } from "./markdown-page.ts";
import type { TextPage } from "./stage.ts";

const isBrand = ({ name }: { readonly name: string }) => name.startsWith("[");

/** Removes the brands of error classes (`[SPECWRIGHT]`), which only `isInstance` reads. */
function removeBrands(project: ProjectReflection): void {
  for (const type of project.getReflectionsByKind(ReflectionKind.Class) as DeclarationReflection[]) {
    for (const group of type.groups ?? []) group.children = group.children.filter((member) => !isBrand(member));
    for (const brand of type.children?.filter(isBrand) ?? []) project.removeReflection(brand);
  }
}

type DocumentedReflection = Pick<DeclarationReflection, "comment">;

/** Lists the error classes of a comment, because TypeDoc shows each `@throws` without its class. */
function listErrors({ comment }: DocumentedReflection): void {
  const thrown = comment?.blockTags.filter(({ tag }) => tag === "@throws") ?? [];
  const [first] = thrown;
  if (comment === undefined || first === undefined) return;
  const items = thrown.map(({ typeAnnotation = "", content }) => {
    const name = typeAnnotation.replaceAll(/[{}]/g, "");
    return `- ${name === "" ? "" : `\`${name}\` `}${content
      .map(({ text }) => text)
      .join("")
      .trim()}`;
  });
  first.content = [{ kind: "text", text: items.join("\n") }];
  comment.blockTags = comment.blockTags.filter((tag) => tag === first || tag.tag !== "@throws");
}

const options = (): TypeDocOptions & PluginOptions => ({
  name: "Package API",
  plugin: ["typedoc-plugin-markdown"],
  entryPoints: readPackages()
    .filter(isLibrary)
    .map(({ folder }) => join(repository, "packages", folder)),
  entryPointStrategy: "packages",
  // Exclude the generated types, which the pages of operations show better.
  packageOptions: {
    exclude: ["**/src/generated/**"],
    entryPoints: ["src/index.ts"],
    excludeInternal: true,
    excludePrivate: true,
    excludeExternals: true,
    disableSources: true,
    skipErrorChecking: true,
    preservedTypeAnnotationTags: ["@throws"],
    readme: "none",
  },
  out: apiMarkdown,
  readme: "none",
  hideBreadcrumbs: true,
  hidePageHeader: true,
  entryFileName: "overview",
  excludeScopesInPaths: true,
  useCodeBlocks: true,
  indexFormat: "table",
  parametersFormat: "table",
  interfacePropertiesFormat: "list",
  propertyMembersFormat: "list",
  logLevel: "Error",
});

/**
 * Returns the title of a page. The title of an export includes its package, because several packages have an
 * `InputError`.
 */
function titleOf(markdown: string, file: string): string {
  const heading = (/^#\s+(.+)$/m.exec(markdown)?.[1] ?? "Package API").replaceAll(/\\(.)/g, "$1").replaceAll("`", "");
  if (heading.startsWith("@")) return `API of ${heading}`;
  const [folder = ""] = file.split("/");
  return file.includes("/") ? `${heading} of @specwright/${folder}` : heading;
}

/** Converts `functions/createSigner.md#options` to the address of its page, which Starlight writes in lower case. */
const pageLink = (href: string) => (/^[a-z]+:/i.test(href) ? href : href.replace(/\.md(?=#|$)/, ".html").toLowerCase());

/** Builds a page for every export of the packages, from its docstring. */
export async function packageApiPages(): Promise<TextPage[]> {
  rmSync(apiMarkdown, { recursive: true, force: true });
  const application = await Application.bootstrapWithPlugins(options());
  const project = await application.convert();
  if (project === undefined) throw new Error("the docstrings could not be read; typedoc's messages above say why");
  removeBrands(project);
  for (const reflection of Object.values(project.reflections)) listErrors(reflection);
  await application.generateOutputs(project);
  return readdirSync(apiMarkdown, { recursive: true, encoding: "utf8" })
    .map((name) => name.replaceAll("\\", "/"))
    .filter((file) => file.endsWith(".md"))
    .map((file) => {
      const markdown = readFileSync(join(apiMarkdown, file), "utf8");
      const source = withSiteLinks(markdown, pageLink);
      return { href: pageLink(`api/${file}`), title: titleOf(markdown, file), source };
    });
}
