import { priceOf, tokensOf } from "../costs.ts";
import type { SourceReference } from "../records.ts";
import { distinctTerms, sentencesOf } from "../text/words.ts";
import type { Passage, Wiki } from "./wiki.ts";

export interface Question {
  query: string;
  /** Paths of the articles to use for the answer. Default: all. */
  paths?: readonly string[];
  /** True to add marks such as `[1]` to the text. Default: true. */
  includeSources?: boolean;
  /** Earlier messages of the session. They cost tokens, but don't change the answer. */
  history?: readonly string[];
}

const mostPassages = 12;
const mostSources = 5;
const mostCited = 3;
const sentencesEach = 2;

export type Answer = ReturnType<typeof answerFrom>;

/**
 * Answers a question with sentences from the articles that match it best. Equal wikis and questions result in equal
 * answers.
 */
export function answerFrom(wiki: Wiki, question: Question) {
  const paths =
    question.paths === undefined || question.paths.length === 0
      ? undefined
      : new Set(question.paths.map(withoutPrefix));
  const passages = wiki.search().find(question.query, mostPassages, paths);
  const byArticle = groupByArticle(passages);
  const retrieved = [...byArticle.values()].slice(0, mostSources).map(([first]) => referenceOf(first as Passage));
  const terms = distinctTerms(question.query, 64);
  const marks = question.includeSources !== false;
  const cited: SourceReference[] = [];
  // A statement that two articles contain appears once, with the citations of both articles.
  const statements = new Map<string, string[]>();
  for (const source of retrieved.slice(0, mostCited)) {
    const statement = bestSentences(byArticle.get(source.path) ?? [], terms).join(" ");
    if (statement === "") continue;
    cited.push(source);
    statements.set(statement, [...(statements.get(statement) ?? []), ` [${cited.length}]`]);
  }
  const paragraphs = [...statements].map(([statement, numbers]) => statement + (marks ? numbers.join("") : ""));
  const text = paragraphs.length > 0 ? paragraphs.join("\n\n") : "The wiki holds nothing about this question.";
  const read = passages.map((passage) => passage.text).join("\n");
  const tokensPrompt = tokensOf(question.query) + tokensOf(read) + tokensOf((question.history ?? []).join("\n"));
  const tokensCompletion = tokensOf(text);
  return { text, cited, retrieved, tokensPrompt, tokensCompletion, costUsd: priceOf(tokensPrompt, tokensCompletion) };
}

function groupByArticle(passages: readonly Passage[]): Map<string, Passage[]> {
  const groups = new Map<string, Passage[]>();
  for (const passage of passages) groups.set(passage.path, [...(groups.get(passage.path) ?? []), passage]);
  return groups;
}

const referenceOf = (passage: Passage): SourceReference => ({ title: passage.title, path: passage.path });
const withoutPrefix = (path: string): string => (path.startsWith("wiki/") ? path.slice(5) : path);

/** Returns the sentences that contain the most terms of the question, in their original order. */
function bestSentences(passages: readonly Passage[], terms: ReadonlySet<string>): string[] {
  const sentences = [...new Set(passages.flatMap((passage) => sentencesOf(passage.text)))];
  const scored = sentences.map((text, order) => {
    const own = distinctTerms(text, 200);
    return { text, order, score: [...terms].filter((term) => own.has(term)).length };
  });
  const best = scored
    .toSorted((left, right) => right.score - left.score || left.order - right.order)
    .slice(0, sentencesEach);
  const matching = best.filter(({ score }) => score > 0);
  return (matching.length > 0 ? matching : best.slice(0, 1))
    .toSorted((left, right) => left.order - right.order)
    .map(({ text }) => text.slice(0, 600));
}
