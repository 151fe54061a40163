import { createKnowledgeClient } from "@specwright/knowledge";
import { createTradingClient } from "@specwright/trading";
import { VirtualClock } from "@specwright-tools/testing";
import { allCalls } from "../knowledge/calls.ts";
import { makeScenario } from "../make-scenario.ts";
import { Random } from "../random.ts";
import { endingOf, randomOptions, randomRetry, toOutcome, type Outcome, type World } from "../scenario.ts";
import { Account } from "../trading/account.ts";
import { credentials } from "../trading/platform.ts";
import { allWrites } from "../trading/writes.ts";
import { VirtualNetwork } from "./virtual-network.ts";

/** An attempt that gets no response is given up after this time. */
const ATTEMPT_TIMEOUT_MS = 1000;
/** Nothing of a schedule happens later than this after its end. */
const LATEST_MS = 60_000;

/** Runs one call through a `fetch` or a socket that goes nowhere, in virtual time. */
export async function runInMemory(seed: number): Promise<Outcome> {
  const random = new Random(seed);
  const clock = new VirtualClock();
  let waits = 0;
  const wait = (ms: number) =>
    new Promise<void>((resolve) => {
      waits++;
      clock.after(ms, () => {
        waits--;
        resolve();
      });
    });
  const world: World = { random, now: () => clock.now(), wait };
  const scenario = makeScenario(world, true);
  const network = new VirtualNetwork(scenario, random);
  const link = { clock, fetch: network.fetch, attemptTimeoutMs: ATTEMPT_TIMEOUT_MS, retry: randomRetry(random) };
  const options = randomOptions(world, 3 * ATTEMPT_TIMEOUT_MS);
  const ending = await clock.run(endingOf(scenario.call(link, options)));
  const mayWait = network.hasMeasuredClock || scenario.close !== undefined;
  const left = mayWait ? 0 : clock.pending - waits;
  // The server may carry a request out after its client has given up.
  if (clock.pending > 0) await clock.advance(LATEST_MS);
  const problems = [...scenario.judge(ending), ...(await clock.run(scenario.reconcile(ending)))];
  if (clock.pending > 0) await clock.advance(LATEST_MS);
  scenario.close?.();
  if (left + clock.pending > 0) problems.push(`${left + clock.pending} timers are left`);
  return toOutcome(seed, scenario, ending, problems);
}

/** Clients load parts of themselves with the first call: that takes time of the machine, which no seed repeats. */
export async function loadClients(): Promise<void> {
  const random = new Random(0);
  const fetch = () => Promise.reject(new TypeError("Nothing is sent."));
  const trading = createTradingClient({ credentials, environment: "testnet", retry: false, fetch });
  const knowledge = createKnowledgeClient({ retry: false, fetch });
  const { signal } = new AbortController();
  const writes = allWrites(random, new Account(random, Date.now));
  await Promise.allSettled([
    ...writes.map((write) => write.send(trading, { signal })),
    ...allCalls(random).map((call) => call.send(knowledge, { signal })),
  ]);
}
