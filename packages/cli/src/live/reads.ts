/**
 * Sends every read to a live service, once for each product category, and compares the responses with the
 * specifications.
 */
import type { TradingClient } from "@specwright/trading";
import type { WebFetch, RateLimit, ThrottleStore } from "@specwright/transport";
import type { Comparison } from "./compare.ts";
import type { LiveValues } from "./inputs.ts";
import { nextCursor, type Page } from "./pages.ts";
import type { LiveRun } from "./run.ts";
import {
  listedCode,
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
 * HTTP statuses that end the run, with the keyword of the report: the service refuses the region or address, or is
 * overloaded.
 */
const refusals: Readonly<Record<number, string>> = { 403: "refused", 429: "overloaded" };

const unreachable = "unreachable";

/** Number of consecutive forbidden reads that ends the run. */
const mostForbidden = 5;

/** `fetch` function that compares every response before the client receives it. */
export class ComparingFetch {
  /** Keyword of the reason not to send any more requests. Undefined while requests may be sent. */
  refused: string | undefined;
  /** Parsed JSON of the last response. */
  body: unknown;
  /** Description of the last response: `status 404, text/html`. Undefined without a response. */
  answer: string | undefined;
  /** Number of forbidden reads since the last response in JSON. Undefined before the first response in JSON. */
  #forbidden: number | undefined;
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
   * Another 403 ends it only before the first response in JSON, or as the fifth in a row.
   */
  noteRefusal(error: unknown): void {
    const { code } = Object(error) as { code?: string };
    if (this.refused === undefined || this.refused === unreachable) return;
    const isOfOperation = code === "forbidden" || code === "permission";
    if (isOfOperation && this.#forbidden !== undefined) this.#forbidden += 1;
    const goesOn = isOfOperation && this.#forbidden !== undefined && this.#forbidden < mostForbidden;
    this.refused = goesOn ? undefined : (code ?? this.refused);
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

const namesOf = (permission: LiveRead["permission"]): readonly string[] | undefined => {
  if (typeof permission === "string") return undefined;
  if (Array.isArray(permission)) return permission as readonly string[];
  const { master, sub } = permission as { master?: LiveRead["permission"]; sub?: LiveRead["permission"] };
  const all = [master, sub].flatMap((each) => (Array.isArray(each) ? (each as readonly string[]) : []));
  return all.length === 0 ? undefined : all;
};

/** Reads the permissions of the API key with `user.queryApi`. */
async function permissionsOf({ client, comparing }: Reading): Promise<Set<string>> {
  try {
    const { permissions } = (await client.user.queryApi()) as { permissions: object };
    return new Set(Object.values(permissions).flat() as string[]);
  } catch (error) {
    comparing.noteRefusal(error);
    return new Set();
  }
}

/** Returns the reason to skip a read. Undefined if the key allows it. */
function reasonAgainst({ needsKey, permission }: LiveRead, own: Set<string> | undefined): string | undefined {
  if (!needsKey) return undefined;
  if (own === undefined) return "it needs a key";
  const names = namesOf(permission);
  if (names === undefined || names.some((name) => own.has(name))) return undefined;
  return `the key lacks the permission ${names.join(" or ")}`;
}

function wordsOf(
  specification: Specification,
  operationId: string,
  error: unknown,
  answer: string | undefined,
): string {
  const { retCode, code, name } = Object(error) as { retCode?: number; code?: string; name?: string };
  if (retCode === undefined) return [code ?? name, answer].filter(Boolean).join(", ");
  const listed = listedCode(specification, retCode, operationNamed(specification, operationId).path);
  return `return code ${retCode}${listed === undefined ? "" : `, ${listed.meaning.replace(/\.$/, "")}`}`;
}

interface Reading {
  readonly specification: Specification;
  readonly comparison: Comparison;
  readonly run: LiveRun;
  readonly client: TradingClient;
  readonly comparing: ComparingFetch;
  readonly values: LiveValues;
  readonly hasKey: boolean;
  /** Called with each read that the service accepted, and its input. */
  readonly keep?: ((read: LiveRead, input: Input) => Promise<void>) | undefined;
}

/** Sends every read that the key allows. A resumed run doesn't repeat earlier reads. */
export async function readEverything(reads: readonly LiveRead[], reading: Reading): Promise<void> {
  const { run, comparing, hasKey } = reading;
  const own = hasKey ? await permissionsOf(reading) : undefined;
  for (const [index, read] of reads.entries()) {
    if (run.signal.aborted || comparing.refused !== undefined) break;
    const against = reasonAgainst(read, own);
    if (against !== undefined) run.miss(read.operationId, against);
    else if (!run.isReached(read.operationId) || isSource(read)) await readOne(read, reading);
    run.say(`${index + 1} of ${reads.length} reads`);
  }
  if (comparing.refused !== undefined) run.end("reads", comparing.refused);
  else if (run.signal.aborted) run.stop("reads");
}

/** Returns true for a read that later inputs need for its symbols. A resumed run therefore repeats it. */
const isSource = ({ operationId }: LiveRead): boolean => operationId.endsWith("InstrumentsInfo");

/** Calls the client function of a read. Returns the error that it throws, if any. */
async function errorOf({ call }: LiveRead, client: TradingClient, input: Input): Promise<unknown> {
  const [group = "", method = ""] = call.split(".");
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

/** Requests the second page of a list, and checks both pages. */
async function readNextPage(read: LiveRead, input: Input, reading: Reading): Promise<void> {
  const { specification, comparison, comparing, client, run } = reading;
  const operation = operationNamed(specification, read.operationId);
  const first: Page = { body: comparing.body };
  const cursor = nextCursor(operation, first.body);
  if (cursor === undefined || operation.cursor === undefined) return comparison.pages(read.operationId, first);
  comparing.body = undefined;
  const error = await errorOf(read, client, { ...input, [operation.cursor.field]: cursor });
  comparing.noteRefusal(error);
  if (isSuccess(comparing.body)) return comparison.pages(read.operationId, first, { body: comparing.body, cursor });
  comparison.pages(read.operationId, first);
  const { isTemporary } = Object(error) as { isTemporary?: boolean };
  if (isTemporary !== true && !run.signal.aborted && comparing.refused === undefined)
    comparison.refusedCursor(read.operationId, wordsOf(specification, read.operationId, error, comparing.answer));
}

const codeOf = (body: unknown): number | undefined => {
  const { retCode, ret_code: olderCode } = Object(body) as { retCode?: number; ret_code?: number };
  return retCode ?? olderCode;
};

const isSuccess = (body: unknown): boolean => codeOf(body) === 0;

async function readOne(read: LiveRead, reading: Reading): Promise<void> {
  const { specification, comparison, run, client, comparing, values, keep } = reading;
  const reasons: string[] = [];
  let isRefused = false;
  const silent = new Set<string>();
  for (const recorded of read.inputs) {
    if (run.signal.aborted || comparing.refused !== undefined) return;
    const input = values.input(read, recorded);
    comparing.body = undefined;
    comparing.answer = undefined;
    const error = await errorOf(read, client, input);
    comparing.noteRefusal(error);
    // Record the response even if the client rejects it, because the comparison covers it.
    if (isSuccess(comparing.body)) {
      values.learn(comparing.body, input);
      run.reach(read.operationId);
      if (error === undefined) await keep?.(read, input);
      await readNextPage(read, input, reading);
    } else {
      const reason = wordsOf(specification, read.operationId, error, comparing.answer);
      reasons.push(reason);
      if (isRefusal(read, comparing.body, error)) isRefused = true;
      else if (comparing.answer !== undefined) silent.add(`${reason}, for some inputs`);
    }
  }
  if (run.signal.aborted || comparing.refused !== undefined) return;
  const reason = [...new Set(reasons)].join("; ");
  if (!run.isReached(read.operationId)) run.miss(read.operationId, reason, isRefused ? "unless-seen" : "unexpected");
  else for (const each of silent) comparison.silence(read.operationId, each);
}

/**
 * Returns true if the service refused this input or key. False if the operation itself doesn't respond: there is no
 * return code, or a public read lacks a permission.
 */
function isRefusal({ needsKey }: LiveRead, body: unknown, error: unknown): boolean {
  const { code, retCode } = Object(error) as { code?: string; retCode?: number };
  return codeOf(body) !== undefined || (retCode !== undefined && (needsKey || code !== "permission"));
}
