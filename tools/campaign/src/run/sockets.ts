import { once } from "node:events";
import { createServer, type AddressInfo, type Server, type Socket } from "node:net";
import { createTradingClient } from "@specwright/trading";
import { endingOf, judge, judgeReconciling } from "../judge.ts";
import { Random } from "../random.ts";
import { randomOptions, type Outcome } from "../schedule.ts";
import { ServerModel } from "../server/model.ts";
import { makeWrite } from "../writes.ts";
import { readRequests, writeReply } from "./http-socket.ts";

/** An attempt that gets no response is given up after this time. */
const ATTEMPT_TIMEOUT_MS = 1000;

/** A server of raw sockets that serves many schedules at once: the first part of a path names the schedule. */
export class SocketServer {
  readonly #models = new Map<string, { readonly model: ServerModel; readonly random: Random }>();
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
        const schedule = this.#models.get(name);
        // A connection that the client has given up may deliver the request of a schedule that is over.
        if (schedule === undefined) return void socket.destroy();
        if (schedule.random.chance(0.03)) return void socket.resetAndDestroy();
        void schedule.model.receive({ ...request, path }).then((reply) => writeReply(socket, reply));
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

  /** Sends one write over a connection of the platform's own client. */
  async run(seed: number): Promise<Outcome> {
    const random = new Random(seed);
    const model = new ServerModel(random, Date.now);
    const name = `/s${seed}`;
    this.#models.set(name, { model, random });
    const { port } = this.#server.address() as AddressInfo;
    const write = makeWrite(random, model, Date.now());
    const { retry, ...options } = randomOptions(random, ATTEMPT_TIMEOUT_MS);
    const trading = createTradingClient({
      ...options,
      retry: retry === false || retry === undefined ? false : { ...retry, backoff: { baseMs: 0 }, maxRetryAfterMs: 5 },
      environment: { baseUrl: `http://127.0.0.1:${port}${name}` },
    });
    const controller = new AbortController();
    const timer = random.chance(0.1) ? setTimeout(() => controller.abort(), random.below(60)) : undefined;
    const ending = await endingOf(write.send(trading, { signal: controller.signal }));
    clearTimeout(timer);
    const problems = judge(write, ending, model);
    problems.push(...(await judgeReconciling(trading, ending, model)));
    this.#models.delete(name);
    const { deliveries, history } = model;
    const told = "error" in ending ? String((ending.error as { outcome?: unknown }).outcome) : "done";
    const violation = problems.length === 0 ? undefined : { seed, write: write.name, problems, history };
    return { told, deliveries, violation };
  }
}
