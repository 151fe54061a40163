import { createKnowledgeClient } from "@specwright/knowledge";
import type { Sandbox } from "@specwright/sandbox";
import { createTradingClient } from "@specwright/trading";
import { createHash } from "node:crypto";
import { capturingFetch, type Exchange } from "./capture.ts";
import type { Origin, RecordedCall, Recording } from "./har.ts";
import { ValueRedactor } from "./redact/values.ts";
import { outcomeOf, replayCall } from "./replay.ts";
import { replayKey, replayUrls } from "./replay-key.ts";
import { toRecording } from "./to-har.ts";

/** Where recordings come from: a service with its addresses and keys, and a clock. */
export interface Stage {
  readonly origin: Origin;
  readonly date: string;
  readonly urls: {
    readonly mainnet: string;
    readonly testnet: string;
    readonly demo: string;
    readonly reference: string;
    readonly released: string;
  };
  readonly keys: Readonly<Record<string, object | undefined>>;
  readonly clock: { now(): number; advance(milliseconds: number): void };
  /** Lets the service finish what it was given. */
  readonly settle: () => Promise<void>;
}

/** One case to record. */
export interface Scene {
  /** Name of the case: what makes it worth recording. */
  readonly name: string;
  readonly operationId: string;
  /** Path of the function on the client. */
  readonly call: string;
  readonly args?: readonly unknown[];
  /** Where: a trading environment, or a form of the knowledge service. */
  readonly at?: "mainnet" | "testnet" | "demo" | "reference" | "released";
  /** Name of the key, or "none". Default: the environment's own. */
  readonly key?: string;
  /** A fault that the sandbox is asked for; its header is not part of the recording. */
  readonly fault?: string;
  /** The answer is broken on purpose. */
  readonly broken?: true;
}

export interface Take {
  readonly name: string;
  readonly recording: Recording;
  readonly expected: unknown;
  /** The call's result, for the next scene. */
  readonly result: unknown;
}

const surfaceOf = (at: string) => (at === "reference" || at === "released" ? "knowledge" : "trading");
const defaultKeys: Record<string, string> = { mainnet: "master", testnet: "testnet", demo: "demo" };

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
  readonly #own: string[] = [];
  #shared: ValueRedactor | undefined;

  constructor(stage: Stage) {
    this.#stage = stage;
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

  #client(scene: Required<Pick<Scene, "at">> & Scene, call: RecordedCall, fetch: unknown): unknown {
    const baseUrl = this.#stage.urls[scene.at];
    const clock = { now: () => call.now, after: soon };
    if (surfaceOf(scene.at) === "knowledge") return createKnowledgeClient({ baseUrl, fetch, clock } as never);
    let count = 0;
    const makeId = () => `${call.ids}${String((count += 1)).padStart(12, "0")}`;
    const key = this.#stage.keys[scene.key ?? defaultKeys[scene.at] ?? ""];
    const credentials = call.signed ? { credentials: key } : {};
    return createTradingClient({
      environment: { baseUrl, kind: scene.at },
      ...credentials,
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
    return (this.#shared ??= new ValueRedactor({ account: this.#stage.origin === "live", own: this.#own }));
  }

  /** Waits until tasks that were handed over are finished. */
  settle(): Promise<void> {
    return this.#stage.settle();
  }

  /** Plays one scene, records it, and gives its result to whoever needs it next. */
  async play(scene: Scene): Promise<unknown> {
    const at = scene.at ?? "mainnet";
    const { clock } = this.#stage;
    const name = `${surfaceOf(at)}/${scene.operationId}/${surfaceOf(at) === "knowledge" ? `${at}-` : ""}${scene.name}`;
    // A second between scenes keeps every scene inside the rate limits and gives it a time of its own.
    clock.advance(1_000);
    const signed = surfaceOf(at) === "trading" && scene.key !== "none";
    const call: RecordedCall = {
      surface: surfaceOf(at),
      operationId: scene.operationId,
      call: scene.call,
      args: scene.args ?? [],
      now: clock.now(),
      ids: idsOf(name),
      signed,
    };
    const exchanges: Exchange[] = [];
    const send = faulty(scene.fault);
    const client = this.#client(
      { ...scene, at },
      call,
      capturingFetch(
        send,
        () => clock.now(),
        (exchange) => exchanges.push(exchange),
      ),
    );
    const outcome = (await outcomeOf(client, call)) as { result?: unknown; items?: unknown; error?: unknown };
    const options = { origin: this.#stage.origin, date: this.#stage.date, canonical: this.#canonical(at) };
    const made = await toRecording(exchanges, call, this.#redactor(call), options);
    const recording: Recording = scene.broken === true ? { log: { ...made.log, _broken: true } } : made;
    // What is expected is what the redacted recording itself comes to, not what the live answer was.
    const { outcome: expected } = await replayCall(recording, {
      createTradingClient,
      createKnowledgeClient,
      replayKey,
    } as never);
    this.takes.push({ name, recording, expected, result: outcome.result });
    if (outcome.error !== undefined && !scene.name.startsWith("fails")) {
      this.failures.push(`${name}: the scene should succeed, but came to ${JSON.stringify(outcome.error)}`);
    }
    return outcome.result ?? outcome.items;
  }
}

function soon(milliseconds: number, callback: () => void): () => void {
  let pending = milliseconds < 5_000;
  setImmediate(() => pending && callback());
  return () => {
    pending = false;
  };
}

function faulty(fault: string | undefined) {
  return (input: string | URL | Request, init?: RequestInit): Promise<Response> => {
    const request = new Request(input, init);
    if (fault !== undefined) request.headers.set("x-sandbox-fault", fault);
    return fetch(request);
  };
}
