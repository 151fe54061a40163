import { requiredResult } from "@specwright-tools/testing/required-result";
import { ENCODINGS } from "../scenario.ts";
import type { Random } from "../random.ts";
import {
  type Fields,
  jsonReply,
  pageReply,
  retryAfter,
  unprovenReply,
  type CorrectResponse,
  type Reply,
} from "../messages.ts";
import { envelope } from "./account.ts";

const templates = new Map<string, Fields>();

/** Returns a list item with only the required fields, for the list in the response of `GET path`. */
function templateOf(path: string, list: string): Fields {
  const known = templates.get(path);
  if (known !== undefined) return known;
  const result = requiredResult("GET", path, { [list]: [{}] }) as Readonly<Record<string, readonly Fields[]>>;
  const template = result[list]?.[0] ?? {};
  templates.set(path, template);
  return template;
}

/** Builds an item of the list in the response of `GET path`, with all fields that the specification requires. */
export const recordOf = (path: string, list: string, fields: Fields): Fields => ({
  ...templateOf(path, list),
  ...fields,
});

/** The result of another caller's write. */
const STRAY = { orderId: "stray", orderLinkId: "of-another", transferId: "of-another" };

/** Returns a batch's list with reordered or missing items. */
function strayList(random: Random, response: Fields): Fields {
  const { list } = response["result"] as { readonly list: readonly unknown[] };
  const { list: codes } = response["retExtInfo"] as { readonly list: readonly unknown[] };
  const isShort = random.chance(0.3);
  const change = (items: readonly unknown[]) => (isShort ? items.slice(0, 1) : items.toReversed());
  return { ...response, result: { list: change(list) }, retExtInfo: { list: change(codes) } };
}

/**
 * Returns a successful response to another caller's write, as a faulty cache may send it. For a batch, returns the
 * batch's own response with reordered or missing items. Undefined for a write whose response contains no ID.
 */
export function strayReply(random: Random, body: string, response: Fields, time: number): Reply | undefined {
  if (Object(response["result"])["list"] !== undefined) return jsonReply(strayList(random, response));
  const namesId = /"(orderLinkId|orderId|transferId)":/.test(body);
  return namesId ? jsonReply(envelope(STRAY, time)) : undefined;
}

/** Returns a random reply of the platform that proves nothing about the write. */
export function unprovenTradingReply(random: Random, good: CorrectResponse): Reply {
  const { text, time } = good;
  if (!random.chance(0.3)) return unprovenReply(random, good);
  return random.pick<() => Reply>([
    () => jsonReply(envelope(random.pick([undefined, null, "OK", 7, true, []]), time)),
    () => jsonReply(text, 429),
    () => jsonReply(envelope({}, time, random.pick([10_000, 10_016]), "System error")),
  ])();
}

/** Return codes by which the platform states that it performed nothing. */
const REFUSALS = [10001, 10003, 10004, 10005, 110001, 110007, 110012, 110017, 170131, 987_654];
const RATE_LIMITS = [10006, 10018];

/** Builds a reply that proves that nothing was performed. `quoted` are strings that the platform may repeat. */
export function refusal(random: Random, time: number, quoted: readonly string[] = []): Reply {
  if (random.chance(0.1))
    return pageReply(random.pick([400, 401, 403]), random.pick(["", "<p>No"]), retryAfter(random, time));
  if (random.chance(0.2)) {
    const reset = random.chance(0.3) ? { "x-bapi-limit-reset-timestamp": String(time + random.below(3000)) } : {};
    const headers = { ...retryAfter(random, time), ...reset };
    return jsonReply(envelope({}, time, random.pick(RATE_LIMITS), "Too many"), random.pick([200, 429, 403]), headers);
  }
  // The client's clock is correct, so 10002 means that the request was late.
  const retCode = random.chance(0.1) ? 10002 : random.pick(REFUSALS);
  const said = random.chance(0.01) ? `refused ${random.pick(ENCODINGS)(random.pick([...quoted, "it"]))}` : "refused";
  return jsonReply(envelope({}, time, retCode, said));
}
