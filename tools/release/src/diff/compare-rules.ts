import type { InputRule } from "@specwright-tools/contract/schema-fields";
import type { Finding } from "./change.ts";

/** A rule without its message, which may be reworded. */
const meaning = (rule: InputRule): string => JSON.stringify({ ...rule, message: undefined });

/** What changed in the rules between the fields of a request. */
export function compareRules(old: readonly InputRule[], now: readonly InputRule[]): Finding[] {
  const without = (rules: readonly InputRule[], others: readonly InputRule[]) =>
    rules.filter((rule) => !others.some((other) => meaning(other) === meaning(rule)));
  const say = ({ message, ...rule }: InputRule) => (message ?? JSON.stringify(rule)).replace(/\.$/, "");
  const found: Finding[] = [
    ...without(now, old).map((rule): Finding => ["major", `has a new rule: ${say(rule)}`]),
    ...without(old, now).map((rule): Finding => ["minor", `no longer has the rule: ${say(rule)}`]),
  ];
  const isReworded = found.length === 0 && JSON.stringify(old) !== JSON.stringify(now);
  return isReworded ? [["patch", "words its rules differently"]] : found;
}
