/** What a request says beside its terms: whether it reads or changes something, whose data it means, and whether it wants a stream. */
import { changing, terms } from "./terms.ts";

/** Words that only say that somebody wants a stream. They are not looked for. */
const liveOnly =
  /\b(?:live|stream(?:s|ing|ed)?|websockets?|ws|push(?:ed|es)?|subscribe|notif\w+|real[- ]?time|as (?:it|they) \w+|(?:get|be) (?:told|pinged|alerted|warned|informed)|(?:ping|notify|alert|beep|warn|inform) me|(?:tell|call|message|show) me (?=when|if|as soon|every time|each time|the moment|about each|about every)|let me know|keep me (?:posted|informed|updated))\b/gi;

/** Words that may say so and mean something else, too. They are looked for. */
const liveToo =
  /\b(?:subscri\w+|whenever|as soon as|every time|each time|the moment|beep|alerts?|watch|follow|feed|updates?)\b/i;

/** How a request begins, before it says what is wanted. */
const leads =
  /^(?:(?:please|now|ok(?:ay)?|can (?:you|i)|could (?:you|i)|may i|would you|how (?:do|can|would|to)(?: i| you)?|i (?:want|wanna|need|have|would like|must)(?: you)?(?: to)?|i'd like to|let me|let's|help me|just|simply|automatically|immediately|quickly|then|to|and),? +)+/;

/** Requests that ask and change nothing. */
const asks =
  /^(?:what|which|who|whose|whom|where|when|why|is|are|am|was|were|did|does|do (?:i|my|we)|has|have|had|how|(?:at|on|in|from|to) (?:what|which|whom)|list|show|read|see|view|check|find|display|tell me|give me|my|our|all|any|current|latest|past|old|previous|history|status)\b/;

/** What follows a word that looks like a verb and is none: `borrow history`. */
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

/** Whether a request wants something changed, or only asks. Undefined if it may be either. */
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

/** What a request says beside its terms. */
export interface Tone {
  /** The weight of topics. */
  readonly live: number;
  /** It is about the account. */
  readonly isOwn: boolean;
  readonly wants: ReturnType<typeof wantOf>;
}

/** Reads the tone of a request, and what is left to look for. */
export function readTone(text: string): Tone & { readonly rest: string } {
  const rest = text.replaceAll(liveOnly, " ");
  const hasMore = terms(rest).length > 0;
  const live = hasMore && rest !== text ? "asked" : hasMore && liveToo.test(text) ? "possible" : "elsewhere";
  return { live: LIVE[live], isOwn: ownWords.test(text), wants: wantOf(text), rest: hasMore ? rest : text };
}
