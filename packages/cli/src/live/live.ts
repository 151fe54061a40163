/**
 * Compares a live trading service with the specifications: reads, topics and, with test funds, sequences of writes
 * (journeys).
 */
import { createTradingClient, type Credentials, type TradingOptions } from "@specwright/trading";
import { createMemoryStore, systemClock, type Clock, type WebFetch } from "@specwright/transport";
import { Comparison } from "./compare.ts";
import { LiveValues } from "./inputs.ts";
import type { WriteJournal, TradingWrite } from "./writes.ts";
import { isThisMachine, playJourneys } from "./journeys.ts";
import { ComparingFetch, listedBetween, quarterOf, readEverything, type Reading } from "./reads.ts";
import { noEarlierRuns, reportOf, type EarlierRuns, type LiveReport } from "./report.ts";
import { keepRun, keptRun, LiveRun } from "./run.ts";
import type { Input, LiveRead, Specification } from "./specification.ts";
import { listenToEverything, type ListeningSocket } from "./topics.ts";

export interface LiveOptions {
  /** Name of an environment, or base URL of a service, such as a sandbox. */
  readonly environment: string;
  /** Credentials of an account. Without them, only public reads and topics are compared. */
  readonly credentials?: Credentials | undefined;
  /** File that saves an interrupted run, so that the next run resumes it. */
  readonly stateFile: string;
  readonly signal: AbortSignal;
  /** Creates a signal that ends the wait for messages. Called when the topics have been subscribed to. */
  readonly endOfWait: () => AbortSignal;
  /** Number of messages after which a topic counts as reached. Default: 3. */
  readonly messages?: number;
  /** Responses of earlier runs. */
  readonly earlier?: EarlierRuns;
  readonly onProgress: (progress: string) => void;
  readonly specification: Specification;
  readonly fetch?: WebFetch;
  readonly open?: (url: string) => ListeningSocket;
  readonly clock?: Clock;
  /** Called with each read that the service accepted, and its input. */
  readonly onAcceptedRead?: ((read: LiveRead, input: Input) => Promise<void>) | undefined;
  /**
   * Journal of writes that aren't undone yet, by this run or an earlier one. Without a journal, the run makes no
   * writes.
   */
  readonly journal?: WriteJournal<TradingWrite> | undefined;
  /** Called while the topics are open, to cause messages on account topics. */
  readonly whileSubscribed?: () => Promise<void>;
}

const isUrl = (environment: string): boolean => /^https?:/.test(environment);

/**
 * Returns the URL of a stream server in an environment, without a path. Undefined if the environment doesn't have the
 * server. Demo accounts get public topics from mainnet.
 */
function streamHost({ servers }: Specification, environment: string, server: string): string | undefined {
  if (isUrl(environment)) return environment.replace(/^http/, "ws").replace(/\/$/, "");
  const { hosts = {}, isPrivate = false } = servers[server] ?? {};
  const host = hosts[environment === "demo" && !isPrivate ? "mainnet" : environment];
  return host === undefined ? undefined : `wss://${host}`;
}

/** Starts a run, or restores a recent interrupted run with its differences. */
function beginRun({ environment, specification, stateFile, signal, onProgress }: LiveOptions, now: number) {
  // A URL may contain a password, so show only the origin.
  const name = isUrl(environment) ? new URL(environment).origin : environment;
  const kept = keptRun(stateFile, name, now);
  const { startedAt = now, reached = [], found = [], fields } = kept ?? {};
  const comparison = new Comparison(specification);
  comparison.restore(found, fields);
  return { run: new LiveRun({ environment: name, startedAt, signal, onProgress, reached }), comparison };
}

/**
 * Creates a throttle store. It has the full rate limits for a service on this machine, and a quarter of each limit for
 * any other service.
 */
function throttleStore(environment: string, clock: Clock) {
  const store = createMemoryStore(clock);
  return isThisMachine(environment) ? store : quarterOf(store);
}

/** Creates a client that never retries and sends each request through the comparison. */
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

/**
 * Compares the responses of every read and the messages of every topic with the specifications, and returns the report.
 * With a journal, also sends test orders and other writes, and undoes them.
 */
export async function compareLive(options: LiveOptions): Promise<LiveReport> {
  const { environment, credentials, specification, stateFile, earlier = noEarlierRuns } = options;
  const clock = options.clock ?? systemClock;
  const now = (): number => clock.now();
  const { run, comparison } = beginRun(options, now());
  const comparing = new ComparingFetch(specification, comparison, options.fetch ?? (fetch as unknown as WebFetch));
  const client = clientOf(options, comparing, clock);
  const values = new LiveValues(now);
  try {
    const hasKey = credentials !== undefined;
    const { onAcceptedRead } = options;
    const reading: Reading = { specification, comparison, run, client, comparing, values, hasKey, onAcceptedRead };
    await readEverything(specification.reads, reading);
    if (run.ended.size === 0)
      await listenToEverything({
        run,
        specification,
        comparison,
        values,
        hostOf: (server) => streamHost(specification, environment, server),
        open: options.open ?? ((url) => new WebSocket(url)),
        credentials,
        // Use the server's time: the reads have measured the offset of this machine's clock.
        now: () => client.serverTime(),
        endOfWait: options.endOfWait(),
        messages: options.messages ?? 3,
        listedBetween: (operationId, input, between) => listedBetween(operationId, input, between, reading),
        whileSubscribed: async () => {
          await options.whileSubscribed?.();
          if (options.journal !== undefined)
            await playJourneys({ run, client, specification, journal: options.journal });
        },
      });
    if (run.signal.aborted && run.ended.size === 0) run.stop("topics");
  } finally {
    keepRun(stateFile, run, comparison);
  }
  return reportOf(run, comparison, specification.known, earlier);
}
