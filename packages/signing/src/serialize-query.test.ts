import * as fc from "fast-check";
import { describe, expect, test } from "vitest";
import { normalizeCursor, serializeQuery, type QueryInput } from "./index.ts";

const onTheWire = (query: string) => new URL(`https://example.com/?${query}`).search.slice(1);

describe("serializeQuery", () => {
  test.each<[QueryInput, string]>([
    [{}, ""],
    [{ a: undefined, b: null }, ""],
    [{ a: "", b: 0, c: false }, "a=&b=0&c=false"],
    [{ a: ["x", "y,z"], b: [] }, "a=x,y%2Cz&b="],
    [{ a: [1, true, 2n] }, "a=1,true,2"],
    [{ a: 12345678901234567890n, b: -0.5, c: -0 }, "a=12345678901234567890&b=-0.5&c=0"],
    [{ "'": "'\"<># +%&=?/" }, "%27=%27%22%3C%3E%23%20%2B%25%26%3D%3F%2F"],
    [{ z: 1, a: 2 }, "z=1&a=2"],
  ])("writes %o as %s", (input, expected) => {
    expect(serializeQuery(input)).toBe(expected);
  });

  test.each<[string, unknown]>([
    ["an object", {}],
    ["a date", new Date(0)],
    ["NaN", Number.NaN],
    ["infinity", Number.POSITIVE_INFINITY],
    ["a small number with an exponent", 1e-7],
    ["a large number with an exponent", 1e21],
    ["a function", () => 1],
    ["a symbol", Symbol("x")],
    ["an object without prototype", Object.create(null)],
    ["a nested list", [["x"]]],
    ["null in a list", ["x", null]],
    ["an unpaired surrogate", "\ud800"],
  ])("refuses %s and names the field, not the value", (_, value) => {
    expect(() => serializeQuery({ price: value } as QueryInput)).toThrow(
      expect.objectContaining({
        code: "invalid-input",
        message: "query.price must be a string, a boolean or a plain decimal number",
      }) as Error,
    );
  });

  test.each([null, undefined, 5, "a=1", [], new Map(), new URLSearchParams("a=1")])(
    "refuses %o instead of an object with fields",
    (input) => {
      expect(() => serializeQuery(input as unknown as QueryInput)).toThrow(
        expect.objectContaining({
          code: "invalid-input",
          message: "query must be a string or a plain object",
        }) as Error,
      );
    },
  );

  test.each([{}, [], { length: 1 }])("refuses the cursor %o", (cursor) => {
    expect(() => serializeQuery({ cursor: [cursor] as never })).toThrow("query.cursor must be a string");
  });

  test("refuses a name that cannot be encoded in UTF-8", () => {
    expect(() => serializeQuery({ "\udc00": "x" })).toThrow("must be a string");
  });

  test("never changes its input", () => {
    const input = Object.freeze({ list: Object.freeze(["b", "a"]), cursor: "a%3Ab", none: undefined });
    expect(serializeQuery(input)).toBe("list=b,a&cursor=a%3Ab");
  });

  const value = fc.oneof(
    fc.string({ unit: "binary" }),
    fc.string({ unit: fc.constantFrom(...` '"<>#+%&=?/\\\`{}|^[]:;,@!$()*~\t\r\n`) }),
    fc.boolean(),
    fc.bigInt(),
    fc.integer(),
  );
  const query = fc.dictionary(fc.string({ unit: "binary" }), fc.oneof(value, fc.array(value, { minLength: 1 })), {
    noNullPrototype: true,
  });

  test("creates a query that the URL parser does not change and that contains every value", () => {
    fc.assert(
      fc.property(query, (input) => {
        const text = serializeQuery(input, { cursors: [] });
        expect(onTheWire(text)).toBe(text);
        const read =
          text === ""
            ? []
            : text.split("&").map((pair) => pair.split("=").map((part) => part.split(",").map(decodeURIComponent)));
        const given = Object.entries(input).map(([name, item]) => [[name], [item].flat().map(String)]);
        expect(read).toEqual(given);
      }),
      { numRuns: 1000 },
    );
  });
});

describe("cursors in a query", () => {
  test.each([
    ["21%3A0%2C21%3A0", "21%3A0%2C21%3A0"],
    ["21:0,21:0", "21%3A0%2C21%3A0"],
    ["page_token%3D39380%26", "page_token%3D39380%26"],
    ["page_token=39380&", "page_token%3D39380%26"],
    ["MTM3MTU3OTk=", "MTM3MTU3OTk%3D"],
    ["a+b/c==", "a%2Bb%2Fc%3D%3D"],
    ["100%", "100%25"],
    ["a%zz", "a%25zz"],
    ["%ff", "%25ff"],
    ["", ""],
    ["567", "567"],
  ])("in the form %s are sent as %s", (cursor, expected) => {
    expect(serializeQuery({ cursor })).toBe(`cursor=${expected}`);
  });

  test("do not change other fields", () => {
    expect(serializeQuery({ orderLinkId: "a%3Ab" })).toBe("orderLinkId=a%253Ab");
  });

  test("can be configured under other field names", () => {
    const query = { cursor: "a%3Ab", nextPageCursor: "a%3Ab", list: ["a%3Ab"] };
    const text = serializeQuery(query, { cursors: ["nextPageCursor", "list"] });
    expect(text).toBe("cursor=a%253Ab&nextPageCursor=a%3Ab&list=a%3Ab");
  });

  test("are sent in the same form, whether the server returned them encoded or not", () => {
    fc.assert(
      fc.property(
        fc.string({ unit: "binary" }).filter((text) => !text.includes("%")),
        (cursor) => {
          const handedOut = [cursor, encodeURIComponent(cursor)];
          expect(new Set(handedOut.map((given) => serializeQuery({ cursor: given }))).size).toBe(1);
          expect(normalizeCursor(encodeURIComponent(cursor))).toBe(cursor);
        },
      ),
    );
  });
});
