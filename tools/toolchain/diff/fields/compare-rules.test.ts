import type { InputRule } from "../../model/document.ts";
import { expect, it } from "vitest";
import { compareRules } from "./compare-rules.ts";

type Rule = Omit<InputRule, "message">;
const withMessage = (rules: readonly Rule[]) => rules.map((rule) => ({ ...rule, message: "The rule." }));
const compare = (old: readonly Rule[], now: readonly Rule[]) => compareRules(withMessage(old), withMessage(now));
const spot = { category: ["spot"] };

/** A strict rule, a loose rule, and a description of the inputs that only the loose rule accepts. */
const loosened: [strict: Rule, loose: Rule, allows: string][] = [
  [{ required: ["a", "b"] }, { required: ["a"] }, "`b` is optional"],
  [{ forbidden: ["a", "b"] }, { forbidden: ["a"] }, "`b` is accepted"],
  [{ values: { a: [1] } }, { values: { a: [1, 2, 3] } }, "`a` may also be `2` or `3`"],
  [{ values: { a: [1], b: [1] } }, { values: { a: [1] } }, "`b` may have any value"],
  [{ range: { a: { maximum: 5 } } }, { range: { a: { maximum: 9 } } }, "`a` may be at most 9 (was at most 5)"],
  [
    { range: { a: { exclusiveMinimum: 0 } } },
    { range: { a: { minimum: 0 } } },
    "`a` may be at least 0 (was more than 0)",
  ],
  [{ decimals: { a: 2 } }, { decimals: { a: 4 } }, "`a` may have at most 4 decimals"],
  [{ distinct: { a: ["b"] } }, { distinct: { a: ["b", "c"] } }, "items of `a` must differ in `b` or `c`"],
  [{ forbidden: ["a"] }, { range: { a: { maximum: 9 } } }, "`a` must be at most 9"],
  [{ anyOf: ["a"] }, { anyOf: ["a", "b"] }, "`b` may be given instead of `a`"],
  [{ oneOf: ["a", "b"] }, { anyOf: ["a", "b"] }, "more than one of `a` and `b` may be given"],
  [{ together: ["a", "b", "c"] }, { together: ["a", "b"] }, "`c` may be given separately"],
  [{ greaterThan: { a: "b" } }, { atLeast: { a: "b" } }, "`a` must be at least `b`"],
  [{ same: { a: "b" } }, { atLeast: { a: "b" } }, "`a` must be at least `b`"],
  [{ required: ["a"] }, { when: spot, required: ["a"] }, "`a` is required only when `category` is `spot`"],
  [
    { when: { category: ["spot", "linear"] }, required: ["a"] },
    { when: spot, required: ["a"] },
    "`a` is required only when `category` is `spot`",
  ],
  [
    { when: { b: "present" }, required: ["a"] },
    { when: { b: [1] }, required: ["a"] },
    "`a` is required only when `b` is `1`",
  ],
  [
    { when: { b: { minimum: 1 } }, required: ["a"] },
    { when: { b: { minimum: 5 } }, required: ["a"] },
    "`a` is required only when `b` is at least 5",
  ],
];

it.each(loosened)("the change from %j to %j is minor and describes what is now allowed", (strict, loose, allows) => {
  expect(compare([strict], [loose])).toEqual([["minor", `allows more: ${allows} ("The rule")`]]);
});

it.each(loosened)("if the rule %j is replaced with %j, this is reported as one major change", (strict, loose) => {
  expect(compare([loose], [strict])).toEqual([["major", expect.stringMatching(/^has a stricter rule: .+/)]]);
});

it.each<[title: string, old: readonly Rule[], now: readonly Rule[]]>([
  ["split in two", [{ forbidden: ["a", "b"] }], [{ forbidden: ["a"] }, { forbidden: ["b"] }]],
  ["joined", [{ required: ["a"] }, { required: ["b"] }], [{ required: ["a", "b"] }]],
  ["that repeats another one", [{ required: ["a"] }], [{ required: ["a"] }, { when: spot, required: ["a"] }]],
])("a rule %s is not a change", (_, old, now) => {
  expect(compare(old, now)).toEqual([]);
});

it("a changed rule that now allows more values but no longer all of the earlier ones is a major change", () => {
  expect(compare([{ values: { a: [1, 2] } }], [{ values: { a: [2, 3] } }])).toEqual([
    ["major", 'has a stricter rule: `a` must be `2` or `3` ("The rule")'],
  ]);
});

it.each<[rule: Rule, allows: string]>([
  [{ required: ["a"] }, "`a` is optional"],
  [{ decimals: { a: 2 } }, "`a` may have any value"],
  [{ distinct: { a: ["b"] } }, "items of `a` may repeat `b`"],
  [{ same: { a: "b" } }, "`a` is no longer compared with `b`"],
  [{ together: ["a", "b"] }, "`a` and `b` may be given separately"],
  [{ oneOf: ["a", "b"] }, "any number of `a` and `b` may be given"],
])("a rule without %j describes what is now allowed", (demand, allows) => {
  expect(compare([{ forbidden: ["z"], ...demand }], [{ forbidden: ["z"] }])).toEqual([
    ["minor", `allows more: ${allows} ("The rule")`],
  ]);
});

it("if a rule is replaced by a rule about other fields, both the new and the removed rule are reported", () => {
  const [old, now] = [[{ required: ["a"], message: "Needs a." }], [{ required: ["b"], message: "Needs b." }]];
  expect(compareRules(old, now)).toEqual([
    ["major", 'has a new rule: "Needs b"'],
    ["minor", 'no longer has the rule "Needs a"'],
  ]);
});
