import { didYouMean } from "../nearest.ts";

/** Faults by name, with their parameters and defaults. `README.md` describes each fault. */
export const faultCatalog = {
  delay: { ms: 100 },
  "late-response": { ms: 100 },
  hang: {},
  "reset-before": {},
  "reset-after": {},
  "reset-in-headers": { bytes: 20 },
  "reset-in-body": { bytes: 20 },
  "truncated-body": { bytes: 20 },
  "wrong-body": { variant: "html" },
  "giant-line": { bytes: 1_048_576 },
  "rate-limited": { headers: "usual", ms: 1000 },
  "too-many-requests": {},
  forbidden: {},
  "server-error": { status: 502 },
  "ret-code": { code: 10_016, executed: "no" },
  redirect: { status: 307, location: "http://127.0.0.1:9/" },
  "clock-skew": { ms: 60_000 },
  "duplicate-request": {},
  "duplicate-response": {},
  "stream-cut": { bytes: 40 },
  "stream-end": { bytes: 40 },
  "stream-stall": { bytes: 40 },
  "socket-refuse": { status: 502 },
  "socket-drop": {},
  "socket-double": {},
  "socket-delay": { ms: 100 },
  "socket-reverse": { messages: 2 },
  "socket-cut": { bytes: 20 },
  "socket-close": { code: 1001 },
  "socket-silence": {},
  "socket-slow-read": { ms: 1000 },
  "socket-ret-code": { code: 10_019, executed: "no" },
  "socket-nameless": { executed: "no" },
  "book-restart": {},
  "drift-remove": { place: "" },
  "drift-null": { place: "" },
  "drift-rename": { place: "", name: "" },
  "drift-retype": { place: "", type: "other" },
  "drift-add": { place: "", value: "new" },
} as const satisfies Record<string, Readonly<Record<string, string | number>>>;

type FaultName = keyof typeof faultCatalog;

/**
 * Target of a fault: an HTTP request (`http`), a WebSocket event, or the fields of an HTTP or WebSocket message
 * (`drift`).
 */
export type FaultScope = "http" | "handshake" | "message" | "read" | "request" | "book" | "drift";

const socketScopes: Partial<Record<FaultName, FaultScope>> = {
  "socket-refuse": "handshake",
  "socket-slow-read": "read",
  "socket-ret-code": "request",
  "socket-nameless": "request",
  "book-restart": "book",
};

export const scopeOf = ({ name }: Fault): FaultScope =>
  socketScopes[name] ?? (name.startsWith("socket-") ? "message" : name.startsWith("drift-") ? "drift" : "http");

type DriftName = Extract<FaultName, `drift-${string}`>;

/** Change of one field in responses and pushed messages. `place` is a path such as `result.list[].symbol`. */
type Drift =
  | { fault: "drift-remove" | "drift-null"; place: string }
  | { fault: "drift-rename"; place: string; name: string }
  | { fault: "drift-retype"; place: string; type?: "other" | "string" | "number" | "boolean" | "array" | "object" }
  | { fault: "drift-add"; place: string; value?: unknown };

/** Fault with its parameters. A missing parameter has the default of the catalog. */
export type FaultWithParameters =
  | Drift
  | {
      [Name in Exclude<FaultName, DriftName>]: { fault: Name } & {
        -readonly [
          Parameter in keyof (typeof faultCatalog)[Name]
        ]?: (typeof faultCatalog)[Name][Parameter] extends number ? number : string;
      };
    }[Exclude<FaultName, DriftName>];

/** Allowed values of string parameters. */
export const faultChoices: Readonly<Record<string, readonly string[]>> = {
  variant: ["html", "empty", "not-json", "array", "text", "no-ret-code", "ret-code-text", "legacy", "null", "bad-utf8"],
  headers: ["usual", "past", "far", "garbage", "absent"],
  executed: ["yes", "no"],
  type: ["other", "string", "number", "boolean", "array", "object"],
};

export interface Fault {
  readonly name: FaultName;
  readonly parameters: Readonly<Record<string, unknown>>;
}

/** Error for an invalid fault rule or header. */
export class FaultError extends Error {}

const isFaultName = (name: string): name is FaultName => Object.hasOwn(faultCatalog, name);

/**
 * Checks a fault and adds the defaults of its parameters.
 *
 * @throws {FaultError} with a one-line message
 */
export function completeFault(name: string, given: Readonly<Record<string, unknown>>): Fault {
  if (!isFaultName(name)) {
    const names = Object.keys(faultCatalog);
    throw new FaultError(
      `fault: there is no "${name}".${didYouMean(name, names) || ` There are ${names.join(", ")}.`}`,
    );
  }
  const defaults: Readonly<Record<string, string | number>> = faultCatalog[name];
  const parameters: Record<string, unknown> = { ...defaults };
  for (const [key, value] of Object.entries(given)) {
    const usual = defaults[key];
    if (usual === undefined) throw new FaultError(`${name}: has no parameter "${key}"`);
    // `value` is the value of the field that the fault adds, so it may have any type.
    if (key === "value") parameters[key] = value;
    else parameters[key] = typeof usual === "number" ? wholeNumber(name, key, value) : choice(name, key, value);
  }
  // The default 10019 means that the request was not executed, so use another code.
  if (name === "socket-ret-code" && parameters["executed"] === "yes" && given["code"] === undefined)
    parameters["code"] = 10_016;
  // An empty default means that the parameter is required.
  const missing = Object.keys(parameters).find((key) => parameters[key] === "" && defaults[key] === "");
  if (missing !== undefined) throw new FaultError(`${name}: ${missing} is required`);
  return { name, parameters };
}

function wholeNumber(name: string, key: string, value: unknown): number {
  const number = typeof value === "string" && value !== "" ? Number(value) : value;
  const lowest = name === "clock-skew" ? -1e12 : 0;
  if (typeof number !== "number" || !Number.isSafeInteger(number) || number < lowest) {
    throw new FaultError(`${name}: ${key} must be a whole number`);
  }
  if (name === "socket-reverse" && number < 2) throw new FaultError("socket-reverse: messages must be 2 or more");
  if (name === "socket-close" && !isCloseCode(number))
    throw new FaultError("socket-close: code must be 1000 to 1003, 1007 to 1014, or 3000 to 4999");
  if (key === "status" && (number < 300 || number > 599)) throw new FaultError(`${name}: status must be 300 to 599`);
  return number;
}

/**
 * Returns whether a server may send a close code. The codes 1005 and 1006, for example, are reserved: a client reports
 * them if it received no code.
 */
const isCloseCode = (code: number): boolean =>
  (code >= 1000 && code <= 1014 && code !== 1004 && code !== 1005 && code !== 1006) || (code >= 3000 && code <= 4999);

function choice(name: string, key: string, value: unknown): string {
  const choices = faultChoices[key];
  if (typeof value !== "string") throw new FaultError(`${name}: ${key} must be a string`);
  if (choices !== undefined && !choices.includes(value)) {
    throw new FaultError(`${name}: ${key} must be one of ${choices.join(", ")}`);
  }
  return value;
}

export const numberOf = (fault: Fault, key: string): number => Number(fault.parameters[key] ?? 0);
export function textOf(fault: Fault, key: string): string {
  const value = fault.parameters[key];
  return typeof value === "string" ? value : "";
}
