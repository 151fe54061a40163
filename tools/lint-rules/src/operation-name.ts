const verbs: Record<string, string> = { get: "get", post: "set", put: "put", patch: "patch", delete: "delete" };

const words = (segment: string) => segment.split(/[^A-Za-z0-9]+/).filter((word) => word !== "");
const capital = (word: string) => word.charAt(0).toUpperCase() + word.slice(1);

/**
 * The operationId that a trading path must have: the path after `/v5/` in camelCase. A path with two
 * methods gets the verb before its last segment; the version of a legacy path stays in the name.
 */
export function operationName(path: string, method: string, methodsOfPath: number): string {
  const segments = path
    .replace(/^\/v5(?=\/)/, "")
    .split("/")
    .filter((segment) => segment !== "");
  const last = segments.length - 1;
  const parts = segments.flatMap((segment, index) =>
    methodsOfPath > 1 && index === last ? [verbs[method] ?? method, ...words(segment)] : words(segment),
  );
  return parts
    .map((word, index) => (index === 0 ? word.charAt(0).toLowerCase() + word.slice(1) : capital(word)))
    .join("");
}
