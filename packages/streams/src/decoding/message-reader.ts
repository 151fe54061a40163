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
/** First character code that needs no escape in a JSON string. */
const SPACE = 32;
/**
 * Byte that marks the end of a message. It doesn't occur in messages. The reader adds two of these bytes after a
 * message.
 */
const END = 0;

/** Maximum number of decimal digits of an integer that a JavaScript number always represents exactly. */
const MAX_DIGITS = 15;

const POWERS_OF_TEN = Array.from({ length: MAX_DIGITS + 1 }, (_, decimals) => 10 ** decimals);

/** Maximum length of substrings that V8 copies. A longer substring keeps the whole string in memory. */
const MAX_COPIED = 12;

/** Lookup table with 1 for each ASCII character that needs no escape in a JSON string. */
const IS_PLAIN = Uint8Array.from({ length: 128 }, (_, code) =>
  Number(code >= SPACE && code !== QUOTE && code !== BACKSLASH),
);

const isDigit = (code: number): boolean => code >= ZERO && code <= ZERO + 9;

export type Fields = Record<string, unknown>;

/** Decoder for one kind of message, generated from the specification (see `generated/decoders`). */
export type MessageDecoder = (reader: MessageReader) => Fields;

/** The bytes of an expected string. */
export type Token = Uint8Array;

const encoder = new TextEncoder();

export const token = (text: string): Token => encoder.encode(text);

const TRUE = token("true");
const FALSE = token("false");
const NULL = token("null");
const COLON = token(":");

/** Buffer that all readers share, because a message is read synchronously. */
let shared = new Uint8Array(4096);

/**
 * Reads JSON in the expected format: known key order, no spaces, no escapes, no exponents, integers of up to 15 digits,
 * ASCII only. Gives up at the first deviation. From then on, every method fails and returns an empty value, so a
 * decoder can run to its end without checking each step.
 *
 * Compares bytes, which needs a third of the time of `charCodeAt`, and cuts string values out of the original string.
 */
export class MessageReader {
  readonly #topic: string;
  readonly #topicBytes: Token;
  #text = "";
  #bytes: Uint8Array = shared;
  #at = 0;
  /** Numeric value of the decimal string that was read last. */
  #decimal = 0;

  constructor(topic: string) {
    this.#topic = topic;
    this.#topicBytes = token(`"${topic}"`);
  }

  /** Reads a message with the same result as `parseJson`. Undefined for a message that the decoder can't read. */
  read(text: string, decode: MessageDecoder): Fields | undefined {
    if (!this.#begin(text)) return undefined;
    const message = decode(this);
    const isRead = this.#at === text.length;
    this.#text = "";
    return isRead ? message : undefined;
  }

  /**
   * Starts to read a message. Returns false if it contains non-ASCII characters, because byte positions would differ
   * from character positions.
   */
  #begin(text: string): boolean {
    if (shared.length < text.length + 2) shared = new Uint8Array(2 * text.length);
    const { read, written } = encoder.encodeInto(text, shared);
    shared[written] = shared[written + 1] = END;
    this.#text = text;
    this.#bytes = shared;
    this.#at = 0;
    return read === text.length && written === read;
  }

  /** Consumes the token if the message continues with it. Otherwise returns false. */
  has(expected: Token): boolean {
    const bytes = this.#bytes;
    const at = this.#at;
    for (let index = 0; index < expected.length; index++) {
      if (bytes[at + index] !== expected[index]) return false;
    }
    this.#at = at + expected.length;
    return true;
  }

  /** Consumes the token that precedes a value. Gives up if it is missing. */
  after(expected: Token): this {
    if (!this.has(expected)) this.#giveUp();
    return this;
  }

  /** Reads the topic of the message. Gives up if it isn't the expected topic. */
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

  /** Reads a non-empty string. */
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

  /**
   * Reads book levels with one or two sizes each. Also returns prices and sizes as numbers, because they are parsed
   * here anyway and a book needs them.
   */
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

  /** Reads a size. Gives up if it is below 0, so that the general parser handles the message. */
  #size(): string {
    return this.#bytes[this.#at + 1] === MINUS ? this.#giveUp() : this.#decimalText();
  }

  /**
   * Reads a decimal string such as `"-65000.50"` and its number. The number equals the result of `decimalNumber`, but
   * is calculated much faster.
   */
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

  /** Reads an object with arbitrary keys and string values. */
  record(): Fields {
    const fields: Fields = {};
    this.#expect(OPEN_OBJECT);
    if (this.#hasCode(CLOSE_OBJECT)) return fields;
    do {
      const key = this.string();
      // Let the general parser handle `__proto__`, which it drops.
      if (key === "__proto__") this.#giveUp();
      fields[key] = this.after(COLON).string();
    } while (this.#hasCode(COMMA));
    this.closeObject();
    return fields;
  }

  /** Reads the fraction of a number, from the decimal point on. The number begins at `start`. */
  #fraction(start: number): number {
    const bytes = this.#bytes;
    const first = this.#at + 1;
    let at = first;
    while (isDigit(bytes[at] as number)) at++;
    if (at === first) this.#giveUp();
    else this.#at = at;
    return Number(this.#text.slice(start, at));
  }

  /** Returns the string between two quotes and continues after it. */
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

  /** Gives up: moves one position past the end, where no token and no character matches. */
  #giveUp(): "" {
    this.#at = this.#text.length + 1;
    return "";
  }
}
