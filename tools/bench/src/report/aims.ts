/** Checks the project's performance goals against the numbers of a run. */
import { contenders } from "../../contenders.mjs";
import { valueOf } from "../part.ts";
import { chatReaders, smallEvents } from "../parts/chat.ts";
import { busyTables } from "../parts/requests.ts";
import { signingTables } from "../parts/signing.ts";
import { socketClients, socketTables } from "../parts/sockets.ts";
import { startTables } from "../parts/start.ts";
import { tickClients, tickTables } from "../parts/ticks.ts";
import { rowOf, type PartName, type Results } from "./results.ts";

export interface Aim {
  readonly what: string;
  readonly measured: number;
  /** Maximum for `measured`. */
  readonly limit: number;
}

/** Returns whether a goal is met. A goal without a measurement isn't met. */
export const isMet = ({ measured, limit }: Aim): boolean => measured <= limit;

/**
 * Goals that the project doesn't pursue, because they would require code that is hard to read. Each item states its
 * reasons.
 */
export const notAimedFor = [
  "An order over the socket in the time of the program written by hand: the client takes 1.15 to 1.3 times that time, which is 5 to 8 µs more. In the additional time, the client copies the order, checks each of its fields and rules, creates its IDs, and records its state in case the response is lost. Keeping the book takes no more time than `JSON.parse`. In a busy process, the same code takes a half to a quarter of the time, but here the processor has slept since the last update.",
  "A signed GET over `fetch` in 1.45 times the time of an unsigned one: bare `fetch` already takes 1.35 times that time with the headers of a signed request and a signal for its timeout.",
  "A first response only a few milliseconds later than with bare `fetch`: most of the time is spent loading `fetch`, and the rest loading the client's modules.",
  "Trades and small book updates in less than two thirds of the time of `JSON.parse`: a profile shows that every client spends a third of the time for a small message on the frames of `ws`, on Node's streams and on decoding the text. A fifth of the parsing time is spent copying the ID of each trade, so that a program that stores the ID doesn't keep the whole message in memory.",
  "Messages with their keys in an unknown order in 1.15 times the time of `JSON.parse`: they take 1.2 times that time. The client searches them for long integers and `__proto__`, checks each record, and delivers the records one by one.",
  "Single chat events at the speed of a callback: the loop creates a promise for each event, which alone takes a quarter of the callback's time. `batches()` returns the same events without these promises.",
];

type Numbers = (part: PartName, table: string, label: string, name: string) => number;

const atMost = (what: string, measured: number, limit: number): Aim => ({ what, measured, limit });

/**
 * Maximum cost ratios of each request method. `overUndici` compares the client with `undici.request`. `overFetch`
 * compares the client that sends through `fetch` with bare `fetch`.
 */
const methods = [
  { table: busyTables.get, name: "GET position list", overUndici: 1.25, overFetch: 1.6 },
  { table: busyTables.post, name: "POST order", overUndici: 1.2, overFetch: 1.45 },
] as const;

function requestAims(numbers: Numbers): Aim[] {
  return methods.flatMap(({ table, name, overUndici, overFetch }): Aim[] => {
    const cpu = (key: string) => numbers("requests", table, contenders[key]?.label ?? "", "cpu");
    const ratio = (over: string, under: string) => cpu(over) / cpu(under);
    return [
      atMost(
        `${name}: signed, typed, decoded, over bare unsigned \`undici.request\``,
        ratio("specwright", "undici-request"),
        overUndici,
      ),
      atMost(
        `${name}: Specwright on \`fetch\` over bare unsigned \`fetch\``,
        ratio("specwright-fetch", "fetch"),
        overFetch,
      ),
    ];
  });
}

/**
 * Maximum CPU time for each kind of message, as a multiple of the `bare` client's time. `reader` is the client that is
 * measured.
 */
const socketLimits = [
  { kind: "trades-302", reader: "plain", limit: 0.8, done: "delivered" },
  { kind: "trades-1300", reader: "plain", limit: 0.75, done: "delivered" },
  { kind: "book-302", reader: "book", limit: 0.9, done: "kept" },
  { kind: "book-1300", reader: "book", limit: 0.8, done: "kept" },
] as const;

const socketAims = (numbers: Numbers): Aim[] =>
  socketLimits.map(({ kind, reader, limit, done }) => {
    const title = socketTables[kind];
    const cpu = (client: keyof typeof socketClients) => numbers("sockets", title, socketClients[client].label, "cpu");
    const what = `Stream, ${title.charAt(0).toLowerCase()}${title.slice(1)} ${done}, over \`ws\` with \`JSON.parse\``;
    return atMost(what, cpu(reader) / cpu("bare"), limit);
  });

/** Maximum time of a tick, as a multiple of the time of a program that was written by hand for the same order. */
const tickLimits = [
  { route: "rest", state: "steady", p50: 1.12, p99: 1.15 },
  { route: "rest", state: "fresh", p50: 1.35, p99: 1.5 },
  { route: "socket", state: "steady", p50: 1.25, p99: 1.25 },
  { route: "socket", state: "fresh", p50: 1.8, p99: 1.6 },
] as const;

const tickAims = (numbers: Numbers): Aim[] =>
  tickLimits.flatMap(({ route, state, ...limits }) => {
    const table = tickTables[route][state];
    const time = (key: keyof typeof tickClients, share: string) =>
      numbers("ticks", table, tickClients[key].label, share);
    return Object.entries(limits).map(([share, limit]) => {
      const measured = time("specwright", share) / time("hand", share);
      return atMost(`Tick to trade, ${table}: ${share} over by hand`, measured, limit);
    });
  });

function startAims(numbers: Numbers): Aim[] {
  const time = (label: string) => numbers("start", startTables.firstAnswer, label, "time");
  const fetching = "`fetch`, unsigned";
  return [atMost(`First response of a fresh process over ${fetching}`, time("Specwright") / time(fetching), 1.35)];
}

function otherAims(results: Results, numbers: Numbers): Aim[] {
  const signature = (label: string) => numbers("signing", signingTables.hmac, label, "time");
  const stream = (key: keyof typeof chatReaders) => numbers("streams", smallEvents, chatReaders[key].label, "time");
  const parser = "over eventsource-parser's callback with `JSON.parse`";
  return [
    atMost(
      "HMAC: all headers of a request over `createHmac` with a cached key",
      signature("Specwright, all headers") / signature("`createHmac`, cached key"),
      1.2,
    ),
    atMost(`Chat stream in batches ${parser}`, stream("specwright-batches") / stream("parser"), 1.5),
    atMost(`Chat stream event by event ${parser}`, stream("specwright") / stream("parser"), 1.7),
    ...["New order", "List of 20 orders"].map((label) => {
      const check = numbers("checks", "", label, "check");
      return atMost(`Check of a result, ${label}: microseconds`, check, label === "New order" ? 1 : 3);
    }),
    ...(results.parts.memory[""] ?? []).map((row) => {
      const what = `Memory over ${row.label}: growth in bytes for each`;
      return atMost(what, valueOf(row, "growth"), row.label.endsWith("calls") ? 10 : 100);
    }),
  ];
}

export function aimsOf(results: Results): Aim[] {
  const numbers: Numbers = (part, table, label, name) => valueOf(rowOf(results, part, table, label), name);
  return [
    ...tickAims(numbers),
    ...requestAims(numbers),
    ...socketAims(numbers),
    ...startAims(numbers),
    ...otherAims(results, numbers),
  ];
}
