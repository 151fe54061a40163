import {
  type Context,
  type Location,
  type Node,
  type Rule,
  at,
  entries,
  isObject,
  listOf,
  type Place,
} from "../redocly.ts";
import { fieldsOf, listedValues } from "../rules/schemas/schemas.ts";
import { payloadOf } from "./directions.ts";

type Fields = ReadonlyMap<string, readonly Place[]>;

/** The fields of a message of a channel, and those of the records that it holds. */
interface Described {
  readonly message: Fields;
  readonly record: Fields;
  readonly context: Context;
}

/** What the messages of a channel hold; undefined where it sends none in JSON. */
function describe(channel: Node, context: Context): Described | undefined {
  const [message] = entries(channel["messages"]).map(([, reference]) => reference);
  const payload = message && payloadOf(context, message, context.location);
  if (payload === undefined) return undefined;
  const fields = fieldsOf(payload, context);
  const record = new Map<string, Place[]>();
  for (const data of fields.get("data") ?? []) fieldsOf(at(data, ["items"], context) ?? data, context, record);
  return { message: fields, record, context };
}

function needField(fields: Fields, name: unknown, what: string, location: Location, { report }: Context): void {
  if (name === undefined || fields.has(String(name))) return;
  report({ message: `${what} has no field "${String(name)}". It has: ${[...fields.keys()].join(", ")}.`, location });
}

/** Values that a field of the record never has; a field without a list of values can have each. */
function needValues({ record, context }: Described, field: unknown, values: unknown, location: Location): void {
  const known = (record.get(String(field)) ?? []).flatMap((place) => listedValues(place, context));
  const wrong = [values].flat(2).find((value) => value !== "" && known.length > 0 && !known.includes(value));
  if (wrong === undefined) return;
  const message = `"${String(field)}" never has the value ${String(wrong)}. Its values are ${known.map(String).join(", ")}.`;
  context.report({ message, location });
}

function checkSequence(sequence: unknown, { message, context }: Described, location: Location): void {
  if (!isObject(sequence)) return;
  let fields = message;
  for (const name of String(sequence["field"]).split(".")) {
    needField(fields, name, "The message", location.child("field"), context);
    const inner = new Map<string, Place[]>();
    for (const place of fields.get(name) ?? []) fieldsOf(place, context, inner);
    fields = inner;
  }
}

/** What `x-update` says of a channel: names of fields of its records, and values that these have. */
function checkUpdate(update: Node, described: Described, location: Location): void {
  const { message, record, context } = described;
  for (const key of ["key", "order"]) {
    for (const [index, name] of listOf(update[key]).entries())
      needField(record, name, "A record", location.child([key, index]), context);
  }
  needField(record, update["time"], "A record", location.child("time"), context);
  for (const key of ["stages", "closed"]) {
    const rule = update[key];
    if (!isObject(rule)) continue;
    needField(record, rule["field"], "A record", location.child([key, "field"]), context);
    needValues(described, rule["field"], rule["values"], location.child([key, "values"]));
  }
  for (const [note, values] of entries(update["notes"])) {
    for (const [name, value] of Object.entries(values)) {
      const place = location.child(["notes", note, name]);
      needField(record, name, "A record", place, context);
      needValues(described, name, value, place);
    }
  }
  checkSequence(update["sequence"], described, location.child("sequence"));
  const kinds = (message.get("type") ?? []).flatMap((place) => listedValues(place, context));
  for (const [index, kind] of listOf(update["kinds"]).entries()) {
    if (kinds.includes(kind)) continue;
    const known = kinds.length === 0 ? "Messages have no type" : `The types of messages are ${kinds.join(", ")}`;
    context.report({
      message: `No message has the type ${String(kind)}. ${known}.`,
      location: location.child(["kinds", index]),
    });
  }
}

/** What `x-rest-records` says of the records of a channel. */
function checkRestRecords(rule: Node, { record, context }: Described, location: Location): void {
  for (const key of ["copy", "ask"]) {
    for (const [index, name] of listOf(rule[key]).entries())
      needField(record, name, "A record", location.child([key, index]), context);
  }
  for (const [name, renamed] of Object.entries(isObject(rule["rename"]) ? rule["rename"] : {}))
    needField(record, renamed, "A record", location.child(["rename", name]), context);
  for (const name of Object.keys(isObject(rule["absent"]) ? rule["absent"] : {}))
    needField(record, name, "A record", location.child(["absent", name]), context);
  if (isObject(rule["parts"]))
    needField(record, rule["parts"]["field"], "A record", location.child(["parts", "field"]), context);
}

/** What the extensions of a channel name are fields of its messages, and values that these have. */
export const updateFields: Rule = () => ({
  Channel(channel, context) {
    const described = describe(channel, context);
    if (described === undefined) return;
    const { location } = context;
    if (isObject(channel["x-update"])) checkUpdate(channel["x-update"], described, location.child("x-update"));
    if (isObject(channel["x-rest-records"]))
      checkRestRecords(channel["x-rest-records"], described, location.child("x-rest-records"));
    for (const [index, order] of listOf(channel["x-key-order"]).entries()) {
      for (const [position, name] of listOf(isObject(order) ? order["keys"] : []).entries()) {
        const place = location.child(["x-key-order", index, "keys", position]);
        needField(described.message, name, "The message", place, context);
      }
    }
  },
});
