/**
 * Sends every read to a live service, once for each product category, and compares the responses with the
 * specifications.
 */
import type { TradingClient } from "@specwright/trading";
import type { WebFetch, RateLimit, ThrottleStore } from "@specwright/transport";
import type { Comparison } from "./compare.ts";
import type { LiveValues } from "./inputs.ts";
import { nextCursor, recordsBetween, type Page } from "./deviations/pages.ts";
import { causeOf, codeOf, permissionsOf, reasonOf, type Failure, type LiveKey } from "./refusals.ts";
import type { LiveRun } from "./run.ts";
import {
  contentOf,
  operationNamed,
  operationOf,
  type Input,
  type LiveRead,
  type Specification,
} from "./specification.ts";

/** Creates a store that uses a quarter of each limit. The rest is left to other users of the account or IP address. */
export const quarterOf = (store: ThrottleStore): ThrottleStore => ({
  take: (limit, slot) => store.take(quarterLimit(limit), slot),
});

const quarterLimit = (limit: RateLimit): RateLimit => ({
  ...limit,
  requests: Math.max(limit.cost ?? 1, Math.floor(limit.requests / 4)),
});

/**
 * HTTP statuses that end the run, each with its keyword in the report. The service refuses the region or address, or is
 * overloaded.
 */
const refusals: Readonly<Record<number, string>> = { 403: "refused", 429: "overloaded" };

const unreachable = "unreachable";

/** Error codes that end the run, because the service refuses the region or IP address, or limits the rate. */
const fatalCodes = new Set(["geo-blocked", "ip-ban", "rate-limit"]);

/** Number of consecutive refused reads that ends the run. */
const maxConsecutiveRefusals = 5;

/** `fetch` function that compares every response with the specification before the client receives it. */
export class ComparingFetch {
  /** Reason why no more requests may be sent, such as `overloaded`. Undefined while requests may be sent. */
  refused: string | undefined;
  /** Parsed JSON of the last response. */
  body: unknown;
  /** Description of the last response: `status 404, text/html`. Undefined without a response. */
  answer: string | undefined;
  /** Number of reads refused with status 403 or 429 since the last JSON response. */
  #forbidden = 0;
  #isReachable = false;
  readonly #specification: Specification;
  readonly #comparison: Comparison;
  readonly #inner: WebFetch;

  constructor(specification: Specification, comparison: Comparison, inner: WebFetch) {
    this.#specification = specification;
    this.#comparison = comparison;
    this.#inner = inner;
  }

  readonly fetch: WebFetch = async (input, init) => {
    this.answer = undefined;
    this.body = undefined;
    const response = await this.#send(input, init);
    const { status, headers } = response;
    const type = headers.get("content-type")?.replace(/;.*/, "") ?? "no content type";
    this.answer = `status ${status}, ${type}`;
    this.refused = refusals[status];
    const operationId = operationOf(this.#specification, init?.method ?? "GET", String(input));
    const text = await response.clone().text();
    if (this.refused !== undefined || operationId === undefined) return response;
    try {
      if (headers.get("content-type")?.startsWith("text/event-stream") === true) {
        this.#comparison.events(operationId, text);
        return response;
      }
      this.body = JSON.parse(text) as unknown;
    } catch {
      // Don't compare a body that isn't JSON: the client rejects it, and the report lists the operation as not reached.
      return response;
    }
    this.#forbidden = 0;
    this.#comparison.response({ operationId, status, headers, body: this.body });
    return response;
  };

  /**
   * Records the reason for a refusal, from the client's error. `geo-blocked`, `ip-ban` and `rate-limit` end the run.
   * Any other 403 ends the run only if it is the fifth in a row.
   */
  recordRefusal(error: unknown): void {
    const { code } = Object(error) as { code?: string };
    if (this.refused === undefined || this.refused === unreachable) return;
    this.#forbidden += 1;
    const isOfOperation = !fatalCodes.has(code ?? this.refused) && this.#forbidden < maxConsecutiveRefusals;
    this.refused = isOfOperation ? undefined : (code ?? this.refused);
  }

  readonly #send: WebFetch = async (input, init) => {
    try {
      const response = await this.#inner(input, init);
      this.#isReachable = true;
      return response;
    } catch (error) {
      if (!this.#isReachable) this.refused = unreachable;
      throw error;
    }
  };
}

/** Reads the permissions of the API key with `user.queryApi`. */
async function keyOf({ client, comparing }: Reading): Promise<LiveKey> {
  try {
    const { permissions } = (await client.user.queryApi()) as { permissions: object };
    return { permissions: new Set(Object.values(permissions).flat() as string[]) };
  } catch (error) {
    comparing.recordRefusal(error);
    return { permissions: undefined };
  }
}

/** Returns the reason to skip a read. Undefined if the key allows it. */
function reasonAgainst({ needsKey, permission }: LiveRead, key: LiveKey | undefined): string | undefined {
  if (!needsKey) return undefined;
  if (key === undefined) return "it needs a key";
  const names = permissionsOf(permission);
  if (names === undefined || key.permissions === undefined || names.some((name) => key.permissions?.has(name) === true))
    return undefined;
  return `the key lacks the permission ${names.join(" or ")}`;
}

export interface Reading {
  readonly specification: Specification;
  readonly comparison: Comparison;
  readonly run: LiveRun;
  readonly client: TradingClient;
  readonly comparing: ComparingFetch;
  readonly values: LiveValues;
  readonly hasKey: boolean;
  /** Called with each read that the service accepted, and its input. */
  readonly onAcceptedRead?: ((read: LiveRead, input: Input) => Promise<void>) | undefined;
}

const keyRefused = "the key was refused";

/** Sends every read that the key allows. A resumed run doesn't repeat earlier reads. */
export async function readEverything(reads: readonly LiveRead[], reading: Reading): Promise<void> {
  const { run, comparing, hasKey } = reading;
  const key = hasKey ? await keyOf(reading) : undefined;
  let isKeyRefused = false;
  for (const [index, read] of reads.entries()) {
    if (run.signal.aborted || comparing.refused !== undefined) break;
    const against = isKeyRefused && read.needsKey ? keyRefused : reasonAgainst(read, key);
    if (against !== undefined) run.miss(read.operationId, against);
    else if (!run.isReached(read.operationId) || isSource(read))
      isKeyRefused = (await readOne(read, reading, key)) === "key-refused" || isKeyRefused;
    run.onProgress(`${index + 1} of ${reads.length} reads`);
  }
  if (comparing.refused !== undefined) run.end("reads", comparing.refused);
  else if (run.signal.aborted) run.stop("reads");
}

/** Returns true for a read whose symbols later inputs need. A resumed run therefore repeats it. */
const isSource = ({ operationId }: LiveRead): boolean => operationId.endsWith("InstrumentsInfo");

/** Calls the client function of a read. Returns the error that it throws, if any. */
async function call(read: LiveRead, client: TradingClient, input: Input): Promise<unknown> {
  const [group = "", method = ""] = read.call.split(".");
  const functions = client[group as keyof TradingClient] as unknown as Readonly<
    Record<string, (input: Input) => Promise<unknown>>
  >;
  try {
    await functions[method]?.(input);
    return undefined;
  } catch (error) {
    return error;
  }
}

/** Sends a read, and once more if there was no response, because a connection may end. Returns the client's error. */
async function errorOf(read: LiveRead, input: Input, { client, comparing, run }: Reading): Promise<unknown> {
  comparing.body = undefined;
  comparing.answer = undefined;
  const error = await call(read, client, input);
  const isLost = error !== undefined && comparing.answer === undefined && comparing.refused === undefined;
  return isLost && !run.signal.aborted ? call(read, client, input) : error;
}

/** Requests the second page of a list, and checks both pages. */
async function readNextPage(read: LiveRead, input: Input, reading: Reading): Promise<void> {
  const { specification, comparison, comparing, run } = reading;
  const operation = operationNamed(specification, read.operationId);
  const first: Page = { body: comparing.body };
  const cursor = nextCursor(operation, first.body);
  if (cursor === undefined || operation.cursor === undefined) return comparison.pages(read.operationId, first);
  const error = await errorOf(read, { ...input, [operation.cursor.field]: cursor }, reading);
  comparing.recordRefusal(error);
  if (isSuccess(comparing.body)) return comparison.pages(read.operationId, first, { body: comparing.body, cursor });
  comparison.pages(read.operationId, first);
  const { isTemporary } = Object(error) as { isTemporary?: boolean };
  if (isTemporary !== true && !run.signal.aborted && comparing.refused === undefined)
    comparison.refusedCursor(read.operationId, reasonOf(specification, failureOf(read, input, error, comparing)));
}

const failureOf = (read: LiveRead, input: Input, error: unknown, { answer, body }: ComparingFetch): Failure => ({
  read,
  input,
  error,
  answer,
  body,
});

const isSuccess = (body: unknown): boolean => codeOf(body) === 0;

/** Sends a read with each of its inputs, and returns the failures. */
async function failuresOf(read: LiveRead, reading: Reading): Promise<Failure[]> {
  const { run, comparing, values, onAcceptedRead } = reading;
  const failures: Failure[] = [];
  for (const recorded of read.inputs) {
    if (run.signal.aborted || comparing.refused !== undefined) break;
    const input = values.input(read, recorded);
    const error = await errorOf(read, input, reading);
    comparing.recordRefusal(error);
    // Record the response even if the client rejects it, because the comparison covers it.
    if (!isSuccess(comparing.body)) failures.push(failureOf(read, input, error, comparing));
    else {
      values.addResponse(comparing.body, read, input);
      run.reach(read.operationId);
      if (error === undefined) await onAcceptedRead?.(read, input);
      await readNextPage(read, input, reading);
    }
  }
  return failures;
}

/** Sends the requests of a read operation, and records their failures by cause. */
async function readOne(read: LiveRead, reading: Reading, key: LiveKey | undefined): Promise<"key-refused" | undefined> {
  const { specification, comparison, run, comparing, values } = reading;
  const { operationId } = read;
  const failures = await failuresOf(read, reading);
  if (run.signal.aborted || comparing.refused !== undefined) return undefined;
  const causes = failures.map((failure) => {
    const unconfirmed = values.unconfirmedFields(read, failure.input);
    const reason = reasonOf(specification, failure);
    return { cause: causeOf(specification, failure, key, unconfirmed), reason, unconfirmed };
  });
  const isKeyRefused = causes.some(({ cause }) => cause === "key");
  const isExpected = causes.every(({ cause }) => cause === "key" || cause === "code");
  for (const { cause, reason, unconfirmed } of causes) {
    if (cause === "key") run.cannotCompare(`operations of the account: ${reason}`);
    const whose = unconfirmed.length === 0 ? "" : `, whose ${unconfirmed.join(" and ")} no response listed`;
    if (cause === "input") run.cannotCompare(`${operationId}${whose}: ${reason}`);
  }
  const reason = isKeyRefused ? keyRefused : [...new Set(causes.map((each) => each.reason))].join("; ");
  const silent = causes.filter(({ cause }) => cause === "operation");
  if (run.isReached(operationId))
    comparison.silences(silent.map((each) => [operationId, `${each.reason}, for some inputs`]));
  else if (causes.length > 0)
    run.miss(operationId, reason, silent.length > 0 ? "unexpected" : isExpected ? "expected" : "unless-seen");
  return isKeyRefused ? "key-refused" : undefined;
}

/**
 * Requests the records that a stream also pushes, with the input of the operation's recording, but with the given
 * symbol and without `limit`. Returns the number of records whose time is between the two times, in milliseconds.
 */
export async function listedBetween(
  operationId: string,
  given: { readonly category: string; readonly symbol: string | undefined },
  between: readonly [since: number, until: number],
  reading: Reading,
): Promise<number> {
  const { specification, comparing, values, hasKey } = reading;
  const operation = operationNamed(specification, operationId);
  const content = contentOf(specification, operation, 200);
  const read = specification.reads.find((each) => each.operationId === operationId);
  if (read === undefined || content === undefined || (read.needsKey && !hasKey)) return 0;
  const recorded = read.inputs.find((each) => (each["category"] ?? given.category) === given.category);
  const { limit: _limit, ...usual } =
    recorded === undefined ? { category: given.category } : values.input(read, recorded);
  const hasSymbol = given.symbol !== undefined && (recorded === undefined || recorded["symbol"] !== undefined);
  await errorOf(read, hasSymbol ? { ...usual, symbol: given.symbol } : usual, reading);
  return isSuccess(comparing.body) ? recordsBetween(operation, content, comparing.body, between) : 0;
}
