/**
 * Rates what changed in the extensions of operations. Redocly does not look into them: it calls a lost `x-pagination` a
 * patch and does not see a new input rule, and the compiled client lacks `.iterate()` or refuses the call.
 */
import type { Change } from "./compare.ts";

interface InputRule {
  readonly message?: string;
}

export interface RatedOperation {
  readonly security?: readonly object[];
  readonly "x-input-rules"?: readonly InputRule[];
  readonly "x-environment"?: { readonly available: readonly string[] };
  readonly "x-pagination"?: { readonly items?: string };
  readonly "x-idempotency"?: { readonly field: string; readonly mint?: boolean };
  readonly "x-open-input"?: boolean;
  readonly "x-rate-limit"?: object;
}

type Impact = Change["impact"];
type Finding = readonly [impact: Impact, message: string];
type Judge = (before: RatedOperation, after: RatedOperation) => readonly Finding[];

/** A rule without its words, which may change as they like. */
const meaning = (rule: InputRule): string => JSON.stringify({ ...rule, message: undefined });

function inputRules(before: RatedOperation, after: RatedOperation): Finding[] {
  const [old, now] = [before["x-input-rules"] ?? [], after["x-input-rules"] ?? []];
  const without = (rules: readonly InputRule[], others: readonly InputRule[]) =>
    rules.filter((rule) => !others.some((other) => meaning(other) === meaning(rule)));
  const say = ({ message, ...rule }: InputRule) => message ?? JSON.stringify(rule);
  const found: Finding[] = [
    ...without(now, old).map((rule): Finding => ["major", `New rule: ${say(rule)}`]),
    ...without(old, now).map((rule): Finding => ["minor", `Rule that no longer holds: ${say(rule)}`]),
  ];
  const isReworded = found.length === 0 && JSON.stringify(old) !== JSON.stringify(now);
  return isReworded ? [["patch", "Rules in other words"]] : found;
}

/** Where a call exists: what is not said means everywhere, but for private calls not in demo trading. */
function environmentsOf(
  { security, "x-environment": environment }: RatedOperation,
  isOpen: boolean,
): readonly string[] {
  const isPublic = security === undefined ? isOpen : security.every((each) => Object.keys(each).length === 0);
  return environment?.available ?? ["mainnet", "testnet", ...(isPublic ? ["demo"] : [])];
}

const environments =
  (isOpen: boolean): Judge =>
  (before, after) => {
    const [old, now] = [environmentsOf(before, isOpen), environmentsOf(after, isOpen)];
    return [
      ...old.filter((name) => !now.includes(name)).map((name): Finding => ["major", `No longer on ${name}`]),
      ...now.filter((name) => !old.includes(name)).map((name): Finding => ["minor", `Now on ${name}`]),
    ];
  };

function pagination({ "x-pagination": old }: RatedOperation, { "x-pagination": now }: RatedOperation): Finding[] {
  if (old === undefined) return now === undefined ? [] : [["minor", "Comes page by page: `.iterate()` is new"]];
  if (now === undefined) return [["major", "No longer comes page by page: `.iterate()` is gone"]];
  if (old.items !== now.items) return [["major", `\`.iterate()\` gives \`${now.items}\`, no longer \`${old.items}\``]];
  return JSON.stringify(old) === JSON.stringify(now) ? [] : [["patch", "Pages are turned in another way"]];
}

function idempotency({ "x-idempotency": old }: RatedOperation, { "x-idempotency": now }: RatedOperation): Finding[] {
  if (old === undefined) return now === undefined ? [] : [["minor", `Safe to repeat, by \`${now.field}\``]];
  if (now === undefined) return [["major", `No longer safe to repeat by \`${old.field}\``]];
  if (old.field !== now.field) return [["major", `Safe to repeat by \`${now.field}\`, no longer by \`${old.field}\``]];
  if (old.mint === now.mint) return [];
  return now.mint === true
    ? [["minor", `The client makes \`${now.field}\` where it is absent`]]
    : [["major", `The client no longer makes \`${now.field}\` where it is absent`]];
}

function openInput({ "x-open-input": old }: RatedOperation, { "x-open-input": now }: RatedOperation): Finding[] {
  if (old === now) return [];
  return now === true ? [["minor", "Takes other parameters, too"]] : [["major", "No longer takes other parameters"]];
}

const rateLimit: Judge = ({ "x-rate-limit": old }, { "x-rate-limit": now }) =>
  JSON.stringify(old) === JSON.stringify(now) ? [] : [["patch", "Another limit"]];

/** The extensions that are judged here; of all others Redocly's word holds. */
const judges = (isOpen: boolean): Readonly<Record<string, Judge>> => ({
  "x-input-rules": inputRules,
  "x-environment": environments(isOpen),
  "x-pagination": pagination,
  "x-idempotency": idempotency,
  "x-open-input": openInput,
  "x-rate-limit": rateLimit,
});

/** Whether a change found by Redocly is about an extension that is judged here. */
export const isJudgedHere = ({ path }: Pick<Change, "path">): boolean => {
  const [root, , , extension = ""] = path.replace(/^#\//, "").split("/");
  return root === "paths" && Object.hasOwn(judges(true), extension);
};

export interface RatedDocument {
  readonly security?: readonly object[];
  readonly paths: Readonly<Record<string, Readonly<Record<string, unknown>> | undefined>>;
}

const escaped = (path: string): string => path.replaceAll("~", "~0").replaceAll("/", "~1");
const methods = ["get", "put", "post", "delete", "patch"] as const;

/** What changed in the extensions of the operations that both documents have. */
export function extensionChanges(base: RatedDocument, revision: RatedDocument): Change[] {
  const isOpen = (base.security ?? []).every((each) => Object.keys(each).length === 0);
  return Object.entries(revision.paths).flatMap(([path, item]) =>
    methods.flatMap((method) => {
      const before = base.paths[path]?.[method] as RatedOperation | undefined;
      const after = item?.[method] as RatedOperation | undefined;
      if (before === undefined || after === undefined) return [];
      return Object.entries(judges(isOpen)).flatMap(([extension, judge]) =>
        judge(before, after).map(([impact, message]): Change => ({
          path: `#/paths/${escaped(path)}/${method}/${extension}`,
          kind: "changed",
          impact,
          verdicts: [{ message }],
        })),
      );
    }),
  );
}
