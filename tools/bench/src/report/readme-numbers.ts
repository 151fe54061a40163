/** The numbers in the tables of READMEs. A run writes them, so that they stay those of docs/performance.md. */
import type { Results } from "./results.ts";

/** Cells behind the label that each row of a table begins with. */
type Rows = Readonly<Record<string, readonly string[]>>;

function found<T>(rows: readonly T[], isIt: (row: T) => boolean, what: string): T {
  const row = rows.find(isIt);
  if (row === undefined) throw new Error(`The results have no ${what}`);
  return row;
}

const labelled = <T extends { label: string }>(rows: readonly T[], label: string): T =>
  found(rows, (row) => row.label === label, label);

const clients = ["specwright", "bybit-api", "ccxt"] as const;
const packages = ["@specwright/trading", "bybit-api", "ccxt"] as const;

/** Processor time of a signed GET, as multiples of ours. */
function requestCells({ requests }: Results): string[] {
  const { rows } = found(requests, ({ method, inFlight }) => method === "get" && inFlight === 50, "GET, 50 in flight");
  const [own = Number.NaN, ...others] = clients.map((key) => found(rows, (row) => row.key === key, key).cpu.median);
  return ["1", ...others.map((median) => (median / own).toFixed(1))];
}

/** Microseconds from a change of the book to the order, half of the ticks and 99 of 100 of them. */
function tickCells({ ticks }: Results, wanted: Results["ticks"][number]["way"]): string[] {
  const { rows } = found(ticks, ({ way }) => way === wanted, `ticks over ${wanted}`);
  return clients.map((client) => {
    const { p50, p99 } = found(rows, ({ key }) => key === client, client);
    return `${Math.round(p50)} / ${Math.round(p99)} µs`;
  });
}

function importCells({ start }: Results): string[] {
  const median = (label: string) => labelled(start.importTime, label).time.median;
  return packages.map((label) => `${Math.round(median(label) - median("bare Node"))} ms`);
}

/** Kilobytes of gzip in a browser. */
function kilobytes({ sizes }: Results, label: string, digits = 0): string {
  const { gzip = Number.NaN } = labelled(sizes, label).browser ?? {};
  return `${(gzip / 1_000).toFixed(digits)} kB`;
}

function sizeCells(results: Results): string[] {
  const every = kilobytes(results, "Specwright trading: every operation");
  const two = kilobytes(results, "Specwright trading: two operations");
  return [
    `${every}; two operations ${two}`,
    kilobytes(results, "bybit-api"),
    kilobytes(results, "ccxt, this exchange alone"),
  ];
}

const installCells = ({ installs }: Results): string[] =>
  packages.map((name) => {
    const row = labelled(installs, name);
    return `${row.packages} packages, ${Math.round(row.bytes / 1_000_000)} MB`;
  });

function signingRows(results: Results): Rows {
  const time = (label: string) => `${Number(labelled(results.signing.hmac, label).time.median.toPrecision(2))} µs`;
  return {
    "All headers of an HMAC request": [time("Specwright, all headers"), time("bybit-api")],
    "In a browser, gzip": [
      kilobytes(results, "Specwright signing: `createSigner`", 1),
      `part of a client of ${kilobytes(results, "bybit-api")}`,
    ],
  };
}

function knowledgeRows(results: Results): Rows {
  const names = ["@specwright/knowledge", "openai"];
  const { start, installs } = results;
  const bare = labelled(start.importTime, "bare Node").time.median;
  return {
    "Import of the package": names.map(
      (name) => `${Math.round(labelled(start.importTime, name).time.median - bare)} ms`,
    ),
    "In a browser, gzip": [kilobytes(results, "Specwright knowledge"), kilobytes(results, "openai")],
    Installed: names.map((name) => {
      const row = labelled(installs, name);
      return `${row.packages} ${row.packages === 1 ? "package" : "packages"}, ${Math.round(row.bytes / 1_000_000)} MB`;
    }),
  };
}

/** Processor time of a message, as multiples of what the bare socket with `JSON.parse` takes. */
function streamRows({ sockets }: Results): Rows {
  const times = (wanted: string, key: string) => {
    const { rows } = found(sockets, ({ kind }) => kind === wanted, wanted);
    const median = (client: string) => found(rows, (row) => row.key === client, client).cpu.median;
    return (median(key) / median("bare")).toFixed(1);
  };
  return {
    "CPU per message delivered, `ws` with `JSON.parse` = 1": [
      times("trades-302", "plain"),
      times("trades-302", "bybit-api"),
      "–",
    ],
    "CPU per update of a book kept, `ws` with `JSON.parse` = 1": [
      times("book-302", "book"),
      "–",
      times("book-302", "ccxt"),
    ],
  };
}

/** README, below the root of the repository → its rows with numbers. */
export function readmeRows(results: Results): Readonly<Record<string, Rows>> {
  const clientRows: Rows = {
    "From a change of the book to an order over REST, p50 / p99": tickCells(results, "rest"),
    "From a change of the book to an order over the socket, p50 / p99": tickCells(results, "socket"),
    "CPU per signed request on Node, ours = 1": requestCells(results),
    "Import of the package": importCells(results),
    "In a browser, gzip": sizeCells(results),
    Installed: installCells(results),
  };
  return {
    "README.md": clientRows,
    "packages/trading/README.md": clientRows,
    "packages/signing/README.md": signingRows(results),
    "packages/knowledge/README.md": knowledgeRows(results),
    "packages/streams/README.md": streamRows(results),
  };
}

/** The text with the cells of these rows in their places. */
export function withNumbers(text: string, rows: Rows): string {
  let changed = text;
  for (const [label, cells] of Object.entries(rows)) {
    const lines = changed.split("\n");
    const places = lines.flatMap((line, index) => (line.startsWith(`| ${label} |`) ? [index] : []));
    const [place] = places;
    if (place === undefined || places.length > 1)
      throw new Error(`${places.length} rows begin with "${label}"; one is expected`);
    changed = lines.with(place, `| ${[label, ...cells].join(" | ")} |`).join("\n");
  }
  return changed;
}
