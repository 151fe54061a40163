const QUOTE = 34;
const COMMA = 44;
const MINUS = 45;
const POINT = 46;
const ZERO = 48;
const OPEN = 91;
const BACKSLASH = 92;
const CLOSE = 93;
/** Characters below this one must be escaped in a JSON string. */
const SPACE = 32;

/** Every integer of so many digits fits into a number. */
const MAX_DIGITS = 15;

/** V8 copies parts of a text up to this length. A longer part keeps the whole text in memory. */
const MAX_COPIED = 12;

const isDigit = (code: number): boolean => code >= ZERO && code <= ZERO + 9;

export type Fields = Record<string, unknown>;

/** Reads one kind of message. Generated from the specification, see `generated/decoders`. */
export type MessageDecoder = (reader: MessageReader) => Fields;

/**
 * Reads a JSON text that is written as expected: the keys in a known order, no spaces, no escapes, no exponents, no integer of
 * more than 15 digits. At the first character that is not expected it gives up. From then on every method fails and returns
 * an empty value, so a decoder goes through to its end without asking after each step.
 */
export class MessageReader {
  #text = "";
  #topic = "";
  #at = 0;

  /** The message, equal to what `parseJson` gives for the text; undefined for a text that the decoder gave up on. */
  read(text: string, topic: string, decode: MessageDecoder): Fields | undefined {
    this.#text = text;
    this.#topic = topic;
    this.#at = 0;
    const message = decode(this);
    const isRead = this.#at === text.length;
    this.#text = "";
    return isRead ? message : undefined;
  }

  /** Takes the token if the text goes on with it. */
  has(token: string): boolean {
    const text = this.#text;
    const at = this.#at;
    // For so few characters a loop is faster than `startsWith`.
    for (let index = 0; index < token.length; index++) {
      if (text.charCodeAt(at + index) !== token.charCodeAt(index)) return false;
    }
    this.#at = at + token.length;
    return true;
  }

  /** The text must go on with the token. */
  expect(token: string): void {
    if (!this.has(token)) this.#giveUp();
  }

  /** The same, for a value that follows the token. */
  after(token: string): this {
    this.expect(token);
    return this;
  }

  /** A string that is the topic of the message. */
  topic(): string {
    this.#expectCode(QUOTE);
    this.expect(this.#topic);
    this.#expectCode(QUOTE);
    return this.#topic;
  }

  string(): string {
    const text = this.#text;
    const start = this.#at + 1;
    if (text.charCodeAt(start - 1) !== QUOTE) return this.#giveUp();
    let end = start;
    for (let code = text.charCodeAt(end); code !== QUOTE; code = text.charCodeAt(++end)) {
      // Also true for the end of the text, which has no code.
      if (!(code >= SPACE) || code === BACKSLASH) return this.#giveUp();
    }
    this.#at = end + 1;
    if (end - start <= MAX_COPIED) return text.slice(start, end);
    return JSON.parse(text.slice(start - 1, end + 1)) as string;
  }

  /** A string that is not empty. */
  id(): string {
    const id = this.string();
    return id === "" ? this.#giveUp() : id;
  }

  number(): number {
    const text = this.#text;
    const start = this.#at;
    const isNegative = text.charCodeAt(start) === MINUS;
    const first = isNegative ? start + 1 : start;
    let at = first;
    let digits = 0;
    for (let code = text.charCodeAt(at); isDigit(code); code = text.charCodeAt(++at))
      digits = digits * 10 + code - ZERO;
    const count = at - first;
    const isPadded = count > 1 && text.charCodeAt(first) === ZERO;
    if (count === 0 || count > MAX_DIGITS || isPadded) {
      this.#giveUp();
      return 0;
    }
    this.#at = at;
    if (text.charCodeAt(at) === POINT) return this.#fraction(start);
    return isNegative ? -digits : digits;
  }

  boolean(): boolean {
    if (this.has("true")) return true;
    this.expect("false");
    return false;
  }

  stringOrNumber(): string | number {
    return this.#text.charCodeAt(this.#at) === QUOTE ? this.string() : this.number();
  }

  stringOrNull(): string | null {
    return this.has("null") ? null : this.string();
  }

  null(): null {
    this.expect("null");
    return null;
  }

  object(readFields: MessageDecoder): Fields {
    return readFields(this);
  }

  list<Item>(readItem: (reader: MessageReader) => Item): Item[] {
    const items: Item[] = [];
    this.#expectCode(OPEN);
    if (this.#hasCode(CLOSE)) return items;
    do items.push(readItem(this));
    while (this.#hasCode(COMMA));
    this.#expectCode(CLOSE);
    return items;
  }

  /** An object with any keys, whose values are strings. */
  record(): Fields {
    const fields: Fields = {};
    this.expect("{");
    if (this.has("}")) return fields;
    do {
      const key = this.string();
      // The ordinary reader drops it.
      if (key === "__proto__") this.#giveUp();
      fields[key] = this.after(":").string();
    } while (this.#hasCode(COMMA));
    this.expect("}");
    return fields;
  }

  /** The position is at the point of a number that begins at `start`. */
  #fraction(start: number): number {
    const text = this.#text;
    const first = this.#at + 1;
    let at = first;
    while (isDigit(text.charCodeAt(at))) at++;
    if (at === first) this.#giveUp();
    else this.#at = at;
    return Number(text.slice(start, at));
  }

  #hasCode(code: number): boolean {
    if (this.#text.charCodeAt(this.#at) !== code) return false;
    this.#at += 1;
    return true;
  }

  #expectCode(code: number): void {
    if (!this.#hasCode(code)) this.#giveUp();
  }

  /** Beyond the end no token and no character is ever found. */
  #giveUp(): "" {
    this.#at = this.#text.length + 1;
    return "";
  }
}
