import type { Fault } from "./catalog.ts";
import { numberOf, textOf } from "./catalog.ts";

export interface CannedResponse {
  status: number;
  headers: Record<string, string>;
  body: string;
}

const html = (title: string, text: string): string =>
  `<!DOCTYPE html>\n<html><head><title>${title}</title></head><body><h1>${title}</h1><p>${text}</p></body></html>\n`;
const json = { "content-type": "application/json; charset=utf-8" };
const page = { "content-type": "text/html" };

const failure = (retCode: number, retMsg: string, time: number): string =>
  JSON.stringify({ retCode, retMsg, result: {}, retExtInfo: {}, time });

/** The three limit headers in the shapes that clients meet, from the documented one to nonsense. */
function limitHeaders(kind: string, now: number, wait: number): Record<string, string> {
  const name = "X-Bapi-Limit-Reset-Timestamp";
  const usual = { "X-Bapi-Limit": "10", "X-Bapi-Limit-Status": "0" };
  if (kind === "absent") return {};
  if (kind === "past") return { ...usual, [name]: String(now - 60_000) };
  if (kind === "far") return { ...usual, [name]: String(now + 86_400_000) };
  if (kind === "garbage") return { "X-Bapi-Limit": "ten", "X-Bapi-Limit-Status": "-1", [name]: "soon" };
  return { ...usual, [name]: String(now + wait) };
}

/** The response of a fault that replaces the service's own; undefined for faults that do something else. */
export function cannedResponse(fault: Fault, now: number): CannedResponse | undefined {
  switch (fault.name) {
    case "rate-limited": {
      const headers = { ...json, ...limitHeaders(textOf(fault, "headers"), now, numberOf(fault, "ms")) };
      return { status: 200, headers, body: failure(10_006, "too many visits", now) };
    }
    case "too-many-requests":
      return { status: 429, headers: page, body: html("429 Too Many Requests", "The system is protecting itself.") };
    case "forbidden":
      return { status: 403, headers: page, body: html("403 Forbidden", "access too frequent") };
    case "server-error": {
      const status = numberOf(fault, "status");
      return { status, headers: page, body: html(`${status} Server Error`, "The upstream did not respond.") };
    }
    case "redirect":
      return { status: numberOf(fault, "status"), headers: { location: textOf(fault, "location") }, body: "" };
    case "ret-code":
      return { status: 200, headers: json, body: failure(numberOf(fault, "code"), "injected failure", now) };
    default:
      return undefined;
  }
}

const wrongBodies: Readonly<Record<string, string | Buffer>> = {
  html: html("Welcome", "This is a login page of the network you are in."),
  empty: "",
  "not-json": "{retCode: 0, result: {",
  array: "[]",
  text: '"OK"',
  null: "null",
  "no-ret-code": '{"result":{}}',
  "ret-code-text": '{"retCode":"0","retMsg":"OK","result":{},"retExtInfo":{},"time":0}',
  legacy: '{"ret_code":0,"ret_msg":"OK","result":{}}',
  "bad-utf8": Buffer.from([0x7b, 0x22, 0xff, 0xfe, 0x22, 0x3a, 0x31, 0x7d]),
};

export const wrongBody = (variant: string): string | Buffer => wrongBodies[variant] ?? "";

/** The response body with one very long line of white space in front of it: still valid JSON. */
export const giantLine = (body: string, bytes: number): string => `${" ".repeat(bytes)}${body}`;
