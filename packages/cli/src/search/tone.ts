/** Classifies a request beyond its terms: read or change, own or public data, stream or call. */
import { changing, terms } from "./terms.ts";

/** Words that only ask for a stream. They are not search terms. */
const liveOnly =
  /\b(?:live|stream(?:s|ing|ed)?|websockets?|ws|push(?:ed|es)?|subscribe|notif\w+|real[- ]?time|as (?:it|they) \w+|(?:get|be) (?:told|pinged|alerted|warned|informed)|(?:ping|notify|alert|beep|warn|inform) me|(?:tell|call|message|show) me (?=when|if|as soon|every time|each time|the moment|about each|about every)|let me know|keep me (?:posted|informed|updated))\b/gi;

/** Words that may ask for a stream and have other meanings. They are search terms. */
const liveToo =
  /\b(?:subscri\w+|whenever|as soon as|every time|each time|the moment|beep|alerts?|watch|follow|feed|updates?)\b/i;

/** Openings of a request, before its subject. */
const leads =
  /^(?:(?:please|now|ok(?:ay)?|can (?:you|i)|could (?:you|i)|may i|would you|how (?:do|can|would|to)(?: i| you)?|i (?:want|wanna|need|have|would like|must)(?: you)?(?: to)?|i'd like to|let me|let's|help me|just|simply|automatically|immediately|quickly|then|to|and),? +)+/;

/** Requests that are questions. */
const asks =
  /^(?:what|which|who|whose|whom|where|when|why|is|are|am|was|were|did|does|do (?:i|my|we)|has|have|had|how|(?:at|on|in|from|to) (?:what|which|whom)|list|show|read|see|view|check|find|display|tell me|give me|my|our|all|any|current|latest|past|old|previous|history|status)\b/;

/** Words after a noun that looks like a verb: `borrow history`. */
const records =
  /\b(?:history|status|logs?|lists?|records?|statement|reports?|details?|overview|limits?|progress|results?)\b/;

/** Requests that only ask whether something is possible: `can I still borrow more`. */
const asksHowFar = /^(?:can|could|may|am|are) (?:i|we)\b.*\b(?:still|more|yet|today|already|left|now)\b/;

function isChange(clause: string): boolean {
  const [first = ""] = /^[a-z]*/.exec(clause) ?? [];
  const isVerb =
    changing.has(first) || /^(?:get (?:rid|out|into|in|my .*(?:back|out|off))|open an?|open another)\b/.test(clause);
  return isVerb && !records.test(clause);
}

/** Returns whether a request is a change (true) or a question (false). Undefined if it may be either. */
function wantOf(text: string): "change" | "answer" | undefined {
  const all = text.trim().toLowerCase().replaceAll("’", "'");
  if (asksHowFar.test(all)) return "answer";
  if (all.split(/[,;:.!?] +/).some((clause) => isChange(clause.replace(leads, "")))) return "change";
  return all.replace(leads, "") === all && asks.test(all) ? "answer" : undefined;
}

/** Words that mean the account, not the market. */
const ownWords = /\b(?:my|mine|our|user's)\b/i;

/** The weight of topics: for a request that asks for a stream, for one that may, and for all others. */
const LIVE = { asked: 4, possible: 2, elsewhere: 0.5 };

/** Classification of a request. */
export interface Tone {
  /** The weight of topics. */
  readonly live: number;
  /** The request is about the account. */
  readonly isOwn: boolean;
  readonly wants: ReturnType<typeof wantOf>;
}

/** Classifies a request, and returns its remaining search terms. */
export function readTone(text: string): Tone & { readonly rest: string } {
  const rest = text.replaceAll(liveOnly, " ");
  const hasMore = terms(rest).length > 0;
  const live = hasMore && rest !== text ? "asked" : hasMore && liveToo.test(text) ? "possible" : "elsewhere";
  return { live: LIVE[live], isOwn: ownWords.test(text), wants: wantOf(text), rest: hasMore ? rest : text };
}
