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

/** Returns the schema of each media type in a request or response. */
const bodies = (holder: Place, context: Context): Place[] =>
  entries(holder.node["content"]).flatMap(([type]) => [at(holder, ["content", type, "schema"], context) ?? []].flat());

/** Returns the payloads of a list of messages. */
const payloadsOf = (messages: unknown, context: Context): Place[] =>
  listOf(messages).flatMap((message) =>
    isObject(message) ? (payloadOf(context, message, context.location) ?? []) : [],
  );

const isClosed = ({ node }: Place): boolean => "additionalProperties" in node || "unevaluatedProperties" in node;
const describesObject = ({ node }: Place): boolean => isObject(node["properties"]) || node["type"] === "object";

/** Returns the schemas in the list of this keyword, without following references. */
const choicesOf = ({ node, location }: Place, key: "anyOf" | "oneOf" | "allOf"): Place[] =>
  variants({ node: { [key]: node[key] }, location });

/** Returns whether an alternative of `anyOf` accepts any value of its type. */
function isOpen(choice: Place, context: Context): boolean {
  const target = follow(choice, context)?.node ?? {};
  return !("enum" in target) && !("const" in target) && listOf(target["anyOf"]).length === 0;
}

/** Returns whether a schema enumerates values in one alternative and accepts any other value in another. */
function isOpenEnumeration(schema: Place, context: Context): boolean {
  const choices = choicesOf(schema, "anyOf");
  return choices.some(({ node }) => "enum" in node) && choices.some((choice) => isOpen(choice, context));
}

type Check = (start: Place, context: Context) => void;

/**
 * Creates a check for schemas of requests. An object must reject unknown fields, either itself or in the schema that it
 * is part of, and an enumeration must list all values.
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
      const message = "An enumeration in a request must name all values, without a choice that accepts other values.";
      context.report({ message, location: start.location });
    }
    const own = new Set(parts.map(({ node }) => node));
    for (const inner of innerSchemas(schema))
      check(inner, context, closed && own.has(inner.node) && "unevaluatedProperties" in schema.node);
  };
  return (start, context) => check(start, context, false);
}

/** Checks that the bodies of requests reject unknown fields and values. */
export const closedRequests: Rule = () => {
  const check = closedCheck();
  return {
    RequestBody(node, context) {
      for (const body of bodies({ node, location: context.location }, context)) check(body, context);
    },
  };
};

/** Checks that messages which clients send reject unknown fields and values. */
export const closedMessages: Rule = () => {
  const check = closedCheck();
  return {
    Operation({ action, messages }, context) {
      if (action === "send") for (const payload of payloadsOf(messages, context)) check(payload, context);
    },
  };
};

/** Returns the fields that distinguish the alternatives of a `oneOf`: each alternative enumerates their values. */
function distinguishingFields(schema: Place, context: Context): Set<string> {
  const choices = choicesOf(schema, "oneOf").map((choice) => fieldsOf(choice, context));
  const names = [...(choices[0]?.keys() ?? [])];
  const isClosedIn = (fields: ReadonlyMap<string, readonly Place[]>, name: string) =>
    (fields.get(name) ?? []).some((field) => closedValues(field, context) !== undefined);
  return new Set(names.filter((name) => choices.length > 1 && choices.every((fields) => isClosedIn(fields, name))));
}

/**
 * Returns the parts of a response schema that may be fixed lists of values. All other parts must also accept new
 * values. Fixed lists are allowed for the known values of an enumeration that also accepts any other value, and for
 * fields whose values distinguish the alternatives of a `oneOf`.
 */
function closableParts(schema: Place, telling: ReadonlySet<string>, context: Context): Set<unknown> {
  const choices = choicesOf(schema, "anyOf");
  const known = choices.some((choice) => isOpen(choice, context)) ? choices.map(({ node }) => node) : [];
  const fields = entries(schema.node["properties"]).filter(([name]) => telling.has(name));
  return new Set([...known, ...fields.map(([, node]) => node)]);
}

function checkOpen({ node, location }: Place, start: Place, mayBeClosed: boolean, { report }: Context): void {
  if (listOf(node["enum"]).length > 1 && !mayBeClosed) {
    // Only requests may refer to a closed enumeration. If a response refers to one, report the reference instead of the
    // enumeration.
    const own = node === start.node || basename(location.source.absoluteRef).endsWith("Value.yaml");
    report({
      message:
        "An enumeration in a response must also accept other values: `anyOf: [{ enum: […] }, { type: string }]`.",
      location: own ? location.child("enum").key() : start.location,
    });
  }
  for (const key of ["additionalProperties", "unevaluatedProperties"]) {
    if (node[key] !== false) continue;
    const message = `An object in a response must also accept other fields: remove \`${key}: false\`.`;
    report({ message, location: location.child(key) });
  }
}

/** Creates a check that schemas of responses also accept values and fields that the platform adds later. */
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
    const own = distinguishingFields(schema, context);
    const choices = new Set(choicesOf(schema, "oneOf").map(({ node }) => node));
    const parts = new Set(choicesOf(schema, "allOf").map(({ node }) => node));
    for (const inner of innerSchemas(schema)) {
      const passed = choices.has(inner.node) ? own : parts.has(inner.node) ? telling : new Set<string>();
      check(inner, context, closable.has(inner.node), passed);
    }
  };
  return (start, context) => check(start, context, false, new Set());
}

/** Checks that the bodies of responses accept unknown fields and values. */
export const openResponses: Rule = () => {
  const check = openCheck();
  return {
    Response(node, context) {
      for (const body of bodies({ node, location: context.location }, context)) check(body, context);
    },
  };
};

/**
 * Checks that messages which clients receive accept unknown fields and values, so that a new field or value doesn't
 * break clients.
 */
export const openMessages: Rule = () => {
  const check = openCheck();
  return {
    Operation({ action, messages, reply }, context) {
      const received = action === "receive" ? messages : isObject(reply) && reply["messages"];
      for (const payload of payloadsOf(received, context)) check(payload, context);
    },
  };
};
