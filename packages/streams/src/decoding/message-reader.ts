import type { Level, Levels } from "../message.ts";

const QUOTE = 34;
const COMMA = 44;
const MINUS = 45;
const POINT = 46;
const ZERO = 48;
const OPEN_LIST = 91;
const BACKSLASH = 92;
const CLOSE_LIST = 93;
const OPEN_OBJECT = 123;
const CLOSE_OBJECT = 125;
/** Characters below this one must be escaped in a JSON string. */
const SPACE = 32;
/** No character of a message. Two of them follow the last one. */
const END = 0;

/** Every integer of so many digits fits into a number. */
const MAX_DIGITS = 15;

const POWERS_OF_TEN = Array.from({ length: MAX_DIGITS + 1 }, (_, decimals) => 10 ** decimals);

/** V8 copies parts of a text up to this length. A longer part keeps the whole text in memory. */
const MAX_COPIED = 12;

/** 1 for each ASCII character that a JSON string holds as it is. */
const IS_PLAIN = Uint8Array.from({ length: 128 }, (_, code) =>
  Number(code >= SPACE && code !== QUOTE && code !== BACKSLASH),
);

const isDigit = (code: number): boolean => code >= ZERO && code <= ZERO + 9;

export type Fields = Record<string, unknown>;

/** Reads one kind of message. Generated from the specification, see `generated/decoders`. */
export type MessageDecoder = (reader: MessageReader) => Fields;

/** The bytes of a piece of text. */
export type Token = Uint8Array;

const encoder = new TextEncoder();

export const token = (text: string): Token => encoder.encode(text);

const TRUE = token("true");
const FALSE = token("false");
const NULL = token("null");
const COLON = token(":");

/** All readers share it: a message is read in one go. */
let shared = new Uint8Array(4096);

/**
 * Reads a JSON text that is written as expected: the keys in a known order, no spaces, no escapes, no exponents, no integer of
 * more than 15 digits, no characters beyond ASCII. At the first one that is not expected it gives up. From then on every
 * method fails and returns an empty value, so a decoder goes through to its end without asking after each step.
 *
 * It looks at bytes, because that takes a third of the time that `charCodeAt` takes, and cuts strings from the text.
 */
export class MessageReader {
  readonly #topic: string;
  readonly #topicBytes: Token;
  #text = "";
  #bytes: Uint8Array = shared;
  #at = 0;
  /** Number of the last decimal text. */
  #decimal = 0;

  constructor(topic: string) {
    this.#topic = topic;
    this.#topicBytes = token(`"${topic}"`);
  }

  /** Reads a message, equal to the result of `parseJson`. Undefined for a text that the decoder can't read. */
  read(text: string, decode: MessageDecoder): Fields | undefined {
    if (!this.#begin(text)) return undefined;
    const message = decode(this);
    const isRead = this.#at === text.length;
    this.#text = "";
    return isRead ? message : undefined;
  }

  /** False for a text with characters beyond ASCII: its characters are not where its bytes are. */
  #begin(text: string): boolean {
    if (shared.length < text.length + 2) shared = new Uint8Array(2 * text.length);
    const { read, written } = encoder.encodeInto(text, shared);
    shared[written] = shared[written + 1] = END;
    this.#text = text;
    this.#bytes = shared;
    this.#at = 0;
    return read === text.length && written === read;
  }

  /** Consumes the token if the text continues with it. */
  has(expected: Token): boolean {
    const bytes = this.#bytes;
    const at = this.#at;
    for (let index = 0; index < expected.length; index++) {
      if (bytes[at + index] !== expected[index]) return false;
    }
    this.#at = at + expected.length;
    return true;
  }

  /** Requires the token, which a value follows. */
  after(expected: Token): this {
    if (!this.has(expected)) this.#giveUp();
    return this;
  }

  /** A string that is the topic of the message. */
  topic(): string {
    this.after(this.#topicBytes);
    return this.#topic;
  }

  string(): string {
    const bytes = this.#bytes;
    const start = this.#at + 1;
    if (bytes[start - 1] !== QUOTE) return this.#giveUp();
    let end = start;
    while (IS_PLAIN[bytes[end] as number] === 1) end++;
    return bytes[end] === QUOTE ? this.#cut(start, end) : this.#giveUp();
  }

  /** A string that is not empty. */
  id(): string {
    const id = this.string();
    return id === "" ? this.#giveUp() : id;
  }

  number(): number {
    const bytes = this.#bytes;
    const start = this.#at;
    const isNegative = bytes[start] === MINUS;
    const first = isNegative ? start + 1 : start;
    let at = first;
    let digits = 0;
    for (let code = bytes[at] as number; isDigit(code); code = bytes[++at] as number)
      digits = digits * 10 + code - ZERO;
    const count = at - first;
    const isPadded = count > 1 && bytes[first] === ZERO;
    if (count === 0 || count > MAX_DIGITS || isPadded) {
      this.#giveUp();
      return 0;
    }
    this.#at = at;
    if (bytes[at] === POINT) return this.#fraction(start);
    return isNegative ? -digits : digits;
  }

  boolean(): boolean {
    if (this.has(TRUE)) return true;
    this.after(FALSE);
    return false;
  }

  stringOrNumber(): string | number {
    return this.#bytes[this.#at] === QUOTE ? this.string() : this.number();
  }

  stringOrNull(): string | null {
    return this.has(NULL) ? null : this.string();
  }

  null(): null {
    this.after(NULL);
    return null;
  }

  object(readFields: MessageDecoder): Fields {
    return readFields(this);
  }

  openList(): this {
    return this.#expect(OPEN_LIST);
  }

  comma(): this {
    return this.#expect(COMMA);
  }

  closeList(): void {
    this.#expect(CLOSE_LIST);
  }

  closeObject(): void {
    this.#expect(CLOSE_OBJECT);
  }

  list<Item>(readItem: (reader: MessageReader) => Item): Item[] {
    const items: Item[] = [];
    this.openList();
    if (this.#hasCode(CLOSE_LIST)) return items;
    do items.push(readItem(this));
    while (this.#hasCode(COMMA));
    this.closeList();
    return items;
  }

  /** Levels of a book that have one or two sizes each. A book needs their numbers, which are at hand here. */
  levels(sizeCount: 1 | 2): Levels {
    const levels = { texts: [] as Level[], prices: [] as number[], sizes: [] as number[] };
    this.openList();
    if (this.#hasCode(CLOSE_LIST)) return levels;
    do {
      const price = this.openList().#decimalText();
      levels.prices.push(this.#decimal);
      const size = this.comma().#size();
      const first = this.#decimal;
      levels.texts.push(sizeCount === 1 ? [price, size] : [price, size, this.comma().#size()]);
      levels.sizes.push(sizeCount === 1 ? first : first + this.#decimal);
      this.closeList();
    } while (this.#hasCode(COMMA));
    this.closeList();
    return levels;
  }

  /** A size below 0 is left to the general reader. */
  #size(): string {
    return this.#bytes[this.#at + 1] === MINUS ? this.#giveUp() : this.#decimalText();
  }

  /** A text such as `"-65000.50"`, and what it stands for: the same as `decimalNumber` gives, in a fraction of its time. */
  #decimalText(): string {
    const bytes = this.#bytes;
    const start = this.#at + 1;
    const isNegative = bytes[start] === MINUS;
    let end = isNegative ? start + 1 : start;
    const whole = end;
    let digits = 0;
    while (isDigit(bytes[end] as number)) digits = digits * 10 + (bytes[end++] as number) - ZERO;
    const wholeDigits = end - whole;
    if (bytes[end] === POINT) end++;
    const fraction = end;
    while (isDigit(bytes[end] as number)) digits = digits * 10 + (bytes[end++] as number) - ZERO;
    const decimals = end - fraction;
    const count = wholeDigits + decimals;
    const isQuoted = bytes[start - 1] === QUOTE && bytes[end] === QUOTE;
    if (!isQuoted || count === 0 || count > MAX_DIGITS) return this.#giveUp();
    const value = digits / (POWERS_OF_TEN[decimals] as number);
    this.#decimal = isNegative ? -value : value;
    return this.#cut(start, end);
  }

  /** An object with any keys, whose values are strings. */
  record(): Fields {
    const fields: Fields = {};
    this.#expect(OPEN_OBJECT);
    if (this.#hasCode(CLOSE_OBJECT)) return fields;
    do {
      const key = this.string();
      // The ordinary reader drops it.
      if (key === "__proto__") this.#giveUp();
      fields[key] = this.after(COLON).string();
    } while (this.#hasCode(COMMA));
    this.closeObject();
    return fields;
  }

  /** The position is at the point of a number that begins at `start`. */
  #fraction(start: number): number {
    const bytes = this.#bytes;
    const first = this.#at + 1;
    let at = first;
    while (isDigit(bytes[at] as number)) at++;
    if (at === first) this.#giveUp();
    else this.#at = at;
    return Number(this.#text.slice(start, at));
  }

  /** The string between two quotes. */
  #cut(start: number, end: number): string {
    this.#at = end + 1;
    if (end - start <= MAX_COPIED) return this.#text.slice(start, end);
    return JSON.parse(this.#text.slice(start - 1, end + 1)) as string;
  }

  #hasCode(code: number): boolean {
    if (this.#bytes[this.#at] !== code) return false;
    this.#at += 1;
    return true;
  }

  #expect(code: number): this {
    if (!this.#hasCode(code)) this.#giveUp();
    return this;
  }

  /** One after the end no token and no character is ever found. */
  #giveUp(): "" {
    this.#at = this.#text.length + 1;
    return "";
  }
}
