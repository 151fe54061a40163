import type { Text, TextKind } from "./texts.ts";

interface Rule {
  /** Name of the phrase in reports. */
  name: string;
  pattern: RegExp;
  /** The kinds of text to which the rule applies. Default: all. */
  kinds?: readonly TextKind[];
  /** Plain wording to use instead. */
  write: string;
}

const rules: readonly Rule[] = [
  {
    name: "a docstring that starts with a question word",
    pattern: /^(What|Whether|Who|Whose|Whom|How|Where|Why|Which)\b/,
    kinds: ["docstring"],
    write: "a noun phrase (“Callbacks of a connection.”) or a third-person verb (“Returns whether …”, “True if …”)",
  },
  {
    name: "a docstring that leans on the one above",
    pattern: /^(The same|As above|Like the one above|Likewise)\b/,
    kinds: ["docstring"],
    write: "what it is or does",
  },
  { name: "tell", pattern: /\b(tell|tells|telling|told)\b/i, write: "report, return, deliver, show, distinguish" },
  { name: "say", pattern: /\b(says|saying|said)\b/i, write: "state, report, show, return, require" },
  { name: "hear", pattern: /\b(hear|hears|heard)\b/i, write: "receive" },
  { name: "believe", pattern: /\b(believe|believes|believed)\b/i, write: "accept, trust" },
  { name: "asked", pattern: /\basked\b/i, write: "requested, called, prompted" },
  {
    name: "whoever, nobody",
    pattern: /\b(whoever|whomever|nobody|somebody|anybody|no one)\b/i,
    write: "the caller, the user, no caller, or the passive voice",
  },
  { name: "became of", pattern: /\b(become|becomes|became) of\b/i, write: "the outcome of" },
  { name: "no business of", pattern: /\bno business of\b/i, write: "is not used by, doesn't belong to" },
  { name: "go on", pattern: /\b(go|goes|going|went) on\b/i, write: "continue, resume" },
  {
    name: "stand",
    pattern: /\b(stand|stands|standing|stood)\b(?!-| on| for| still)/i,
    write: "is, is written, is documented",
  },
  {
    name: "is no X",
    pattern:
      /(?<!\b(?:[Tt]here|which) )\b(is|are|was|were) (no|none)\b(?! (longer|more|less|fewer|later|earlier|larger|smaller|different|good|better|worse))/,
    write: "is not a, isn't, has no",
  },
  {
    name: "a moral or legal metaphor",
    pattern:
      /\b(verdicts?|falsehoods?|fates?|judge[sd]?|judging|judge?ments?|honest|honestly|planted|adversar(y|ies))\b/i,
    write: "result, wrong value, outcome, classify, correct, seeded",
  },
  {
    name: "a trailing “too”",
    pattern: /(, too|,? as well|, also)(?=[.;]|$)/,
    write: "“also” before the verb, or nothing",
  },
  { name: "in any letter case", pattern: /\bin any letter case\b/i, write: "case-insensitive" },
  {
    name: "an inverted sentence",
    pattern:
      /(?:^|[.:;!?] )(?:Nor|Neither (?:is|are|do|does|has|can)|Not only|Gone (?:is|are)|So (?:do|does|is|are|has|have) (?:the|a|it|they))\b/,
    write: "subject, verb, object",
  },
  { name: "take the place of", pattern: /\b(takes?|taking|took) the place of\b/i, write: "replace" },
  {
    name: "a clause used as a noun",
    pattern: /\b(of|to|from|with|for|by|in|than|like|as) what\b/i,
    kinds: ["docstring", "comment", "test name"],
    write: "the noun: the request, the response, the fields, the result",
  },
  {
    name: "an old-fashioned word",
    pattern: /\b(lest|hence|thus|thereby|therein|thereof)\b/i,
    write: "so, so that, because",
  },
  { name: "without a word", pattern: /\bwithout a word\b/i, write: "silently" },
];

/** A phrase to rewrite, with the line of its text. */
export interface Finding {
  rule: string;
  line: number;
  /** The phrase with the words around it. */
  excerpt: string;
  write: string;
}

/** Returns the phrases of a text that violate a rule. */
export function findingsIn({ kind, line, words }: Text): Finding[] {
  return rules.flatMap(({ name, pattern, kinds, write }) => {
    const match = kinds === undefined || kinds.includes(kind) ? pattern.exec(words) : null;
    if (match === null) {
      return [];
    }
    const excerpt = words.slice(Math.max(0, match.index - 30), match.index + match[0].length + 30);
    return [{ rule: name, line, excerpt, write }];
  });
}
