import type { FailureValues, Operation, TimeWindow } from "../model/document.ts";
import { keyOf } from "../model/operations.ts";
import { durationMs, span } from "../model/words.ts";
import { compareEnvironments, compareWording, without, type Finding, type Impact } from "./change.ts";
import { compareRules } from "./fields/compare-rules.ts";

/** Formats a value for a line of a review: a list of names with commas, other values as in the specification. */
export function formatValue(value: unknown): string {
  if (value === undefined) return "not set";
  return Array.isArray(value) && value.every((each) => typeof each === "string")
    ? value.map((each: string) => `\`${each}\``).join(", ") || "empty"
    : `\`${inline(value)}\``;
}

/** Formats a value in one line, such as `{ merge: records, key: [symbol] }`. */
function inline(value: unknown): string {
  if (Array.isArray(value)) return `[${value.map(inline).join(", ")}]`;
  if (!isObject(value)) return String(value);
  return `{ ${Object.entries(value)
    .map(([key, part]) => `${key}: ${inline(part)}`)
    .join(", ")} }`;
}

const isObject = (value: unknown): value is object =>
  typeof value === "object" && value !== null && !Array.isArray(value);

/**
 * Returns the differences between two values, each with its path, so that a small change in a large extension has a
 * short description.
 */
export function differences(name: string, old: unknown, now: unknown): [name: string, old: unknown, now: unknown][] {
  if (JSON.stringify(old) === JSON.stringify(now)) return [];
  if (!isObject(old) || !isObject(now)) return [[name, old, now]];
  const [before, after] = [new Map(Object.entries(old)), new Map(Object.entries(now))];
  return [...new Set([...before.keys(), ...after.keys()])].flatMap((key) =>
    differences(`${name}.${key}`, before.get(key), after.get(key)),
  );
}

/**
 * Compares the extensions that no other function compares, so that every change is reported. Findings show both values.
 * @param impacts impacts of extensions whose changes are more than a patch
 */
export function compareOtherExtensions(
  before: object,
  after: object,
  comparedElsewhere: ReadonlySet<string>,
  impacts: Readonly<Record<string, Impact>> = {},
): Finding[] {
  const [old, now] = [new Map(Object.entries(before)), new Map(Object.entries(after))];
  return [...new Set([...old.keys(), ...now.keys()])]
    .filter((name) => name.startsWith("x-") && !comparedElsewhere.has(name))
    .flatMap((name) =>
      differences(name, old.get(name), now.get(name)).map(([part, was, is]): Finding => [
        impacts[name] ?? "patch",
        `\`${part}\` is ${formatValue(is)} (was ${formatValue(was)})`,
      ]),
    );
}

const longest = ({ max }: TimeWindow): number => durationMs("x-time-window", max);
const spanFields = ({ start, end }: TimeWindow): string => `\`${start}\` to \`${end}\``;
const spanLimit = (window: TimeWindow): string =>
  `${spanFields(window)} may span at most ${span(window.max)} in one request`;

/** Compares the maximum time range of a request. A shorter maximum breaks callers who request longer ranges. */
function compareTimeWindow(old: TimeWindow | undefined, now: TimeWindow | undefined): Finding[] {
  if (now === undefined)
    return old === undefined
      ? []
      : [["minor", `${spanFields(old)} may span any time in one request (was at most ${span(old.max)})`]];
  if (old === undefined) return [["major", `${spanLimit(now)} (was not limited)`]];
  if (spanFields(old) !== spanFields(now)) return [["major", `${spanLimit(now)} (was ${spanFields(old)})`]];
  const impact: Impact = longest(now) < longest(old) ? "major" : "minor";
  const [unit, formerUnit] = [now, old].map((window) => (window.unit === "s" ? "seconds" : "milliseconds"));
  return [
    ...(longest(now) === longest(old) ? [] : [[impact, `${spanLimit(now)} (was ${span(old.max)})`] as const]),
    ...(unit === formerUnit
      ? []
      : [["major", `\`${now.start}\` and \`${now.end}\` are in ${unit} (was ${formerUnit})`] as const]),
  ];
}

/** Describes the credentials of a call: a signature for the trading API, a token for the knowledge service. */
const credentials = (...operations: readonly Operation[]): string => {
  const schemes = operations.flatMap(({ security = [] }) => security.flatMap(Object.keys));
  return schemes.some((name) => name.includes("Token")) ? "token" : "signature";
};

function compareSecurity(before: Operation, after: Operation): Finding[] {
  const [old, now] = [keyOf(before.security), keyOf(after.security)];
  const what = credentials(before, after);
  if (old !== now && now === "needed") return [["major", `needs a ${what}`]];
  if (old !== now && old === "needed") return [["major", `no longer needs a ${what}`]];
  if (now === "needed") return [["major", "needs other credentials"]];
  if (what === "token")
    return [["minor", now === "optional" ? "sends the token of the client" : "no longer sends a token"]];
  return [["minor", now === "optional" ? "is signed if the client has a key" : "is no longer signed"]];
}

/** Phrases for the keys of `x-pagination` in findings. */
const pages: Readonly<Record<string, string>> = {
  style: "turns pages by",
  cursor: "sends the cursor as",
  next: "reads the next cursor from",
  last: "ends at the cursor",
  page: "sends the number of the page as",
  size: "sends the size of a page as",
  total: "reads the number of records from",
  "range.start": "sends the start of a range as",
  "range.end": "sends the end of a range as",
  "range.time": "reads the time of a record from",
  "range.spacing": "expects records at intervals of",
};

const sourceOf = (mark: string | undefined): string =>
  mark === "public" ? "the platform's documentation" : mark === "clients" ? "public clients only" : "the reference";

function describeLimits(limit: Operation["x-rate-limit"]): string {
  if (limit === undefined) return "none";
  const of = (categories: readonly string[] = []) => (categories.length === 0 ? "" : ` for ${categories.join(", ")}`);
  const limits = (limit.limits ?? []).map(
    ({ requests, window, categories }) => `${requests} per ${window}${of(categories)}`,
  );
  const more = [
    ...(limit.scope === "ip" ? [" per IP address"] : []),
    ...(limit.cost === "order" ? [", where each order of a batch counts"] : []),
    ...(limit.upgradable === true ? [", which the platform may raise"] : []),
  ];
  return `${limits.join("; ")}${more.join("")}`;
}

/** Describes the values of a result that mean failure, such as "`status` other than `0`". */
const describeFailure = ({ field = "result", values, otherThan = [] }: FailureValues): string =>
  `\`${field}\` ${values === undefined ? `other than ${orList(otherThan)}` : orList(values)}`;

const orList = (values: readonly unknown[]): string => values.map((value) => `\`${String(value)}\``).join(" or ");

const quoted = (names: readonly string[]): string => (names.length === 0 ? "nothing" : `\`${names.join("`, `")}\``);

/** Functions that compare a field of the operation object and return the effects on callers. */
type Members = {
  readonly [Name in keyof Operation]?: (
    old: Operation[Name],
    now: Operation[Name],
    ...both: [Operation, Operation]
  ) => Finding[];
};

/** Functions that each compare one field of an operation, in the order in which a review lists their findings. */
const members: Members = {
  operationId: (old, now) => [["major", `has the operationId \`${now}\` (was \`${old}\`)`]],
  security: (_old, _now, before, after) => compareSecurity(before, after),
  "x-environment": (old, now) => compareEnvironments(old?.available ?? [], now?.available ?? []),
  "x-input-rules": (old = [], now = []) => compareRules(old, now),
  "x-idempotency": (old, now) => {
    if (old === undefined) return [["minor", `is safe to repeat with the same \`${now?.field}\``]];
    if (now === undefined) return [["major", `is no longer safe to repeat with the same \`${old.field}\``]];
    if (old.field !== now.field)
      return [["major", `is safe to repeat with the same \`${now.field}\` (was \`${old.field}\`)`]];
    if (old.mint === now.mint) return [];
    return now.mint === true
      ? [["minor", `generates \`${now.field}\` if it is missing`]]
      : [["major", `no longer generates \`${now.field}\` if it is missing`]];
  },
  "x-repeatable": (_, now) => [
    ["minor", now === true ? "is repeated after a lost response" : "is no longer repeated after a lost response"],
  ],
  "x-safe": (_, now) =>
    now === true ? [["minor", "only reads and is retried"]] : [["major", "is a write and no longer retried"]],
  "x-pagination": (old, now) => {
    if (old === undefined) return [["minor", "has pages, and `.iterate()` is new"]];
    if (now === undefined) return [["major", "no longer has pages, and `.iterate()` is removed"]];
    if (old.items !== now.items) return [["major", `\`.iterate()\` yields \`${now.items}\` (was \`${old.items}\`)`]];
    return differences("", old, now).map(([part, was, is]): Finding => {
      const key = part.slice(1);
      return [
        "minor",
        `\`.iterate()\` ${pages[key] ?? `turns pages with \`${key}\``} ${formatValue(is)} (was ${formatValue(was)})`,
      ];
    });
  },
  "x-time-window": compareTimeWindow,
  "x-failure-values": (old, now) =>
    now === undefined
      ? [["minor", `\`${old?.field ?? "result"}\` no longer means failure`]]
      : [
          [
            "major",
            `${describeFailure(now)} means failure (was ${old === undefined ? "not checked" : describeFailure(old)})`,
          ],
        ],
  "x-open-input": (_, now) =>
    now === true ? [["minor", "accepts other parameters"]] : [["major", "accepts no other parameters"]],
  "x-rate-limit": (old, now) => [["patch", `has the rate limit ${describeLimits(now)} (was ${describeLimits(old)})`]],
  deprecated: (old, now, _, { "x-replaced-by": names = [] }) => {
    if (now === true)
      return [["minor", names.length === 0 ? "is deprecated" : `is deprecated in favour of ${quoted(names)}`]];
    return old === true ? [["patch", "is no longer deprecated"]] : [];
  },
  "x-replaced-by": (old = [], now = [], before, after) =>
    before.deprecated === true && after.deprecated === true && quoted(old) !== quoted(now)
      ? [["patch", `is replaced by ${quoted(now)} (was ${quoted(old)})`]]
      : [],
  "x-read-all": (old = [], now = []) => {
    const texts = (inputs: readonly object[]) => inputs.map((input) => `\`${JSON.stringify(input)}\``);
    const [before, after] = [texts(old), texts(now)];
    const all = "to read every record of the account";
    return [
      ...without(after, before).map((input): Finding => ["minor", `is called with ${input} ${all}`]),
      ...without(before, after).map((input): Finding => ["minor", `is no longer called with ${input} ${all}`]),
    ];
  },
  "x-permission": (old, now) => [
    ["patch", `needs a key with the permission ${formatValue(now)} (was ${formatValue(old)})`],
  ],
  "x-evidence": (old, now) => [["patch", `has the source "${sourceOf(now)}" (was "${sourceOf(old)}")`]],
};

const comparedElsewhere = new Set(Object.keys(members));

const isSame = (one: unknown, other: unknown): boolean => JSON.stringify(one) === JSON.stringify(other);

const compareMember = <Name extends keyof Operation>(name: Name, before: Operation, after: Operation): Finding[] =>
  isSame(before[name], after[name]) ? [] : (members[name]?.(before[name], after[name], before, after) ?? []);

/** Returns the examples of an operation. Their changes matter, because they are published and the sandbox uses them. */
const examples = ({ requestBody, responses }: Operation) =>
  [requestBody, ...Object.values(responses)].flatMap((body) =>
    Object.entries(body?.content ?? {}).map(([type, { examples: shown }]) => [type, shown]),
  );

/** Compares everything in an operation except its parameters and bodies. */
export const compareExtensions = (before: Operation, after: Operation): Finding[] => [
  ...(Object.keys(members) as (keyof Operation)[]).flatMap((name) => compareMember(name, before, after)),
  ...(isSame(examples(before), examples(after)) ? [] : [["patch", "has other examples"] as const]),
  ...compareOtherExtensions(before, after, comparedElsewhere),
  ...compareWording(before.summary, after.summary),
  ...compareWording(before.description, after.description),
];
