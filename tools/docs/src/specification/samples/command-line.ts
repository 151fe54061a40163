import type { OperationRow } from "../operation-rows.ts";

/** Flags that every command has: a field of such a name has none. */
const taken = new Set(["all", "curl", "dryRun", "fields", "help", "input", "json", "profile", "yes"]);

const kebab = (text: string) =>
  text
    .replaceAll(/([a-z\d])([A-Z])/g, "$1-$2")
    .replaceAll("_", "-")
    .toLowerCase();

const quoted = (text: string) => (/^[\w.:/@-]+$/.test(text) ? text : `'${text.replaceAll("'", String.raw`'\''`)}'`);

const flagText = ([name, value]: readonly [string, unknown]): string =>
  `--${kebab(name)} ${quoted(typeof value === "string" ? value : JSON.stringify(value))}`;

/** How long a line of a sample may be. */
const width = 58;

/** The operation as a command of `@specwright/cli`, on its sandbox; undefined where a field has no flag. */
export function commandLine(
  { call, document, operation }: OperationRow,
  input: Readonly<Record<string, unknown>>,
): string | undefined {
  if (document !== "trading" || Object.keys(input).some((name) => taken.has(name))) return undefined;
  const hasFile = Object.values(input).some((value) => typeof value === "object" && value !== null && "$file" in value);
  if (hasFile) return undefined;
  const available = operation["x-environment"]?.available;
  const profile = available === undefined || available.includes("mainnet") ? [] : [`--profile ${available[0]}`];
  const [, group = "", method = ""] = call.split(".");
  const words = [`specwright ${kebab(group)} ${kebab(method)}`, ...Object.entries(input).map(flagText), ...profile];
  const line = words.join(" ");
  return line.length <= width ? line : words.join(" \\\n  ");
}
