/** What a client does with a code, by the class that `ret-codes.yaml` gives it; in the order of the page. */
export const errorClasses = {
  success: "The call worked, whatever the message says.",
  validation: "The request is malformed: correct it, never send it again as it is.",
  auth: "Key or signature is wrong. 10003 often means that key and address belong to different environments.",
  permission: "The caller may not do this: rights of the key, mode of the account, region, verification, agreement.",
  "rate-limit": "Refused for its frequency. The client waits for the reset time and sends again, which is safe.",
  timestamp: "Refused for its time. The client corrects its clock, signs again and sends once more, which is safe.",
  retryable:
    "The service is busy or failed; the client throws the code `server`. Reads are sent again; a write only with the same id.",
  "unknown-outcome": "The service may have done the work: ask whether the write landed before sending it again.",
  duplicate: "This id was received before. After an attempt of your own it means that the first one landed.",
  "not-found": "There is no such thing, or it is not visible yet right after it was submitted.",
  state: "The order, the position or the account is in a state that does not allow the call.",
  funds: "Balance, margin or collateral is too low.",
  "no-op": "The setting already has this value: a program may treat it as success.",
  transient: "Something is still in progress: the program decides whether to ask later.",
  business: "A rule of the product refuses the call: surface it, do not repeat it.",
} as const satisfies Readonly<Record<string, string>>;

/** Groups whose name is no word to begin a heading with. */
const titles: Readonly<Record<string, string>> = {
  http: "HTTP statuses",
  websocket: "WebSocket",
  apilimit: "API limits",
  rfq: "RFQ",
  "ins-loan": "Institutional loan",
};

/** The heading of a group of codes: `spot-margin` is "Spot margin". */
export function groupTitle(group: string): string {
  const words = group.replaceAll("-", " ");
  return titles[group] ?? words.charAt(0).toUpperCase() + words.slice(1);
}
