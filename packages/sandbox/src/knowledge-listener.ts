import type { FastifyInstance, FastifyRequest } from "fastify";
import { createServer } from "node:http";
import type { Clock } from "./clock.ts";
import { checkDriftOf } from "./check-rules.ts";
import { faultOf, injectFaults } from "./faults/inject.ts";
import { numberOf } from "./faults/catalog.ts";
import type { FaultPlan } from "./faults/plan.ts";
import { reportFault } from "./http/report-fault.ts";
import { listenerOf, type Listener } from "./listen.ts";

export interface KnowledgeOptions {
  clock: Clock;
  seed: number;
  data: string | undefined;
  plan: FaultPlan;
  mcp: { enabled: boolean; token?: string };
}

type ServerVariant = "reference" | "released";

/**
 * The knowledge service behind listeners that are open at once. It is loaded with the first request,
 * because users of the trading side alone should not wait for it.
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
    // The released server keeps idle connections; Node's five seconds would break off clients that pause for about that long.
    server.keepAliveTimeout = 72_000;
    return listenerOf(server);
  }

  /** Loads the service now, so that a mistake in its options shows at the start. */
  async warm(): Promise<void> {
    await this.#load();
  }

  #load(): Promise<Record<ServerVariant, FastifyInstance>> {
    this.#apps ??= loadApps(this.#options);
    return this.#apps;
  }

  async close(): Promise<void> {
    const apps = await this.#apps?.catch(() => undefined);
    if (apps !== undefined) await Promise.all([apps.reference.close(), apps.released.close()]);
  }
}

async function loadApps({
  clock,
  seed,
  data,
  plan,
  mcp,
}: KnowledgeOptions): Promise<Record<ServerVariant, FastifyInstance>> {
  const { createKnowledgeServers } = await import("./knowledge/server.ts");
  const { loadDocument, operationsOf } = await import("./knowledge/http/document.ts");
  const operations = new Map(
    operationsOf(loadDocument()).map(({ method, path, operationId }) => [
      `${method.toUpperCase()} ${path.replace(/\{(\w+)\}/g, ":$1")}`,
      operationId,
    ]),
  );
  const settings = { clock, seed, mcp, streamFault, ...(data === undefined ? {} : { data }) };
  const { reference, released } = await createKnowledgeServers(settings);
  for (const [variant, app] of Object.entries({ reference, released })) {
    const operationIdOf = (request: FastifyRequest): string =>
      operations.get(`${request.method} ${request.routeOptions.url ?? ""}`) ?? "";
    injectFaults(app, { plan, clock, environment: variant, operationIdOf, checkDrift: checkDriftOf });
  }
  await Promise.all([reference.ready(), released.ready()]);
  return { reference, released };
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
