import { createHash } from "node:crypto";
import { createKnowledgeClient } from "@specwright/knowledge";
import { createOpenApiFetchClient as createKnowledgeFetchClient } from "@specwright/knowledge/openapi-fetch";
import type { Sandbox } from "@specwright/sandbox";
import { createTradingClient } from "@specwright/trading";
import { operationOf, publishedExample } from "../documents/documents.ts";
import { type Origin, type RecordedCall, type Recording, replayKey, replayUrls } from "../har.ts";
import { isObject, type JsonObject, parseJson } from "../json.ts";
import { ValueRedactor } from "../redact/values.ts";
import { isMethod, outcomeOf, replayCall, isMcpCall, mcpOutcomeOf } from "../replay/replay.ts";
import { capturingFetch, eventByEvent, type Exchange, type Timing } from "./capture.ts";
import {
  type WireChanges,
  nameOf,
  surfaceOf,
  type Scenario,
  type ScenarioFailure,
  type Target,
  type RecordedScenario,
} from "./scenario.ts";
import { toRecording } from "./to-har.ts";

/**
 * Builds the `fetch` with which the client runs a scenario. It applies the scenario's changes to each request, or sends
 * nothing and responds with an example.
 */
function wireOf(operationId: string, changes: WireChanges) {
  const { fault, headers = {}, removedHeaders = [], example } = changes;
  return async (input: string | URL | Request, init?: RequestInit): Promise<Response> => {
    const request = new Request(input, init);
    if (example !== undefined) {
      const asked = operationOf(request.method, request.url) ?? operationId;
      // A call may first request another operation, such as the state of a task before it is deleted, so respond to
      // that operation with its own example.
      const response =
        asked === operationId ? exampleAnswer(operationId, example, changes) : exampleAnswer(asked, 200, {});
      return request.method === "GET" ? response : echoing(response, await request.text());
    }
    if (fault !== undefined) request.headers.set("x-sandbox-fault", fault);
    for (const [name, value] of Object.entries(headers)) request.headers.set(name, value);
    for (const name of removedHeaders) request.headers.delete(name);
    return fetch(request);
  };
}

function exampleAnswer(operationId: string, status: number, { exampleName, emptied, events }: WireChanges): Response {
  if (events !== undefined) return exampleStream(operationId, status, events);
  const { mediaType, value } = publishedExample(operationId, status, exampleName);
  const shown = emptied === true ? withoutItems(value) : value;
  const text = typeof shown === "string" ? shown : JSON.stringify(shown);
  return new Response(text, { status, headers: { "content-type": mediaType } });
}

/** Builds a stream response with one event per example. */
function exampleStream(operationId: string, status: number, events: readonly string[]): Response {
  const values = events.map((name) => publishedExample(operationId, status, name).value);
  const text = values.map((value) => `data: ${JSON.stringify(value)}\n\n`).join("");
  return new Response(text, { status, headers: { "content-type": "text/event-stream" } });
}

/** Returns a copy of a response in which every list is empty and there is no next page. */
function withoutItems(value: unknown): unknown {
  if (Array.isArray(value)) return [];
  if (value === null || typeof value !== "object") return value;
  return Object.fromEntries(
    Object.entries(value).map(([name, child]) => [name, /cursor$/i.test(name) ? "" : withoutItems(child)]),
  );
}

const isScalar = (value: unknown) => value !== null && typeof value !== "object";

/** Returns a response value in which fields that the request also has are set to the sent values. */
function echoed(value: unknown, sent: unknown): unknown {
  if (Array.isArray(value)) return value.map((item, index) => echoed(item, Array.isArray(sent) ? sent[index] : sent));
  if (!isObject(value) || !isObject(sent)) return value;
  return Object.fromEntries(
    Object.entries(value).map(([name, field]) => {
      const own = sent[name];
      return [name, isScalar(field) && typeof own === typeof field ? own : echoed(field, own)];
    }),
  );
}

/**
 * Returns a write's example response with the values that echo the request, such as ids and symbols, replaced by the
 * sent values. In a batch, this applies to each order.
 */
async function echoing(response: Response, sent: string): Promise<Response> {
  const input = parseJson(sent);
  const text = await response.text();
  const body = parseJson(text);
  if (!isObject(input) || !isObject(body) || !isObject(body["result"])) return new Response(text, response);
  const { result } = body;
  const items = input["request"];
  const list = Array.isArray(items) && "list" in result ? { list: echoed(result["list"], items) } : {};
  return Response.json({ ...body, result: { ...(echoed(result, input) as JsonObject), ...list } }, response);
}

const defaultKeys: Record<string, string> = { mainnet: "master", testnet: "testnet", demo: "demo" };

/** Time between the starts of two sections of a recording, in milliseconds. It is longer than any section. */
const SECTION_MS = 3_600_000;

/** Returns a generator of UUID-like ids, which are the same whenever a scenario is recorded. */
const idsOf = (name: string) => {
  const digest = createHash("sha256").update(name).digest("hex");
  return `${digest.slice(0, 8)}-${digest.slice(8, 12)}-4${digest.slice(13, 16)}-8${digest.slice(17, 20)}-`;
};

/** Runs scenarios against a target and keeps their exchanges. */
export class Recorder {
  readonly recorded: RecordedScenario[] = [];
  /** Scenarios with an unexpected outcome. */
  readonly failures: ScenarioFailure[] = [];
  readonly #target: Target;
  /** Default milliseconds between scenarios. */
  readonly #pause: number;
  readonly #timing: Timing;
  /** Redactor of credentials only, because the sandbox's data doesn't belong to a real account. */
  readonly #redactor: ValueRedactor;

  constructor(target: Target, pause = 1_000) {
    this.#target = target;
    this.#pause = pause;
    this.#timing = eventByEvent(target.clock);
    this.#redactor = new ValueRedactor({ account: false, known: secretsOf(target) });
  }

  static of(sandbox: Sandbox, date: string, pause?: number): Recorder {
    const { mainnetUrl, testnetUrl, demoUrl, keys } = sandbox.trading;
    const { referenceUrl, releasedUrl } = sandbox.knowledge;
    const urls = {
      mainnet: mainnetUrl,
      testnet: testnetUrl,
      demo: demoUrl,
      reference: referenceUrl,
      released: releasedUrl,
    };
    const { clock } = sandbox;
    const settle = async () => clock.advance(120_000);
    return new Recorder({ date, urls, keys: keys as unknown as Target["keys"], clock, settle }, pause);
  }

  /** Creates a recorder that sends nothing: every response is an example of the specification. */
  static ofExamples(): Recorder {
    let now = Date.UTC(2026, 10, 2, 9, 0, 0);
    const { knowledge, ...urls } = replayUrls;
    const keys = { master: replayKey, testnet: replayKey, demo: replayKey };
    const clock = {
      now: () => now,
      advance: (milliseconds: number) => {
        now += milliseconds;
      },
    };
    const target = {
      urls: { ...urls, reference: knowledge, released: knowledge },
      keys,
      clock,
      settle: async () => {},
    };
    return new Recorder({ ...target, date: new Date(now).toISOString().slice(0, 10) }, 0);
  }

  #client(scenario: Scenario, call: RecordedCall, fetch: unknown): unknown {
    const at = scenario.at ?? "mainnet";
    const baseUrl = this.#target.urls[at];
    const clock = { now: () => call.now, after: afterWithoutWait };
    if (surfaceOf(at) === "knowledge") {
      const create = isMethod(scenario.call) ? createKnowledgeFetchClient : createKnowledgeClient;
      return create({ baseUrl, fetch, clock } as never);
    }
    let count = 0;
    const generateId = () => `${call.ids}${String((count += 1)).padStart(12, "0")}`;
    const key = this.#target.keys[scenario.key ?? defaultKeys[at] ?? ""];
    return createTradingClient({
      environment: { baseUrl, kind: at },
      ...(call.signed ? { credentials: key } : {}),
      ...(call.once === true ? { retry: false } : {}),
      fetch,
      clock,
      generateId,
      throttle: false,
    } as never);
  }

  #canonical(at: keyof Target["urls"]): (url: string) => string {
    const target = surfaceOf(at) === "knowledge" ? replayUrls.knowledge : replayUrls[at as "mainnet"];
    return (url) => url.replace(new URL(this.#target.urls[at]).origin, target);
  }

  /** Waits until submitted tasks are finished. */
  settle(): Promise<void> {
    return this.#target.settle();
  }

  /**
   * Advances the clock to the next full hour, so that additional earlier scenarios don't change the times of later
   * scenarios.
   */
  beginSection(): void {
    const { clock } = this.#target;
    clock.advance(SECTION_MS - (clock.now() % SECTION_MS));
  }

  /** Runs and records one scenario, and returns its result for the next scenario. */
  async play(scenario: Scenario): Promise<unknown> {
    const recorded = await this.attempt(scenario);
    const { result, items } = recorded.outcome;
    // Read the error from the result, because a call by path returns its failure instead of throwing it.
    const error =
      recorded.outcome.error ?? (/^[A-Z]+$/.test(scenario.call) ? (result as { error?: unknown }).error : undefined);
    const shouldFail = scenario.name.startsWith("fails");
    // The message may be logged, so it contains the redacted outcome.
    const came = `but its outcome was ${JSON.stringify(recorded.expected)}`;
    const fail = (message: string) => this.failures.push({ name: recorded.name, message });
    if (error !== undefined && !shouldFail) fail(`the scenario should succeed, ${came}`);
    if (error === undefined && items === undefined && shouldFail && scenario.broken !== true)
      fail(`the scenario should fail, ${came}`);
    const { retCode = 0 } = (error ?? {}) as { retCode?: number };
    if (scenario.retCode !== undefined && retCode !== scenario.retCode)
      fail(`the scenario should end with code ${scenario.retCode}, ${came}`);
    this.recorded.push(recorded);
    return result ?? items;
  }

  /** Runs one scenario without recording it. */
  async attempt(scenario: Scenario): Promise<RecordedScenario> {
    const { clock, date } = this.#target;
    const at = scenario.at ?? "mainnet";
    // A pause of one second between the scenarios of a journey respects the rate limits and gives each scenario a
    // distinct time. An example is not sent, so it needs no pause.
    clock.advance(scenario.pause ?? (scenario.example === undefined ? this.#pause : 0));
    const call = recordedCall(scenario, clock.now() + (scenario.clockError ?? 0));
    const exchanges: Exchange[] = [];
    const wire = wireOf(scenario.operationId, scenario);
    const { fetch, quiet } = capturingFetch(wire, this.#timing, (exchange) => exchanges.push(exchange));
    const isMcp = isMcpCall(call);
    const client = this.#client(scenario, call, fetch);
    const outcome = (await (isMcp
      ? mcpOutcomeOf(client, call, () => quiet())
      : outcomeOf(client, call))) as RecordedScenario["outcome"];
    const origin: Origin = scenario.example === undefined ? "sandbox" : "example";
    const options = { origin, date, canonical: this.#canonical(at) };
    const made = await toRecording(inOrder(exchanges, call), call, this.#redactor, options);
    const recording: Recording = scenario.broken === true ? { ...made, broken: true } : made;
    // Derive the expected outcome from the redacted recording, not from the live response.
    const clients = { createTradingClient, createKnowledgeClient, createKnowledgeFetchClient, replayKey } as never;
    const { outcome: expected } = await replayCall(recording, clients, isMcp ? mcpOutcomeOf : outcomeOf);
    return { scenario, name: nameOf(scenario), recording, expected, outcome };
  }
}

/**
 * Returns the secrets of a service, each with its replacement. The API keys (`apiKey`) are not secret, because the
 * sandbox's operations return them.
 */
function secretsOf({ keys }: Target): Map<string, string> {
  const held = Object.entries(keys).flatMap(([name, key]) => (name === "rsa" || key === undefined ? [] : [key]));
  return new Map(held.map((key) => [(key as { secret?: string }).secret ?? "", "REDACTED"]));
}

function recordedCall(scenario: Scenario, now: number): RecordedCall {
  const surface = surfaceOf(scenario.at ?? "mainnet");
  const call: RecordedCall = {
    surface,
    operationId: scenario.operationId,
    call: scenario.call,
    args: scenario.args ?? [],
    now,
    ids: idsOf(nameOf(scenario)),
    signed: surface === "trading" && scenario.key !== "none",
    ...(scenario.once === true ? { once: true } : {}),
  };
  return isMcpCall(call) ? { ...call, listens: true } : call;
}

/**
 * Returns requests in sending order. If the client receives and sends in parallel, each direction has its own order.
 */
function inOrder(exchanges: readonly Exchange[], call: RecordedCall): readonly Exchange[] {
  if (call.listens !== true) return exchanges;
  const methods = ["POST", "GET", "DELETE"];
  return exchanges.toSorted((a, b) => methods.indexOf(a.method) - methods.indexOf(b.method));
}

function afterWithoutWait(milliseconds: number, callback: () => void): () => void {
  let pending = milliseconds < 5_000;
  setImmediate(() => pending && callback());
  return () => {
    pending = false;
  };
}
