const methods = new Set(["get", "put", "post", "delete", "patch"]);

interface Document {
  readonly paths: Readonly<Record<string, Readonly<Record<string, unknown>>>>;
}

/** Every operation of a document with all that it refers to written out, so that equal text means equal contract. */
export function operationTexts(document: Document): Map<string, string> {
  const found = new Map<string, string>();
  for (const [path, item] of Object.entries(document.paths)) {
    for (const [method, operation] of Object.entries(item)) {
      if (methods.has(method)) found.set(`${method.toUpperCase()} ${path}`, writeOut(document, operation, []));
    }
  }
  return found;
}

function writeOut(document: Document, node: unknown, trail: readonly string[]): string {
  if (Array.isArray(node)) return `[${node.map((each) => writeOut(document, each, trail)).join()}]`;
  if (node === null || typeof node !== "object") return JSON.stringify(node) ?? "";
  const entries = Object.entries(node as Record<string, unknown>).map(([key, value]) => {
    if (key !== "$ref" || typeof value !== "string" || trail.includes(value))
      return `${key}:${writeOut(document, value, trail)}`;
    return `${key}:${writeOut(document, pointer(document, value), [...trail, value])}`;
  });
  return `{${entries.join()}}`;
}

function pointer(document: unknown, reference: string): unknown {
  let at = document;
  for (const token of reference.split("/").slice(1)) {
    at = (at as Record<string, unknown> | undefined)?.[
      decodeURIComponent(token).replaceAll("~1", "/").replaceAll("~0", "~")
    ];
  }
  return at;
}

export interface OperationChanges {
  readonly added: readonly string[];
  readonly changed: readonly string[];
  readonly removed: readonly string[];
}

/** Which operations a reviewer should look at: those that came, went, or read differently in any part. */
export function operationChanges(base: Document, revision: Document): OperationChanges {
  const before = operationTexts(base);
  const after = operationTexts(revision);
  return {
    added: [...after.keys()].filter((name) => !before.has(name)),
    removed: [...before.keys()].filter((name) => !after.has(name)),
    changed: [...after.keys()].filter((name) => before.has(name) && before.get(name) !== after.get(name)),
  };
}
