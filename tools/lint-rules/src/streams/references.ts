import { dirname, join } from "node:path";
import { catalogue } from "../files/catalogue.ts";
import { type Context, type Location, type Node, type Rule, entries, isObject, listOf } from "../redocly.ts";

/** What the extensions of a document can name. */
interface Known {
  readonly channels: ReadonlySet<string>;
  /** The operations of this document. */
  readonly operations: ReadonlySet<string>;
  /** The operations of the trading document. */
  readonly restOperations: ReadonlySet<string>;
}

function needName(known: ReadonlySet<string>, kind: string, name: unknown, place: Location, { report }: Context): void {
  if (name !== undefined && !known.has(String(name)))
    report({ message: `There is no ${kind} "${String(name)}".`, location: place });
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
    const place = location.child(["x-rest-records", "named-by"]);
    needName(known.restOperations, "REST operation", records["named-by"], place, context);
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

/** Channels, operations and parameters that an extension of the streams names exist. */
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
