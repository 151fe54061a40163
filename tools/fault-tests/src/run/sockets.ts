import { Buffer } from "node:buffer";
import { once } from "node:events";
import { type AddressInfo, type Server, type Socket, createServer } from "node:net";
import { gzipSync } from "node:zlib";
import type { Damage, ReceivedRequest, Reply, ResponseReply } from "../messages.ts";
import { Random } from "../random.ts";
import { type Outcome, type Scenario, endingOf, randomOptions, randomRetry, toOutcome } from "../scenario.ts";
import { makeScenario } from "../scenarios.ts";

const HEAD_END = Buffer.from("\r\n\r\n");

/** Reads the requests of one connection one after the other, and passes each on when it is complete. */
function readRequests(socket: Socket, onRequest: (request: ReceivedRequest) => void): void {
  let buffered: Buffer = Buffer.alloc(0);
  socket.on("data", (chunk: Buffer) => {
    buffered = Buffer.concat([buffered, chunk]);
    for (let at = buffered.indexOf(HEAD_END); at >= 0; at = buffered.indexOf(HEAD_END)) {
      const head = buffered.subarray(0, at).toString("latin1").split("\r\n");
      const [method = "", target = ""] = (head[0] ?? "").split(" ");
      const headers = Object.fromEntries(
        head.slice(1).map((line) => {
          const colon = line.indexOf(":");
          return [line.slice(0, colon).toLowerCase(), line.slice(colon + 1).trim()];
        }),
      );
      const from = at + HEAD_END.length;
      // The clients send every body with its length, so the length marks its end.
      const end = from + Number(headers["content-length"] ?? 0);
      if (buffered.length < end) return;
      const body = buffered.subarray(from, end).toString("utf8");
      buffered = buffered.subarray(end);
      const [path = "", query = ""] = target.split("?");
      onRequest({ method, path, query, headers, body });
    }
  });
}

interface Wire {
  readonly headers: Readonly<Record<string, string | number>>;
  readonly bytes: Buffer;
}

const chunked = (bytes: Buffer, size = bytes.length): Buffer =>
  Buffer.concat([Buffer.from(`${size.toString(16)}\r\n`), bytes, Buffer.from("\r\n0\r\n\r\n")]);

/** Encodes the body: unchanged, chunked, or compressed if it is complete. */
function encode(bytes: Buffer, isWhole: boolean, random: Random): Wire {
  if (bytes.length > 0 && random.chance(0.1))
    return { headers: { "transfer-encoding": "chunked" }, bytes: chunked(bytes) };
  if (isWhole && random.chance(0.1)) {
    const zipped = gzipSync(bytes);
    return { headers: { "content-encoding": "gzip", "content-length": zipped.length }, bytes: zipped };
  }
  return { headers: { "content-length": bytes.length }, bytes };
}

/** Applies damage to a body. */
function damaged(bytes: Buffer, damage: Exclude<Damage, "head">, random: Random): Wire {
  if (damage === "length") return { headers: { "content-length": bytes.length + 1 + random.below(9) }, bytes };
  if (damage === "chunk")
    return { headers: { "transfer-encoding": "chunked" }, bytes: chunked(bytes, bytes.length + 1 + random.below(99)) };
  const zipped = gzipSync(bytes);
  // The last bytes are a checksum. Without it, the client must not accept the response.
  const some = zipped.subarray(0, zipped.length - 1 - random.below(zipped.length - 1));
  return { headers: { "content-encoding": "gzip", "content-length": some.length }, bytes: some };
}

function writeResponse(socket: Socket, reply: ResponseReply, random: Random): void {
  const { status, damage, cut, stalls } = reply;
  const whole = Buffer.from(reply.body as string);
  const isBroken = damage !== undefined && damage !== "head";
  const { headers, bytes } = isBroken ? damaged(whole, damage, random) : encode(whole, cut === undefined, random);
  const lines = Object.entries({ ...reply.headers, ...headers }).map(([name, value]) => `${name}: ${value}`);
  const head = `HTTP/1.1 ${status} Reply\r\n${lines.join("\r\n")}\r\n\r\n`;
  const end = () => socket.destroy();
  if (damage === "head") return void socket.write(head.slice(0, 1 + random.below(head.length - 2)), end);
  if (status === 204) return void socket.write(head);
  const all = Buffer.concat([Buffer.from(head), bytes]);
  if (cut !== undefined) {
    const some = all.subarray(0, head.length + cut);
    return void socket.write(some, stalls ? () => {} : end);
  }
  if (damage === "length" || damage === "chunk") return void socket.write(all, end);
  // Sometimes send the response twice in one write. The client couldn't distinguish a later copy from the response to
  // its next request.
  socket.write(random.chance(0.02) ? Buffer.concat([all, all]) : all);
  // A server may close a connection while the client sends its next request.
  if (random.chance(0.03)) end();
}

/** Writes a reply as HTTP/1.1. Resets the connection, or leaves it silent, if the reply isn't a response. */
function writeReply(socket: Socket, reply: Reply, random: Random): void {
  if (reply.kind === "silence" || socket.destroyed) return;
  if (reply.kind === "response") writeResponse(socket, reply, random);
  else socket.resetAndDestroy();
}

/** Timeout of an attempt without a response, in milliseconds. */
const ATTEMPT_TIMEOUT_MS = 300;
/** Real milliseconds that one simulated second takes. */
const MS_PER_SECOND = 200;

/** Timers of a schedule. `ended` resolves when the last timer has fired. */
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

/** Server of raw sockets that serves many schedules at once. The first part of a path identifies the schedule. */
export class SocketServer {
  readonly #scenarios = new Map<string, { readonly scenario: Scenario; readonly random: Random }>();
  readonly #sockets = new Set<Socket>();
  readonly #server: Server;
  /** Maximum number of connections that were open at once. */
  mostSockets = 0;

  constructor() {
    this.#server = createServer((socket) => {
      this.#sockets.add(socket);
      this.mostSockets = Math.max(this.mostSockets, this.#sockets.size);
      socket.on("close", () => this.#sockets.delete(socket));
      // Ignore an error, because a client may end a connection at any time.
      socket.on("error", () => socket.destroy());
      readRequests(socket, (request) => {
        const [, name = "", path = ""] = /^(\/[^/]+)(\/.*)$/.exec(request.path) ?? [];
        const schedule = this.#scenarios.get(name);
        // If the schedule of a request has finished, close the connection, because its client has stopped waiting for a
        // response.
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

  /** Closes all connections and the server. */
  async close(): Promise<void> {
    for (const socket of this.#sockets) socket.destroy();
    this.#server.close();
    await once(this.#server, "close");
  }

  /** Runs one call over a real connection of the runtime's `fetch`. */
  async run(seed: number): Promise<Outcome> {
    const random = new Random(seed);
    const waits = new Waits();
    const world = { random, now: Date.now, wait: waits.wait };
    const scenario = makeScenario(world);
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
    // Wait, because the server may execute a request after its client has given up.
    await waits.ended();
    const problems = [...scenario.check(ending), ...(await scenario.reconcile(ending))];
    await waits.ended();
    this.#scenarios.delete(name);
    return toOutcome(seed, scenario, ending, problems);
  }
}
