/** CPU time of a message, beside that of `ws` with `JSON.parse` and one look-up, measured in turns. */
import { raceSockets } from "../../measurements/sockets.ts";
import { median } from "../../report/stats.ts";
import type { FrameKind } from "../frames.ts";
import type { Found, Row } from "../row.ts";

interface Contest {
  readonly client: string;
  readonly kinds: readonly FrameKind[];
  readonly most: number;
  /** Messages a second; 0 for as many as the client takes. */
  readonly rate?: number;
}

const COUNT = 15_000;

/** The ratio of the medians, and the lower end of its 95 % interval. */
function ratioOf(own: readonly number[], bare: readonly number[]): { ratio: number; low: number } {
  const ratios = own.map((cpu, round) => cpu / (bare[round] ?? Number.NaN));
  const mean = ratios.reduce((sum, one) => sum + one, 0) / ratios.length;
  const variance = ratios.reduce((sum, one) => sum + (one - mean) ** 2, 0) / Math.max(1, ratios.length - 1);
  return { ratio: median(ratios), low: mean - 1.96 * Math.sqrt(variance / ratios.length) };
}

async function compare({ client, kinds, most, rate = 0 }: Contest): Promise<Found> {
  const texts: string[] = [];
  let isMet = true;
  for (const kind of kinds) {
    const rounds = rate === 0 ? 6 : 2;
    const race = { clients: ["bare", client, "bybit-api"], kind, count: rate === 0 ? COUNT : rate * 2, rate, rounds };
    const [bare = [], own = [], peer = []] = await raceSockets(race);
    const { ratio, low } = ratioOf(own, bare);
    isMet &&= low <= most;
    const peerText = ratioOf(peer, bare).ratio.toFixed(2);
    texts.push(`${kind} ${ratio.toFixed(2)} of ${median(bare).toFixed(1)} µs (bybit-api ${peerText})`);
  }
  return { text: texts.join(", "), isMet };
}

const contests: readonly (Contest & { readonly id: string; readonly what: string })[] = [
  { id: "U1", what: "trades delivered", client: "plain", kinds: ["trades-302", "trades-1300"], most: 1.1 },
  { id: "U2", what: "a book of 50 levels kept", client: "book", kinds: ["book-302", "book-1300"], most: 0.9 },
  { id: "U3", what: "tickers merged", client: "plain", kinds: ["ticker"], most: 1.2 },
  { id: "U4", what: "5,000 messages a second", client: "plain", kinds: ["trades-302"], most: 1.05, rate: 5000 },
  { id: "U5", what: "a loop instead of a callback", client: "loop", kinds: ["trades-302"], most: 1.25 },
  {
    id: "U6",
    what: "every message left to the general reader",
    client: "plain",
    kinds: ["trades-reordered"],
    most: 1.15,
  },
];

export const cpuRows: readonly Row[] = contests.map(({ id, what, ...contest }) => ({
  id,
  goal: `CPU: ${what}, at most ${contest.most.toFixed(2)} of ws and JSON.parse`,
  measure: () => compare(contest),
}));
