import type { SandboxOptions } from "./options.ts";

type Name = keyof SandboxOptions;

interface Rule {
  readonly must: string;
  readonly holds: (value: unknown) => boolean;
}

const isWhole = (value: unknown, least: number, most = Number.MAX_SAFE_INTEGER): boolean =>
  Number.isSafeInteger(value) && (value as number) >= least && (value as number) <= most;

const isRecord = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === "object" && value !== null && !Array.isArray(value);

/** Exactly `enabled`, and a `token` where one is asked for. */
function isMcp(value: unknown): boolean {
  if (!isRecord(value)) return false;
  const { enabled, token, ...more } = value;
  const isToken = token === undefined || (typeof token === "string" && token !== "");
  return typeof enabled === "boolean" && isToken && Object.keys(more).length === 0;
}

const isOrigin = (value: unknown): boolean =>
  typeof value === "string" && URL.canParse(value) && new URL(value).origin === value;

const rules: Readonly<Record<Name, Rule>> = {
  // Five ports in a row are used.
  port: { must: "a whole number from 0 to 65531", holds: (value) => isWhole(value, 0, 65_531) },
  host: {
    must: "an address to listen on, such as 127.0.0.1",
    holds: (value) => typeof value === "string" && value !== "",
  },
  seed: { must: "a whole number", holds: (value) => Number.isSafeInteger(value) },
  data: { must: "the path of a directory", holds: (value) => typeof value === "string" && value !== "" },
  // FaultPlan checks them.
  faults: { must: "anything", holds: () => true },
  now: {
    must: "whole milliseconds since 1970, or a function that returns them",
    holds: (value) => isWhole(value, 0) || typeof value === "function",
  },
  variant: { must: '"reference" or "released"', holds: (value) => value === "reference" || value === "released" },
  mcp: { must: "{ enabled: true or false, token?: a text that is not empty }", holds: isMcp },
  limits: { must: "true or false", holds: (value) => typeof value === "boolean" },
  allowOrigin: { must: "an origin such as http://localhost:4500, without a path", holds: isOrigin },
  matchingDelay: { must: "a whole number of milliseconds, 0 or more", holds: (value) => isWhole(value, 0) },
};

/** @throws {RangeError} naming the option and what it must be; values are not repeated, as one of them is a token */
export function checkOptions(options: SandboxOptions): void {
  if (!isRecord(options)) throw new RangeError("options: must be an object");
  for (const [name, value] of Object.entries(options)) {
    if (!Object.hasOwn(rules, name)) throw new RangeError(`${name}: no such option (${Object.keys(rules).join(", ")})`);
    const { must, holds } = rules[name as Name];
    if (value !== undefined && !holds(value)) throw new RangeError(`${name}: ${must}`);
  }
}
