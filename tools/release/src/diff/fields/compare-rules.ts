import type { InputRule } from "@specwright-tools/model/document";
import type { Finding } from "../change.ts";

/** A rule without its message, which may be reworded. */
const meaning = (rule: InputRule): string => JSON.stringify({ ...rule, message: undefined });

const say = ({ message, ...rule }: InputRule): string => (message ?? JSON.stringify(rule)).replace(/\.$/, "");

/** What changed in the rules between the fields of a request. */
export function compareRules(old: readonly InputRule[], now: readonly InputRule[]): Finding[] {
  const same = (rule: InputRule, others: readonly InputRule[]) =>
    others.find((other) => meaning(other) === meaning(rule));
  const fresh = now.filter((rule) => same(rule, old) === undefined);
  const gone = old.filter((rule) => same(rule, now) === undefined);
  return [
    ...fresh.map((rule): Finding => ["major", `has the new rule "${say(rule)}"`]),
    ...gone.map((rule): Finding => ["minor", `no longer has the rule "${say(rule)}"`]),
    ...now.flatMap((rule): Finding[] => {
      const { message: before } = same(rule, old) ?? rule;
      const was = say({ ...rule, ...(before === undefined ? {} : { message: before }) });
      return was === say(rule) ? [] : [["patch", `words the rule "${say(rule)}" (was "${was}")`]];
    }),
  ];
}
