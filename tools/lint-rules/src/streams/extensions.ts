import { extensions, type Extension } from "../extensions.ts";

const text = { type: "string", minLength: 1 };
const names = { type: "array", items: text, minItems: 1, uniqueItems: true };
const duration = { type: "string", pattern: "^[1-9]\\d*(ms|s|m)$" };
const day = { type: "string", pattern: "^20\\d{2}-[01]\\d-[0-3]\\d$" };
const count = { type: "integer", minimum: 1 };
const exact = (required: readonly string[], properties: object) => ({
  type: "object",
  additionalProperties: false,
  required,
  properties,
});
const byName = (schema: object) => ({ type: "object", minProperties: 1, additionalProperties: schema });
const valuesOf = (values: object) => exact(["field", "values"], { field: text, values });
const anyTexts = { type: "array", items: { type: "string" }, minItems: 1, uniqueItems: true };

/** Every `x-` key that only the document of the streams may use, and the shape of its value. `specs/README.md` says what each means. */
export const streamExtensions: Readonly<Record<string, Extension>> = {
  "x-binary": { on: ["Channel", "Message"], schema: exact(["schema"], { schema: count, template: count }) },
  "x-connection": {
    on: ["Server"],
    schema: exact(["ping"], {
      ping: duration,
      silence: duration,
      authentication: text,
      maximumActiveTime: exact(["parameter", "minimum", "maximum"], {
        parameter: text,
        minimum: duration,
        maximum: duration,
      }),
    }),
  },
  "x-environment": { on: ["Channel", "Operation"], schema: exact(["available"], { available: names }) },
  "x-environments": { on: ["ServerVariable"], schema: byName(text) },
  "x-exclusive-with": { on: ["Channel"], schema: names },
  "x-key-order": {
    on: ["Channel"],
    schema: {
      type: "array",
      minItems: 1,
      items: exact(["servers", "keys"], { servers: names, parameters: byName(names), keys: names }),
    },
  },
  "x-limits": {
    on: ["Server"],
    schema: exact(["connects"], {
      connects: exact(["count", "window", "per"], { count, window: duration, per: text }),
      connections: exact(["count", "per"], { count, per: text }),
      topicCharacters: count,
      topicsPerRequest: count,
      topics: count,
      requests: exact(["count", "window", "per"], { count, window: duration, per: text }),
    }),
  },
  "x-parameter-values": { on: ["Channel"], schema: byName(byName(names)) },
  "x-policy": { on: ["Channel"], schema: { enum: ["latest", "queue", "block"] } },
  "x-push": {
    on: ["Channel"],
    schema: {
      type: "array",
      minItems: 1,
      items: {
        ...exact([], {
          interval: duration,
          longest: duration,
          trigger: { enum: ["event", "change", "never"] },
          parameters: byName(names),
        }),
        minProperties: 1,
      },
    },
  },
  "x-removed": {
    on: ["Channel"],
    schema: exact(["replaced-by"], { since: day, "replaced-by": { ...names, minItems: 0 } }),
  },
  "x-rest": {
    on: ["Channel", "Operation"],
    schema: {
      ...exact([], { snapshot: names, check: names, reconcile: names, same: names }),
      minProperties: 1,
    },
  },
  "x-rest-records": {
    on: ["Channel"],
    schema: {
      ...exact([], {
        input: byName(text),
        copy: names,
        rename: byName(text),
        absent: byName({ type: "string" }),
        ask: names,
        "named-by": text,
        parts: exact(["field", "name"], { field: text, name: text }),
      }),
      minProperties: 1,
    },
  },
  "x-since": { on: ["Channel", "Operation", "Schema"], schema: day },
  "x-unconfirmed": { on: ["Channel"], schema: { const: true } },
  "x-update": {
    on: ["Channel"],
    schema: exact(["kinds", "merge"], {
      kinds: { type: "array", items: { enum: ["snapshot", "delta"] }, uniqueItems: true },
      merge: { enum: ["replace", "fields", "levels", "records", "append"] },
      key: names,
      order: names,
      time: text,
      stages: valuesOf({ type: "array", items: anyTexts, minItems: 2 }),
      closed: valuesOf(anyTexts),
      notes: byName(byName(text)),
      sequence: exact(["field", "step", "restart", "promised"], {
        field: text,
        step: count,
        restart: count,
        promised: { type: "boolean" },
      }),
    }),
  },
};

/** What the documents of the two kinds share stands at a channel, too. */
const shared = Object.entries(extensions).map(([name, { on, schema }]): [string, Extension] => [
  name,
  name === "x-evidence" ? { on: [...on, "Channel"], schema } : { on, schema },
]);

/** Every `x-` key of the document of the streams. */
export const allStreamExtensions: Readonly<Record<string, Extension>> = {
  ...Object.fromEntries(shared),
  ...streamExtensions,
};
