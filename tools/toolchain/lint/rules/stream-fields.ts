import { dirname, join } from "node:path";
import {
  type Context,
  type Location,
  type Node,
  type Place,
  type Rule,
  at,
  entries,
  fieldsOf,
  isObject,
  listOf,
  listedValues,
  payloadOf,
  needField,
  needFields,
  type Fields,
} from "../document.ts";
import { catalogue } from "../files/catalogue.ts";

/** Names to which extensions of a document may refer. */
interface Known {
  readonly channels: ReadonlySet<string>;
  /** Names of this document's operations. */
  readonly operations: ReadonlySet<string>;
  /** operationIds of the trading document. */
  readonly restOperations: ReadonlySet<string>;
}

function needName(known: ReadonlySet<string>, kind: string, name: unknown, place: Location, { report }: Context): void {
  if (name !== undefined && !known.has(String(name)))
    report({ message: `Unknown ${kind} "${String(name)}".`, location: place });
}

function needNames(known: ReadonlySet<string>, kind: string, names: unknown, place: Location, context: Context): void {
  for (const [index, name] of listOf(names).entries()) needName(known, kind, name, place.child(index), context);
}

function checkRest(node: Node, { restOperations }: Known, context: Context): void {
  const location = context.location.child("x-rest");
  for (const [use, names] of Object.entries(isObject(node["x-rest"]) ? node["x-rest"] : {}))
    needNames(restOperations, "REST operation", names, location.child(use), context);
}

function checkChannel(channel: Node, known: Known, context: Context): void {
  const { location } = context;
  checkRest(channel, known, context);
  const [records, removed] = [channel["x-rest-records"], channel["x-removed"]];
  if (isObject(records)) {
    const place = location.child(["x-rest-records", "referenced-by"]);
    needName(known.restOperations, "REST operation", records["referenced-by"], place, context);
  }
  if (isObject(removed)) {
    const place = location.child(["x-removed", "replaced-by"]);
    needNames(known.channels, "channel", removed["replaced-by"], place, context);
  }
  needNames(known.channels, "channel", channel["x-exclusive-with"], location.child("x-exclusive-with"), context);
  const parameters = new Set(entries(channel["parameters"]).map(([name]) => name));
  for (const [index, rule] of listOf(channel["x-push"]).entries()) {
    for (const name of Object.keys(isObject(rule) && isObject(rule["parameters"]) ? rule["parameters"] : {}))
      needName(parameters, "parameter", name, location.child(["x-push", index, "parameters", name]), context);
  }
}

/** Checks that the channels, operations and parameters named in extensions of the streams exist. */
export const extensionReferences: Rule = () => {
  let known: Known = { channels: new Set(), operations: new Set(), restOperations: new Set() };
  return {
    Root(root, { location }) {
      const names = (key: string) => new Set(entries(root[key]).map(([name]) => name));
      const { operations } = catalogue(join(dirname(location.source.absoluteRef), "../.."));
      known = {
        channels: names("channels"),
        operations: names("operations"),
        restOperations: new Set(operations.keys()),
      };
    },
    Channel: (channel, context) => checkChannel(channel, known, context),
    Operation: (operation, context) => checkRest(operation, known, context),
    Server(server, context) {
      const connection = server["x-connection"];
      if (!isObject(connection)) return;
      const place = context.location.child(["x-connection", "authentication"]);
      needName(known.operations, "operation", connection["authentication"], place, context);
    },
  };
};

/** The fields of a channel's message, and the fields of the records in it. */
interface Described {
  readonly message: Fields;
  readonly record: Fields;
  readonly context: Context;
}

/** Returns the fields of a channel's messages. Undefined if the messages aren't JSON. */
function describe(channel: Node, context: Context): Described | undefined {
  const [message] = entries(channel["messages"]).map(([, reference]) => reference);
  const payload = message && payloadOf(context, message, context.location);
  if (payload === undefined) return undefined;
  const fields = fieldsOf(payload, context);
  const record = new Map<string, Place[]>();
  for (const data of fields.get("data") ?? []) fieldsOf(at(data, ["items"], context) ?? data, context, record);
  return { message: fields, record, context };
}

/**
 * Reports values that aren't among the enumerated values of a record's field. A field without enumerated values accepts
 * any value.
 */
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

/**
 * Checks that `x-update` only names fields of the channel's messages and records, and possible values of these fields.
 */
function checkUpdate(update: Node, described: Described, location: Location): void {
  const { message, record, context } = described;
  for (const key of ["key", "order"]) needFields(record, update[key], "A record", location.child(key), context);
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

/** Checks that `x-rest-records` only names fields of the channel's records. */
function checkRestRecords(rule: Node, { record, context }: Described, location: Location): void {
  for (const key of ["copy", "lookup-fields"]) needFields(record, rule[key], "A record", location.child(key), context);
  for (const [name, renamed] of Object.entries(isObject(rule["rename"]) ? rule["rename"] : {}))
    needField(record, renamed, "A record", location.child(["rename", name]), context);
  for (const name of Object.keys(isObject(rule["absent"]) ? rule["absent"] : {}))
    needField(record, name, "A record", location.child(["absent", name]), context);
  if (isObject(rule["parts"]))
    needField(record, rule["parts"]["field"], "A record", location.child(["parts", "field"]), context);
}

/** Checks that a channel's extensions only name fields of its messages, and possible values of these fields. */
export const updateFields: Rule = () => ({
  Channel(channel, context) {
    const described = describe(channel, context);
    if (described === undefined) return;
    const { location } = context;
    if (isObject(channel["x-update"])) checkUpdate(channel["x-update"], described, location.child("x-update"));
    if (isObject(channel["x-rest-records"]))
      checkRestRecords(channel["x-rest-records"], described, location.child("x-rest-records"));
    for (const [index, order] of listOf(channel["x-key-order"]).entries()) {
      const place = location.child(["x-key-order", index, "keys"]);
      needFields(described.message, isObject(order) && order["keys"], "The message", place, context);
    }
  },
});
