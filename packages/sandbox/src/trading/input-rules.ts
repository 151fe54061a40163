/** A rule on the flat input that a schema cannot express (`x-input-rules`). */
export interface InputRule {
  when?: Record<string, readonly unknown[]>;
  anyOf?: readonly string[];
  required?: readonly string[];
  forbidden?: readonly string[];
  message: string;
}

/**
 * The message of the first broken rule, or undefined. Fields that a rule forbids count only in a body: the service ignores
 * query parameters that do not apply, such as a base coin for tickers of perpetuals.
 */
export function brokenRule(
  rules: readonly InputRule[],
  place: "query" | "body",
  has: (name: string) => boolean,
  text: (name: string) => string,
): string | undefined {
  const broken = rules.find((rule) => {
    const applies = Object.entries(rule.when ?? {}).every(([name, values]) => values.map(String).includes(text(name)));
    if (!applies) return false;
    const missesOne = rule.anyOf !== undefined && !rule.anyOf.some(has);
    return (
      missesOne ||
      (rule.required?.some((name) => !has(name)) ?? false) ||
      (place === "body" && (rule.forbidden?.some(has) ?? false))
    );
  });
  return broken?.message;
}
