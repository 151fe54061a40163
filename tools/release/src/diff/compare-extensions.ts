import type { Finding } from "./change.ts";
import { reworded } from "./fold-wording.ts";
import type { InputRule, Operation } from "./operations.ts";

type Compare = (before: Operation, after: Operation) => Finding[];

/** A rule without its message, which may be reworded. */
const meaning = (rule: InputRule): string => JSON.stringify({ ...rule, message: undefined });

const inputRules: Compare = ({ "x-input-rules": old = [] }, { "x-input-rules": now = [] }) => {
  const without = (rules: readonly InputRule[], others: readonly InputRule[]) =>
    rules.filter((rule) => !others.some((other) => meaning(other) === meaning(rule)));
  const say = ({ message, ...rule }: InputRule) => (message ?? JSON.stringify(rule)).replace(/\.$/, "");
  const found: Finding[] = [
    ...without(now, old).map((rule): Finding => ["major", `has a new rule: ${say(rule)}`]),
    ...without(old, now).map((rule): Finding => ["minor", `no longer has the rule: ${say(rule)}`]),
  ];
  const isReworded = found.length === 0 && JSON.stringify(old) !== JSON.stringify(now);
  return isReworded ? [["patch", "words its rules differently"]] : found;
};

const isPublic = ({ security = [] }: Operation): boolean =>
  security.length === 0 || security.some((requirement) => Object.keys(requirement).length === 0);

const canBeSigned = ({ security = [] }: Operation): boolean =>
  security.some((requirement) => Object.keys(requirement).length > 0);

/** Without `x-environment` an operation exists everywhere, but private ones not in demo trading. */
const environmentsOf = (operation: Operation): readonly string[] =>
  operation["x-environment"]?.available ?? ["mainnet", "testnet", ...(isPublic(operation) ? ["demo"] : [])];

const environments: Compare = (before, after) => {
  const [old, now] = [environmentsOf(before), environmentsOf(after)];
  return [
    ...old.filter((name) => !now.includes(name)).map((name): Finding => ["major", `is no longer available on ${name}`]),
    ...now.filter((name) => !old.includes(name)).map((name): Finding => ["minor", `is available on ${name}`]),
  ];
};

const security: Compare = (before, after) => {
  const [old, now] = [isPublic(before), isPublic(after)];
  if (old !== now) return [["major", now ? "needs no signature any more" : "needs a signature"]];
  if (JSON.stringify(before.security) === JSON.stringify(after.security)) return [];
  if (!now) return [["major", "needs other credentials"]];
  return [["minor", canBeSigned(after) ? "is signed if the client has a key" : "is never signed any more"]];
};

const pagination: Compare = ({ "x-pagination": old }, { "x-pagination": now }) => {
  if (old === undefined) return now === undefined ? [] : [["minor", "has pages: `.iterate()` is new"]];
  if (now === undefined) return [["major", "no longer has pages: `.iterate()` is gone"]];
  if (old.items !== now.items) return [["major", `\`.iterate()\` yields \`${now.items}\` (was \`${old.items}\`)`]];
  return JSON.stringify(old) === JSON.stringify(now)
    ? []
    : [["patch", "`.iterate()` asks for the next page differently"]];
};

const idempotency: Compare = ({ "x-idempotency": old }, { "x-idempotency": now }) => {
  if (old === undefined)
    return now === undefined ? [] : [["minor", `is safe to repeat with the same \`${now.field}\``]];
  if (now === undefined) return [["major", `is no longer safe to repeat with the same \`${old.field}\``]];
  if (old.field !== now.field)
    return [["major", `is safe to repeat with the same \`${now.field}\` (was \`${old.field}\`)`]];
  if (old.mint === now.mint) return [];
  return now.mint === true
    ? [["minor", `generates \`${now.field}\` when it is absent`]]
    : [["major", `no longer generates \`${now.field}\` when it is absent`]];
};

const safety: Compare = ({ "x-safe": old }, { "x-safe": now }) => {
  if (old === now) return [];
  return now === true ? [["minor", "only reads: it is retried"]] : [["major", "is a write: it is no longer retried"]];
};

const failureValues: Compare = ({ "x-failure-values": old }, { "x-failure-values": now }) => {
  if (JSON.stringify(old) === JSON.stringify(now)) return [];
  if (now === undefined) return [["minor", `\`${old?.field}\` no longer tells a failure`]];
  return [["major", `\`${now.field}\` tells ${old === undefined ? "a failure" : "other failures"}`]];
};

const openInput: Compare = ({ "x-open-input": old }, { "x-open-input": now }) => {
  if (old === now) return [];
  return now === true ? [["minor", "accepts other parameters, too"]] : [["major", "accepts no other parameters"]];
};

const timeWindow: Compare = ({ "x-time-window": old }, { "x-time-window": now }) => {
  if (JSON.stringify(old) === JSON.stringify(now)) return [];
  if (old === undefined)
    return [["minor", `takes at most ${now?.max} in one request: \`.iterate()\` asks window by window`]];
  if (now === undefined) return [["minor", `no longer limits the time span of a request (was ${old.max})`]];
  return [["minor", `takes at most ${now.max} in one request (was ${old.max})`]];
};

function sayLimits({ "x-rate-limit": limit }: Operation): string {
  if (limit === undefined) return "none";
  const of = (categories: readonly string[] = []) => (categories.length === 0 ? "" : ` for ${categories.join(", ")}`);
  const limits = (limit.limits ?? []).map(
    ({ requests, window, categories }) => `${requests} per ${window}${of(categories)}`,
  );
  return `${limits.join("; ")}${limit.scope === "ip" ? " per IP address" : ""}`;
}

const rateLimit: Compare = (before, after) =>
  JSON.stringify(before["x-rate-limit"]) === JSON.stringify(after["x-rate-limit"])
    ? []
    : [["patch", `has the rate limit ${sayLimits(after)} (was ${sayLimits(before)})`]];

const deprecation: Compare = ({ deprecated: old }, { deprecated: now, "x-replaced-by": replacement = [] }) => {
  if ((old === true) === (now === true)) return [];
  if (now !== true) return [["patch", "is no longer deprecated"]];
  return [["minor", replacement.length === 0 ? "is deprecated" : `is deprecated: use \`${replacement.join("`, `")}\``]];
};

const operationId: Compare = ({ operationId: old }, { operationId: now }) =>
  old === now ? [] : [["major", `has the operationId \`${now}\` (was \`${old}\`)`]];

const wording: Compare = (before, after) =>
  before.summary === after.summary && before.description === after.description ? [] : [["patch", reworded]];

const comparisons: readonly Compare[] = [
  operationId,
  security,
  environments,
  inputRules,
  idempotency,
  safety,
  pagination,
  timeWindow,
  failureValues,
  openInput,
  rateLimit,
  deprecation,
  wording,
];

/** What changed about an operation apart from its parameters and bodies. */
export const compareExtensions: Compare = (before, after) => comparisons.flatMap((compare) => compare(before, after));
