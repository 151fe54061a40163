import { basename } from "node:path";
import type { Context, Rule } from "../redocly.ts";
import { at, entries, follow, isObject, listOf, type Place } from "./nodes.ts";
import { innerSchemas, variants } from "./schemas.ts";

/** Schemas of the bodies of a request or response. */
const bodies = (holder: Place, context: Context): Place[] =>
  entries(holder.node["content"]).flatMap(([type]) => [at(holder, ["content", type, "schema"], context) ?? []].flat());

const isClosed = ({ node }: Place): boolean => "additionalProperties" in node || "unevaluatedProperties" in node;
const describesObject = ({ node }: Place): boolean => isObject(node["properties"]) || node["type"] === "object";

/** An object of a request says whether it takes other fields, itself or where it is put together. */
export const closedRequests: Rule = () => {
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
    const own = new Set(parts.map(({ node }) => node));
    for (const inner of innerSchemas(schema))
      check(inner, context, closed && own.has(inner.node) && "unevaluatedProperties" in schema.node);
  };
  return {
    RequestBody(node, context) {
      for (const body of bodies({ node, location: context.location }, context)) check(body, context, false);
    },
  };
};

/** A response takes values and fields that the platform adds later. */
export const openResponses: Rule = () => {
  const seen = new Set<unknown>();
  const isOpen = (schema: Place, context: Context): boolean => {
    const target = follow(schema, context)?.node ?? {};
    return !("enum" in target) && !("const" in target) && listOf(target["anyOf"]).length === 0;
  };
  const check = (start: Place, context: Context, besideOpen: boolean): void => {
    const schema = follow(start, context);
    if (schema === undefined) return;
    const { node, location } = schema;
    if (listOf(node["enum"]).length > 1 && !besideOpen) {
      // A closed enumeration belongs to requests. Where a response refers to one, the reference is the mistake.
      const own = schema.node === start.node || basename(location.source.absoluteRef).endsWith("Value.yaml");
      context.report({
        message: "An enumeration in a response must take other values too: `anyOf: [{ enum: […] }, { type: string }]`.",
        location: own ? location.child("enum").key() : start.location,
      });
    }
    if (seen.has(node)) return;
    seen.add(node);
    for (const key of ["additionalProperties", "unevaluatedProperties"]) {
      if (node[key] !== false) continue;
      context.report({
        message: `An object in a response must take other fields too: remove \`${key}: false\`.`,
        location: location.child(key),
      });
    }
    const choices = variants({ node: { anyOf: node["anyOf"] }, location });
    const known = new Set(
      choices.some((choice) => isOpen(choice, context)) ? choices.map((choice) => choice.node) : [],
    );
    for (const inner of innerSchemas(schema)) check(inner, context, known.has(inner.node));
  };
  return {
    Response(node, context) {
      for (const body of bodies({ node, location: context.location }, context)) check(body, context, false);
    },
  };
};
