/** Compares the data files of the trading document. The client and the sandbox are also compiled from these files. */
import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import type { Change, Impact } from "./change.ts";
import { differences, formatValue } from "./compare-extensions.ts";

/** Fields whose value identifies an entry of a list. */
const names = ["what", "level", "category", "limit", "scope"];

const isObject = (value: unknown): value is object => typeof value === "object" && value !== null;

/**
 * Converts lists of entries to objects with the entries' identifiers as keys, so that an inserted entry doesn't change
 * the path of the others.
 */
function byName(value: unknown): unknown {
  if (!isObject(value)) return value;
  if (!Array.isArray(value))
    return Object.fromEntries(Object.entries(value).map(([key, member]) => [key, byName(member)]));
  if (!value.every(isObject)) return value;
  return Object.fromEntries(
    value.map((entry) => {
      const members = new Map<string, unknown>(Object.entries(entry));
      const name = names.find((each) => members.has(each)) ?? "";
      const key = `[${String(members.get(name))}]`;
      members.delete(name);
      return [key, Object.fromEntries(members)];
    }),
  );
}

/** Compares the rate limits that several operations share. */
function compareRateLimits(before: object, after: object): Change[] {
  return differences("", byName(before), byName(after)).map(([place, was, is]) => ({
    impact: "patch",
    subject: "rate limits",
    text: `\`${place.replaceAll(".[", "[").slice(1)}\` is ${formatValue(is)} (was ${formatValue(was)})`,
  }));
}

interface ReturnCode {
  readonly code: number | string;
  readonly class: string;
  readonly group: string;
  readonly paths?: readonly string[];
  readonly meaning?: string;
}

interface Hosts {
  readonly environments: readonly {
    readonly name: string;
    readonly rest: string;
    readonly websocket?: string;
    readonly kind?: string;
  }[];
}

/** Names of the data files in a folder of bundles. */
const dataFiles = ["ret-codes", "hosts", "rate-limits"] as const;

type Facts = ReadonlyMap<string, string>;

/**
 * Returns the class or meaning of each code. A code may have several, which differ by path. HTTP statuses and codes of
 * streams aren't compiled into the client, so they are left out.
 */
const byCode = (codes: readonly ReturnCode[], fact: "class" | "meaning"): Facts =>
  new Map(
    codes
      .filter(({ group, paths }) => group !== "http" && !(group === "websocket" && paths !== undefined))
      .map(({ code, paths = [], [fact]: value = "" }) => [
        paths.length === 0 ? `code ${code}` : `code ${code} of ${paths.join(", ")}`,
        value,
      ]),
  );

function compareCodes(before: readonly ReturnCode[], after: readonly ReturnCode[]): Change[] {
  const [old, now] = [byCode(before, "meaning"), byCode(after, "meaning")];
  const explained = [...now].filter(([subject, meaning]) => old.has(subject) && old.get(subject) !== meaning);
  return [
    ...factChanges("major", byCode(before, "class"), byCode(after, "class"), "has the class"),
    ...explained.map(([subject, meaning]): Change => ({ impact: "patch", subject, text: `means: ${meaning}` })),
  ];
}

const baseUrls = ({ environments }: Hosts): Facts =>
  new Map(
    environments.flatMap(({ name, rest, websocket, kind }) => [
      [`environment ${name}`, rest],
      ...(websocket === undefined ? [] : [[`environment ${name}, streams`, websocket] as const]),
      ...(kind === undefined ? [] : [[`environment ${name}, kind`, kind] as const]),
    ]),
  );

/**
 * Compares the values that two versions of a data file assign to each subject, such as the class of each return code.
 *
 * @param changed impact of a changed value; a removed subject is major
 * @param verb verb between a subject and its value
 */
function factChanges(changed: Impact, before: Facts, after: Facts, verb = "is"): Change[] {
  const gone = [...before].filter(([subject]) => !after.has(subject));
  const others = [...after].filter(([subject, fact]) => before.get(subject) !== fact);
  return [
    ...gone.map(([subject, fact]): Change => ({ impact: "major", subject, text: `is removed (was \`${fact}\`)` })),
    ...others.map(([subject, fact]): Change => {
      const old = before.get(subject);
      const text = old === undefined ? `is new (\`${fact}\`)` : `${verb} \`${fact}\` (was \`${old}\`)`;
      return { impact: old === undefined ? "minor" : changed, subject, text };
    }),
  ];
}

/** Compares the data files of two folders of bundles. Returns no changes if either folder has none. */
export function compareData(base: string, revision: string): Change[] {
  const read = <Kind>(folder: string, name: (typeof dataFiles)[number]): Kind | undefined => {
    const file = join(folder, `${name}.json`);
    return existsSync(file) ? (JSON.parse(readFileSync(file, "utf8")) as Kind) : undefined;
  };
  const compare = <Kind>(name: (typeof dataFiles)[number], found: (before: Kind, after: Kind) => Change[]) => {
    const [before, after] = [read<Kind>(base, name), read<Kind>(revision, name)];
    return before === undefined || after === undefined ? [] : found(before, after);
  };
  return [
    ...compare<ReturnCode[]>("ret-codes", compareCodes),
    ...compare<Hosts>("hosts", (old, now) => factChanges("minor", baseUrls(old), baseUrls(now))),
    ...compare("rate-limits", compareRateLimits),
  ];
}
