/** Checks the project's performance goals against the numbers of a run. */
import { contenders } from "../../contenders.mjs";
import { valueOf } from "../part.ts";
import { chatReaders, smallEvents } from "../parts/chat.ts";
import { busyTables } from "../parts/requests.ts";
import { signingTables } from "../parts/signing.ts";
import { socketClients, socketTables } from "../parts/sockets.ts";
import { bare, startTables } from "../parts/start.ts";
import { tickClients, tickTables } from "../parts/ticks.ts";
import { rowOf, type PartName, type Results } from "./results.ts";

export interface Aim {
  readonly what: string;
  readonly measured: number;
  readonly limit: number;
  /** Direction of the limit. */
  readonly sense: "at most" | "at least";
  /** Explanation of a missed goal: the parts of the cost. */
  readonly why: string;
}

/** Returns whether a goal is met. A missing measurement is not. */
export const isMet = ({ measured, limit, sense }: Aim): boolean =>
  sense === "at most" ? measured <= limit : measured >= limit;

const why = {
  bareRequest:
    "The bare request is neither signed nor checked, has no timeout of its own and keeps no record of its outcome. A profile shows no dominant part: the signature, reading the response without losing digits, garbage collection and promises take the most.",
  peers:
    "The same cost seen from the other side; the peers are compared as they are, and part of what all of them pay is the socket.",
  portable:
    "Signed headers are five more that `fetch` checks one by one, and a time limit needs an `AbortController` that it listens to, as nothing else ends a request whose response has not begun: a `fetch` written by hand with both measured 1.10 to 1.22. The signature, the checks and reading without losing digits come on top.",
  batches:
    "Measured one by one, the text that an error would give back takes 0.10 of it, the typed event and its batch the rest.",
  events:
    "Event by event, each event is a promise of the loop, which alone costs 70 ns, a quarter of what is compared with; `batches()` gives the same events without it.",
  plain:
    "By a profile, reading takes 47 % of the cost of a message of 0.3 kB and 73 % of one of 1.3 kB. A fifth of that copies the ID of each trade, so that a program that keeps it does not keep the whole message; most of the rest looks at each byte. A third of the smaller message are the frames of `ws`, the streams of Node and the text, which every client has.",
  book: "By a profile, reading takes 38 % of the cost of an update of 0.3 kB and 41 % of one of 1.3 kB. Updating the sorted levels and reporting the changes takes 34 and 47 %, and the bare reader maintains no book.",
  ticks:
    "A third of the better peer's time is what the write and the way to the exchange take alone. In a run of 476 µs over REST, the write took 46 and 169 passed after it, while a third of ccxt's time was 214; of 225 µs over the socket they took 34 and 41, while a third of bybit-api's time was 74. By a profile of what comes before the write over REST, a fifth goes to reading the change, a quarter to checking and signing the order, and more than a third to Node's dispatcher; an idle connection waits for a turn of the event loop before Node uses it again. bybit-api keeps no book and checks no order.",
  headers: "Beside the signature there are the query to normalise and the headers to put together.",
  checks: "The check looks at every required field once.",
  memory: "Compiled code and statistics of the runtime are part of it.",
};

type Numbers = (part: PartName, table: string, label: string, name: string) => number;

const atMost = (what: string, measured: number, limit: number, reason: string): Aim => ({
  what,
  measured,
  limit,
  sense: "at most",
  why: reason,
});

/** The allowed cost of each method: over `undici.request`, and of the sender on `fetch` over bare `fetch`. */
const methods = [
  { table: busyTables.get, name: "GET position list", overUndici: 1.25, overFetch: 1.45 },
  { table: busyTables.post, name: "POST order", overUndici: 1.2, overFetch: 1.35 },
] as const;

function requestAims(numbers: Numbers): Aim[] {
  return methods.flatMap(({ table, name, overUndici, overFetch }): Aim[] => {
    const cpu = (key: string) => numbers("requests", table, contenders[key]?.label ?? "", "cpu");
    const ratio = (over: string, under: string) => cpu(over) / cpu(under);
    const atLeast = { sense: "at least", why: why.peers } as const;
    return [
      atMost(
        `${name}: signed, typed, decoded, over bare unsigned \`undici.request\``,
        ratio("specwright", "undici-request"),
        overUndici,
        why.bareRequest,
      ),
      { ...atLeast, what: `${name}: bybit-api over Specwright`, measured: ratio("bybit-api", "specwright"), limit: 6 },
      { ...atLeast, what: `${name}: ccxt over Specwright`, measured: ratio("ccxt", "specwright"), limit: 1.8 },
      atMost(
        `${name}: Specwright on \`fetch\` over bare unsigned \`fetch\``,
        ratio("specwright-fetch", "fetch"),
        overFetch,
        why.portable,
      ),
    ];
  });
}

/** The reader of each message, and its allowed cost. */
const socketLimits = [
  { kind: "trades-302", reader: "plain", limit: 0.75, done: "delivered" },
  { kind: "trades-1300", reader: "plain", limit: 0.6, done: "delivered" },
  { kind: "book-302", reader: "book", limit: 0.75, done: "kept" },
  { kind: "book-1300", reader: "book", limit: 0.8, done: "kept" },
] as const;

const socketAims = (numbers: Numbers): Aim[] =>
  socketLimits.map(({ kind, reader, limit, done }) => {
    const title = socketTables[kind];
    const cpu = (client: keyof typeof socketClients) => numbers("sockets", title, socketClients[client].label, "cpu");
    const what = `Stream, ${title.charAt(0).toLowerCase()}${title.slice(1)} ${done}, over \`ws\` with \`JSON.parse\``;
    return atMost(what, cpu(reader) / cpu("bare"), limit, why[reader]);
  });

/** Upper limits of a tick, as multiples of a program written by hand for the same order. */
const tickLimits = [
  { route: "rest", state: "steady", p50: 1.12, p99: 1.15 },
  { route: "rest", state: "fresh", p99: 1.5 },
  { route: "socket", state: "steady", p50: 1.25, p99: 1.25 },
  { route: "socket", state: "fresh", p99: 1.6 },
] as const;

const tickAims = (numbers: Numbers): Aim[] =>
  tickLimits.flatMap(({ route, state, ...limits }) => {
    const table = tickTables[route][state];
    const time = (key: keyof typeof tickClients, share: string) =>
      numbers("ticks", table, tickClients[key].label, share);
    return Object.entries(limits).map(([share, limit]) => {
      const measured = time("specwright", share) / time("hand", share);
      return atMost(`Tick to trade, ${table}: ${share} over by hand`, measured, limit, why.ticks);
    });
  });

function startAims(numbers: Numbers): Aim[] {
  const after = (label: string) =>
    numbers("start", startTables.firstAnswer, label, "time") - numbers("start", startTables.firstAnswer, bare, "time");
  const reason = `Node's own \`fetch\`, whose connections the client uses, takes ${Math.round(after("`fetch`, unsigned"))} of them. The rest is reading the modules of the client.`;
  return [
    atMost("First response of a fresh process: milliseconds more than bare Node", after("Specwright"), 40, reason),
  ];
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
      why.headers,
    ),
    atMost(`Chat stream in batches ${parser}`, stream("specwright-batches") / stream("parser"), 1.5, why.batches),
    atMost(`Chat stream event by event ${parser}`, stream("specwright") / stream("parser"), 1.5, why.events),
    ...["New order", "List of 20 orders"].map((label) => {
      const check = numbers("checks", "", label, "check");
      return atMost(`Check of a result, ${label}: microseconds`, check, label === "New order" ? 1 : 3, why.checks);
    }),
    ...(results.parts.memory[""] ?? []).map((row) => {
      const what = `Memory over ${row.label}: growth in bytes for each`;
      return atMost(what, valueOf(row, "growth"), row.label.endsWith("calls") ? 10 : 100, why.memory);
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
