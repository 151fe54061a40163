/** Compares the addresses of a service: base URLs in OpenAPI, hosts and paths in AsyncAPI. */
import { resolve, type ContractDocument } from "../model/document.ts";
import type { Change, Finding } from "./change.ts";
import { compareOtherExtensions } from "./compare-extensions.ts";

interface Variable {
  readonly default?: string;
  readonly "x-environments"?: Readonly<Record<string, string>>;
}

interface StreamServer {
  readonly host?: string;
  readonly pathname?: string;
  readonly variables?: Readonly<Record<string, Variable>>;
  readonly security?: readonly object[];
  readonly "x-connection"?: { readonly authentication?: string };
}

interface BaseUrl {
  readonly url: string;
  readonly variables?: Readonly<Record<string, Variable>>;
}

/** Returns the servers of an AsyncAPI document by name. */
function serversOf(document: ContractDocument): Map<string, StreamServer> {
  const servers = (document["servers"] ?? {}) as Record<string, StreamServer>;
  return Array.isArray(servers)
    ? new Map()
    : new Map(Object.entries(servers).map(([name, server]) => [name, resolve(document, server)]));
}

/**
 * Returns the hosts of a server by environment. If the server has no environments, its host is listed for all of them.
 */
function hostsOf({ host = "", variables = {} }: StreamServer): Map<string, string> {
  const environments = Object.values(variables).flatMap((variable) => Object.entries(variable["x-environments"] ?? {}));
  return new Map(environments.length === 0 ? [["every environment", host]] : environments);
}

/** Returns a finding for each name whose value was added, removed or changed. */
function differences(
  before: ReadonlyMap<string, string>,
  after: ReadonlyMap<string, string>,
  say: (name: string, value: string) => string,
): Finding[] {
  const gone = [...before].filter(([name]) => !after.has(name));
  const others = [...after].filter(([name, value]) => before.get(name) !== value);
  return [
    ...gone.map(([name, value]): Finding => ["major", `no longer ${say(name, value)}`]),
    ...others.map(([name, value]): Finding => {
      const old = before.get(name);
      return ["minor", `${say(name, value)}${old === undefined ? "" : ` (was \`${old}\`)`}`];
    }),
  ];
}

/** Compares whether a connection needs a key, and how it sends the key. */
function compareAuthentication(before: StreamServer, after: StreamServer): Finding[] {
  const needsKey = ({ security = [] }: StreamServer): boolean => security.length > 0;
  const [old, now] = [before, after].map((server) => server["x-connection"]?.authentication);
  const key: Finding[] =
    needsKey(before) === needsKey(after)
      ? []
      : [["major", needsKey(after) ? "needs an API key" : "no longer needs an API key"]];
  if (old === now) return key;
  const how = now === undefined ? "no longer authenticates a connection" : `authenticates a connection with \`${now}\``;
  return [...key, ["major", old === undefined || now === undefined ? how : `${how} (was \`${old}\`)`]];
}

interface Scheme {
  readonly type?: string;
  readonly scheme?: string;
  readonly in?: string;
  readonly name?: string;
}

/** Compares how calls are authenticated. */
function compareSchemes(base: ContractDocument, revision: ContractDocument): Change[] {
  const schemes = (document: ContractDocument) => {
    const { securitySchemes = {} } = (document["components"] ?? {}) as {
      securitySchemes?: Record<string, Scheme>;
    };
    return new Map(
      Object.entries(securitySchemes).map(([name, given]) => {
        const { type = "", scheme, in: place, name: field } = resolve(document, given);
        const where = place === undefined ? "" : ` in the ${place}${field === undefined ? "" : ` ${field}`}`;
        return [name, `${[type, scheme].filter(Boolean).join(" ")}${where}`];
      }),
    );
  };
  const [before, after] = [schemes(base), schemes(revision)];
  const changed = [...new Set([...before.keys(), ...after.keys()])].filter(
    (name) => before.get(name) !== after.get(name),
  );
  return changed.map((name): Change => {
    const [old, now] = [before.get(name), after.get(name)];
    const subject = `credentials ${name}`;
    if (old === undefined) return { impact: "minor", subject, text: `are new (\`${now}\`)` };
    return { impact: "major", subject, text: now === undefined ? "are removed" : `are \`${now}\` (were \`${old}\`)` };
  });
}

/** Removes the authentication of the connections from a server, because `compareAuthentication` compares it. */
const withoutAuthentication = ({ "x-connection": connection, ...rest }: StreamServer): object =>
  connection === undefined ? rest : { ...rest, "x-connection": { ...connection, authentication: undefined } };

function compareStreamServer(before: StreamServer, after: StreamServer): Finding[] {
  return [
    ...differences(hostsOf(before), hostsOf(after), (name, host) => `has the host \`${host}\` on ${name}`),
    ...(before.pathname === after.pathname
      ? []
      : [["minor", `has the path \`${after.pathname}\` (was \`${before.pathname}\`)`] as const]),
    ...compareAuthentication(before, after),
    ...compareOtherExtensions(withoutAuthentication(before), withoutAuthentication(after), new Set()),
  ];
}

/**
 * Returns the base URLs of a document, with the defaults of their variables. The base URLs of the trading API are in
 * `hosts.yaml`.
 */
function baseUrls(document: ContractDocument): string[] {
  const servers = document["servers"];
  return !Array.isArray(servers)
    ? []
    : (servers as BaseUrl[]).map(({ url, variables = {} }) =>
        url.replaceAll(/\{(\w+)\}/g, (_, name: string) => variables[name]?.default ?? `{${name}}`),
      );
}

/** Compares the servers of a document. */
export function compareServers(name: string, base: ContractDocument, revision: ContractDocument): Change[] {
  const [before, after] = [serversOf(base), serversOf(revision)];
  const subject = (server: string) => `server ${server}`;
  const gone = [...before.keys()].filter((server) => !after.has(server));
  const kept = [...after].flatMap(([server, now]): Change[] => {
    const old = before.get(server);
    if (old === undefined) return [{ impact: "minor", subject: subject(server), text: `is new (\`${now.pathname}\`)` }];
    return compareStreamServer(old, now).map(([impact, text]) => ({ impact, subject: subject(server), text }));
  });
  const [urls, newer] = name === "trading" ? [[], []] : [baseUrls(base), baseUrls(revision)];
  const isMoved = urls.length > 0 && newer.length > 0 && urls.join() !== newer.join();
  return [
    ...gone.map((server): Change => ({ impact: "major", subject: subject(server), text: "is removed" })),
    ...kept,
    ...compareSchemes(base, revision),
    ...(isMoved
      ? [
          {
            impact: "minor" as const,
            subject: "server",
            text: `is \`${newer.join(", ")}\` (was \`${urls.join(", ")}\`)`,
          },
        ]
      : []),
  ];
}
