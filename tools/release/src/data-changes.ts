/** Rates what changed in the data beside the trading document, of which the client is compiled too. */
import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import type { Change } from "./compare.ts";

interface RetCode {
  readonly code: number | string;
  readonly class: string;
  readonly group: string;
  readonly paths?: readonly string[];
}

interface Hosts {
  readonly environments: readonly { readonly name: string; readonly rest: string }[];
}

/** The files of that data in a folder of bundles. */
export const dataFiles = ["ret-codes", "hosts"] as const;

type Facts = ReadonlyMap<string, string>;

/** What a client does with a code: its class, which may differ by path. HTTP statuses and paths of streams are not looked up. */
const classes = (codes: readonly RetCode[]): Facts =>
  new Map(
    codes
      .filter(({ group, paths }) => group !== "http" && !(group === "websocket" && paths !== undefined))
      .map(({ code, class: name, paths = [] }) => [[code, ...paths].join(" "), name]),
  );

const addresses = ({ environments }: Hosts): Facts => new Map(environments.map(({ name, rest }) => [name, rest]));

const change = (path: string, impact: Change["impact"], message: string): Change => ({
  path,
  kind: "changed",
  impact,
  verdicts: [{ message }],
});

/** A name that goes breaks what uses it as far as `lost` says; one that comes or means something else is news. */
function differences(file: string, lost: Change["impact"], before: Facts, after: Facts): Change[] {
  const gone = [...before.keys()].filter((name) => !after.has(name));
  const others = [...after].filter(([name, fact]) => before.get(name) !== fact);
  return [
    ...gone.map((name) => change(`${file}/${name}`, lost, `\`${before.get(name)}\` before, no longer documented`)),
    ...others.map(([name, fact]) => {
      const old = before.get(name);
      return change(
        `${file}/${name}`,
        "minor",
        old === undefined ? `\`${fact}\`, new` : `\`${fact}\`, no longer \`${old}\``,
      );
    }),
  ];
}

/** What changed between two folders of bundles; nothing where one of them, as an older one, has no such data. */
export function dataChanges(base: string, revision: string): Change[] {
  const read = <Kind>(folder: string, name: (typeof dataFiles)[number]): Kind | undefined => {
    const file = join(folder, `${name}.json`);
    return existsSync(file) ? (JSON.parse(readFileSync(file, "utf8")) as Kind) : undefined;
  };
  const compare = <Kind>(name: (typeof dataFiles)[number], lost: Change["impact"], facts: (data: Kind) => Facts) => {
    const [before, after] = [read<Kind>(base, name), read<Kind>(revision, name)];
    return before === undefined || after === undefined ? [] : differences(name, lost, facts(before), facts(after));
  };
  return [...compare("ret-codes", "minor", classes), ...compare("hosts", "major", addresses)];
}
