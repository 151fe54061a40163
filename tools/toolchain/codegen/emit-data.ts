import type { OpenApiDocument } from "../model/document.ts";
import { printLiteral, printUnion } from "./print.ts";

export interface Hosts {
  readonly checked: string;
  readonly environments: readonly { readonly name: string; readonly kind: string; readonly rest: string }[];
}

/** Prints the base URL and the kind of each environment, by name. */
export function emitHosts({ checked, environments }: Hosts): string {
  const entries = environments.map(({ name, kind, rest }) => {
    if (!rest.startsWith("https://")) throw new Error(`The base URL of "${name}" must begin with https://.`);
    return [name, { kind, baseUrl: rest }];
  });
  return [
    `/** Base URLs of the platform by environment name. Checked on ${checked}. */\n`,
    `export const hosts = ${printLiteral(Object.fromEntries(entries))} as const;\n\n`,
    "/** Name of an environment, regional ones included. */\n",
    "export type EnvironmentName = keyof typeof hosts;\n",
  ].join("");
}

export interface ReturnCode {
  readonly code: number;
  readonly group: string;
  readonly class: string;
  readonly meaning: string;
  readonly paths?: readonly string[];
  readonly transport?: "websocket";
  readonly fields?: readonly string[];
}

/** Returns whether a code never appears as a failure in an envelope, because it is an HTTP status or a success. */
const isElsewhere = ({ group, class: kind }: ReturnCode): boolean => group === "http" || kind === "success";

const byName = ([left]: readonly [string, unknown], [right]: readonly [string, unknown]): number =>
  left < right ? -1 : 1;

/**
 * Prints the codes of each class, one per line with its meaning, so that a text search for the code or the meaning
 * finds the line.
 */
function classes(entries: readonly ReturnCode[], indent: string): string[] {
  return [...Map.groupBy(entries, (entry) => entry.class)].toSorted(byName).flatMap(([name, members]) => {
    const codes = new Map(members.map(({ code, meaning }) => [code, meaning]));
    const lines = [...codes].toSorted(([left], [right]) => left - right);
    return [
      `${indent}${JSON.stringify(name)}: [`.replace(/"(\w+)"/, "$1"),
      ...lines.map(([code, meaning]) => `${indent}  ${code}, // ${meaning.replaceAll(/\s+/g, " ").trim()}`.trimEnd()),
      `${indent}],`,
    ];
  });
}

/** Prints the class that a return code has if the request contains at least one of these fields. */
const ofFields = ({ code, class: kind, paths = [""], fields }: ReturnCode): string =>
  `    { code: ${code}, class: ${JSON.stringify(kind)}, paths: ${JSON.stringify(paths)}, fields: ${JSON.stringify(fields)} },`;

/**
 * Prints the documented return codes by class. The class states what a code means for the client, such as `permission`
 * or `rate-limit`.
 */
export function emitReturnCodes(codes: readonly ReturnCode[]): string {
  const relevant = codes.filter((entry) => !isElsewhere(entry));
  const overSocket = relevant.filter(({ transport }) => transport !== undefined);
  const byField = relevant.filter(({ fields }) => fields !== undefined);
  const general = relevant.filter(({ transport, fields }) => transport === undefined && fields === undefined);
  const everywhere = general.filter(({ paths }) => paths === undefined);
  const scoped = general.flatMap((entry) => (entry.paths ?? []).map((path) => ({ ...entry, path })));
  const paths = [...Map.groupBy(scoped, ({ path }) => path)].toSorted(byName);
  const names = [...new Set(relevant.map((entry) => entry.class))].toSorted();
  return [
    "/** What a documented return code means for the client. */",
    printUnion(
      "ReturnCodeClass",
      names.map((name) => JSON.stringify(name)),
    ),
    "export type CodesByClass = { readonly [Class in ReturnCodeClass]?: readonly number[] };",
    "",
    "export const returnCodes: {",
    "  /** Codes that mean the same on every path. */",
    "  readonly everywhere: CodesByClass;",
    "  /** Codes with a meaning of their own on the paths that begin with a prefix. */",
    "  readonly byPath: Readonly<Record<string, CodesByClass>>;",
    "  /** Codes with a meaning of their own in order entry over a WebSocket. */",
    "  readonly overSocket: CodesByClass;",
    "  /** Codes with a meaning of their own for requests that have one of the fields. */",
    "  readonly byField: readonly {",
    "    readonly code: number;",
    "    readonly class: ReturnCodeClass;",
    "    readonly paths: readonly string[];",
    "    readonly fields: readonly string[];",
    "  }[];",
    "} = {",
    "  everywhere: {",
    ...classes(everywhere, "    "),
    "  },",
    "  byPath: {",
    ...paths.flatMap(([path, entries]) => [`    ${JSON.stringify(path)}: {`, ...classes(entries, "      "), "    },"]),
    "  },",
    "  overSocket: {",
    ...classes(overSocket, "    "),
    "  },",
    "  byField: [",
    ...byField.map(ofFields),
    "  ],",
    "};",
    "",
  ].join("\n");
}

/** Prints the types of executions, and whether executions of a type change the size of a position. */
export function emitExecutionTypes({ components }: OpenApiDocument): string {
  const types: Record<string, boolean> = {};
  for (const [name, schema] of Object.entries(components?.schemas ?? {})) {
    const { "x-changes-position": changes = {}, anyOf = [] } = schema as {
      "x-changes-position"?: Readonly<Record<string, boolean>>;
      anyOf?: readonly { enum?: readonly string[] }[];
    };
    for (const [type, changesPosition] of Object.entries(changes)) {
      if (!anyOf.some((branch) => branch.enum?.includes(type)))
        throw new Error(`x-changes-position of ${name} names "${type}", which is not one of its values.`);
      if (types[type] === !changesPosition)
        throw new Error(`x-changes-position of ${name} contradicts another schema about "${type}".`);
      types[type] = changesPosition;
    }
  }
  return [
    "/** Whether executions of a type change the size of a position, by `execType`. */\n",
    `export const executionTypes: Readonly<Record<string, boolean>> = ${printLiteral(types)};\n`,
  ].join("");
}
