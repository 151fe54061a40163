import {
  bundledLanguages,
  bundledThemes,
  codeToTokensWithThemes,
  createOnigurumaEngine,
  createShikiInternal,
  loadBuiltinWasm,
  type BundledLanguage,
} from "@gerrit0/mini-shiki";

/** The languages of our own pages; another one is shown without colours. */
const languages = ["ts", "js", "json", "sh", "yaml", "html", "diff"] as const satisfies readonly BundledLanguage[];
const names: Readonly<Record<string, (typeof languages)[number]>> = {
  ...Object.fromEntries(languages.map((name) => [name, name])),
  typescript: "ts",
  javascript: "js",
  mjs: "js",
  bash: "sh",
  shell: "sh",
  console: "sh",
};
// Both keep a contrast of more than 7 to 1 on their ground, and enough on ours.
const themes = { light: "github-light-high-contrast", dark: "github-dark-high-contrast" } as const;

const escaped = (text: string) => text.replaceAll("&", "&amp;").replaceAll("<", "&lt;").replaceAll(">", "&gt;");

export type Highlight = (code: string, language: string) => string;

/** Colours code at build time, with both themes in each span: `--l` for light, `--d` for dark. */
export async function createHighlight(): Promise<Highlight> {
  await loadBuiltinWasm();
  const shiki = await createShikiInternal({
    engine: await createOnigurumaEngine(),
    themes: Object.values(themes).map((name) => bundledThemes[name]),
    langs: languages.map((name) => bundledLanguages[name]),
  });
  return (code, language) => {
    const lang = names[language];
    if (lang === undefined) return escaped(code);
    const lines = codeToTokensWithThemes(shiki, code, { lang, themes });
    return lines
      .map((line) =>
        line
          .map(({ content, variants }) => {
            const colours = `--l:${variants["light"]?.color ?? "inherit"};--d:${variants["dark"]?.color ?? "inherit"}`;
            return content.trim() === "" ? content : `<span style="${colours}">${escaped(content)}</span>`;
          })
          .join(""),
      )
      .join("\n");
  };
}
