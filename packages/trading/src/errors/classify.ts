/**
 * What failures mean: loaded with the first of them, as most calls succeed. Imports nothing that the entry has too,
 * because bundlers would split that off into files of their own; what it finds is made into errors by `refusal.ts`.
 */
import { readRateLimit } from "@specwright/transport/on-failure";
import type { WebResponse } from "@specwright/transport";
import type { ErrorContext, Verdict } from "./error-context.ts";
import type { TradingErrorKind } from "./errors.ts";
import type { RawEnvelope } from "../http/envelope.ts";
import { redacting, type Redacted } from "./redact.ts";
import { returnCodeClass } from "./return-code-class.ts";

/** What to do next, for the kinds where the caller can do something. */
const advice: Partial<Record<TradingErrorKind, string>> = {
  auth: "Check key and secret, and that they belong to this environment: mainnet, testnet and demo have keys of their own.",
  permission: "The key, its address list or the account does not allow this call.",
  "rate-limit": "Wait until the reset time, then send again; the request was not carried out.",
  "ip-ban": "Stop all requests from this address for at least 10 minutes; the ban ends by itself.",
  "geo-blocked": "The platform does not serve the region of this address. Sending again does not help.",
  timestamp:
    "Where the platform told its time, the request was signed again, without success: check the local clock and recvWindow.",
  "unknown-outcome": "It may have been carried out: ask the platform before sending it again.",
  unknown: "This code is not documented; it is never retried.",
  "not-found": "Right after it was submitted it may not be visible yet.",
  duplicate: "This id was received before.",
};

const verdict = (kind: TradingErrorKind, what: string, facts?: Verdict["facts"]): Verdict => ({
  kind,
  message: advice[kind] === undefined ? `${what}.` : `${what}. ${advice[kind]}`,
  ...(facts && { facts }),
});

/** The kind of a documented code. A write that the platform failed at may have been carried out. */
function kindOf(code: number, { path, isWrite }: ErrorContext): TradingErrorKind {
  const found = returnCodeClass(code, path);
  if (found === undefined) return "unknown";
  if (found === "retryable") return "server";
  return found === "unknown-outcome" && !isWrite ? "server" : found;
}

/** What an answer means whose code is not 0. */
function judgeAnswer(
  { retCode, retMsg: text, retExtInfo: info, time }: RawEnvelope,
  resetAt: number | undefined,
  context: ErrorContext,
  clean: Redacted,
): Verdict {
  const [retMsg, retExtInfo] = [clean(text), clean(info)];
  const what = `the platform answered ${retCode}${retMsg === "" ? "" : ` (${retMsg})`}`;
  const retryAfterMs = resetAt === undefined ? undefined : resetAt - (time ?? resetAt);
  return verdict(kindOf(retCode, context), what, { retCode, retMsg, retExtInfo, time, retryAfterMs });
}

const NO_PATH = ", this address has no such path: check environment, baseUrl and gateways";

function statusKind(status: number, text: string, isWrite: boolean): TradingErrorKind {
  // A redirect is never followed. 303 says that a write was done; strange ones, and a status that is hidden, say nothing.
  if (status < 400) return isWrite && !/^30[12578]$/.test(`${status}`) ? "unknown-outcome" : "protocol";
  if (status === 403) return /frequen|too many|rate.?limit/i.test(text) ? "ip-ban" : "geo-blocked";
  if (status === 429) return "rate-limit";
  if (status === 401) return "auth";
  if (status === 404) return "protocol";
  // Too early: it was not processed.
  if (status === 425) return "server";
  if (status === 408 || status >= 500) return isWrite ? "unknown-outcome" : "server";
  return "validation";
}

/** What an HTTP status means without a code that says more. Beside the code of a success it contradicts itself. */
function judgeStatus(status: number, text: string, isSuccess: boolean, { isWrite }: ErrorContext): Verdict {
  const kind = isSuccess && isWrite ? "unknown-outcome" : statusKind(status, text, isWrite);
  return verdict(kind, `HTTP status ${status}${status === 404 ? NO_PATH : ""}`);
}

/** An answer that is no success: with an envelope whose code is not 0, or with a status alone. */
export interface Refused {
  readonly envelope: RawEnvelope | undefined;
  readonly bytes: Uint8Array | undefined;
  readonly response: WebResponse;
}

export interface Judge {
  readonly verdictOf: (refused: Refused, context: ErrorContext) => Verdict;
  /** Makes what removes the key, and the signature of one attempt, from what the server says: it may quote them. */
  readonly redactor: (signature: string | undefined) => Redacted;
}

/** Judges for the owner of a key. */
export function judgeWith(credentials: object | undefined): Judge {
  const redactor: Judge["redactor"] = (signature) => redacting([...Object.values(credentials ?? {}), signature]);
  return {
    redactor,
    verdictOf: ({ envelope, bytes, response }, context) => {
      const rateLimit = readRateLimit(response.headers);
      const found = envelope?.retCode
        ? judgeAnswer(envelope, rateLimit.resetAt, context, redactor(context.signature))
        : // The beginning of its body tells an address that is shut out from a region.
          judgeStatus(
            response.status,
            new TextDecoder().decode(bytes?.subarray(0, 4096)),
            envelope !== undefined,
            context,
          );
      return { ...found, facts: { ...found.facts, rateLimit } };
    },
  };
}
