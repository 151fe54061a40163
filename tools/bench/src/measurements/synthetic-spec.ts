/** Synthetic specifications: the position and order calls of the real one, any number of times, each copy with types of its own. */
type Json = { [key: string]: unknown };

export interface SpecDocument extends Json {
  readonly paths: Readonly<Record<string, Json>>;
  readonly components: Readonly<Record<string, Json>>;
  readonly tags?: unknown;
}

/** The input of cancel-all is typed by hand, under its own operationId alone, so a copy of it cannot be compiled. */
const isBase = (path: string): boolean => /^\/v5\/(position|order)\//.test(path) && !path.endsWith("/cancel-all");

/** Every component that a value refers to, directly or through another. */
function closure(document: SpecDocument, value: unknown, found = new Set<string>()): Set<string> {
  for (const [, reference = ""] of JSON.stringify(value).matchAll(/"\$ref":"#\/components\/([^"]+)"/g)) {
    if (found.has(reference)) continue;
    found.add(reference);
    const [kind = "", name = ""] = reference.split("/");
    closure(document, document.components[kind]?.[name] ?? {}, found);
  }
  return found;
}

const capitalised = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

/** One copy of a value: references, titles and operation names carry its number. */
const renamed = (value: unknown, copy: number): Json =>
  JSON.parse(
    JSON.stringify(value)
      .replaceAll(/("#\/components\/(?:schemas|parameters|responses)\/)([^"]+")/g, `$1C${copy}$2`)
      .replaceAll(/"title":"(\w+)"/g, `"title":"C${copy}$1"`)
      .replaceAll(/"operationId":"([^"]+)"/g, (_, id: string) => `"operationId":"c${copy}${capitalised(id)}"`),
  ) as Json;

/** The base `times` times over, as one document. */
export function syntheticSpec(document: SpecDocument, times: number): SpecDocument {
  const base = Object.entries(document.paths).filter(([path]) => isBase(path));
  const names = closure(document, base);
  const paths: Record<string, Json> = {};
  const components: Record<string, Json> = { securitySchemes: document.components["securitySchemes"] ?? {} };
  for (let copy = 1; copy <= times; copy++) {
    for (const [path, item] of base) paths[path.replace("/v5/", `/v5/c${copy}/`)] = renamed(item, copy);
    for (const reference of names) {
      const [kind = "", name = ""] = reference.split("/");
      const isCopied = kind !== "examples";
      (components[kind] ??= {})[isCopied ? `C${copy}${name}` : name] = renamed(document.components[kind]?.[name], copy);
    }
  }
  return { ...document, paths, components };
}
