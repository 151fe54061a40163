/** Writes the numbers in the READMEs' tables, so that they match docs/performance.md. */
import { valueOf } from "../part.ts";
import { busyTables } from "../parts/requests.ts";
import { signingTables } from "../parts/signing.ts";
import { socketClients, socketTables } from "../parts/sockets.ts";
import { bare, startTables } from "../parts/start.ts";
import { tickClients, tickTables } from "../parts/ticks.ts";
import { rowOf, type PartName, type Results } from "./results.ts";

/** Cells of a row by its label. */
type Rows = Readonly<Record<string, readonly string[]>>;
type Numbers = (part: PartName, table: string, label: string, name: string) => number;

const packages = ["@specwright/trading", "bybit-api", "ccxt"];

/** Formats the microseconds from an update of the book to the order: the median and the 99th percentile. */
const tickCells = (numbers: Numbers, table: string): string[] =>
  [tickClients.specwright, tickClients["bybit-api"], tickClients.ccxt].map(({ label }) => {
    const [p50, p99] = ["p50", "p99"].map((share) => Math.round(numbers("ticks", table, label, share)));
    return `${p50} / ${p99} µs`;
  });

const importCell = (numbers: Numbers, label: string): string => {
  const time = (of: string) => numbers("start", startTables.imports, of, "time");
  return `${Math.round(time(label) - time(bare))} ms`;
};

function installCell(numbers: Numbers, label: string): string {
  const [count, bytes] = [numbers("installs", "", label, "packages"), numbers("installs", "", label, "bytes")];
  return `${count} ${count === 1 ? "package" : "packages"}, ${Math.round(bytes / 1_000_000)} MB`;
}

/** Formats the gzip size of a browser bundle in kilobytes. */
const kilobytes = (numbers: Numbers, label: string, digits = 0): string =>
  `${(numbers("sizes", "", label, "browser gzip") / 1_000).toFixed(digits)} kB`;

function clientRows(numbers: Numbers): Rows {
  const cpu = (label: string) => numbers("requests", busyTables.get, label, "cpu");
  const size = (label: string) => kilobytes(numbers, label);
  const [every, two] = ["every operation", "two operations"].map((what) => size(`Specwright trading: ${what}`));
  return {
    "Book update to order over REST, p50 / p99": tickCells(numbers, tickTables.rest.steady),
    "Book update to order over the socket, p50 / p99": tickCells(numbers, tickTables.socket.steady),
    "CPU per signed request on Node, ours = 1": [
      "1",
      ...["bybit-api", "ccxt"].map((label) => (cpu(label) / cpu("Specwright")).toFixed(1)),
    ],
    "Import of the package": packages.map((name) => importCell(numbers, name)),
    "In a browser, gzip": [
      `${every}; ${two} with only two operations`,
      size("bybit-api"),
      size("ccxt, this exchange alone"),
    ],
    Installed: packages.map((name) => installCell(numbers, name)),
  };
}

function signingRows(numbers: Numbers): Rows {
  const time = (label: string) => Number(numbers("signing", signingTables.hmac, label, "time").toPrecision(2));
  return {
    "All headers of an HMAC request": ["Specwright, all headers", "bybit-api"].map((label) => `${time(label)} µs`),
    "In a browser, gzip": [
      kilobytes(numbers, "Specwright signing: `createSigner`", 1),
      `part of a client of ${kilobytes(numbers, "bybit-api")}`,
    ],
  };
}

function knowledgeRows(numbers: Numbers): Rows {
  const names = ["@specwright/knowledge", "openai"];
  return {
    "Import of the package": names.map((name) => importCell(numbers, name)),
    "In a browser, gzip": ["Specwright knowledge", "openai"].map((label) => kilobytes(numbers, label)),
    Installed: names.map((name) => installCell(numbers, name)),
  };
}

/** Formats the CPU time for a stream message, as a multiple of the time that `ws` with `JSON.parse` needs. */
function streamRows(numbers: Numbers): Rows {
  const times = (kind: keyof typeof socketTables, client: keyof typeof socketClients) => {
    const cpu = (key: typeof client) => numbers("sockets", socketTables[kind], socketClients[key].label, "cpu");
    return (cpu(client) / cpu("bare")).toFixed(1);
  };
  const base = "`ws` with `JSON.parse` = 1";
  return {
    [`CPU per message delivered, ${base}`]: [times("trades-302", "plain"), times("trades-302", "bybit-api"), "–"],
    [`CPU per update of a maintained book, ${base}`]: [times("book-302", "book"), "–", times("book-302", "ccxt")],
  };
}

/** Returns the rows with numbers for each README, by the path of the README. */
export function readmeRows(results: Results): Readonly<Record<string, Rows>> {
  const numbers: Numbers = (part, table, label, name) => {
    const value = valueOf(rowOf(results, part, table, label), name);
    if (Number.isNaN(value)) throw new Error(`The results of ${part} have no ${name} of ${label}`);
    return value;
  };
  return {
    "README.md": clientRows(numbers),
    "packages/trading/README.md": clientRows(numbers),
    "packages/signing/README.md": signingRows(numbers),
    "packages/knowledge/README.md": knowledgeRows(numbers),
    "packages/streams/README.md": streamRows(numbers),
  };
}

/** Finds table rows in a Markdown document by their label, and replaces their other cells. */
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
