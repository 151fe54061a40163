import { SpecwrightError, textOf, timestampOf, type Clock } from "@specwright/transport";
import { partsOf, recordName, type Fields } from "../subscriptions/records.ts";
import type { RestRead, RestSource, Topic } from "../topic.ts";
import type { TopicParameters } from "../subscriptions/arguments.ts";
import type { Span } from "./gap.ts";
import type { AccountCall, TradingCalls } from "../options.ts";

type Input = Readonly<Record<string, string | number>>;

/** Thrown if REST doesn't list a record that was open before, so the stream or REST is wrong. */
export class LostRecordError extends Error {}

/** Thrown if a permanent error prevented the reading of all pages of a list. */
export class IncompleteReadError extends Error {
  /** The records read before the error. */
  readonly records: readonly Fields[];

  constructor(cause: Error, records: readonly Fields[]) {
    super(cause.message, { cause });
    this.records = records;
  }
}

/** Returns true if another attempt is unlikely to help, for example if pages repeat or the key lacks a permission. */
export const isPermanent = (error: unknown): boolean =>
  error instanceof IncompleteReadError ||
  (SpecwrightError.isInstance(error) && (error as { readonly isTemporary?: boolean }).isTemporary !== true);

/** State of one read of a topic's records over REST. */
interface Reading {
  readonly signal: AbortSignal;
  /** Permanent error that prevented the reading of all pages of a list. Undefined if none occurred. */
  cut?: Error;
}

/** Reads the records of a topic over REST with the calls that the specification lists. */
export class RestReader {
  readonly #calls: TradingCalls;
  readonly #source: RestSource;
  readonly #topic: Topic;
  readonly #parameters: TopicParameters;

  /** `parameters` are the parameters of the subscription. If they contain a category, only its records are read. */
  constructor(calls: TradingCalls, source: RestSource, topic: Topic, parameters: TopicParameters = {}) {
    this.#calls = calls;
    this.#source = source;
    this.#topic = topic;
    this.#parameters = parameters;
  }

  /**
   * Reads every record that may have changed in the time `spans`. The result is unordered, and a record can occur
   * twice. `open` contains the records that were open before. If the lists don't contain one of them, it is requested
   * separately. `parts` contains the keys of known parts, such as the coins of a wallet.
   *
   * @throws {IncompleteReadError} with the records of the earlier pages, if a permanent error prevents the reading of a
   * page
   * @throws {Error} if a call fails, or if REST doesn't return a record of `open`
   */
  async read(
    spans: readonly Span[],
    open: readonly Fields[],
    parts: readonly string[],
    signal: AbortSignal,
  ): Promise<Fields[]> {
    const { reads, referencedBy, lookupFields, parts: listOfParts } = this.#source;
    const { key } = this.#topic;
    const reading: Reading = { signal };
    const span = {
      since: Math.min(...spans.map(({ since }) => since)),
      until: Math.max(...spans.map(({ until }) => until)),
    };
    const [listed, named] = await Promise.all([
      this.#readAll(reads, span, reading),
      referencedBy === undefined ? [] : this.#readAll([referencedBy], span, reading),
    ]);
    // Reject an empty account list, which may be a `null` that the client normalized.
    if (listOfParts !== undefined && listed.length === 0)
      throw new Error("REST listed no account, so the missed changes are unknown.");
    for (const record of listed) this.#checkComparable(record);
    const whole = await Promise.all(listed.map((record) => this.#withParts(record, parts, reading)));
    if (reading.cut !== undefined) throw new IncompleteReadError(reading.cut, whole);
    if (lookupFields === undefined) return whole;
    const names = new Set(listed.map((record) => recordName(record, key)));
    const missing = open.filter((record) => !names.has(recordName(record, key)));
    const found = await this.#readOneByOne(lookupFields, [...missing, ...named], reading);
    for (const record of found) this.#checkComparable(record);
    if (reading.cut !== undefined) throw new IncompleteReadError(reading.cut, [...whole, ...found]);
    this.#checkFound(lookupFields, missing, found);
    return [...whole, ...found];
  }

  async #readAll(reads: readonly RestRead[], span: Span, reading: Reading): Promise<Fields[]> {
    const lists = reads.map(async ({ call, window, inputs }) => {
      const range = window === undefined ? {} : { [window.start]: span.since, [window.end]: span.until };
      const own = inputs.filter(({ input }) => this.#matchesSubscription(input));
      const whole = await Promise.all(own.map(({ input, each }) => this.#inputs(input, each, reading)));
      const records = whole.flat().map((input) => this.#list(call, { ...input, ...range }, reading));
      return (await Promise.all(records)).flat();
    });
    return (await Promise.all(lists)).flat();
  }

  /**
   * Returns true if a call with this input can list records of the subscription. If the subscription has a category,
   * the input must have the same category. Otherwise, its category must occur in the inputs of `reads`. For positions,
   * this excludes spot, so the client reads no spot executions to find changed positions.
   */
  #matchesSubscription(input: Input): boolean {
    const { reads, copy = [] } = this.#source;
    return copy.every((field) => {
      const expected = this.#parameters[field];
      if (expected !== undefined) return input[field] === expected;
      return reads.some(({ inputs }) => inputs.some((one) => one.input[field] === input[field]));
    });
  }

  /**
   * Returns one input for each request of a call. `each` contains, for an input field, the call that lists all values
   * of the field. Each value needs a request of its own.
   */
  async #inputs(input: Input, each: Readonly<Record<string, string>> = {}, reading: Reading): Promise<Input[]> {
    const lists = Object.entries(each).map(async ([field, call]) => {
      const values = (await this.#listAll(call, {}, reading)).map((record) => record[field]);
      if (!values.every((value) => typeof value === "string" && value !== ""))
        throw new Error(`${call}: the platform listed a record without ${field}.`);
      return [...new Set(values)].map((value) => ({ ...input, [field]: value as string }));
    });
    return lists.length === 0 ? [input] : (await Promise.all(lists)).flat();
  }

  /**
   * Requests records one by one. The input of each request consists of the fields in `lookupFields`, with the record's
   * values.
   */
  async #readOneByOne(
    lookupFields: readonly string[],
    records: readonly Fields[],
    reading: Reading,
  ): Promise<Fields[]> {
    const inputs = records.map((record) =>
      Object.fromEntries(lookupFields.map((field) => [field, String(record[field])])),
    );
    const distinct = new Map(inputs.map((input) => [recordName(input, lookupFields), input]));
    const found: Fields[] = [];
    for (const input of distinct.values()) found.push(...(await this.#firstFound(input, reading)));
    return found;
  }

  /**
   * Throws a `LostRecordError` if a requested record wasn't found. REST is then behind the stream, or the record has
   * ended and REST no longer lists it.
   */
  #checkFound(lookupFields: readonly string[], records: readonly Fields[], found: readonly Fields[]): void {
    const names = new Set(found.map((record) => recordName(record, lookupFields)));
    const lost = records.find((record) => !names.has(recordName(record, lookupFields)));
    if (lost === undefined) return;
    const fields = lookupFields.map((field) => `${field} ${textOf(lost[field])}`).join(", ");
    throw new LostRecordError(`REST lists no record with ${fields}, which was open before the gap.`);
  }

  async #firstFound(input: Input, reading: Reading): Promise<Fields[]> {
    for (const { call } of this.#source.reads) {
      const records = await this.#list(call, input, reading);
      if (records.length > 0) return records;
    }
    return [];
  }

  /**
   * Adds the entries, such as coins, that REST omitted from a record's nested list because they are now empty. REST
   * returns every entry that is requested by name, so an entry that is still missing causes a `LostRecordError`.
   */
  async #withParts(record: Fields, known: readonly string[], reading: Reading): Promise<Fields> {
    const { parts, reads } = this.#source;
    const [read] = reads;
    if (parts === undefined || read === undefined) return record;
    const names = new Set(partsOf(parts, record).map((part) => String(part[parts.name])));
    const missing = known.filter((part) => !names.has(part));
    if (missing.length === 0) return record;
    const input = { ...read.inputs[0]?.input, [parts.field]: missing.join(",") };
    const more = await this.#list(read.call, input, reading);
    const whole = [record, ...more].flatMap((one) => partsOf(parts, one));
    const lost = missing.find((name) => whole.every((part) => String(part[parts.name]) !== name));
    if (lost !== undefined)
      throw new LostRecordError(`REST no longer lists the ${parts.name} ${lost}, which was known before the gap.`);
    return { ...record, [parts.field]: whole };
  }

  async #list(call: string, input: Input, reading: Reading): Promise<Fields[]> {
    const records = await this.#listAll(call, input, reading);
    return records.map((record) => this.#translate(record, input));
  }

  /**
   * Throws if a record lacks its key, its stage or its time of change, because the client then can't determine whether
   * the record was missed.
   */
  #checkComparable(record: Fields): void {
    const { key = [], order, time, stages, closed } = this.#topic;
    // Records without an order or a time are compared as a whole, so they don't need a key, stage or time.
    if (order === undefined || time === undefined) return;
    const needed = [...key, stages?.field, closed?.field].filter((field) => field !== undefined);
    const missing = needed.find((field) => (record[field] ?? null) === null);
    if (missing !== undefined)
      throw new Error(`REST listed a record without ${missing}, so the missed changes are unknown.`);
    // A position that was never opened has no time of change, so an empty time is valid.
    const isClosed = closed?.values.includes(String(record[closed.field])) === true;
    if (timestampOf(record[time]) !== undefined || (isClosed && ["", "0"].includes(String(record[time])))) return;
    throw new Error(`REST listed a record whose ${time} is not a time, so the missed changes are unknown.`);
  }

  /** Reads all pages of a call, and returns their records. */
  async #listAll(name: string, input: Input, reading: Reading): Promise<Fields[]> {
    const records = await this.#receiveAll(name, input, reading);
    if (records.some((record) => typeof record !== "object" || record === null))
      throw new Error(`${name}: the platform listed something that is not a record.`);
    return records as Fields[];
  }

  async #receiveAll(name: string, input: Input, reading: Reading): Promise<unknown[]> {
    const { signal } = reading;
    const call = this.#find(name);
    if (call.iterate !== undefined) {
      const records: unknown[] = [];
      try {
        for await (const record of call.iterate(input as never, { signal })) records.push(record);
      } catch (error) {
        if (!isPermanent(error)) throw error;
        reading.cut ??= error as Error;
      }
      return records;
    }
    const { list } = (await call(input as never, { signal })) as { readonly list?: unknown };
    if (!Array.isArray(list)) throw new Error(`${name}: the platform sent a result without a list.`);
    return list;
  }

  /** Converts a REST record to the format of the stream topic. */
  #translate(record: Fields, input: Input): Fields {
    const { copy = [], rename = {}, absent = {} } = this.#source;
    const copied = Object.fromEntries(copy.map((field) => [field, input[field]]));
    const renamed = Object.entries(rename).map(([from, to]) => [to, record[from]]);
    return { ...absent, ...record, ...Object.fromEntries(renamed), ...copied };
  }

  #find(name: string): AccountCall {
    const [group = "", method = ""] = name.split(".");
    const call = (this.#calls as unknown as Record<string, Record<string, AccountCall> | undefined>)[group]?.[method];
    if (call === undefined) throw new Error(`The client passed as the \`trading\` option has no call ${name}.`);
    return call;
  }
}

/** Time limit of one read in milliseconds, so that a stalled REST client doesn't block other topics. */
const READ_TIMEOUT_MS = 60_000;

/** Runs REST reads one at a time, in the order of the calls. */
export class RestQueue {
  readonly #clock: Clock;
  #last: Promise<unknown> = Promise.resolve();

  constructor(clock: Clock) {
    this.#clock = clock;
  }

  /**
   * Starts the read after all earlier reads have ended. Rejects if the read takes longer than 60 s. Rejects with the
   * signal's reason if the signal aborts first.
   */
  run<Result>(read: () => Promise<Result>, signal: AbortSignal): Promise<Result> {
    const result = this.#last.then(() => {
      signal.throwIfAborted();
      return this.#withinTime(read(), signal);
    });
    // Ignore a failure here, because the next read doesn't depend on this result.
    this.#last = result.catch(() => {});
    return result;
  }

  async #withinTime<Result>(reading: Promise<Result>, signal: AbortSignal): Promise<Result> {
    let cancel = (): void => {};
    const end = new Promise<never>((_, reject) => {
      const late = new Error(`REST did not respond within ${READ_TIMEOUT_MS / 1000} seconds`);
      cancel = this.#clock.after(READ_TIMEOUT_MS, () => reject(late));
      signal.addEventListener("abort", () => reject(signal.reason as Error), { once: true });
    });
    try {
      return await Promise.race([reading, end]);
    } finally {
      cancel();
    }
  }
}
