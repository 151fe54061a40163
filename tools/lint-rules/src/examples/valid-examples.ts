import { validate } from "@cfworker/json-schema";
import {
  entries,
  follow,
  isObject,
  listOf,
  type Place,
  type Context,
  type Location,
  type Node,
  type Rule,
} from "../redocly.ts";
import { ExactSchemas } from "./exact-schemas.ts";

interface Example {
  readonly value: unknown;
  readonly location: Location;
}

/** Begins what is said where a schema cannot be read, which another rule names with its line. */
export const unreadable = "The example cannot be checked";

/** What keeps an example from satisfying its schema, in the words of the validator: `causes.ts` finds better ones. */
function problemOf(value: unknown, schemas: ExactSchemas, schema: Place, context: Context): string | undefined {
  try {
    const { valid, errors } = validate(value, schemas.exact(schema, context), "2020-12", schemas.definitions);
    return valid ? undefined : `The example does not fit its schema: ${errors.at(-1)?.error ?? ""}`;
  } catch (error) {
    return `${unreadable}: ${(error as Error).message.split("\n")[0]}`;
  }
}

/** The member of an example object that is the example, where it has one. */
function member({ node, location }: Place, key: string): Example[] {
  return key in node ? [{ value: node[key], location: location.child(key) }] : [];
}

/** Examples with names, each of which may be in a file of its own. */
const namedExamples = (node: Node, context: Context): Example[] =>
  entries(node["examples"]).flatMap(([name, example]) => {
    const place = follow({ node: example, location: context.location.child(["examples", name]) }, context);
    return place === undefined ? [] : member(place, "value");
  });

const listedExamples = (node: Node, { location }: Context): Example[] =>
  listOf(node["examples"]).map((value, index) => ({ value, location: location.child(["examples", index]) }));

const messageExamples = (node: Node, context: Context): Example[] =>
  listedExamples(node, context).flatMap(({ value, location }) =>
    isObject(value) ? member({ node: value, location }, "payload") : [],
  );

/**
 * The examples of a body, a parameter, a schema or a message are what their schema allows. Redocly's own rules compile
 * a function for each schema, which took more than half of the time of all rules; most schemas have one or two examples.
 */
export const validExamples: Rule = () => {
  const schemas = new ExactSchemas();
  const check = (schema: Place, examples: readonly Example[], context: Context) => {
    for (const { value, location } of examples) {
      const message = problemOf(value, schemas, schema, context);
      if (message !== undefined) context.report({ message, location, from: context.location });
    }
  };
  /** Checks what holds a schema at a key, and examples beside it. */
  const checkHolder =
    (key: string, examplesOf: (node: Node, context: Context) => Example[]) => (holder: Node, context: Context) => {
      const { location } = context;
      const node = holder[key];
      if (!isObject(node)) return;
      const examples = [...member({ node: holder, location }, "example"), ...examplesOf(holder, context)];
      check({ node, location: location.child(key) }, examples, context);
    };
  return {
    MediaType: checkHolder("schema", namedExamples),
    Parameter: checkHolder("schema", namedExamples),
    Message: checkHolder("payload", messageExamples),
    Schema(node, context) {
      const { location } = context;
      const examples = [...member({ node, location }, "example"), ...listedExamples(node, context)];
      check({ node, location }, examples, context);
    },
  };
};
