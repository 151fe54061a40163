import type { Catalogue } from "./catalogue.ts";
import type { DataFile, Path, Problem } from "./data-file.ts";

interface Environment {
  readonly name: string;
  readonly rest: string;
  readonly websocket?: string;
}

const hostOf = (url: string): string => url.replace(/^\w+:\/\//, "");
/** `bybit.com` of `api-testnet.bybit.com`. */
const domainOf = (url: string): string => hostOf(url).split(".").slice(1).join(".");

/** Names and base URLs that two environments share, and environments of two domains. */
function listProblems(file: DataFile, environments: readonly Environment[]): Problem[] {
  const twice = (["name", "rest"] as const).flatMap((key) =>
    environments.flatMap((environment, index) => {
      const first = environments.findIndex((other) => other[key] === environment[key]);
      if (first === index) return [];
      const line = file.lineOf(["environments", first]);
      const message = `${environment[key]} is listed already in line ${line}.`;
      return [file.problem("hosts-distinct", ["environments", index, key], message)];
    }),
  );
  const domains = environments.flatMap(({ rest, websocket }, index) => {
    if (websocket === undefined || domainOf(rest) === domainOf(websocket)) return [];
    const message = `${hostOf(websocket)} is of another domain than ${hostOf(rest)}. Is one of them misspelt?`;
    return [file.problem("hosts-domain", ["environments", index, "websocket"], message)];
  });
  return [...twice, ...domains];
}

interface Server {
  readonly url: string;
}

/** Servers of the trading document that `hosts.yaml` lacks, and the reverse. */
function serverProblems(
  file: DataFile,
  environments: readonly Environment[],
  { files, file: read }: Catalogue,
): Problem[] {
  const name = "specs/trading/openapi.yaml";
  if (!files.includes(name)) return [];
  const document = read(name);
  const { servers = [] } = document.value as { servers?: readonly Server[] };
  const bases = new Set(environments.map(({ rest }) => rest));
  const unknown = servers.flatMap(({ url }, index) =>
    url.startsWith("{") || bases.has(url)
      ? []
      : [document.problem("hosts-servers", ["servers", index, "url"], `hosts.yaml has no environment at ${url}.`)],
  );
  const missing = environments.flatMap(({ rest }, index) =>
    servers.some(({ url }) => url === rest)
      ? []
      : [file.problem("hosts-servers", ["environments", index, "rest"], `openapi.yaml has no server ${rest}.`)],
  );
  return [...unknown, ...missing];
}

interface ServerVariable {
  readonly default: string;
  readonly enum?: readonly string[];
  readonly "x-environments"?: Readonly<Record<string, string>>;
}

/** Hosts of the streams that `hosts.yaml` lacks. A variable without `enum` is a host that the platform gives to some users. */
function streamHostProblems(environments: readonly Environment[], { files, file: read }: Catalogue): Problem[] {
  const variables = files.filter((file) => file.startsWith("specs/streams/components/server-variables/"));
  return variables.flatMap((name) => {
    const file = read(name);
    const { default: usual, enum: values, "x-environments": byName = {} } = file.value as ServerVariable;
    if (values === undefined) return [];
    const problem = (path: Path, message: string) => [file.problem("hosts-servers", path, message)];
    return [
      ...(values.join() === Object.values(byName).join()
        ? []
        : problem(["enum"], "`enum` lists the hosts of `x-environments`, in the same order.")),
      ...(values.includes(usual) ? [] : problem(["default"], `The default ${usual} is none of the hosts.`)),
      ...Object.entries(byName).flatMap(([environment, host]) => {
        const path = ["x-environments", environment];
        const known = environments.find((one) => one.name === environment);
        if (known === undefined) return problem(path, `hosts.yaml has no environment "${environment}".`);
        const { rest, websocket } = known;
        if (websocket === undefined ? domainOf(host) === domainOf(rest) : hostOf(websocket) === host) return [];
        return problem(path, `hosts.yaml has ${websocket ?? rest} for ${environment}, not ${host}.`);
      }),
    ];
  });
}

/** Hosts that are listed twice or misspelt, and documents that have others than `hosts.yaml`. */
export function hostProblems(file: DataFile, known: Catalogue): Problem[] {
  const { environments } = file.value as { readonly environments: readonly Environment[] };
  return [
    ...listProblems(file, environments),
    ...serverProblems(file, environments, known),
    ...streamHostProblems(environments, known),
  ];
}
