import { inputError, requireObject } from "./validate.ts";

/** The names that a call takes. A record, so that the compiler compares it with the type of the input. */
export type FieldNames<Input> = Readonly<Record<Input extends unknown ? keyof Input : never, true>>;

/** Case and separators aside, `pageSize` is `page_size`. */
const normalize = (name: string): string => name.toLowerCase().replaceAll(/[^a-z\d]/g, "");

/** How many letters have to be added, removed, replaced or swapped to get from one name to the other. */
export function editDistance(from: string, to: string): number {
  const rows = [Array.from({ length: to.length + 1 }, (_, column) => column)];
  for (let row = 1; row <= from.length; row++) {
    const [above = [], beforeAbove = []] = [rows[row - 1], rows[row - 2]];
    const current = [row];
    for (let column = 1; column <= to.length; column++) {
      const isSame = from[row - 1] === to[column - 1];
      const replaced = (above[column - 1] ?? 0) + (isSame ? 0 : 1);
      const isSwap = from[row - 1] === to[column - 2] && from[row - 2] === to[column - 1];
      const swapped = isSwap ? (beforeAbove[column - 2] ?? Infinity) + 1 : Infinity;
      current.push(Math.min((above[column] ?? 0) + 1, (current[column - 1] ?? 0) + 1, replaced, swapped));
    }
    rows.push(current);
  }
  return rows[from.length]?.[to.length] ?? Infinity;
}

/** The known name that the caller probably meant; undefined if none is close. */
export function nearestName(name: string, known: readonly string[]): string | undefined {
  const given = normalize(name);
  let best: string | undefined;
  let least = Math.max(1, Math.floor(given.length / 3)) + 1;
  for (const candidate of known) {
    const distance = editDistance(given, normalize(candidate));
    if (distance < least) [best, least] = [candidate, distance];
  }
  return best;
}

/** An unknown name may be a key that was put in the wrong place. */
const showName = (name: string): string => (/^[a-z_-]{1,30}$/i.test(name) ? `"${name}"` : "[withheld]");

/** Refuses fields that the call does not know, by name and with the nearest known name. */
export function checkFields(
  call: string,
  kind: "field" | "option",
  given: object,
  known: Readonly<Record<string, true>>,
): void {
  const unknown = Object.keys(given).find((name) => !Object.hasOwn(known, name));
  if (unknown === undefined) return;
  const nearest = nearestName(unknown, Object.keys(known));
  const hint = nearest === undefined ? "" : `. Did you mean "${nearest}"?`;
  throw inputError(call, `unknown ${kind} ${showName(unknown)}${hint}`);
}

/** The input of a call: an object with known fields only. */
export function checkInput<Input extends object>(call: string, input: Input, known: FieldNames<Input>): void {
  requireObject(call, "input", input);
  checkFields(call, "field", input, known);
}
