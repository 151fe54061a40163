import { formatJson, timestampOf } from "@specwright/transport";
import { partsOf, recordName, type Fields } from "../subscriptions/records.ts";
import type { Topic, UpdateNote } from "../topic.ts";
import { isWithin, type Span } from "./gap.ts";
import { compareStates, hasEnded, stageOf } from "./record-order.ts";

/** Minimum number of closed records before unneeded records are deleted. */
const MIN_CLOSED_RECORDS = 1000;

interface KnownRecord {
  /** Fields that identify the record, for comparisons and requests. */
  readonly fields: Fields;
  /**
   * True if REST delivered the record's newest state, so that this state is a duplicate if the stream delivers it
   * later.
   */
  readonly isFromRest: boolean;
}

/** Result of comparing a record with the records delivered before. */
export interface RecordComparison {
  /** False if this state of the record, or a newer one, was already delivered. */
  readonly isNew: boolean;
  readonly note?: UpdateNote;
}

const NEW: RecordComparison = { isNew: true };
const SEEN: RecordComparison = { isNew: false };

/**
 * Records of a topic that have been delivered. They ensure that each event is delivered once, and that a state is never
 * delivered after a newer one. Open records are kept; closed records only as long as REST could return them again.
 */
export class KnownRecords {
  readonly #topic: Topic;
  readonly #storedFields: readonly string[];
  readonly #open = new Map<string, KnownRecord>();
  readonly #closed = new Map<string, KnownRecord>();
  readonly #states: KnownStates;
  #nextCleaning = MIN_CLOSED_RECORDS;

  constructor(topic: Topic) {
    this.#topic = topic;
    this.#states = new KnownStates(topic);
    const { key = [], order = [], time, stages, closed, notes = {}, restSource } = topic;
    const more = [time, stages?.field, closed?.field].filter((field) => field !== undefined);
    const noted = Object.values(notes).flatMap((values) => Object.keys(values));
    this.#storedFields = [...new Set([...key, ...order, ...more, ...noted, ...(restSource?.lookupFields ?? [])])];
  }

  /** Keys of a record's known parts, such as the coins of a wallet. */
  get parts(): readonly string[] {
    return this.#states.parts;
  }

  /** Records whose state may still change, such as active orders. */
  get open(): readonly Fields[] {
    return [...this.#open.values()].map(({ fields }) => fields);
  }

  /** Stores a record from the stream, and compares it with the records delivered before. */
  storePushed(record: Fields): RecordComparison {
    if (!this.#hasKey(record)) return NEW;
    const { merge, stages, restSource } = this.#topic;
    if (!this.hasVersions) {
      // Remember the state, because REST may return it again.
      if (restSource !== undefined) this.#states.take(record);
      return NEW;
    }
    const known = this.#find(this.#keyOf(record));
    if (known === undefined) return this.#accept(record, false);
    if (merge === "append") return SEEN;
    const age = compareStates(this.#topic, record, known.fields);
    const note = this.#noteOf(record);
    const isDouble = age === 0 && known.isFromRest && (note === undefined || note === this.#noteOf(known.fields));
    // In a topic without stages, the order of arrival is more reliable than the numbers in the records, unless the
    // known state is from REST, which may be ahead of the stream. A state that can't be compared is delivered, because
    // a repetition is better than a loss.
    const isOld = age !== undefined && age < 0 && (stages !== undefined || known.isFromRest);
    if (isOld || isDouble) return SEEN;
    const repeats = note !== undefined && stageOf(this.#topic, record) === stageOf(this.#topic, known.fields);
    return repeats ? { ...this.#accept(record, false), note } : this.#accept(record, false);
  }

  /**
   * Stores a record from REST, and compares it with the records delivered before. A record that was never delivered
   * counts as new only if its time of change is within one of the `spans`.
   */
  storeMissed(record: Fields, spans: readonly Span[]): RecordComparison {
    if (!this.#hasKey(record)) return NEW;
    if (!this.hasVersions) return this.#states.take(record) ? NEW : SEEN;
    const { merge, time = "" } = this.#topic;
    const known = this.#find(this.#keyOf(record));
    if (known !== undefined) {
      const isNewer = merge !== "append" && (compareStates(this.#topic, record, known.fields) ?? 1) > 0;
      return isNewer ? this.#accept(record, true) : SEEN;
    }
    const changedAt = timestampOf(record[time]);
    if (changedAt !== undefined && isWithin(spans, changedAt)) return this.#accept(record, true);
    this.#accept(record, false);
    return SEEN;
  }

  /**
   * Deletes closed records for which `isNeeded` returns false. `isNeeded` receives the time of a record's last change.
   */
  forget(isNeeded: (time: number) => boolean): void {
    const { time = "" } = this.#topic;
    if (this.#closed.size < this.#nextCleaning) return;
    for (const [name, { fields }] of this.#closed)
      if (!isNeeded(timestampOf(fields[time]) ?? 0)) this.#closed.delete(name);
    this.#nextCleaning = Math.max(MIN_CLOSED_RECORDS, 2 * this.#closed.size);
  }

  /** True if the topic's records have a version and a time of change. */
  get hasVersions(): boolean {
    return this.#topic.order !== undefined && this.#topic.time !== undefined;
  }

  /** Returns true if a record contains its key fields. Without them, a duplicate can't be detected. */
  #hasKey(record: Fields): boolean {
    return (this.#topic.key ?? []).every((field) => Object(record)[field] !== undefined);
  }

  #keyOf(record: Fields): string {
    return recordName(record, this.#topic.key);
  }

  #find(name: string): KnownRecord | undefined {
    return this.#open.get(name) ?? this.#closed.get(name);
  }

  #accept(record: Fields, isFromRest: boolean): RecordComparison {
    const name = this.#keyOf(record);
    const fields = Object.fromEntries(this.#storedFields.map((field) => [field, record[field]]));
    this.#open.delete(name);
    this.#closed.delete(name);
    (hasEnded(this.#topic, record) ? this.#closed : this.#open).set(name, { fields, isFromRest });
    return NEW;
  }

  /** Returns the note that applies to a record because of its field values. Undefined if no note applies. */
  #noteOf(record: Fields): UpdateNote | undefined {
    const found = Object.entries(this.#topic.notes ?? {}).find(([, values]) =>
      Object.entries(values).every(([field, value]) => record[field] === value),
    );
    return found?.[0] as UpdateNote | undefined;
  }
}

/**
 * Maximum number of fields of one record. The specification has about thirty. The limit exists because every message
 * copies all fields.
 */
const MAX_FIELDS = 500;

type States = Map<string, Fields>;

function isEqual(one: unknown, other: unknown): boolean {
  try {
    return one === other || formatJson(one) === formatJson(other);
  } catch {
    // Values that are nested too deeply to be serialized count as a change.
    return false;
  }
}

/**
 * Adds fields to the stored state of a record, or of one of its parts, such as a coin of a wallet. Returns true if no
 * state was stored, or if a stored field has a new value. A field that wasn't stored yet doesn't count as a change.
 */
function take(states: States, name: string, fields: Fields): boolean {
  const known = states.get(name);
  const all = { ...known, ...fields };
  states.set(name, Object.keys(all).length > MAX_FIELDS ? fields : all);
  if (known === undefined) return true;
  return Object.entries(fields).some(([field, value]) => field in known && !isEqual(known[field], value));
}

/**
 * Last states of records without a version, such as the wallet. A message has only the changed parts of a record, so
 * each part's state is stored separately.
 */
export class KnownStates {
  readonly #topic: Topic;
  readonly #records: States = new Map();
  readonly #parts: States = new Map();

  constructor(topic: Topic) {
    this.#topic = topic;
  }

  /**
   * Keys of a record's known parts, such as the coins of a wallet. A part without a key can't be requested and is
   * omitted.
   */
  get parts(): readonly string[] {
    return [...this.#parts.keys()].filter((name) => name !== "");
  }

  /** Stores a record. Returns false if its state was delivered before. */
  take(record: Fields): boolean {
    const { key, restSource } = this.#topic;
    const parts = restSource?.parts;
    const own = Object.fromEntries(Object.entries(record).filter(([field]) => field !== parts?.field));
    const changes = [take(this.#records, recordName(record, key), own)];
    if (parts === undefined) return changes.includes(true);
    for (const part of partsOf(parts, record)) changes.push(take(this.#parts, String(part[parts.name]), part));
    return changes.includes(true);
  }
}
