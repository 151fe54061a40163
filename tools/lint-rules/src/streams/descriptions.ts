import { type Context, type Node, type Rule, entries } from "../redocly.ts";
import { serversOf } from "./directions.ts";

function needs(kind: string, keys: readonly string[]) {
  return (node: Node, { report, location }: Context) => {
    for (const key of keys) {
      const text = node[key];
      if (typeof text === "string" && text.trim().length >= 3) continue;
      report({ message: `${kind} needs a ${key}.`, location });
    }
  };
}

/** Everything that a reader meets has a title and is described. */
export const streamDescriptions: Rule = () => ({
  Server: needs("A server", ["description"]),
  Channel: needs("A channel", ["title", "summary", "description"]),
  Operation: needs("An operation", ["title", "summary", "description"]),
  Message: needs("A message", ["name", "title", "summary"]),
  Parameter: needs("A parameter", ["description"]),
});

/** The values of a parameter have one name, by which every channel refers to them. */
export const namedParameterValues: Rule = () => ({
  Channel(channel, { report, location }) {
    for (const [name, parameter] of entries(channel["parameters"])) {
      if (!Array.isArray(parameter["enum"])) continue;
      report({
        message: `The values of the parameter "${name}" need a file of their own.`,
        location: location.child(["parameters", name]),
      });
    }
  },
});

/** What a channel says of a server or of a value of a parameter exists. */
export const knownParameterValues: Rule = () => ({
  Channel(channel, { report, resolve, location }) {
    const servers = new Set(serversOf(channel));
    for (const [name, byServer] of entries(channel["x-parameter-values"])) {
      const parameter = entries(channel["parameters"]).find(([key]) => key === name)?.[1];
      const known = parameter === undefined ? undefined : (resolve(parameter).node ?? parameter)["enum"];
      for (const [server, values] of Object.entries(byServer)) {
        const unknown = (values as unknown[]).filter((value) => !Array.isArray(known) || !known.includes(value));
        const place = location.child(["x-parameter-values", name, server]);
        if (!servers.has(server)) report({ message: `The channel is not on the server "${server}".`, location: place });
        if (unknown.length > 0) {
          report({
            message: `The parameter "${name}" does not have the value "${String(unknown[0])}".`,
            location: place,
          });
        }
      }
    }
  },
});
