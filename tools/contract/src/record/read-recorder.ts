/** Records the reads of a live run. They are redacted, checked and replayed before anything is written. */
import { createHash } from "node:crypto";
import { createKnowledgeClient } from "@specwright/knowledge";
import { createTradingClient, type Credentials } from "@specwright/trading";
import type { WebFetch } from "@specwright/transport";
import { contracts, operationOf } from "../documents/documents.ts";
import { changedFiles, writeFiles, type NamedRecording } from "./files.ts";
import { type RecordedCall, replayKey, replayUrls } from "../har.ts";
import { asReceived, capturingFetch, type Exchange } from "./capture.ts";
import { findSecrets, holdsCredential } from "../redact/credentials.ts";
import { toRecording } from "./to-har.ts";
import { ValueRedactor } from "../redact/values.ts";
import { replayCall } from "../replay/replay.ts";
import { verifyRecording } from "../replay/verify.ts";
import type { Input, LiveRead } from "../live.ts";

const clients = { createTradingClient, createKnowledgeClient, replayKey } as never;

/** Returns the address that recordings contain instead of an environment's real address. */
const replayUrlOf = (environment: string): string =>
  /demo/.test(environment) ? replayUrls.demo : /testnet/.test(environment) ? replayUrls.testnet : replayUrls.mainnet;

const secretsOf = (credentials: Credentials | undefined): string[] =>
  Object.values(credentials ?? {}).filter((value) => typeof value === "string");

export class ReadRecorder {
  /** Recordings that were discarded, each with the reason. */
  readonly refused: string[] = [];
  readonly fetch: WebFetch;
  readonly #recordings: NamedRecording[] = [];
  readonly #environment: string;
  readonly #secrets: readonly string[];
  readonly #now: () => number;
  /**
   * Redactors of account data and of public data. Each replaces equal values consistently. Public data doesn't identify
   * an account.
   */
  readonly #redactors: Readonly<Record<"public" | "private", ValueRedactor>>;
  #exchanges: Exchange[] = [];

  constructor(options: {
    readonly environment: string;
    readonly credentials?: Credentials | undefined;
    readonly fetch: WebFetch;
    readonly now: () => number;
  }) {
    const { environment, credentials, fetch, now } = options;
    this.#environment = environment;
    this.#now = now;
    this.#secrets = secretsOf(credentials);
    const known = new Map(this.#secrets.map((secret) => [secret, "REDACTED"]));
    if (credentials !== undefined) known.set(credentials.apiKey, replayKey.apiKey);
    this.#redactors = {
      public: new ValueRedactor({ account: false, known }),
      private: new ValueRedactor({ account: true, known }),
    };
    const capturing = capturingFetch(fetch as never, asReceived, (exchange) => this.#exchanges.push(exchange));
    this.fetch = capturing.fetch as unknown as WebFetch;
  }

  /** Records the last exchange of a successful read. */
  async keep(read: LiveRead, input: Input): Promise<void> {
    const exchange = this.#exchanges.findLast(({ method, url }) => operationOf(method, url) === read.operationId);
    this.#exchanges = [];
    if (exchange === undefined) return;
    const name = ["live", input["category"] ?? input["productType"] ?? ""].join(" ").trim();
    const call = this.#callOf(read, input, name, exchange);
    // The client generates a new ID for each request. Record a fixed ID, which a replay generates again.
    const requestHeaders = new Headers(exchange.requestHeaders);
    requestHeaders.set("cdn-request-id", `${call.ids}000000000001`);
    const sent = { ...exchange, requestHeaders };
    const { recording, expected, problems } = await this.#record(sent, call, read.needsKey);
    if (problems.length === 0)
      this.#recordings.push({ name: `trading/${read.operationId}/${name}`, recording, expected });
    else this.refused.push(`${read.operationId}: ${problems[0]}`);
  }

  /** Writes a file for each operation, and returns their number. */
  write(folder: string): number {
    writeFiles(changedFiles(this.#recordings, folder));
    return new Set(this.#recordings.map(({ recording }) => recording.call.operationId)).size;
  }

  #callOf(read: LiveRead, input: Input, name: string, { requestHeaders }: Exchange): RecordedCall {
    const timestamp = requestHeaders.get("x-bapi-timestamp");
    return {
      surface: "trading",
      operationId: read.operationId,
      call: read.call,
      args: [input],
      now: timestamp === null ? this.#now() : Number(timestamp),
      ids: createHash("sha256").update(`${read.operationId} ${name}`).digest("hex").slice(0, 8),
      signed: timestamp !== null,
      once: true,
    };
  }

  async #record(exchange: Exchange, call: RecordedCall, isPrivate: boolean) {
    const redactor = this.#redactors[isPrivate ? "private" : "public"];
    const date = new Date(this.#now()).toISOString().slice(0, 10);
    const canonical = (url: string): string => url.replace(new URL(url).origin, replayUrlOf(this.#environment));
    const recording = await toRecording([exchange], call, redactor, { origin: "live", date, canonical });
    const { outcome: expected, differences } = await replayCall(recording, clients);
    const text = JSON.stringify([recording, expected]);
    const problems = [
      ...(await verifyRecording(contracts, recording)),
      ...(await findSecrets(recording, expected)),
      ...(this.#secrets.some((secret) => holdsCredential(text, secret)) ? ["holds the key"] : []),
      ...differences.map((difference) => `the replay differs from the recording: ${difference}`),
    ];
    return { recording, expected, problems };
  }
}
