import type { FilePart } from "../platform/platform.ts";
import { extensionOf, storedName } from "./file-name.ts";

/**
 * Distributes files over requests. The released server reports a file by its name only, and an archive by its entries
 * only. So a name occurs once per request, and an archive gets a request of its own.
 */
export function planRequests(parts: readonly FilePart[]): FilePart[][] {
  const requests: FilePart[][] = [];
  const archives: FilePart[][] = [];
  const countByName = new Map<string, number>();
  for (const part of parts) {
    const name = storedName(part.name);
    if (extensionOf(name) === ".zip") {
      archives.push([part]);
      continue;
    }
    const count = countByName.get(name) ?? 0;
    countByName.set(name, count + 1);
    (requests[count] ??= []).push(part);
  }
  return [...requests, ...archives];
}
