import { createServer, type Server } from "node:http";
import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import { checkDriftOf, createFaultControls } from "./controls/fault-controls.ts";
import type { Clock } from "./clock.ts";
import { numberOf } from "./faults/catalog.ts";
import { faultOf, injectFaults } from "./faults/inject.ts";
import type { FaultPlan } from "./faults/plan.ts";
import { ApiError, envelope, failure } from "./http/envelope.ts";
import { allowOrigin, reportFault } from "./http/fastify.ts";
import type { ServerVariant } from "./knowledge/records.ts";
import { runControl, type WholeSandbox } from "./controls/http-controls.ts";

export interface KnowledgeOptions {
  clock: Clock;
  seed: number;
  data: string | undefined;
  plan: FaultPlan;
  mcp: { enabled: boolean; token?: string };
  /** Origin whose web pages may call the service. */
  allowOrigin: string | undefined;
  sandbox: WholeSandbox;
}

/** Methods that a Fastify server and a Node.js server have in common. */
export interface Listener {
  readonly server: Server;
  listen(options: { host: string; port: number }): Promise<unknown>;
  close(): Promise<unknown>;
}

/**
 * Listeners of the knowledge service. They are open from the start, but the service is loaded at the first request, so
 * that users of the trading API don't wait for it.
 */
export class KnowledgeListeners {
  readonly #options: KnowledgeOptions;
  #apps: Promise<Record<ServerVariant, FastifyInstance>> | undefined;

  constructor(options: KnowledgeOptions) {
    this.#options = options;
  }

  listeners(): Listener[] {
    return (["reference", "released"] as const).map((variant) => this.#listener(variant));
  }

  #listener(variant: ServerVariant): Listener {
    const server = createServer((request, response) => {
      this.#load().then(
        (apps) => apps[variant].routing(request, response),
        (error: unknown) =>
          response
            .writeHead(500, { "content-type": "text/plain" })
            .end(`${reportFault(error, "the start of the knowledge service")}\n`),
      );
    });
    // Keep idle connections open like the real server. Node's default of five seconds would disconnect clients that
    // pause for about five seconds.
    server.keepAliveTimeout = 72_000;
    return listenerOf(server);
  }

  /** Loads the service now, so that invalid options fail at the start. */
  async warm(): Promise<void> {
    await this.#load();
  }

  #load(): Promise<Record<ServerVariant, FastifyInstance>> {
    this.#apps ??= loadApps(this.#options);
    return this.#apps;
  }

  /** Deletes all state except the data directory. The next request loads the service again. */
  async reset(): Promise<void> {
    const closed = this.close();
    this.#apps = undefined;
    await closed;
  }

  async close(): Promise<void> {
    const apps = await this.#apps?.catch(() => undefined);
    if (apps !== undefined) await Promise.all([apps.reference.close(), apps.released.close()]);
  }
}

/** Wraps a Node.js server so that it has the methods of a `Listener`. */
function listenerOf(server: Server): Listener {
  return {
    server,
    listen: ({ host: address, port }) =>
      new Promise((resolve, reject) => {
        server.once("error", reject);
        server.listen(port, address, () => {
          server.off("error", reject);
          resolve(undefined);
        });
      }),
    close: () =>
      new Promise((resolve) => {
        if (server.listening) server.close(resolve);
        else resolve(undefined);
      }),
  };
}

async function loadApps(options: KnowledgeOptions): Promise<Record<ServerVariant, FastifyInstance>> {
  const { clock, seed, data, plan, mcp, allowOrigin: origin } = options;
  const { createKnowledgeServers } = await import("./knowledge/server.ts");
  const { loadDocument, operationsOf } = await import("./knowledge/http/document.ts");
  const operations = new Map(
    operationsOf(loadDocument()).map(({ method, path, operationId }) => [
      `${method.toUpperCase()} ${path.replace(/\{(\w+)\}/g, ":$1")}`,
      operationId,
    ]),
  );
  const settings = { clock, seed, mcp, streamFault, ...(data === undefined ? {} : { data }) };
  const apps = await createKnowledgeServers(settings);
  for (const variant of ["reference", "released"] as const) {
    const app = apps[variant];
    const operationIdOf = (request: FastifyRequest): string =>
      operations.get(`${request.method} ${request.routeOptions.url ?? ""}`) ?? "";
    if (origin !== undefined) allowOrigin(app, origin);
    injectFaults(app, { plan, clock, environment: variant, operationIdOf, checkDrift: checkDriftOf });
    for (const url of ["/sandbox", "/sandbox/*"])
      app.all(url, (request, reply) => respondToControl(options, variant, request, reply));
  }
  await Promise.all([apps.reference.ready(), apps.released.ready()]);
  return apps;
}

async function respondToControl(
  { clock, plan, sandbox }: KnowledgeOptions,
  variant: ServerVariant,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<FastifyReply> {
  const target = { clock, faults: createFaultControls(plan, variant), sandbox, trading: undefined };
  const value = await runControl(target, request);
  const now = clock.now();
  if (value === undefined) return reply.code(404).send(failure({ retCode: 10_017, message: "no such route" }, now));
  return reply.send(value instanceof ApiError ? failure(value, now) : envelope(value, now));
}

function streamFault(request: FastifyRequest) {
  const fault = faultOf(request);
  if (fault === undefined) return undefined;
  const bytes = numberOf(fault, "bytes");
  if (fault.name === "stream-cut") return { kind: "cut", atByte: bytes } as const;
  if (fault.name === "stream-end") return { kind: "end", atByte: bytes } as const;
  if (fault.name === "stream-stall") return { kind: "stall", atByte: bytes } as const;
  return fault.name === "giant-line" ? ({ kind: "giant-line", bytes } as const) : undefined;
}
