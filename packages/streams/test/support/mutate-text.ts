import { formatJson, parseJson } from "@specwright/transport";
import { pick } from "./hostile-server.ts";

type Random = () => number;
type Fields = Record<string, unknown>;

const isFields = (value: unknown): value is Fields =>
  typeof value === "object" && value !== null && !Array.isArray(value);

const VALUES: readonly unknown[] = [
  null,
  true,
  false,
  0,
  -0,
  -1,
  1.5,
  1e21,
  1e-7,
  999_999_999_999_999,
  2 ** 53,
  12_345_678_901_234_567_890n,
  -9_007_199_254_740_993n,
  "",
  "0",
  'a"b\\c\u0001',
  "\u2028é😀\ud800",
  "snapshot",
  "a text of more than twelve characters",
  [],
  {},
  [[]],
  [["1", "2"], ["3"]],
  { a: "b" },
];

const KEYS = ["__proto__", "topic", "data", "seq", "u", "toString", "0", 'a"b', "cts", "new"];

/** Makes one random change in a value: changes a value, a key, or the order of keys or items. */
function change(value: unknown, random: Random): unknown {
  if (random() < 0.2) return pick(random, VALUES);
  if (Array.isArray(value) && value.length > 0) return changeList(value, random);
  if (isFields(value) && Object.keys(value).length > 0) return changeFields(value, random);
  return pick(random, VALUES);
}

function changeList(items: readonly unknown[], random: Random): unknown[] {
  const at = Math.floor(random() * items.length);
  const chance = random();
  if (chance < 0.1) return items.toSpliced(at, 1);
  if (chance < 0.2) return items.toSpliced(at, 0, pick(random, VALUES));
  if (chance < 0.3) return items.toReversed();
  return items.with(at, change(items[at], random));
}

function changeFields(fields: Fields, random: Random): Fields {
  const entries = Object.entries(fields);
  const at = Math.floor(random() * entries.length);
  const [key, value] = entries[at] as [string, unknown];
  const chance = random();
  if (chance < 0.1) return Object.fromEntries(entries.toSpliced(at, 1));
  if (chance < 0.2) return Object.fromEntries(entries.toSpliced(at, 0, [pick(random, KEYS), pick(random, VALUES)]));
  if (chance < 0.3) return Object.fromEntries(entries.toSorted(() => random() - 0.5));
  if (chance < 0.35) return Object.fromEntries(entries.with(at, [pick(random, KEYS), value]));
  return Object.fromEntries(entries.with(at, [key, change(value, random)]));
}

const PIECES = [
  " ",
  "\n",
  "\t",
  "\\",
  '"',
  "\\u0041",
  "\\n",
  "\u0000",
  "\u001f",
  "-",
  "0",
  "00",
  "1e5",
  "1E-2",
  ".",
  ",",
  ":",
];
const MORE_PIECES = [
  "{",
  "}",
  "[",
  "]",
  "null",
  "true",
  '"__proto__":1,',
  '"topic":"x",',
  "12345678901234567890",
  "é",
  "\ud83d",
];

/** Changes a random part of a string, regardless of its meaning. */
function changeText(text: string, random: Random): string {
  const at = Math.floor(random() * (text.length + 1));
  const chance = random();
  const piece = pick(random, [...PIECES, ...MORE_PIECES]);
  if (chance < 0.3) return text.slice(0, at) + piece + text.slice(at);
  if (chance < 0.5) return text.slice(0, at) + piece + text.slice(at + 1);
  if (chance < 0.6) return text.slice(0, at);
  if (chance < 0.7) return text.slice(0, at) + text.slice(at + 1 + Math.floor(random() * 8));
  if (chance < 0.8) return text.slice(0, at) + text.slice(Math.max(0, at - 20));
  return text.slice(0, at) + String.fromCharCode(Math.floor(random() * 256)) + text.slice(at + 1);
}

/** Writes the same JSON differently: with spaces, escapes and exponents. */
function rewrite(text: string, random: Random): string {
  return text.replaceAll(/[{}[\],:]|"[^"\\]*"|\d+/g, (token) => {
    if (random() > 0.05) return token;
    if (token.startsWith('"')) return token.replace(/[a-z0-9]/i, (one) => `\\u00${one.charCodeAt(0).toString(16)}`);
    if (/\d/.test(token)) return pick(random, [`${token}e0`, `${token}.0`, `${token}E+0`, `${token}.`, `0${token}`]);
    return pick(random, [` ${token}`, `${token}\n`, `${token}\t\r`]);
  });
}

/** Changes some digits, so that the message still matches the specification. */
const vary = (text: string, random: Random): string =>
  text.replaceAll(/\d/g, (digit) => (random() < 0.1 ? String(Math.floor(random() * 10)) : digit));

/** Changes a message at random. Half of the changes keep it valid, the others may break it. */
export function mutate(text: string, random: Random): string {
  const varied = random() < 0.5 ? vary(text, random) : text;
  const chance = random();
  if (chance < 0.2) return varied;
  if (chance < 0.5) return formatJson(change(parseJson(text), random)) ?? "";
  if (chance < 0.6) return rewrite(varied, random);
  return changeText(varied, random);
}
