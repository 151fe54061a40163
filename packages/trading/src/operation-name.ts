import type { Operation } from "./operation.ts";

const names = new Map<string, string>();

const capitalize = (word: string): string => word.charAt(0).toUpperCase() + word.slice(1);

/** The group of a path: its first segment after `/v5`, in camelCase. */
export function groupOf(path: string): string {
  const segment = path.split("/").find((part) => part !== "" && part !== "v5") ?? "";
  const [first = "", ...rest] = segment.split(/[^A-Za-z0-9]+/);
  return first + rest.map(capitalize).join("");
}

/** What the caller writes to call an operation, such as `order.create`: the group of its path, then the method. */
export function operationName({ id, path }: Pick<Operation, "id" | "path">): string {
  let name = names.get(id);
  if (name === undefined) {
    const group = groupOf(path);
    const method = id.slice(group.length);
    const isInGroup = id.startsWith(group) && method !== "";
    name = isInGroup ? `${group}.${method.charAt(0).toLowerCase()}${method.slice(1)}` : id;
    names.set(id, name);
  }
  return name;
}
