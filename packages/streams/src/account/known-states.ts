import { formatJson } from "@specwright/transport";
import { recordName, type Fields } from "../subscriptions/records.ts";
import type { Topic } from "../topic.ts";
import type { RestSource } from "./rest-source.ts";

/** A list inside of records, such as the coins of a wallet. REST leaves parts out that are empty. */
export type Parts = NonNullable<RestSource["parts"]>;

/** The parts of a record. */
export function partsOf({ field }: Parts, record: Fields): readonly Fields[] {
  const list: unknown = Object(record)[field];
  return Array.isArray(list) ? list.map((part) => Object(part) as Fields) : [];
}

/** The names of the parts of a record. */
export const partNames = (parts: Parts, record: Fields): string[] =>
  partsOf(parts, record).map((part) => String(part[parts.name]));

/** Fields of one record. The specification knows about thirty; every message copies all of them. */
const MAX_FIELDS = 500;

type States = Map<string, Fields>;

function isEqual(one: unknown, other: unknown): boolean {
  try {
    return one === other || formatJson(one) === formatJson(other);
  } catch {
    // Values that are nested too deep to be written count as a change.
    return false;
  }
}

/** Takes the fields of a name. True if the name is new or a field changed; a field that was never told is no change. */
function take(states: States, name: string, fields: Fields): boolean {
  const known = states.get(name);
  const all = { ...known, ...fields };
  states.set(name, Object.keys(all).length > MAX_FIELDS ? fields : all);
  if (known === undefined) return true;
  return Object.entries(fields).some(([field, value]) => field in known && !isEqual(known[field], value));
}

/**
 * The last state of records that do not tell which of two is newer, such as the wallet. A message has only those parts of a
 * record that changed, so parts have states of their own.
 */
export class KnownStates {
  readonly #topic: Topic;
  readonly #records: States = new Map();
  readonly #parts: States = new Map();

  constructor(topic: Topic) {
    this.#topic = topic;
  }

  /** Names of parts that a record had, such as the coins of a wallet. */
  get parts(): readonly string[] {
    return [...this.#parts.keys()];
  }

  /** Takes a record. False if it tells what is known already. */
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
