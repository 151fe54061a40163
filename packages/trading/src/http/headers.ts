/** Looks after a caller's headers: loaded with the first that are given. Imports nothing that the entry has too. */
import type { Violation } from "../input/validate.ts";

const NAME = /^[!#$%&'*+.^`|~\w-]+$/;
/** What a header may hold on the wire: no line end, no control, nothing beyond one byte. */
const VALUE = /^[\t\u0020-\u007e\u0080-\u00ff]*$/;
/** What says how a message is carried; another value would break it or lead it elsewhere. */
const CARRYING = /^(connection|content-length|expect|host|keep-alive|te|trailer|transfer-encoding|upgrade)$/i;

function ruleOf(name: string, value: unknown): string | undefined {
  if (!NAME.test(name)) return "is no name of a header";
  if (CARRYING.test(name)) return "is set by the client itself";
  return typeof value === "string" && VALUE.test(value) ? undefined : "must be text without line ends and controls";
}

/** The first header that cannot be sent. A header may hold a key, so no value is told. */
export function headerProblem(headers: unknown): Violation | undefined {
  if (typeof headers !== "object" || headers === null || Symbol.iterator in headers)
    return { field: "headers", rule: "must be an object of names and texts", value: typeof headers };
  for (const [name, value] of Object.entries(headers)) {
    const rule = ruleOf(name, value);
    const shown = name.slice(0, 40).replaceAll(/[^\w-]/g, "?");
    if (rule !== undefined) return { field: `headers.${shown}`, rule, value: typeof value };
  }
  return undefined;
}

/** The caller's headers beside the client's own, which win however the caller writes their names. */
export function addGiven(headers: Record<string, string>, given: Readonly<Record<string, string>>): void {
  const own = new Set(Object.keys(headers).map((name) => name.toLowerCase()));
  for (const [name, value] of Object.entries(given)) if (!own.has(name.toLowerCase())) headers[name] = value;
}
