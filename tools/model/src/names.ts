const words = (text: string): string[] => text.split(/[^A-Za-z0-9]+/).filter((word) => word !== "");
export const capital = (word: string): string => word.charAt(0).toUpperCase() + word.slice(1);
const lower = (word: string): string => word.charAt(0).toLowerCase() + word.slice(1);

/** Words in camelCase. */
export const camelCase = (text: string): string => lower(words(text).map(capital).join(""));

/**
 * How an operation of the trading surface is called: the first segment of the path is the group, what the
 * operationId says after it is the method. `positionList` is `position.list`.
 */
export function callName(path: string, operationId: string): { group: string; method: string } {
  const first =
    path
      .replace(/^\/v5(?=\/)/, "")
      .split("/")
      .find((segment) => segment !== "") ?? "";
  const group = camelCase(first);
  const rest = operationId.slice(group.length);
  if (!operationId.startsWith(group) || rest === "") {
    throw new Error(`The operationId ${operationId} does not begin with the group "${group}" of its path ${path}.`);
  }
  return { group, method: lower(rest) };
}

/** Words in lower case with hyphens, as part of an address: `orderCreate` is `order-create`. */
export const slug = (text: string): string =>
  text
    .replaceAll(/([a-z])([A-Z])/g, "$1-$2")
    .toLowerCase()
    .replaceAll(/[^a-z0-9]+/g, "-")
    .replaceAll(/^-|-$/g, "");
