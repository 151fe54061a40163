import { InputError } from "./errors.ts";

type Input = Readonly<Record<string, unknown>>;

const has = (input: Input, name: string): boolean => input[name] !== undefined && input[name] !== "";
const names = (text: string): string[] => text.split("|");

/** `category=linear&x=1|2`: whether all conditions hold. */
const applies = (conditions: string, input: Input): boolean =>
  conditions === "" ||
  conditions.split("&").every((condition) => {
    const [name = "", values = ""] = condition.split("=");
    return names(values).includes(String(input[name]));
  });

const because = (conditions: string): string =>
  conditions === ""
    ? ""
    : ` when ${conditions.replaceAll("=", " is ").replaceAll("|", " or ").replaceAll("&", " and ")}`;

/** Checks one conditional rule: `conditions>needs`; "+" before names means each, "-" none, nothing at least one. */
export function checkRule(operation: string, rule: string, input: Input): void {
  const [conditions = "", needs = ""] = rule.split(">");
  if (!applies(conditions, input)) return;
  const why = because(conditions);
  for (const need of needs.split("&")) {
    const sign = need.charAt(0);
    const fields = names(sign === "+" || sign === "-" ? need.slice(1) : need);
    if (sign === "-") {
      const extra = fields.find((name) => has(input, name));
      if (extra !== undefined) throw new InputError(operation, extra, `is not allowed${why}`, input[extra]);
    } else if (sign === "+") {
      const missing = fields.find((name) => !has(input, name));
      if (missing !== undefined) throw new InputError(operation, missing, `is required${why}`, input[missing]);
    } else if (!fields.some((name) => has(input, name))) {
      throw new InputError(operation, fields.join(" or "), `is required${why}`, input[fields[0] ?? ""]);
    }
  }
}
