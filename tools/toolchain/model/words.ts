/** Formats the permissions, durations and rate limits in the specifications as text. */
import type { Permission, PermissionNames, RateLimitRule } from "./document.ts";

const isByAccount = (permission: Permission): permission is Exclude<Permission, PermissionNames> =>
  typeof permission === "object" && !Array.isArray(permission);

function oneOf(names: PermissionNames): string {
  if (typeof names === "string") return "any permission";
  const quoted = names.map((name) => `\`${name}\``);
  return `the permission ${[quoted.slice(0, -1).join(", "), ...quoted.slice(-1)].filter(Boolean).join(" or ")}`;
}

/**
 * Returns the permission that an API key needs, as one or two sentences. Undefined if the platform doesn't document it.
 */
export function permissionText(permission: Permission = "unstated"): string | undefined {
  if (permission === "unstated") return undefined;
  if (permission === "any") return "An API key with any permission may call it.";
  if (!isByAccount(permission)) return `The API key needs ${oneOf(permission)}.`;
  const { master, sub } = permission;
  if (sub === undefined) return `Only an API key of the master account may call it, with ${oneOf(master ?? "any")}.`;
  const keys = Object.entries({ "the master account": master, "a sub-account": sub });
  const stated = keys.flatMap(([account, names]) =>
    names === undefined || names === "unstated" ? [] : [`An API key of ${account} needs ${oneOf(names)}.`],
  );
  return stated.join(" ");
}

const units: Readonly<Record<string, number>> = { ms: 1, s: 1000, m: 60_000, h: 3_600_000, d: 86_400_000 };

/**
 * Converts a duration such as `20s` to milliseconds.
 *
 * @param place part of the specification that has the duration, for the error
 */
export function durationMs(place: string, text: string): number {
  const [, count, unit = ""] = /^(\d+)([a-z]+)$/.exec(text) ?? [];
  const factor = units[unit];
  if (factor === undefined)
    throw new Error(`${place}: the duration "${text}" must be a whole number with ms, s, m, h or d, such as 20s.`);
  return Number(count) * factor;
}

const unitNames: Readonly<Record<string, string>> = { s: "second", m: "minute", h: "hour", d: "day", y: "year" };

/** Describes a duration in words, such as "7 days" for `7d`. */
export const span = (text: string): string =>
  text.replace(
    /^(\d+)(\w)$/,
    (_, count: string, unit: string) => `${count} ${unitNames[unit] ?? unit}${count === "1" ? "" : "s"}`,
  );

/** Describes a rate limit in words, such as "10/s (linear, inverse), 20/s (spot)". */
export function rateLimitText(limit: RateLimitRule | undefined): string {
  if (limit === undefined) return "";
  const windows: Record<string, string> = { "1s": "/s", "1m": "/min", "5s": " per 5 s" };
  return limit.limits
    .map(({ requests, window, categories }) => {
      const rate = `${requests}${windows[window] ?? ` per ${window}`}`;
      return categories === undefined ? rate : `${rate} (${categories.join(", ")})`;
    })
    .join(", ")
    .concat(limit.scope === "ip" ? " per IP address" : "");
}
