import type { Part } from "../platform.ts";
import { extensionOf } from "./check.ts";
import { nameThere } from "./results.ts";

/**
 * The files of each request. The released server tells what became of a file by its name alone, and of an archive only
 * by its entries: a name stands once in a request, and an archive alone.
 */
export function requestsFor(parts: readonly Part[]): Part[][] {
  const requests: Part[][] = [];
  const archives: Part[][] = [];
  const namesakes: Record<string, number> = Object.create(null) as Record<string, number>;
  for (const part of parts) {
    const name = nameThere(part.name);
    if (extensionOf(name) === ".zip") archives.push([part]);
    else (requests[(namesakes[name] = (namesakes[name] ?? -1) + 1)] ??= []).push(part);
  }
  return [...requests, ...archives];
}
