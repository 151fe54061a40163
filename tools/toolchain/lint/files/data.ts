import {
  type Catalogue,
  type DataFile,
  type Path,
  type Problem,
  filePointerProblem,
  operationNameProblem,
  schemaNameProblem,
} from "./catalogue.ts";

interface Environment {
  readonly name: string;
  readonly rest: string;
  readonly websocket?: string;
}

const hostOf = (url: string): string => url.replace(/^\w+:\/\//, "");
/** Returns the domain of a URL, such as `bybit.com` for a URL of `api-testnet.bybit.com`. */
const domainOf = (url: string): string => hostOf(url).split(".").slice(1).join(".");

/** Returns names and base URLs that two environments share, and environments whose hosts have different domains. */
function listProblems(file: DataFile, environments: readonly Environment[]): Problem[] {
  const twice = (["name", "rest"] as const).flatMap((key) =>
    environments.flatMap((environment, index) => {
      const first = environments.findIndex((other) => other[key] === environment[key]);
      if (first === index) return [];
      const line = file.lineOf(["environments", first]);
      const message = `${environment[key]} is already listed in line ${line}.`;
      return [file.problem("hosts-distinct", ["environments", index, key], message)];
    }),
  );
  const domains = environments.flatMap(({ rest, websocket }, index) => {
    if (websocket === undefined || domainOf(rest) === domainOf(websocket)) return [];
    const message = `${hostOf(websocket)} has another domain than ${hostOf(rest)}. Is one of them misspelt?`;
    return [file.problem("hosts-domain", ["environments", index, "websocket"], message)];
  });
  return [...twice, ...domains];
}

interface Server {
  readonly url: string;
}

/**
 * Returns servers of the trading document that `hosts.yaml` lacks, and environments of `hosts.yaml` that the document
 * lacks.
 */
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

/**
 * Returns hosts of the streams that `hosts.yaml` lacks. An environment without its own host uses the default host.
 * Variables without `enum` are ignored, because they are hosts for some users only.
 */
function streamHostProblems(environments: readonly Environment[], { files, file: read }: Catalogue): Problem[] {
  const variables = files.filter((file) => file.startsWith("specs/streams/components/server-variables/"));
  return variables.flatMap((name) => {
    const file = read(name);
    const { default: usual, enum: values, "x-environments": byName = {} } = file.value as ServerVariable;
    if (values === undefined) return [];
    const problem = (path: Path, message: string) => [file.problem("hosts-servers", path, message)];
    return [
      ...(values.join() === [...new Set(Object.values(byName))].join()
        ? []
        : problem(["enum"], "`enum` must list the hosts of `x-environments`, in the same order.")),
      ...(values.includes(usual) ? [] : problem(["default"], `The default ${usual} is not one of the hosts.`)),
      ...Object.entries(byName).flatMap(([environment, host]) => {
        const path = ["x-environments", environment];
        const known = environments.find((one) => one.name === environment);
        if (known === undefined) return problem(path, `hosts.yaml has no environment "${environment}".`);
        const { rest, websocket } = known;
        if (websocket === undefined ? host === usual || domainOf(host) === domainOf(rest) : hostOf(websocket) === host)
          return [];
        return problem(path, `hosts.yaml has ${websocket ?? rest} for ${environment}, not ${host}.`);
      }),
    ];
  });
}

/** Returns repeated or misspelt hosts, and differences between `hosts.yaml` and the documents. */
export function hostProblems(file: DataFile, known: Catalogue): Problem[] {
  const { environments } = file.value as { readonly environments: readonly Environment[] };
  return [
    ...listProblems(file, environments),
    ...serverProblems(file, environments, known),
    ...streamHostProblems(environments, known),
  ];
}

interface Change {
  readonly date: string;
  readonly touched: readonly Touched[];
}

interface Touched {
  readonly operation?: string;
  readonly schema?: string;
  readonly topic?: string;
  readonly place?: string;
}

/**
 * Returns the problem with a reference to an affected operation, schema, topic or place in a file. Undefined if it is
 * valid.
 */
function touchedProblem({ operation, schema, topic, place }: Touched, catalogue: Catalogue): string | undefined {
  if ([operation, schema, topic, place].filter((name) => name !== undefined).length !== 1) {
    return "An entry must name exactly one operation, schema, topic or place.";
  }
  if (operation !== undefined) return operationNameProblem(catalogue, operation);
  if (schema !== undefined) return schemaNameProblem(catalogue, schema);
  if (topic !== undefined) return filePointerProblem(catalogue, `specs/streams/asyncapi.yaml#/channels/${topic}`);
  return filePointerProblem(catalogue, `specs/trading/${place}`);
}

/**
 * Checks the list of changes of the platform: the newest change must come first, and the operations, schemas and topics
 * that a change names must exist.
 */
export function changeProblems(file: DataFile, catalogue: Catalogue): Problem[] {
  const changes = file.value as readonly Change[];
  return changes.flatMap(({ date, touched }, index) => {
    const later = changes[index - 1]?.date ?? date;
    const order =
      date > later
        ? [
            file.problem(
              "changes-order",
              [index, "date"],
              `${date} is later than ${later} above it, but the newest change must come first.`,
            ),
          ]
        : [];
    const names = touched.flatMap((entry, position) => {
      const message = touchedProblem(entry, catalogue);
      return message === undefined ? [] : [file.problem("changes-names", [index, "touched", position], message)];
    });
    return [...order, ...names];
  });
}

interface RateLimits {
  readonly tiers: { readonly operations: Readonly<Record<string, readonly string[]>> };
  readonly demo: Readonly<Record<"funds" | "member", { readonly operation: string }>>;
  readonly reference: readonly { readonly place: string }[];
}

function placeProblem(file: DataFile, place: string, catalogue: Catalogue): string | undefined {
  if (place.startsWith("#")) return filePointerProblem(catalogue, `${file.name}${place}`);
  return /^[A-Z]/.test(place) ? schemaNameProblem(catalogue, place) : operationNameProblem(catalogue, place);
}

/** Returns references in `rate-limits.yaml` to operations, schemas and values of the same file that don't exist. */
export function rateLimitProblems(file: DataFile, catalogue: Catalogue): Problem[] {
  const { tiers, demo, reference } = file.value as RateLimits;
  const operations: [Path, string][] = [
    ...Object.entries(tiers.operations).flatMap(([kind, names]) =>
      names.map((name, index): [Path, string] => [["tiers", "operations", kind, index], name]),
    ),
    [["demo", "funds", "operation"], demo.funds.operation],
    [["demo", "member", "operation"], demo.member.operation],
  ];
  const places = reference.map(({ place }, index): [Path, string] => [["reference", index, "place"], place]);
  return [...operations, ...places].flatMap(([path, place]) => {
    const message = placeProblem(file, place, catalogue);
    return message === undefined ? [] : [file.problem("rate-limits-names", path, message)];
  });
}

/**
 * Returns a problem for each reference to a nonexistent part of the specifications. A test of `tools/repo` checks the
 * references to tests.
 */
export function traceabilityProblems(file: DataFile, known: Catalogue): Problem[] {
  const rows = Object.entries(file.value as Readonly<Record<string, { readonly spec: readonly string[] }>>);
  return rows.flatMap(([row, { spec }]) =>
    spec.flatMap((place, index) => {
      const message = filePointerProblem(known, place);
      return message === undefined ? [] : [file.problem("traceability-places", [row, "spec", index], message)];
    }),
  );
}

interface ReturnCode {
  readonly code: number;
  readonly group: string;
  readonly class: string;
  readonly paths?: readonly string[];
  readonly transport?: string;
  readonly fields?: readonly string[];
}

/**
 * Returns the names of the cases in which a return code has the meaning of this entry, one for each path prefix. Two
 * entries must not apply to the same case. An HTTP status isn't a return code, so it doesn't conflict with a code of
 * the same number.
 */
const scopes = ({ code, group, paths = [""], transport, fields }: ReturnCode): string[] =>
  paths.map((path) => {
    const name = `${group === "http" ? "HTTP status" : "code"} ${code}${path === "" ? "" : ` of ${path}`}`;
    return [name, transport && `over ${transport}`, fields && `with ${fields.join()}`].filter(Boolean).join(" ");
  });

/**
 * Returns codes that appear in examples and not in the list. An example has a number at `retCode`, whereas a schema has
 * a description.
 */
function exampleProblems(entries: readonly ReturnCode[], { files, text: textOf }: Catalogue): Problem[] {
  const known = new Set(entries.filter(({ group }) => group !== "http").map(({ code }) => String(code)));
  return files.flatMap((file) =>
    textOf(file)
      .split("\n")
      .flatMap((text, index) => {
        const code = /^\s+(?:retCode|ret_code): (-?\d+)$/.exec(text)?.[1];
        if (code === undefined || known.has(code)) return [];
        const message = `ret-codes.yaml has no code ${code}.`;
        return [{ file, line: index + 1, rule: "known-codes", message }];
      }),
  );
}

/**
 * Returns codes that are listed twice for the same paths, paths without an operation, codes other than 0 that are
 * classified as a success, and unlisted codes in examples.
 */
export function returnCodeProblems(file: DataFile, catalogue: Catalogue): Problem[] {
  const entries = file.value as readonly ReturnCode[];
  return [...entryProblems(file, entries, catalogue), ...exampleProblems(entries, catalogue)];
}

function entryProblems(file: DataFile, entries: readonly ReturnCode[], { paths: known }: Catalogue): Problem[] {
  const seen = new Map<string, number>();
  return entries.flatMap((entry, index) => {
    const twice = scopes(entry).flatMap((scope) => {
      const first = seen.get(scope);
      seen.set(scope, first ?? file.lineOf([index]));
      return first === undefined
        ? []
        : [file.problem("ret-codes-distinct", [index], `The ${scope} is already listed in line ${first}.`)];
    });
    const nowhere = (entry.paths ?? [])
      .filter((prefix) => !known.some((path) => path.startsWith(prefix)))
      .map((prefix) =>
        file.problem("ret-codes-paths", [index, "paths"], `No operation has a path that begins with ${prefix}.`),
      );
    const success =
      entry.class === "success" && entry.code !== 0
        ? [file.problem("ret-codes-success", [index, "class"], `Only code 0 is a success, ${entry.code} is not.`)]
        : [];
    return [...twice, ...nowhere, ...success];
  });
}
