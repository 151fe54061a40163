import type { FieldRow } from "@specwright-tools/model/field-rows";

/** A value that a field may have, and what it says. */
export interface ValueMeaning {
  readonly value: string;
  /** Markdown; empty where the value says it itself. */
  readonly meaning: string;
}

/** A field whose values have left its prose: each stands in a row of its own. */
export interface ExplainedField {
  /** Markdown. */
  readonly description: string;
  readonly values: readonly ValueMeaning[];
}

const escaped = (text: string) => text.replaceAll(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`);
const emptyText = '""';

/** How prose writes a value: as code, a number as it is, the empty text in words. */
function tokenOf(value: string): string {
  if (value === emptyText) return "an empty string|an empty text|empty";
  return /^-?\d+$/.test(value) ? `\`${value}\`|(?<![\\w.\`-])${value}(?!\\.?\\w|[%\`])` : escaped(`\`${value}\``);
}

/** Sentences, with their full stops. A stop inside code or a number ends none. */
const sentencesOf = (text: string): string[] => text.match(/(?:`[^`]*`|\.(?=[^\s])|[^.])+(?:\.(?=\s|$)|$)\s*/g) ?? [];

const trimmed = (text: string) =>
  text
    .replace(/^[\s,;:]+/, "")
    .replace(/(?:[\s,;.]|\b(?:and|or))+$/, "")
    .replace(/^(?:is|means|for) /, "");

/** The part of a sentence that lists values, taken apart; undefined where it is no list. */
function listIn(
  sentence: string,
  values: readonly string[],
): { lead: string; meanings: Map<string, string> } | undefined {
  const pattern = new RegExp(values.map((value) => `(${tokenOf(value)})`).join("|"), "g");
  const found = [...sentence.matchAll(pattern)].map((match) => ({
    value: values[match.slice(1).findIndex((group) => group !== undefined)] ?? "",
    start: match.index,
    end: match.index + match[0].length,
  }));
  // A value that is named again explains another one.
  const places = found.filter(({ value }, index) => found.findIndex((each) => each.value === value) === index);
  const [first] = places;
  if (first === undefined) return undefined;
  const lead = sentence.slice(0, first.start);
  const isWhole = places.length === values.length && /(?:^|[:,] )$/.test(lead);
  if (!isWhole && (places.length < Math.min(2, values.length) || !/(?:^|: )$/.test(lead))) return undefined;
  const meanings = new Map<string, string>();
  let shared = "";
  for (const { value, end } of places.toReversed()) {
    const next = places.find(({ start }) => start >= end)?.start ?? sentence.length;
    const own = trimmed(sentence.slice(end, next));
    if (own !== "" && own !== "to") shared = own;
    // "`2` to `5`" says the same of those between.
    const last = own === "to" ? values.indexOf(places.find(({ start }) => start === next)?.value ?? "") : -1;
    for (const each of [value, ...values.slice(values.indexOf(value) + 1, Math.max(last, 0))])
      meanings.set(each, shared);
  }
  return { lead: lead.replace(/[:,] $/, ""), meanings };
}

const endsWithStop = (text: string) => (/[.:!?]$/.test(text) || text === "" ? text : `${text}.`);

/** Takes the lists of values out of the prose of a field. What its type says about them in general is needed only where the field is silent. */
export function explain({ description, values }: Pick<FieldRow, "description" | "values">): ExplainedField {
  if (values.length === 0) return { description, values: [] };
  const known = new Map<string, string>();
  const prose = description.replaceAll(/[;,] (`?[\w.]+`?) if absent(?=[.;])/g, ". Default $1");
  const kept = sentencesOf(prose).flatMap((sentence, index) => {
    const list = listIn(sentence, values);
    if (list === undefined) return [sentence.trim()];
    for (const [value, meaning] of list.meanings) if ((known.get(value) ?? "") === "") known.set(value, meaning);
    // Words before a later list are the type's: they say again what the field is.
    return index > 0 || list.lead === "" ? [] : [endsWithStop(list.lead)];
  });
  return {
    description: kept.join(" "),
    values: values.map((value) => ({ value, meaning: known.get(value) ?? "" })),
  };
}
