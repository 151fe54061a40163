import { examplesOf } from "@specwright-tools/toolchain/model/operations";
import { readData, readDocument } from "@specwright-tools/toolchain/model/published";
import type { OperationRow } from "./operations.ts";
import { recordings } from "./samples/recorded-calls.ts";

export interface ReturnCode {
  readonly code: number | string;
  readonly group: string;
  readonly class: string;
  readonly meaning: string;
  readonly paths?: readonly string[];
  /** Anchor on the page of error codes. A code whose meaning depends on the path has several entries. */
  readonly anchor: string;
}

function withAnchors(codes: readonly Omit<ReturnCode, "anchor">[]): ReturnCode[] {
  const seen = new Map<string, number>();
  return codes.map((code) => {
    const name = `${code.group}-${code.code}`;
    const count = (seen.get(name) ?? 0) + 1;
    seen.set(name, count);
    return { ...code, anchor: count === 1 ? name : `${name}-${count}` };
  });
}

export const everyCode: readonly ReturnCode[] = withAnchors(readData<Omit<ReturnCode, "anchor">[]>("ret-codes"));

/** Returns the return codes in the examples of an operation's responses. */
function exampleCodes({ document, operation }: OperationRow): number[] {
  return Object.values(operation.responses)
    .flatMap(({ content = {} }) => Object.values(content))
    .flatMap((content) => examplesOf(readDocument(document), content))
    .map(({ value }) => (value as { retCode?: unknown } | null)?.retCode)
    .filter((code) => typeof code === "number" && code !== 0) as number[];
}

/**
 * Returns the listed meaning of a return code for an operation. If a code is listed several times, the order of
 * preference is: an entry for the operation's path, an entry for its group, an entry without paths, the first entry.
 */
export function codeEntry(code: number | string, { path }: OperationRow): ReturnCode | undefined {
  const entries = everyCode.filter((entry) => String(entry.code) === String(code) && entry.group !== "websocket");
  const group = path.split("/")[2] ?? "";
  return (
    entries.find(({ paths }) => paths?.some((place) => path.startsWith(place))) ??
    entries.find((entry) => entry.paths === undefined && entry.group === group) ??
    entries.find(({ paths }) => paths === undefined) ??
    entries[0]
  );
}

/** Returns the documented and recorded codes of an operation. */
export function returnCodes(row: OperationRow): ReturnCode[] {
  const byPath = everyCode
    .filter(({ paths, group }) => group !== "websocket" && paths?.some((place) => row.path.startsWith(place)))
    .map(({ code }) => code);
  const recorded = recordings().codes.get(row.operationId) ?? [];
  const codes = new Set([...byPath, ...exampleCodes(row), ...recorded].map(String));
  return [...codes]
    .map((code) => codeEntry(code, row))
    .filter((entry) => entry !== undefined)
    .toSorted((a, b) => Number(a.code) - Number(b.code));
}

/**
 * Meaning of each class of return codes in `ret-codes.yaml`, and the client's reaction, in the order of the page on
 * error codes.
 */
export const errorClasses = {
  success: "The call succeeded, whatever the message is.",
  validation: "The request is malformed: correct it before you resend it.",
  auth: "Key or signature is wrong. 10003 often means that key and host belong to different environments.",
  permission:
    "Not allowed for the key or the account: check permissions, account mode, region, verification and agreements.",
  "rate-limit": "Too many requests. The client waits for the reset time and retries, which is safe.",
  timestamp: "The timestamp was rejected. The client corrects its clock, re-signs and retries once, which is safe.",
  retryable:
    "The service is busy or failed; the client throws the code `server`. Reads are retried, writes only with the same ID.",
  "unknown-outcome": "The write may have been carried out: check before you resend it.",
  duplicate: "The server has seen this ID before. After a retry, this means that the first attempt was carried out.",
  "not-found": "The record doesn't exist, or isn't visible yet right after submitting it.",
  state: "The order, the position or the account is in a state that does not allow the call.",
  funds: "Balance, margin or collateral is too low.",
  "no-op": "The setting already has this value: you may treat it as success.",
  transient: "Something is still in progress: try again later if you still need it.",
  business: "A rule of the product refuses the call: show it to the user and don't retry.",
} as const satisfies Readonly<Record<string, string>>;

/** Headings of groups whose name can't be converted to a heading. */
const titles: Readonly<Record<string, string>> = {
  http: "HTTP statuses",
  websocket: "WebSocket",
  apilimit: "API limits",
  rfq: "RFQ",
  "ins-loan": "Institutional loan",
};

/** Returns the heading of a group of codes: `spot-margin` becomes "Spot margin". */
export function groupTitle(group: string): string {
  const words = group.replaceAll("-", " ");
  return titles[group] ?? words.charAt(0).toUpperCase() + words.slice(1);
}
