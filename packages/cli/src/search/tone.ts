/** Classifies what a query asks for: a change or information, the user's own or public data, a stream or a call. */
import { changeVerbs, terms } from "./terms.ts";

/** Words that only mean that the user wants a stream. The search ignores them, because they don't say which stream. */
const streamWords =
  /\b(?:live|stream(?:s|ing|ed)?|websockets?|ws|push(?:ed|es)?|subscribe|notif\w+|real[- ]?time|as (?:it|they) \w+|(?:get|be) (?:told|pinged|alerted|warned|informed)|(?:ping|notify|alert|beep|warn|inform) me|(?:tell|call|message|show) me (?=when|if|as soon|every time|each time|the moment|about each|about every)|let me know|keep me (?:posted|informed|updated))\b/gi;

/**
 * Words that may mean that the user wants a stream, but also have other meanings. The search therefore uses them like
 * all other words.
 */
const ambiguousStreamWords =
  /\b(?:subscri\w+|whenever|as soon as|every time|each time|the moment|beep|alerts?|watch|follow|feed|updates?)\b/i;

/** Pattern of introductions before the actual content of a request, such as `can you please`. */
const introduction =
  /^(?:(?:please|now|ok(?:ay)?|can (?:you|i)|could (?:you|i)|may i|would you|how (?:do|can|would|to)(?: i| you)?|i (?:want|wanna|need|have|would like|must)(?: you)?(?: to)?|i'd like to|let me|let's|help me|just|simply|automatically|immediately|quickly|then|to|and),? +)+/;

/** Pattern of questions, by their first words. */
const question =
  /^(?:what|which|who|whose|whom|where|when|why|is|are|am|was|were|did|does|do (?:i|my|we)|has|have|had|how|(?:at|on|in|from|to) (?:what|which|whom)|list|show|read|see|view|check|find|display|tell me|give me|my|our|all|any|current|latest|past|old|previous|history|status)\b/;

/** Nouns that make a preceding word a noun although it looks like a verb: `borrow history`. */
const recordNouns =
  /\b(?:history|status|logs?|lists?|records?|statement|reports?|details?|overview|limits?|progress|results?)\b/;

/** Pattern of questions that begin like a request, such as `can I still borrow more`. */
const requestLikeQuestion = /^(?:can|could|may|am|are) (?:i|we)\b.*\b(?:still|more|yet|today|already|left|now)\b/;

function isChange(clause: string): boolean {
  const [first = ""] = /^[a-z]*/.exec(clause) ?? [];
  const isVerb =
    changeVerbs.has(first) || /^(?:get (?:rid|out|into|in|my .*(?:back|out|off))|open an?|open another)\b/.test(clause);
  return isVerb && !recordNouns.test(clause);
}

/** Returns whether a query asks for a change or for an answer. Undefined if it may be either. */
function intentOf(text: string): "change" | "answer" | undefined {
  const all = text.trim().toLowerCase().replaceAll("’", "'");
  if (requestLikeQuestion.test(all)) return "answer";
  if (all.split(/[,;:.!?] +/).some((clause) => isChange(clause.replace(introduction, "")))) return "change";
  return all.replace(introduction, "") === all && question.test(all) ? "answer" : undefined;
}

/** Words that refer to the user's account instead of the market. */
const ownWords = /\b(?:my|mine|our|user's)\b/i;

/**
 * Weights of topics: for a query that asks for a stream, for a query that may ask for a stream, and for any other
 * query.
 */
const TOPIC_WEIGHTS = { asked: 4, possible: 2, elsewhere: 0.5 };

/** Classification of a query. */
export interface Tone {
  /** Factor for the search scores of topics. */
  readonly live: number;
  /** True if the query is about the user's account. */
  readonly isOwn: boolean;
  readonly intent: ReturnType<typeof intentOf>;
}

/**
 * Classifies a query. `rest` is the query without words such as `live` and `stream`, which say only that the user wants
 * a stream, not which one.
 */
export function readTone(text: string): Tone & { readonly rest: string } {
  const rest = text.replaceAll(streamWords, " ");
  const hasMore = terms(rest).length > 0;
  const live =
    hasMore && rest !== text ? "asked" : hasMore && ambiguousStreamWords.test(text) ? "possible" : "elsewhere";
  return { live: TOPIC_WEIGHTS[live], isOwn: ownWords.test(text), intent: intentOf(text), rest: hasMore ? rest : text };
}
