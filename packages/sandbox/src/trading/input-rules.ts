/** A rule on the flat input that a schema cannot say (`x-input-rules`). */
export interface InputRule {
  when?: Record<string, readonly unknown[]>;
  anyOf?: readonly string[];
  required?: readonly string[];
  forbidden?: readonly string[];
  message: string;
}

/** The message of the first broken rule, or undefined. */
export function brokenRule(
  rules: readonly InputRule[],
  has: (name: string) => boolean,
  text: (name: string) => string,
): string | undefined {
  const broken = rules.find((rule) => {
    const applies = Object.entries(rule.when ?? {}).every(([name, values]) => values.map(String).includes(text(name)));
    if (!applies) return false;
    const missesOne = rule.anyOf !== undefined && !rule.anyOf.some(has);
    return missesOne || (rule.required?.some((name) => !has(name)) ?? false) || (rule.forbidden?.some(has) ?? false);
  });
  return broken?.message;
}
