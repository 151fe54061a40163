import { requiredResult } from "@specwright-tools/testing/required-result";
import type { Fields } from "../server/received.ts";

const templates = new Map<string, Fields>();

/** The plainest record that the list of a path may have. */
function templateOf(path: string, list: string): Fields {
  const known = templates.get(path);
  if (known !== undefined) return known;
  const result = requiredResult("GET", path, { [list]: [{}] }) as Readonly<Record<string, readonly Fields[]>>;
  const template = result[list]?.[0] ?? {};
  templates.set(path, template);
  return template;
}

/** A record as the platform lists it under a path, with all that its specification requires. */
export const recordOf = (path: string, list: string, fields: Fields): Fields => ({
  ...templateOf(path, list),
  ...fields,
});
