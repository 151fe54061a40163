import { basename } from "node:path";
import {
  type Context,
  type Place,
  type Rule,
  at,
  closedValues,
  entries,
  fieldsOf,
  follow,
  innerSchemas,
  isObject,
  listOf,
  payloadOf,
  variants,
} from "../document.ts";

/** Returns the schemas of the bodies of a request or response. */
const bodies = (holder: Place, context: Context): Place[] =>
  entries(holder.node["content"]).flatMap(([type]) => [at(holder, ["content", type, "schema"], context) ?? []].flat());

/** Returns the payloads of a list of messages. */
const payloadsOf = (messages: unknown, context: Context): Place[] =>
  listOf(messages).flatMap((message) =>
    isObject(message) ? (payloadOf(context, message, context.location) ?? []) : [],
  );

const isClosed = ({ node }: Place): boolean => "additionalProperties" in node || "unevaluatedProperties" in node;
const describesObject = ({ node }: Place): boolean => isObject(node["properties"]) || node["type"] === "object";

/** Returns the schemas of one keyword, without following references. */
const choicesOf = ({ node, location }: Place, key: "anyOf" | "oneOf" | "allOf"): Place[] =>
  variants({ node: { [key]: node[key] }, location });

/** Returns whether a choice of `anyOf` accepts any value of its type. */
function isOpen(choice: Place, context: Context): boolean {
  const target = follow(choice, context)?.node ?? {};
  return !("enum" in target) && !("const" in target) && listOf(target["anyOf"]).length === 0;
}

/** Returns whether a schema lists values next to a choice that accepts any other. */
function isOpenEnumeration(schema: Place, context: Context): boolean {
  const choices = choicesOf(schema, "anyOf");
  return choices.some(({ node }) => "enum" in node) && choices.some((choice) => isOpen(choice, context));
}

type Check = (start: Place, context: Context) => void;

/**
 * Creates a check for the schemas of requests: an object must state whether it accepts other fields, itself or where it
 * is composed.
 */
function closedCheck(): Check {
  const seen = new Set<unknown>();
  const check = (start: Place, context: Context, closedOutside: boolean): void => {
    const schema = follow(start, context);
    if (schema === undefined || seen.has(schema.node)) return;
    seen.add(schema.node);
    const closed = closedOutside || isClosed(schema);
    const parts = variants(schema);
    if (describesObject(schema) && !closed && parts.length === 0) {
      context.report({
        message: "An object in a request needs `additionalProperties: false`, so that a misspelt field is an error.",
        location: schema.location,
      });
    }
    if (isOpenEnumeration(schema, context)) {
      const message = "An enumeration in a request names all values, without a choice that takes others.";
      context.report({ message, location: start.location });
    }
    const own = new Set(parts.map(({ node }) => node));
    for (const inner of innerSchemas(schema))
      check(inner, context, closed && own.has(inner.node) && "unevaluatedProperties" in schema.node);
  };
  return (start, context) => check(start, context, false);
}

/** Checks that the bodies of requests are closed. */
export const closedRequests: Rule = () => {
  const check = closedCheck();
  return {
    RequestBody(node, context) {
      for (const body of bodies({ node, location: context.location }, context)) check(body, context);
    },
  };
};

/** Checks that messages sent by clients are closed. */
export const closedMessages: Rule = () => {
  const check = closedCheck();
  return {
    Operation({ action, messages }, context) {
      if (action === "send") for (const payload of payloadsOf(messages, context)) check(payload, context);
    },
  };
};

/** Returns the fields that distinguish the choices of a `oneOf`: closed in each of them. */
function tellingFields(schema: Place, context: Context): Set<string> {
  const choices = choicesOf(schema, "oneOf").map((choice) => fieldsOf(choice, context));
  const names = [...(choices[0]?.keys() ?? [])];
  const isClosedIn = (fields: ReadonlyMap<string, readonly Place[]>, name: string) =>
    (fields.get(name) ?? []).some((field) => closedValues(field, context) !== undefined);
  return new Set(names.filter((name) => choices.length > 1 && choices.every((fields) => isClosedIn(fields, name))));
}

/**
 * Returns the parts of a schema that may be closed: known values next to an open choice, and fields that distinguish
 * choices.
 */
function closableParts(schema: Place, telling: ReadonlySet<string>, context: Context): Set<unknown> {
  const choices = choicesOf(schema, "anyOf");
  const known = choices.some((choice) => isOpen(choice, context)) ? choices.map(({ node }) => node) : [];
  const fields = entries(schema.node["properties"]).filter(([name]) => telling.has(name));
  return new Set([...known, ...fields.map(([, node]) => node)]);
}

function checkOpen({ node, location }: Place, start: Place, mayBeClosed: boolean, { report }: Context): void {
  if (listOf(node["enum"]).length > 1 && !mayBeClosed) {
    // A closed enumeration belongs to requests. If a response refers to one, the reference is the mistake.
    const own = node === start.node || basename(location.source.absoluteRef).endsWith("Value.yaml");
    report({
      message: "An enumeration in a response must take other values too: `anyOf: [{ enum: […] }, { type: string }]`.",
      location: own ? location.child("enum").key() : start.location,
    });
  }
  for (const key of ["additionalProperties", "unevaluatedProperties"]) {
    if (node[key] !== false) continue;
    const message = `An object in a response must take other fields too: remove \`${key}: false\`.`;
    report({ message, location: location.child(key) });
  }
}

/** Creates a check that schemas of responses accept values and fields that the platform adds later. */
function openCheck(): Check {
  const seen = new Set<unknown>();
  const check = (start: Place, context: Context, mayBeClosed: boolean, telling: ReadonlySet<string>): void => {
    const schema = follow(start, context);
    if (schema === undefined) return;
    if (mayBeClosed && "enum" in schema.node) return;
    if (!seen.has(schema.node) || "enum" in schema.node) checkOpen(schema, start, mayBeClosed, context);
    if (seen.has(schema.node)) return;
    seen.add(schema.node);
    const closable = closableParts(schema, telling, context);
    const own = tellingFields(schema, context);
    const choices = new Set(choicesOf(schema, "oneOf").map(({ node }) => node));
    const parts = new Set(choicesOf(schema, "allOf").map(({ node }) => node));
    for (const inner of innerSchemas(schema)) {
      const passed = choices.has(inner.node) ? own : parts.has(inner.node) ? telling : new Set<string>();
      check(inner, context, closable.has(inner.node), passed);
    }
  };
  return (start, context) => check(start, context, false, new Set());
}

/** Checks that the bodies of responses are open. */
export const openResponses: Rule = () => {
  const check = openCheck();
  return {
    Response(node, context) {
      for (const body of bodies({ node, location: context.location }, context)) check(body, context);
    },
  };
};

/** Checks that messages received by clients are open, so that a new field or value breaks no client. */
export const openMessages: Rule = () => {
  const check = openCheck();
  return {
    Operation({ action, messages, reply }, context) {
      const received = action === "receive" ? messages : isObject(reply) && reply["messages"];
      for (const payload of payloadsOf(received, context)) check(payload, context);
    },
  };
};
