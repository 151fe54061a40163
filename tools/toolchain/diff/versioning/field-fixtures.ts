/** A change of one field: an object schema before and after it. */
export interface FieldFixture {
  readonly before: object;
  readonly after: object;
  /**
   * Line that the review must show if the schema belongs to a request or to a response. Set only if the exact wording
   * matters.
   */
  readonly expected: { readonly request?: string; readonly response?: string };
}

const object = (properties: object, required: readonly string[] = [], more: object = {}): object => ({
  type: "object",
  properties,
  required,
  ...more,
});
/** Builds an object schema whose only field has this schema. */
const field = (schema: object) => object({ orderLinkId: schema });
const text = { type: "string" };
const closed = { type: "string", enum: ["Buy", "Sell"] };
const open = { anyOf: [{ type: "string", enum: ["Buy", "Sell"] }, { type: "string" }] };
const variant = (category: string) => object({ category: { type: "string", enum: [category] }, qty: text });

/** Builds an object schema with a tuple field `candle`. The arguments are the titles of the tuple's entries. */
const tuple = (...names: readonly string[]) =>
  object({ candle: { type: "array", prefixItems: names.map((title) => ({ ...text, title })) } });

/** Builds an object schema with a rule between its fields. */
const ruled = (rule: object) =>
  object({ qty: text, value: text, share: text }, [], { "x-input-rules": [{ ...rule, message: "Needs a quantity." }] });

const of = (before: object, after: object, expected: FieldFixture["expected"] = {}): FieldFixture => ({
  before,
  after,
  expected,
});

export const fieldFixtures: Readonly<Record<string, FieldFixture>> = {
  "a field is added, optional": of(object({}), object({ qty: text }), {
    request: "`qty` is new",
    response: "response field `qty` is new",
  }),
  "a field is added, required": of(object({}), object({ qty: text }, ["qty"]), {
    request: "`qty` is new and required",
    response: "response field `qty` is new and always present",
  }),
  "a field is removed": of(object({ qty: text }), object({}), { request: "`qty` is removed" }),
  "a field is renamed": of(object({ qty: text }), object({ size: text }), {
    request: "`qty` is removed (perhaps renamed: `size` is new, with the same schema and description)",
  }),
  "a field becomes required (response: always present)": of(object({ qty: text }), object({ qty: text }, ["qty"]), {
    request: "`qty` is required (was optional)",
    response: "response field `qty` is always present (was optional)",
  }),
  "a field becomes optional (response: may be missing)": of(object({ qty: text }, ["qty"]), object({ qty: text }), {
    request: "`qty` is optional (was required)",
    response: "response field `qty` may be missing (was always present)",
  }),
  "a field becomes always present in a successful result": of(
    object({ qty: text }),
    object({ qty: text }, [], { "x-required-on-success": ["qty"] }),
    {
      response:
        "response field `qty` is present in every success (was optional), and without it the client reports an unknown outcome",
    },
  ),
  "a field may be missing from a successful result": of(
    object({ qty: text }, [], { "x-required-on-success": ["qty"] }),
    object({ qty: text }),
    { response: "response field `qty` may be missing from a success (was always present)" },
  ),
  "the type changes": of(field(text), field({ type: "integer" }), {
    request: "`orderLinkId` is integer (was string)",
  }),
  "a type is added": of(field(text), field({ type: ["string", "null"] }), {
    request: "`orderLinkId` is null or string (was string)",
  }),
  "a type is removed": of(field({ type: ["string", "null"] }), field(text), {
    request: "`orderLinkId` is string (was null or string)",
  }),
  "a string becomes a file": of(field(text), field({ ...text, format: "binary" }), {
    request: "`orderLinkId` is file (was string)",
  }),
  "a format changes": of(field({ type: "integer" }), field({ type: "integer", format: "int64" }), {
    request: "`orderLinkId` has the format `int64`",
  }),
  "a value is added to a closed enumeration": of(
    field(closed),
    field({ type: "string", enum: ["Buy", "Sell", "Both"] }),
    {
      request: "`orderLinkId` accepts `Both`",
    },
  ),
  "a value is added to an open enumeration": of(
    field(open),
    field({ anyOf: [{ type: "string", enum: ["Buy", "Sell", "Both"] }, { type: "string" }] }),
    { response: "response field `orderLinkId` has the new value `Both`" },
  ),
  "a value is removed from an enumeration": of(field(closed), field({ type: "string", enum: ["Buy"] }), {
    request: "`orderLinkId` no longer accepts `Sell`",
    response: "response field `orderLinkId` no longer has the value `Sell`",
  }),
  "a closed enumeration becomes open": of(field(closed), field(open), {
    response: "response field `orderLinkId` may have unknown values (had only `Buy`, `Sell`)",
  }),
  "an open enumeration becomes closed": of(field(open), field(closed)),
  "a default changes": of(field({ type: "integer", default: 20 }), field({ type: "integer", default: 50 }), {
    request: "`orderLinkId` has the default 50 (was 20)",
  }),
  "a default is documented for the first time": of(field({ type: "integer" }), field({ type: "integer", default: 50 })),
  "a bound becomes tighter": of(field({ ...text, maxLength: 45 }), field({ ...text, maxLength: 36 }), {
    request: "`orderLinkId` may have at most 36 characters (was 45)",
  }),
  "a bound becomes looser": of(field({ type: "integer", minimum: 5 }), field({ type: "integer", minimum: 1 }), {
    request: "`orderLinkId` must be at least 1 (was 5)",
  }),
  "a bound is removed": of(field({ type: "integer", maximum: 5 }), field({ type: "integer" })),
  "a number must be a multiple of a larger step": of(
    field({ type: "number", multipleOf: 0.01 }),
    field({ type: "number", multipleOf: 0.1 }),
    { request: "`orderLinkId` must be a multiple of 0.1 (was a multiple of 0.01)" },
  ),
  "a number may be a multiple of a smaller step": of(
    field({ type: "number", multipleOf: 0.1 }),
    field({ type: "number", multipleOf: 0.01 }),
    { request: "`orderLinkId` must be a multiple of 0.01 (was a multiple of 0.1)" },
  ),
  "a lowercase string is no longer accepted": of(field(text), field({ ...text, "x-uppercase": true }), {
    request: "`orderLinkId` is rejected in lower case",
  }),
  "a lowercase string is accepted": of(field({ ...text, "x-uppercase": true }), field(text), {
    request: "`orderLinkId` is accepted in lower case",
  }),
  "a pattern changes": of(field({ ...text, pattern: "^a+$" }), field({ ...text, pattern: "^b+$" }), {
    request: "`orderLinkId` must match `^b+$` (was `^a+$`)",
  }),
  "a pattern allows longer strings": of(
    field({ ...text, pattern: "^[a-z]{1,36}$" }),
    field({ ...text, pattern: "^[a-z]{1,45}$" }),
    { request: "`orderLinkId` must match `^[a-z]{1,45}$` (was `^[a-z]{1,36}$`)" },
  ),
  "a pattern with an explanation changes": of(
    field({ ...text, pattern: "^a+$", "x-rule": "must be letters a" }),
    field({ ...text, pattern: "^b+$", "x-rule": "must be letters b" }),
    { request: "`orderLinkId` must be letters b (before: must be letters a)" },
  ),
  "a pattern is removed": of(field({ ...text, pattern: "^a+$" }), field(text)),
  "a list may have fewer items": of(
    field({ type: "array", items: text, maxItems: 20 }),
    field({ type: "array", items: text, maxItems: 10 }),
    { request: "`orderLinkId` may have at most 10 items (was 20)" },
  ),
  "an object needs more fields": of(field({ type: "object" }), field({ type: "object", minProperties: 1 }), {
    request: "`orderLinkId` must have at least 1 fields (was not limited)",
  }),
  "an object no longer accepts other fields": of(
    object({ a: text }),
    object({ a: text }, [], { additionalProperties: false }),
    {
      request: "the request accepts no other fields (accepted any)",
    },
  ),
  "an object accepts other fields": of(object({ a: text }, [], { additionalProperties: false }), object({ a: text })),
  "a rule between fields is added": of(
    field(object({ qty: text })),
    field(object({ qty: text }, [], { "x-input-rules": [{ required: ["qty"], message: "Needs a quantity." }] })),
    { request: '`orderLinkId` has a new rule: "Needs a quantity"' },
  ),
  "a rule between fields becomes stricter": of(
    field(ruled({ anyOf: ["qty", "value"] })),
    field(ruled({ required: ["qty"] })),
    { request: '`orderLinkId` has a stricter rule: `qty` is required ("Needs a quantity")' },
  ),
  "a rule between fields allows more": of(
    field(ruled({ anyOf: ["qty", "value"] })),
    field(ruled({ anyOf: ["qty", "value", "share"] })),
    { request: '`orderLinkId` allows more: `share` may be given instead of `qty` or `value` ("Needs a quantity")' },
  ),
  "a rule between fields is removed": of(
    field(object({ qty: text }, [], { "x-input-rules": [{ required: ["qty"], message: "Needs a quantity." }] })),
    field(object({ qty: text })),
    { request: '`orderLinkId` no longer has the rule "Needs a quantity"' },
  ),
  "a variant is added": of(
    { oneOf: [variant("linear"), variant("spot")] },
    { oneOf: [variant("linear"), variant("spot"), variant("option")] },
    { request: "the request has a new variant for category option" },
  ),
  "a variant is removed": of(
    { oneOf: [variant("linear"), variant("spot"), variant("option")] },
    { oneOf: [variant("linear"), variant("spot")] },
    { request: "the request no longer has the variant for category option" },
  ),
  "a field of one variant is removed": of(
    object({ result: { oneOf: [variant("linear"), variant("spot")] } }),
    object({ result: { oneOf: [variant("linear"), object({ category: { type: "string", enum: ["spot"] } })] } }),
    {
      request: "`result.qty` is removed, for category spot",
      response: "response field `result.qty` is removed, for category spot",
    },
  ),
  "an entry of a tuple is renamed": of(tuple("open", "high"), tuple("open", "top"), {
    response:
      "response field `candle[high]` is removed (perhaps renamed: `candle[top]` is new, with the same schema and description)",
  }),
  "entries of a tuple change their order": of(tuple("open", "high", "low"), tuple("open", "low", "high"), {
    response: "response field `candle[low]` is entry 2 (was entry 3)",
  }),
  "an entry of a tuple is inserted": of(tuple("open", "low"), tuple("open", "high", "low"), {
    response: "response field `candle[low]` is entry 3 (was entry 2)",
  }),
  "an entry of a tuple is added at its end": of(tuple("open"), tuple("open", "high"), {
    response: "response field `candle[high]` is new",
  }),
  "a field is deprecated": of(field(text), field({ ...text, deprecated: true }), {
    request: "`orderLinkId` is deprecated",
  }),
  "a description changes": of(field({ ...text, description: "Old." }), field({ ...text, description: "New." }), {
    request: '`orderLinkId` is described as "New." (was "Old.")',
  }),
  "the explanation of a pattern changes": of(
    field({ ...text, pattern: "^a+$", "x-rule": "must be the letter a" }),
    field({ ...text, pattern: "^a+$", "x-rule": "must be one or more letters a" }),
    { request: '`orderLinkId` describes its pattern as "must be one or more letters a" (was "must be the letter a")' },
  ),
};
