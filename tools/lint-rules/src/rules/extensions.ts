import type { Context, Node, Rule } from "../redocly.ts";
import { extensions, type Extension } from "../extensions.ts";
import { problemsOf } from "../json-schema.ts";
import { allStreamExtensions } from "../streams/extensions.ts";

const kinds: Readonly<Record<string, string>> = {
  Operation: "an operation",
  Schema: "a schema",
  Parameter: "a parameter",
  Response: "a response",
  MediaType: "a media type",
  Server: "a server",
  ServerVariable: "a server variable",
  Channel: "a channel",
  Message: "a message",
};

type Extensions = Readonly<Record<string, Extension>>;

function checkKeys(node: Node, all: Extensions, { location, type, report }: Context): void {
  for (const name of Object.keys(node).filter((key) => key.startsWith("x-"))) {
    const known = all[name];
    if (known === undefined) {
      report({
        message: `The extension ${name} is unknown. specs/README.md lists those there are.`,
        location: location.child(name).key(),
      });
    } else if (!known.on.includes(type.name)) {
      const places = known.on.map((kind) => kinds[kind] ?? kind).join(" or ");
      report({ message: `${name} means nothing here; it belongs to ${places}.`, location: location.child(name).key() });
    } else {
      for (const { path, message } of problemsOf(known.schema, node[name])) {
        report({ message: `${[name, ...path].join(".")} ${message}.`, location: location.child([name, ...path]) });
      }
    }
  }
}

/** Nodes whose keys that begin with `x-` are names of headers or of events, not extensions. */
const holdsNames = new Set(["SpecExtension", "HeadersMap", "Example"]);

const knownIn =
  (all: Extensions): Rule =>
  () => ({
    any(node, context) {
      if (node !== null && typeof node === "object" && !holdsNames.has(context.type.name))
        checkKeys(node, all, context);
    },
    ref(reference, context) {
      checkKeys(reference, all, context);
    },
  });

/** Each `x-` key is one that specs/README.md documents, where it belongs, in the shape that it documents. */
export const knownExtensions = knownIn(extensions);

/** The same for the keys of the streams. */
export const knownStreamExtensions = knownIn(allStreamExtensions);
