import type { Problem } from "./problem.ts";

type Input = Readonly<Record<string, unknown>>;

/** What one conditional rule asks for. */
interface Need {
  /** "each": all of the fields; "none": none of them; "any": at least one. */
  readonly how: "each" | "none" | "any";
  readonly fields: readonly string[];
}

export interface Condition {
  readonly when: readonly { readonly name: string; readonly values: ReadonlySet<string> }[];
  readonly needs: readonly Need[];
  readonly text: string;
}

const has = (input: Input, name: string): boolean => input[name] !== undefined && input[name] !== "";

function readNeed(text: string): Need {
  const sign = text.charAt(0);
  if (sign === "+") return { how: "each", fields: text.slice(1).split("|") };
  return sign === "-" ? { how: "none", fields: text.slice(1).split("|") } : { how: "any", fields: text.split("|") };
}

/** Reads `category=linear>symbol|settleCoin`: conditions, then needs; "+" before names means each, "-" none. */
export function readCondition(rule: string): Condition {
  const [text = "", needs = ""] = rule.split(">");
  const when = text === "" ? [] : text.split("&");
  return {
    text,
    when: when.map((condition) => {
      const [name = "", values = ""] = condition.split("=");
      return { name, values: new Set(values.split("|")) };
    }),
    needs: needs.split("&").map(readNeed),
  };
}

const because = (text: string): string =>
  text === "" ? "" : ` when ${text.replaceAll("=", " is ").replaceAll("|", " or ").replaceAll("&", " and ")}`;

/** What breaks one conditional rule, or undefined. */
export function brokenRule({ when, needs, text }: Condition, input: Input): Problem | undefined {
  for (const { name, values } of when) if (!values.has(String(input[name]))) return undefined;
  for (const { how, fields } of needs) {
    if (how === "any") {
      if (fields.some((name) => has(input, name))) continue;
      return { field: fields.join(" or "), rule: `is required${because(text)}`, value: input[fields[0] ?? ""] };
    }
    const culprit = fields.find((name) => has(input, name) === (how === "none"));
    if (culprit === undefined) continue;
    const rule = how === "none" ? "is not allowed" : "is required";
    return { field: culprit, rule: rule + because(text), value: input[culprit] };
  }
  return undefined;
}
