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
const yes = { const: true };
const values = { type: "array", items: { type: ["string", "number", "boolean"] }, minItems: 1, uniqueItems: true };
const byField = (schema: object) => ({ type: "object", minProperties: 1, additionalProperties: schema });
const exact = (required: readonly string[], properties: object) => ({
  type: "object",
  additionalProperties: false,
  required,
  properties,
});

/** What pagination of a style has. Linters take an object with the key `then` for a promise. */
const ofStyle = (style: string, required: readonly string[], properties: object) => ({
  if: { properties: { style: { not: { const: style } } } },
  else: exact(required, { style: text, ...properties }),
});

/** What a value of each time limit may be: the compiler knows these and no others. */
const windows = ["1s", "5s", "1m"];

/** Permissions of an API key, as `userQueryApi` names them. */
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

export interface Extension {
  /** Kinds of node, in Redocly's words, that may carry it. */
  readonly on: readonly string[];
  readonly schema: object;
}

/** Every `x-` key that a specification may use. `specs/README.md` says what each means. */
export const extensions: Readonly<Record<string, Extension>> = {
  "x-evidence": {
    on: ["Operation", "Schema", "Parameter", "Response", "MediaType"],
    schema: { enum: ["public", "clients"] },
  },
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
      upgradable: yes,
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
      properties: { style: { enum: ["page", "cursor"] } },
      allOf: [
        ofStyle("page", ["page", "items"], { page: text, size: text, items: text, total: text }),
        ofStyle("cursor", ["cursor", "next", "items"], { cursor: text, next: text, items: text, last: text }),
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
  "x-safe": { on: ["Operation"], schema: yes },
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
  "x-open-input": { on: ["Operation"], schema: yes },
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
          when: byField({ anyOf: [values, range, { enum: ["present", "absent"] }] }),
          anyOf: fields,
          oneOf: fields,
          together: fields,
          required: names,
          forbidden: names,
          values: byField(values),
          range: byField(range),
          greaterThan: byField(text),
          atLeast: byField(text),
          same: byField(text),
          different: byField(text),
          message: text,
        }),
        minProperties: 2,
        // A condition alone asks for nothing.
        not: { required: ["when"], maxProperties: 2 },
      },
    },
  },
  "x-rule": { on: ["Schema"], schema: { type: "string", pattern: "^must " } },
  "x-content-events": { on: ["MediaType"], schema: { type: "object", minProperties: 1 } },
};
