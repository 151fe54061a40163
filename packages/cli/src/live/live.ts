/** One run against a live service: reads, topics, comparison. */
import { createTradingClient, type Credentials, type TradingOptions } from "@specwright/trading";
import { createMemoryStore, systemClock, type Clock, type PlatformFetch } from "@specwright/transport";
import { Comparison } from "./compare.ts";
import { LiveValues } from "./inputs.ts";
import type { WriteJournal, TradingWrite } from "./writes.ts";
import { isThisMachine, playJourneys } from "./journeys.ts";
import { ComparingFetch, quarterOf, readEverything } from "./reads.ts";
import { reportOf, type LiveReport } from "./report.ts";
import { keepRun, keptRun, LiveRun } from "./run.ts";
import type { Input, LiveRead, Specification } from "./specification.ts";
import { listenToEverything, type ListeningSocket } from "./topics.ts";

export interface LiveOptions {
  /** An environment by name, or the base URL of a service such as a sandbox. */
  readonly environment: string;
  /** Without a key only public reads and topics are compared. */
  readonly credentials?: Credentials | undefined;
  /** Where an interrupted run is kept, so that the next one goes on. */
  readonly stateFile: string;
  readonly signal: AbortSignal;
  /** Begins when the topics are subscribed to, and aborts when their messages were awaited for long enough. */
  readonly enough: () => AbortSignal;
  /** Messages of a topic after which it counts as seen. Default 3. */
  readonly messages?: number;
  /** Operations and topics that answered an earlier run. */
  readonly earlier?: ReadonlySet<string>;
  readonly say: (progress: string) => void;
  readonly specification: Specification;
  readonly fetch?: PlatformFetch;
  readonly open?: (url: string) => ListeningSocket;
  readonly clock?: Clock;
  /** Takes each read that the service accepted. */
  readonly keep?: ((read: LiveRead, input: Input) => Promise<void>) | undefined;
  /** What this run writes while it listens, or what an earlier run left. Without it nothing is written. */
  readonly journal?: WriteJournal<TradingWrite> | undefined;
  /** Plays beside the topics, so that those of the account have something to tell. */
  readonly beside?: () => Promise<void>;
}

const isUrl = (environment: string): boolean => /^https?:/.test(environment);

/** Where a server of the streams is, in an environment. Market data of demo accounts comes from mainnet. */
function streamHost({ servers }: Specification, environment: string, server: string): string | undefined {
  if (isUrl(environment)) return environment.replace(/^http/, "ws").replace(/\/$/, "");
  const { hosts = {}, isPrivate = false } = servers[server] ?? {};
  const host = hosts[environment === "demo" && !isPrivate ? "mainnet" : environment];
  return host === undefined ? undefined : `wss://${host}`;
}

/** A new run, or an interrupted one with what it found. */
function beginRun({ environment, specification, stateFile, signal, say }: LiveOptions, now: number) {
  // A URL may hold a password, which a report must not show.
  const name = isUrl(environment) ? new URL(environment).origin : environment;
  const kept = keptRun(stateFile, name, now);
  const { startedAt = now, reached = [], found = [] } = kept ?? {};
  const comparison = new Comparison(specification);
  comparison.restore(found);
  return { run: new LiveRun({ environment: name, startedAt, signal, say, reached }), comparison };
}

/** A store for the rate limits: all of them on this machine, a quarter elsewhere. */
function throttleStore(environment: string, clock: Clock) {
  const store = createMemoryStore(clock);
  return isThisMachine(environment) ? store : quarterOf(store);
}

/** A client that sends each request once, through the comparison. */
function clientOf({ environment, credentials }: LiveOptions, comparing: ComparingFetch, clock: Clock) {
  return createTradingClient({
    environment: (isUrl(environment) ? { baseUrl: environment } : environment) as TradingOptions["environment"],
    credentials,
    clock,
    retry: false,
    timeoutMs: 10_000,
    fetch: comparing.fetch,
    throttle: { store: throttleStore(environment, clock) },
  });
}

/** Compares everything that can be read, plays the journeys where a journal is given, and reports what differs. */
export async function compareLive(options: LiveOptions): Promise<LiveReport> {
  const { environment, credentials, specification, stateFile, earlier = new Set() } = options;
  const clock = options.clock ?? systemClock;
  const now = (): number => clock.now();
  const { run, comparison } = beginRun(options, now());
  const comparing = new ComparingFetch(specification, comparison, options.fetch ?? (fetch as unknown as PlatformFetch));
  const client = clientOf(options, comparing, clock);
  const values = new LiveValues(now);
  try {
    const hasKey = credentials !== undefined;
    const { keep } = options;
    await readEverything(specification.reads, {
      specification,
      comparison,
      run,
      client,
      comparing,
      values,
      hasKey,
      keep,
    });
    if (run.ended.size === 0)
      await listenToEverything({
        run,
        specification,
        comparison,
        values,
        hostOf: (server) => streamHost(specification, environment, server),
        open: options.open ?? ((url) => new WebSocket(url)),
        credentials,
        // The reads have corrected the clock of a machine that is wrong.
        now: () => client.serverTime(),
        enough: options.enough(),
        messages: options.messages ?? 3,
        beside: async () => {
          await options.beside?.();
          if (options.journal !== undefined)
            await playJourneys({ run, client, specification, journal: options.journal });
        },
      });
    if (run.signal.aborted && run.ended.size === 0) run.stop("topics");
  } finally {
    keepRun(stateFile, run, comparison.differences);
  }
  for (const [name, reason] of run.silences(earlier)) comparison.silence(name, reason);
  return reportOf(run, comparison.differences, specification.known, earlier);
}
