import { createKnowledgeClient } from "@specwright/knowledge";
import type { Sandbox } from "@specwright/sandbox";
import { createTradingClient } from "@specwright/trading";
import { createHash } from "node:crypto";
import { asReceived, capturingFetch, eventByEvent, type Exchange, type Timing } from "./capture.ts";
import type { RecordedCall, Recording } from "./har.ts";
import { isMcpCall, mcpOutcomeOf } from "./mcp.ts";
import { ValueRedactor } from "./redact/values.ts";
import { outcomeOf, replayCall } from "./replay.ts";
import { replayKey, replayUrls } from "./replay-key.ts";
import { nameOf, surfaceOf, type Scene, type Stage, type Take } from "./scene.ts";
import { toRecording } from "./to-har.ts";
import { wireOf } from "./wire.ts";

const defaultKeys: Record<string, string> = { mainnet: "master", testnet: "testnet", demo: "demo" };

/** Longer than any section takes. */
const SECTION_MS = 3_600_000;

/** Ids that look like UUIDs, the same whenever the same scene is recorded. */
const idsOf = (name: string) => {
  const digest = createHash("sha256").update(name).digest("hex");
  return `${digest.slice(0, 8)}-${digest.slice(8, 12)}-4${digest.slice(13, 16)}-8${digest.slice(17, 20)}-`;
};

/** Plays scenes against a stage and keeps what went over the wire. */
export class Studio {
  readonly takes: Take[] = [];
  /** Scenes that came to something else than they should. */
  readonly failures: string[] = [];
  readonly #stage: Stage;
  readonly #timing: Timing;
  readonly #own: string[] = [];
  #shared: ValueRedactor | undefined;

  constructor(stage: Stage) {
    this.#stage = stage;
    this.#timing = stage.origin === "live" ? asReceived : eventByEvent(stage.clock);
  }

  static of(sandbox: Sandbox, date: string): Studio {
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
    return new Studio({ origin: "sandbox", date, urls, keys: keys as unknown as Stage["keys"], clock, settle });
  }

  #client(scene: Scene, call: RecordedCall, fetch: unknown): unknown {
    const at = scene.at ?? "mainnet";
    const baseUrl = this.#stage.urls[at];
    const clock = { now: () => call.now, after: soon };
    if (surfaceOf(at) === "knowledge") return createKnowledgeClient({ baseUrl, fetch, clock } as never);
    let count = 0;
    const makeId = () => `${call.ids}${String((count += 1)).padStart(12, "0")}`;
    const key = this.#stage.keys[scene.key ?? defaultKeys[at] ?? ""];
    return createTradingClient({
      environment: { baseUrl, kind: at },
      ...(call.signed ? { credentials: key } : {}),
      ...(call.once === true ? { retry: false } : {}),
      fetch,
      clock,
      makeId,
      throttle: false,
    } as never);
  }

  #canonical(at: keyof Stage["urls"]): (url: string) => string {
    const target = surfaceOf(at) === "knowledge" ? replayUrls.knowledge : replayUrls[at as "mainnet"];
    return (url) => url.replace(new URL(this.#stage.urls[at]).origin, target);
  }

  /** What the sandbox says belongs to nobody, so only credentials go; of a live account ids and amounts go as well. */
  #redactor(call: RecordedCall): ValueRedactor {
    this.#own.push(call.ids);
    const account = this.#stage.origin === "live";
    return (this.#shared ??= new ValueRedactor({ account, own: this.#own, known: credentialsOf(this.#stage) }));
  }

  /** Waits until tasks that were handed over are finished. */
  settle(): Promise<void> {
    return this.#stage.settle();
  }

  /**
   * Goes on at the next full hour. Scenes before it may become more without moving the times of those after it, which
   * would otherwise all be recorded anew for one new operation.
   */
  beginSection(): void {
    const { clock } = this.#stage;
    clock.advance(SECTION_MS - (clock.now() % SECTION_MS));
  }

  /** Plays one scene, records it, and gives its result to whoever needs it next. */
  async play(scene: Scene): Promise<unknown> {
    const take = await this.attempt(scene);
    const { result, items } = take.outcome;
    // A call by path gives its failure back instead of throwing it.
    const error =
      take.outcome.error ?? (/^[A-Z]+$/.test(scene.call) ? (result as { error?: unknown }).error : undefined);
    const shouldFail = scene.name.startsWith("fails");
    // What is said here may end up in a log, so it is the redacted outcome.
    const came = `but came to ${JSON.stringify(take.expected)}`;
    if (error !== undefined && !shouldFail) this.failures.push(`${take.name}: the scene should succeed, ${came}`);
    if (error === undefined && items === undefined && shouldFail && scene.broken !== true)
      this.failures.push(`${take.name}: the scene should fail, ${came}`);
    const { retCode = 0 } = (error ?? {}) as { retCode?: number };
    if (scene.retCode !== undefined && retCode !== scene.retCode)
      this.failures.push(`${take.name}: the scene should come to code ${scene.retCode}, ${came}`);
    this.takes.push(take);
    return result ?? items;
  }

  /** Plays one scene without keeping it. */
  async attempt(scene: Scene): Promise<Take> {
    const { clock, date } = this.#stage;
    const at = scene.at ?? "mainnet";
    // A second between scenes keeps every scene inside the rate limits and gives it a time of its own; what is answered by
    // an example is not sent, and takes none.
    clock.advance(scene.pause ?? (scene.example === undefined ? 1_000 : 0));
    const call = callOf(scene, clock.now() + (scene.clockError ?? 0));
    const exchanges: Exchange[] = [];
    const wire = wireOf(scene.operationId, scene);
    const { fetch, quiet } = capturingFetch(wire, this.#timing, (exchange) => exchanges.push(exchange));
    const isMcp = isMcpCall(call);
    const client = this.#client(scene, call, fetch);
    const outcome = (await (isMcp
      ? mcpOutcomeOf(client, call, () => quiet())
      : outcomeOf(client, call))) as Take["outcome"];
    const origin = scene.example === undefined ? this.#stage.origin : "example";
    const options = { origin, date, canonical: this.#canonical(at) };
    const made = await toRecording(inOrder(exchanges, call), call, this.#redactor(call), options);
    const recording: Recording = scene.broken === true ? { log: { ...made.log, _broken: true } } : made;
    // What is expected is what the redacted recording itself comes to, not what the live answer was.
    const clients = { createTradingClient, createKnowledgeClient, replayKey } as never;
    const { outcome: expected } = await replayCall(recording, clients, isMcp ? mcpOutcomeOf : outcomeOf);
    return { scene, name: nameOf(scene), recording, expected, outcome };
  }
}

/** Keys and secrets of a stage: a service may repeat them in a message, as it does where a signature is wrong. */
function credentialsOf({ keys, origin }: Stage): Map<string, string> {
  const held = Object.entries(keys).flatMap(([name, key]) => (name === "rsa" || key === undefined ? [] : [key]));
  const pairs = held.flatMap((key) => {
    const { apiKey = "", secret = "" } = key as { apiKey?: string; secret?: string };
    return [
      // What the sandbox calls its keys is no secret and is shown by its own operations.
      ...(origin === "live" ? [[apiKey, replayKey.apiKey] as const] : []),
      [secret, "REDACTED"] as const,
    ];
  });
  return new Map(pairs);
}

function callOf(scene: Scene, now: number): RecordedCall {
  const surface = surfaceOf(scene.at ?? "mainnet");
  const call: RecordedCall = {
    surface,
    operationId: scene.operationId,
    call: scene.call,
    args: scene.args ?? [],
    now,
    ids: idsOf(nameOf(scene)),
    signed: surface === "trading" && scene.key !== "none",
    ...(scene.once === true ? { once: true } : {}),
  };
  return isMcpCall(call) ? { ...call, listens: true } : call;
}

/** Requests in the order they were sent; where the client listens beside speaking, each direction for itself. */
function inOrder(exchanges: readonly Exchange[], call: RecordedCall): readonly Exchange[] {
  if (call.listens !== true) return exchanges;
  const methods = ["POST", "GET", "DELETE"];
  return exchanges.toSorted((a, b) => methods.indexOf(a.method) - methods.indexOf(b.method));
}

function soon(milliseconds: number, callback: () => void): () => void {
  let pending = milliseconds < 5_000;
  setImmediate(() => pending && callback());
  return () => {
    pending = false;
  };
}
