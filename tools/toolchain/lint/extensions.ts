import type { Context, Node, Rule } from "./document.ts";
import { problemsOf } from "./json-schema.ts";

const text = { type: "string", minLength: 1 };
const names = { type: "array", items: text, minItems: 1, uniqueItems: true };
const number = { type: "number" };
const range = {
  type: "object",
  additionalProperties: false,
  minProperties: 1,
  properties: { minimum: number, maximum: number, exclusiveMinimum: number },
};
const fields = { ...names, minItems: 2 };
const failureValues = {
  type: "array",
  items: { type: ["string", "number", "boolean", "null"] },
  minItems: 1,
  uniqueItems: true,
};
const onlyTrue = { const: true };
const values = { type: "array", items: { type: ["string", "number", "boolean"] }, minItems: 1, uniqueItems: true };
const byName = (schema: object) => ({ type: "object", minProperties: 1, additionalProperties: schema });
const exact = (required: readonly string[], properties: object) => ({
  type: "object",
  additionalProperties: false,
  required,
  properties,
});

/**
 * Schema of a time range: its two request fields, the records' time field, and the minimum time between two records.
 */
const timeRange = exact(["start", "end", "time", "spacing"], {
  start: text,
  end: text,
  time: { type: ["string", "integer"] },
  spacing: text,
});

/**
 * Builds the schema of `x-pagination` for a style. It uses `else`, because linters mistake an object with the key
 * `then` for a promise.
 */
const ofStyle = (style: string, required: readonly string[], properties: object) => ({
  if: { properties: { style: { not: { const: style } } } },
  else: exact(required, { style: text, ...properties }),
});

/** Allowed windows of a rate limit. The compiler rejects any other value. */
const windows = ["1s", "5s", "1m"];

/** Schema of the permissions of an API key, with their names in `userQueryApi`. */
const permissions = {
  anyOf: [
    {
      ...names,
      items: {
        enum: [
          "Order",
          "Position",
          "SpotTrade",
          "OptionsTrade",
          "DerivativesTrade",
          "BlockTrade",
          "ExchangeHistory",
          "AccountTransfer",
          "SubMemberTransfer",
          "SubMemberTransferList",
          "Withdraw",
          "Earn",
          "Affiliate",
          "FiatP2POrder",
          "Advertising",
          "FaitPayOrder",
          "FiatConvertBrokerOrder",
          "BitCard",
          "ByXPost",
        ],
      },
    },
    { enum: ["any", "unstated"] },
  ],
};

interface Extension {
  /** Redocly's types of nodes that may have the extension. */
  readonly on: readonly string[];
  readonly schema: object;
}

/**
 * Extensions (`x-` keys) that all documents may have, with the schema of each value. `specs/README.md` documents them.
 */
export const extensions: Readonly<Record<string, Extension>> = {
  "x-evidence": {
    on: ["Operation", "Schema", "Parameter", "Response", "MediaType", "Channel"],
    schema: { enum: ["public", "clients"] },
  },
  "x-shared-responses": { on: ["Root"], schema: byName({ type: "object", minProperties: 1 }) },
  "x-rate-limit": {
    on: ["Operation"],
    schema: exact(["scope", "limits"], {
      scope: { enum: ["uid", "ip"] },
      limits: {
        type: "array",
        minItems: 1,
        items: exact(["requests", "window"], {
          categories: { ...names, items: { enum: ["spot", "linear", "inverse", "option"] } },
          requests: { type: "integer", minimum: 1 },
          window: { enum: windows },
        }),
      },
      cost: { enum: ["order", "request"] },
      upgradable: onlyTrue,
    }),
  },
  "x-idempotency": {
    on: ["Operation"],
    schema: exact(["field", "in", "mint"], { field: text, in: { enum: ["body", "query"] }, mint: { type: "boolean" } }),
  },
  "x-pagination": {
    on: ["Operation"],
    schema: {
      type: "object",
      required: ["style"],
      properties: { style: { enum: ["page", "cursor", "range"] } },
      allOf: [
        ofStyle("page", ["page", "items"], { page: text, size: text, items: text, total: text }),
        ofStyle("cursor", ["cursor", "next", "items"], {
          cursor: text,
          next: text,
          items: text,
          last: text,
          range: timeRange,
        }),
        ofStyle("range", ["range"], { items: text, range: timeRange }),
      ],
    },
  },
  "x-time-window": {
    on: ["Operation"],
    schema: exact(["start", "end", "max"], {
      start: text,
      end: text,
      max: { type: "string", pattern: "^[1-9]\\d*[dh]$" },
      unit: { enum: ["s", "ms"] },
      type: { const: "string" },
    }),
  },
  "x-read-all": {
    on: ["Operation"],
    schema: {
      type: "array",
      minItems: 1,
      items: exact(["input"], {
        input: { type: "object", minProperties: 1, additionalProperties: { type: ["string", "integer"] } },
        each: { type: "object", minProperties: 1, additionalProperties: text },
      }),
    },
  },
  "x-repeatable": { on: ["Operation"], schema: onlyTrue },
  "x-safe": { on: ["Operation"], schema: onlyTrue },
  "x-required-on-success": { on: ["Schema"], schema: names },
  "x-essential": { on: ["Schema"], schema: { ...names, maxItems: 8 } },
  "x-failure-values": {
    on: ["Operation"],
    schema: {
      ...exact([], { field: text, values: failureValues, otherThan: failureValues }),
      oneOf: [{ required: ["values"] }, { required: ["otherThan"] }],
    },
  },
  "x-replaced-by": { on: ["Operation"], schema: { type: "array", items: text, uniqueItems: true } },
  "x-open-input": { on: ["Operation"], schema: onlyTrue },
  "x-permission": {
    on: ["Operation"],
    schema: {
      anyOf: [permissions, { ...exact([], { master: permissions, sub: permissions }), minProperties: 1 }],
    },
  },
  "x-environment": { on: ["Operation"], schema: exact(["available"], { available: names }) },
  "x-input-rules": {
    on: ["Operation", "Schema"],
    schema: {
      type: "array",
      minItems: 1,
      items: {
        ...exact(["message"], {
          when: byName({ anyOf: [values, range, { enum: ["present", "absent"] }] }),
          anyOf: fields,
          oneOf: fields,
          together: fields,
          required: names,
          forbidden: names,
          values: byName(values),
          range: byName(range),
          greaterThan: byName(text),
          atLeast: byName(text),
          same: byName(text),
          different: byName(text),
          decimals: byName({ type: "integer", minimum: 0 }),
          distinct: byName(names),
          message: text,
        }),
        minProperties: 2,
        // A condition without a requirement has no effect, so a rule needs a requirement besides `when` and `message`.
        not: { required: ["when"], maxProperties: 2 },
      },
    },
  },
  "x-changes-position": { on: ["Schema"], schema: byName({ type: "boolean" }) },
  "x-uppercase": { on: ["Schema"], schema: { const: true } },
  "x-order": { on: ["Schema"], schema: { enum: ["newest", "oldest"] } },
  "x-rule": { on: ["Schema"], schema: { type: "string", pattern: "^must " } },
  "x-content-events": { on: ["MediaType"], schema: { type: "object", minProperties: 1 } },
};

const duration = { type: "string", pattern: "^[1-9]\\d*(ms|s|m)$" };
const day = { type: "string", pattern: "^20\\d{2}-[01]\\d-[0-3]\\d$" };
const count = { type: "integer", minimum: 1 };
const valuesOf = (listed: object) => exact(["field", "values"], { field: text, values: listed });
const anyTexts = { type: "array", items: { type: "string" }, minItems: 1, uniqueItems: true };

/**
 * Extensions (`x-` keys) that only the document of the streams may have, with the schema of each value.
 * `specs/README.md` documents them.
 */
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
        "lookup-fields": names,
        "referenced-by": text,
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

const kinds: Readonly<Record<string, string>> = {
  Root: "the root of the document",
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
        message: `The extension ${name} is unknown. specs/README.md lists all extensions.`,
        location: location.child(name).key(),
      });
    } else if (!known.on.includes(type.name)) {
      const places = known.on.map((kind) => kinds[kind] ?? kind).join(" or ");
      report({
        message: `${name} has no meaning here; it belongs to ${places}.`,
        location: location.child(name).key(),
      });
    } else {
      for (const { path, message } of problemsOf(known.schema, node[name])) {
        report({ message: `${[name, ...path].join(".")} ${message}.`, location: location.child([name, ...path]) });
      }
    }
  }
}

/** Types of nodes in which keys that begin with `x-` are names of headers or events rather than extensions. */
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

/** Checks that each `x-` key is an allowed extension, is on a type of node that may have it, and has a valid value. */
export const knownExtensions = knownIn(extensions);

/** Checks each `x-` key in the document of the streams. */
export const knownStreamExtensions = knownIn({ ...extensions, ...streamExtensions });
