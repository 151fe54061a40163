/** What the project promises about its own speed, checked against the numbers of a run. */
import { messages } from "../measurements/sockets.ts";
import { tickWays } from "../measurements/ticks.ts";
import type { Results } from "./results.ts";

export interface Target {
  readonly what: string;
  readonly measured: number;
  readonly limit: number;
  /** Whether the number has to stay below its limit or to reach it. */
  readonly sense: "at most" | "at least";
  /** Where it is missed: what the cost is made of. */
  readonly why: string;
  /** The machine was too busy for this number to say anything, whichever way it came out. */
  readonly isUndecided?: boolean;
}

/** Above this many waiting processes, neighbours disturb a process by more than two sizes of a document differ. */
export const BUSY = 2;

export type Verdict = "yes" | "no" | "undecided";

export const verdictOf = (target: Target): Verdict =>
  target.isUndecided === true ? "undecided" : isMet(target) ? "yes" : "no";

export const isMet = ({ measured, limit, sense }: Target): boolean =>
  sense === "at most" ? measured <= limit : measured >= limit;

type Method = "get" | "post";

const bareRequest =
  "The bare request is neither signed nor checked, has no time limit of its own and makes no record of what became of it. By a profile no single part stands out: the signature, reading the response without losing digits, garbage collection and promises take the most.";
const onPeers =
  "The same cost seen from the other side; the peers are compared as they are, and part of what all of them pay is the socket.";
const portable =
  "Signed headers are five more that `fetch` checks one by one, and a time limit needs an `AbortController` that it listens to, as nothing else ends a request whose response has not begun: a `fetch` written by hand with both measured 1.10 to 1.22. The signature, the checks and reading without losing digits come on top.";
const batches =
  "Event by event, each event is a promise of the loop, which alone costs 70 ns, a quarter of what is compared with; `batches()` gives the same events without it.";

const cpuOf = (rows: readonly { key: string; cpu: { median: number } }[], key: string): number =>
  rows.find((row) => row.key === key)?.cpu.median ?? Number.NaN;

/** Processor time of one contender over that of another, at 50 in flight. */
function ratio({ requests }: Results, method: Method, over: string, under: string): number {
  const rows = requests.find((one) => one.method === method && one.inFlight === 50)?.rows ?? [];
  return cpuOf(rows, over) / cpuOf(rows, under);
}

/** The most that is allowed of each method: over `undici.request`, and of the sender on `fetch` over bare `fetch`. */
const methods = [
  { method: "get", name: "GET position list", overUndici: 1.25, overFetch: 1.45 },
  { method: "post", name: "POST order", overUndici: 1.2, overFetch: 1.35 },
] as const satisfies readonly { method: Method; name: string; overUndici: number; overFetch: number }[];

function requestTargets(results: Results): Target[] {
  return methods.flatMap(({ method, name, overUndici, overFetch }): Target[] => [
    {
      what: `${name}: signed, typed, decoded, over bare unsigned \`undici.request\``,
      measured: ratio(results, method, "specwright", "undici-request"),
      limit: overUndici,
      sense: "at most",
      why: bareRequest,
    },
    {
      what: `${name}: bybit-api over Specwright`,
      measured: ratio(results, method, "bybit-api", "specwright"),
      limit: 6,
      sense: "at least",
      why: onPeers,
    },
    {
      what: `${name}: ccxt over Specwright`,
      measured: ratio(results, method, "ccxt", "specwright"),
      limit: 1.8,
      sense: "at least",
      why: onPeers,
    },
    {
      what: `${name}: Specwright on \`fetch\` over bare unsigned \`fetch\``,
      measured: ratio(results, method, "specwright-fetch", "fetch"),
      limit: overFetch,
      sense: "at most",
      why: portable,
    },
  ]);
}

function otherTargets({ circumstances, checks, signing, streams, memory }: Results): Target[] {
  const signature = (label: string) => signing.hmac.find((row) => row.label === label)?.time.median ?? Number.NaN;
  const stream = (key: string) => streams.small.find((row) => row.key === key)?.time.median ?? Number.NaN;
  return [
    {
      what: "HMAC: all headers of a request over `createHmac` with a cached key",
      measured: signature("Specwright, all headers") / signature("`createHmac`, cached key"),
      limit: 1.2,
      sense: "at most",
      why: "Beside the signature there are the query to normalise and the headers to put together.",
    },
    {
      what: "Chat stream in batches over eventsource-parser's callback with `JSON.parse`",
      measured: stream("specwright-batches") / stream("parser"),
      limit: 1.5,
      sense: "at most",
      why: "Measured one by one, the text that an error would give back takes 0.10 of it, the typed event and its batch the rest.",
    },
    {
      what: "Chat stream event by event over eventsource-parser's callback with `JSON.parse`",
      measured: stream("specwright") / stream("parser"),
      limit: 1.5,
      sense: "at most",
      why: batches,
    },
    ...checks.map(({ label, check }): Target => ({
      what: `Check of a result, ${label}: microseconds`,
      measured: check.median,
      limit: label === "New order" ? 1 : 3,
      sense: "at most",
      isUndecided: circumstances.load > BUSY,
      why: "The check looks at every required field once.",
    })),
    ...memory.map(({ label, total, growth: bytes }): Target => ({
      what: `Memory over ${total.toLocaleString("en")} ${label}: growth in bytes for each`,
      measured: bytes,
      limit: label === "calls" ? 10 : 100,
      sense: "at most",
      why: "Compiled code and statistics of the runtime are part of it.",
    })),
  ];
}

/** Our reader of each message, and the most that it is allowed. */
const socketLimits = {
  "trades-302": { reader: "plain", limit: 0.75, what: "delivered" },
  "trades-1300": { reader: "plain", limit: 0.6, what: "delivered" },
  "book-302": { reader: "book", limit: 0.75, what: "kept" },
  "book-1300": { reader: "book", limit: 0.8, what: "kept" },
} as const;

const whyOfReader = {
  plain:
    "By a profile, reading takes 27 % of what a message of 0.3 kB costs and 60 % of one of 1.3 kB, and two thirds of that is looking at each byte of keys and IDs. More than half of the smaller one are the frames of `ws` and the streams of Node, which every client has.",
  book: "By a profile, reading takes 23 % of what a change of 0.3 kB costs and 39 % of one of 1.3 kB. Putting the changed levels into sorted lists takes 12 and 37 %, and the bare reader keeps no book.",
};

const socketTargets = ({ sockets }: Results): Target[] =>
  sockets.map(({ kind, rows }) => {
    const { reader, limit, what } = socketLimits[kind];
    return {
      what: `Stream, ${messages[kind].label} ${what}, over \`ws\` with \`JSON.parse\``,
      measured: cpuOf(rows, reader) / cpuOf(rows, "bare"),
      limit,
      sense: "at most",
      why: whyOfReader[reader],
    };
  });

function tickTargets({ ticks }: Results): Target[] {
  return ticks.flatMap(({ way, rows }): Target[] =>
    (["p50", "p99"] as const).map((share) => {
      const timeOf = (key: string) => rows.find((row) => row.key === key)?.[share] ?? Number.NaN;
      return {
        what: `Tick to trade ${tickWays[way]}, ${share}, over the better of bybit-api and ccxt`,
        measured: timeOf("specwright") / Math.min(timeOf("bybit-api"), timeOf("ccxt")),
        limit: 0.33,
        sense: "at most",
        why: "The loopback and the wake-up of two processes are the same for all clients. By a profile of the rest over REST, a fifth goes to reading the change, a quarter to checking and signing the order, and more than a third to Node's dispatcher and the write; an idle connection waits for a turn of the event loop before Node uses it again.",
      };
    }),
  );
}

function startTargets({ start }: Results): Target[] {
  const after = (label: string) => start.firstAnswer.find((row) => row.label === label)?.time.median ?? Number.NaN;
  const fetchAlone = after("`fetch`, unsigned") - after("bare Node");
  return [
    {
      what: "First response of a fresh process: milliseconds more than bare Node",
      measured: after("Specwright") - after("bare Node"),
      limit: 40,
      sense: "at most",
      why: `Node's own \`fetch\`, whose connections the client uses, takes ${Math.round(fetchAlone)} of them. The rest is reading the modules of the client.`,
    },
  ];
}

export const targetsOf = (results: Results): Target[] => [
  ...tickTargets(results),
  ...requestTargets(results),
  ...socketTargets(results),
  ...startTargets(results),
  ...otherTargets(results),
];
