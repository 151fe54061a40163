import {
  array,
  assert,
  bigInt,
  boolean,
  constantFrom,
  dictionary,
  jsonValue,
  oneof,
  property,
  string,
} from "fast-check";
import { describe, expect, test } from "vitest";
import { copyPlain, formatJson, isJsonObject, parseJson, textOf } from "./json.ts";

describe("JSON with 64-bit integers", () => {
  test.each([
    ['{"a":9007199254740991}', { a: 9007199254740991 }],
    ['{"a":9007199254740992}', { a: 9007199254740992n }],
    ["[-9223372036854775808,18446744073709551615]", [-(2n ** 63n), 2n ** 64n - 1n]],
    ['{"a":"9007199254740993","b":"x:12345678901234567"}', { a: "9007199254740993", b: "x:12345678901234567" }],
    ['{"a":1.2345678901234567890,"b":12345678901234567e3}', { a: 1.2345678901234567, b: 12345678901234567e3 }],
    ['{"a":"#1","b":"##2","c":9007199254740993}', { a: "#1", b: "##2", c: 9007199254740993n }],
    [
      '{"quote \\"1:1234567890123456789":[1234567890123456789]}',
      { 'quote "1:1234567890123456789': [1234567890123456789n] },
    ],
    [
      String.raw`{"a":"\u0023123","b":"\u0023\u0023","c":"#\u0023x","d":"\\u0023","e":9007199254740993}`,
      { a: "#123", b: "##", c: "##x", d: String.raw`\u0023`, e: 9007199254740993n },
    ],
    [String.raw`{"a":"\u0023\u00235","b":9007199254740993}`, { a: "##5", b: 9007199254740993n }],
    ['{"a": [ 1 , 9007199254740993 ] }', { a: [1, 9007199254740993n] }],
    ["9007199254740993", 9007199254740993n],
    [" -9007199254740993\n", -9007199254740993n],
    ["9007199254740991", 9007199254740991],
  ])("is parsed with all digits: %s", (text, value) => expect(parseJson(text)).toEqual(value));

  test("is parsed with the exact value of any integer, at any position", () => {
    assert(
      property(bigInt({ min: -(2n ** 63n), max: 2n ** 64n }), (value) => {
        const parsed = parseJson(`{"x":[{"y":${value}}],"z":"${value}"}`) as { x: [{ y: number | bigint }]; z: string };
        expect(BigInt(parsed.x[0].y)).toBe(value);
        expect(parsed.z).toBe(String(value));
      }),
    );
  });

  test("is parsed as by JSON.parse if it contains no large integers", () => {
    assert(
      property(jsonValue(), (value) => {
        const text = JSON.stringify(value);
        if (!/\d{16}|__proto__/.test(text)) expect(parseJson(text)).toEqual(JSON.parse(text));
      }),
    );
  });

  test("does not turn a string into a number, regardless of its content and notation", () => {
    const escaped = (text: string) =>
      Array.from(text, (char) => `\\u${char.charCodeAt(0).toString(16).padStart(4, "0")}`).join("");
    const begin = array(constantFrom("#", "\\", '"', "u", "\u0001", "0", "-", "1"), { maxLength: 5 });
    assert(
      property(begin, boolean(), bigInt({ min: 2n ** 53n, max: 2n ** 64n }), (chars, isEscaped, long) => {
        const text = `${chars.join("")}${long}`;
        const written = isEscaped ? `"${escaped(text)}"` : JSON.stringify(text);
        expect(parseJson(`{"a":${written},"b":[${written}],"c":${long}}`)).toEqual({ a: text, b: [text], c: long });
      }),
    );
  });

  test("is serialized with all digits of a bigint", () => {
    expect(formatJson({ a: 9007199254740993n, b: "1" })).toBe('{"a":9007199254740993,"b":"1"}');
    expect(formatJson({ a: -5n, b: [1n, { c: 2n }], d: undefined })).toBe('{"a":-5,"b":[1,{"c":2}]}');
  });

  test("does not turn a string or field name into a number in a body with a bigint", () => {
    const begin = array(constantFrom("#", "\\", '"', "u", "\u0001", "\ud800", "0", "-", "1", ":"), { maxLength: 8 });
    const strange = oneof(
      begin.map((chars) => chars.join("")),
      string({ unit: "binary" }),
      bigInt().map((value) => `\u0001${value}`),
    );
    assert(
      property(dictionary(strange, strange), array(strange), bigInt(), (fields, list, long) => {
        const text = formatJson({ fields, list, long, longs: [long, { long }] });
        const all = { fields, list };
        expect(text).toBe(`${JSON.stringify(all).slice(0, -1)},"long":${long},"longs":[${long},{"long":${long}}]}`);
      }),
    );
  });

  test("has a string with the same escapes as JSON.stringify", () => {
    const characters = Array.from({ length: 0x180 }, (_, code) => String.fromCharCode(code));
    const strings = [...characters, ...characters.map((one) => `a${one}b`), "", "65000.5", "\u2028", "\ud800", "😀"];
    expect(strings.map(formatJson)).toEqual(strings.map((one) => JSON.stringify(one)));
  });

  test("may contain a string of ten million characters", () => {
    const text = `${"x".repeat(10_000)}\\n`.repeat(1_000);
    expect(parseJson(`{"a":${JSON.stringify(text)},"b":9007199254740993}`)).toEqual({ a: text, b: 9007199254740993n });
  });

  test("with the key __proto__ does not change a prototype", () => {
    expect(parseJson('{"__proto__":{"polluted":1},"a":1}')).toEqual({ a: 1 });
    expect(Object.hasOwn(parseJson('{"\\u005f_proto__":{"x":1}}') as object, "__proto__")).toBe(false);
  });
});

test("isJsonObject is false for a list and null", () => {
  expect([{}, { a: 1 }, [], null, undefined, "a", 1, () => {}].filter(isJsonObject)).toEqual([{}, { a: 1 }]);
});

test("copyPlain copies objects and lists, and keeps all other values", () => {
  const others = [new Date(0), new Map(), new URL("http://localhost"), { toJSON: () => "1" }, null, "a", 5n, undefined];
  const given = { list: [{ a: 1 }], bare: Object.assign(Object.create(null) as { b: number }, { b: 2 }), others };
  const copy = copyPlain(given) as typeof given;
  expect(copy).toEqual(given);
  expect(copy.others.every((value, index) => value === others[index])).toBe(true);
  given.list[0]!.a = given.bare.b = 7;
  given.list.push({ a: 8 });
  expect(copy).toMatchObject({ list: [{ a: 1 }], bare: { b: 2 } });
});

test("textOf returns an object or a list as JSON, even if it has a field named toString", () => {
  const values = ["a", 1, 5n, true, null, undefined, { toString: 1, a: [5n] }, []];
  expect(values.map(textOf)).toEqual(["a", "1", "5", "true", "null", "undefined", '{"toString":1,"a":[5]}', "[]"]);
});

test("textOf returns a placeholder for a value that is nested too deeply for JSON", () => {
  const deep = parseJson('{"a":'.repeat(20_000) + 1 + "}".repeat(20_000));
  expect(textOf(deep)).toBe("[too deep]");
});
