import { expect, test } from "vitest";
import { isTimestampAccepted, readSignatureHeaders } from "./index.ts";

const record = {
  "x-bapi-api-key": "key",
  "x-bapi-timestamp": "1",
  "x-bapi-sign": "signature",
  "x-bapi-recv-window": "5000",
};
const read = { apiKey: "key", timestamp: "1", signature: "signature", recvWindow: "5000" };

test("signature headers are read from a Headers object and from a plain object", () => {
  expect(readSignatureHeaders(record)).toEqual(read);
  expect(readSignatureHeaders(new Headers(record))).toEqual(read);
});

test("a missing receive window is read as an empty string", () => {
  expect(readSignatureHeaders({ ...record, "x-bapi-recv-window": undefined })).toEqual({ ...read, recvWindow: "" });
});

test.each(["x-bapi-api-key", "x-bapi-timestamp", "x-bapi-sign"])(
  "reading signature headers returns undefined if %s is missing or empty",
  (name) => {
    expect(readSignatureHeaders({ ...record, [name]: undefined })).toBeUndefined();
    expect(readSignatureHeaders({ ...record, [name]: "" })).toBeUndefined();
  },
);

test.each(Object.keys(record))("readSignatureHeaders returns undefined if %s is repeated", (name) => {
  expect(readSignatureHeaders({ ...record, [name]: ["a", "b"] })).toBeUndefined();
});

test("header names are case-insensitive, so a name in two spellings counts as repeated", () => {
  const spelled = Object.fromEntries(Object.entries(record).map(([name, value]) => [name.toUpperCase(), value]));
  expect(readSignatureHeaders(spelled)).toEqual(read);
  expect(readSignatureHeaders({ ...record, "X-Bapi-Sign": "another" })).toBeUndefined();
});

const serverTime = 1_700_000_000_000;

test.each([
  [-5001, undefined, false],
  [-5000, undefined, true],
  [0, undefined, true],
  [999, undefined, true],
  [1000, undefined, false],
  [-20000, 20000, true],
  [-20001, 20000, false],
  [999, 20000, true],
  [1000, 20000, false],
  [999, 1, true],
  [-1, 1, true],
  [-2, 1, false],
  [Number.NaN, undefined, false],
])(
  "a timestamp that is %i ms from the server time, with the receive window %s, is accepted: %s",
  (offset, recvWindow, accepted) => {
    expect(isTimestampAccepted({ timestamp: serverTime + offset, serverTime, recvWindow })).toBe(accepted);
  },
);
