import { once } from "node:events";
import { createServer, type AddressInfo, type Server, type Socket } from "node:net";
import { makeScenario } from "../make-scenario.ts";
import { Random } from "../random.ts";
import { endingOf, randomOptions, randomRetry, toOutcome, type Outcome, type Scenario } from "../scenario.ts";
import { readRequests, writeReply } from "./http-socket.ts";

/** An attempt that gets no response is given up after this time. */
const ATTEMPT_TIMEOUT_MS = 300;
/** A second of a schedule takes so many milliseconds here. */
const MS_PER_SECOND = 200;

/** Timers of a schedule, and when the last one has fired. */
class Waits {
  readonly #open = new Set<Promise<void>>();

  readonly wait = (ms: number): Promise<void> => {
    const time = new Promise<void>((resolve) => setTimeout(resolve, (ms * MS_PER_SECOND) / 1000));
    this.#open.add(time);
    return time.finally(() => this.#open.delete(time));
  };

  async ended(): Promise<void> {
    while (this.#open.size > 0) await Promise.all(this.#open);
  }
}

/** A server of raw sockets that serves many schedules at once: the first part of a path names the schedule. */
export class SocketServer {
  readonly #scenarios = new Map<string, { readonly scenario: Scenario; readonly random: Random }>();
  readonly #sockets = new Set<Socket>();
  readonly #server: Server;
  /** The most connections that were open at once. */
  mostSockets = 0;

  constructor() {
    this.#server = createServer((socket) => {
      this.#sockets.add(socket);
      this.mostSockets = Math.max(this.mostSockets, this.#sockets.size);
      socket.on("close", () => this.#sockets.delete(socket));
      // A client may end a connection at any time.
      socket.on("error", () => socket.destroy());
      readRequests(socket, (request) => {
        const [, name = "", path = ""] = /^(\/[^/]+)(\/.*)$/.exec(request.path) ?? [];
        const schedule = this.#scenarios.get(name);
        // A connection that the client has given up may deliver the request of a schedule that is over.
        if (schedule === undefined) return void socket.destroy();
        const { scenario, random } = schedule;
        if (random.chance(0.03)) return void socket.resetAndDestroy();
        void scenario.receive({ ...request, path }).then((reply) => writeReply(socket, reply, random));
      });
    });
  }

  async listen(): Promise<void> {
    this.#server.listen(0, "127.0.0.1");
    await once(this.#server, "listening");
  }

  /** Ends all connections and the server. */
  async close(): Promise<void> {
    for (const socket of this.#sockets) socket.destroy();
    this.#server.close();
    await once(this.#server, "close");
  }

  /** Sends one call over a connection of the platform's own client. */
  async run(seed: number): Promise<Outcome> {
    const random = new Random(seed);
    const waits = new Waits();
    const world = { random, now: Date.now, wait: waits.wait };
    const scenario = makeScenario(world, false);
    const name = `/s${seed}`;
    this.#scenarios.set(name, { scenario, random });
    const { port } = this.#server.address() as AddressInfo;
    const retry = randomRetry(random);
    const link = {
      baseUrl: `http://127.0.0.1:${port}${name}`,
      attemptTimeoutMs: ATTEMPT_TIMEOUT_MS,
      retry: retry === false ? retry : { ...retry, backoff: { baseMs: 1 }, maxRetryAfterMs: 5 },
    };
    const ending = await endingOf(scenario.call(link, randomOptions(world, ATTEMPT_TIMEOUT_MS)));
    // The server may carry a request out after its client has given up.
    await waits.ended();
    const problems = [...scenario.judge(ending), ...(await scenario.reconcile(ending))];
    await waits.ended();
    this.#scenarios.delete(name);
    return toOutcome(seed, scenario, ending, problems);
  }
}
