import { expect, it } from "vitest";
import { report } from "./lint.ts";

const schema = {
  file: "specs/a.yaml",
  line: 3,
  rule: "no-required-schema-properties-undefined",
  message: "No symbols.",
};
const example = {
  file: "specs/b.yaml",
  line: 9,
  rule: "specwright/valid-examples",
  message: "Symbols is missing.",
};
const inSchema = { ...example, file: "specs/a.yaml", message: "It is 1, not string, in 4 examples." };
const other = { ...example, line: 12, message: "Price is missing." };

it("lint reports that all rules are followed", () => {
  expect(report([])).toBe("The specifications comply with every rule.");
});

it("lint does not check the examples of a file in which it has found another mistake", () => {
  expect(report([schema, inSchema, example])).toBe(
    `specs/a.yaml:3: No symbols. [no-required-schema-properties-undefined]
specs/b.yaml:9: Symbols is missing. [specwright/valid-examples]

2 mistakes. specs/README.md explains the rules.
1 problem in examples left out: fix the mistakes above first, then lint again.`,
  );
});

it("lint reports a broken reference or file alone, because it causes many other problems", () => {
  const broken = { file: "specs/z.yaml", line: 7, rule: "no-unresolved-refs", message: "No such file." };
  expect(report([schema, example, broken])).toBe(
    `specs/z.yaml:7: No such file. [no-unresolved-refs]

1 mistake. specs/README.md explains the rules.
2 other problems left out: fix the mistakes above first, then lint again.`,
  );
});

it("lint reports every example if there is no other problem", () => {
  expect(report([example, other])).toBe(
    `specs/b.yaml:9: Symbols is missing. [specwright/valid-examples]
specs/b.yaml:12: Price is missing. [specwright/valid-examples]

2 mistakes. specs/README.md explains the rules.`,
  );
});

it("lint reports a misspelt value of an enumeration without the problems that it causes", () => {
  const rule = "specwright/explained-values";
  const message = '"liner" is not among the values that the description explains: spot, linear. Correct or explain it.';
  const misspelt = { file: "specs/z.yaml", line: 4, rule, message };
  const effects = [
    { ...schema, message: '"category" never has the value linear. Its values are spot, liner.' },
    { ...example, message: '"category" is "linear", which is none of spot, liner. The schema is in specs/z.yaml:4.' },
    { ...inSchema, file: "specs/z.yaml", message: '"category" is "linear", which is none of spot, liner.' },
  ];
  expect(report([...effects, schema, misspelt])).toBe(
    `specs/z.yaml:4: ${message} [${rule}]
specs/a.yaml:3: No symbols. [no-required-schema-properties-undefined]

2 mistakes. specs/README.md explains the rules.
3 problems that may follow left out: fix the mistakes above first, then lint again.`,
  );
});

it("if several examples violate a schema, lint reports this schema before other problems", () => {
  const broken = {
    ...example,
    file: "specs/z.yaml",
    message: "It is 1, not string, in 4 examples; the first is in b:1.",
  };
  expect(report([schema, broken]).split("\n", 1)).toEqual([expect.stringMatching("^specs/z.yaml:9")]);
});
