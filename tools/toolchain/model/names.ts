const words = (text: string): string[] => text.split(/[^A-Za-z0-9]+/).filter((word) => word !== "");
export const capital = (word: string): string => word.charAt(0).toUpperCase() + word.slice(1);
const lower = (word: string): string => word.charAt(0).toLowerCase() + word.slice(1);

/** Converts words to camelCase. */
export const camelCase = (text: string): string => lower(words(text).map(capital).join(""));

/** Group and method of an operation in a client. */
interface CallName {
  readonly group: string;
  readonly method: string;
}

/** Returns the first segment of a path, which is the group of its operations. */
function groupOf(path: string): string {
  const first =
    path
      .replace(/^\/v5(?=\/)/, "")
      .split("/")
      .find((segment) => segment !== "") ?? "";
  return camelCase(first);
}

/**
 * Returns the name of a trading operation's call. The group is the first segment of the path, and the method is the
 * rest of the operationId: `positionList` becomes `position.list`. Undefined if the operationId doesn't begin with the
 * group.
 */
export function findCallName(path: string, operationId: string): CallName | undefined {
  const group = groupOf(path);
  const rest = operationId.slice(group.length);
  return operationId.startsWith(group) && rest !== "" ? { group, method: lower(rest) } : undefined;
}

/**
 * Returns the name of a trading operation's call.
 * @throws Error if the operationId doesn't begin with the group of the path
 */
export function callName(path: string, operationId: string): CallName {
  const name = findCallName(path, operationId);
  if (name === undefined)
    throw new Error(
      `The operationId ${operationId} does not begin with the group "${groupOf(path)}" of its path ${path}.`,
    );
  return name;
}

/** Converts words to lower case with hyphens, for a URL: `orderCreate` becomes `order-create`. */
export const slug = (text: string): string =>
  text
    .replaceAll(/([a-z])([A-Z])/g, "$1-$2")
    .toLowerCase()
    .replaceAll(/[^a-z0-9]+/g, "-")
    .replaceAll(/^-|-$/g, "");
