/** The value of a line that begins so; one space after the colon is not part of it. */
function valueOf(line: string, start: string): string | undefined {
  if (line.startsWith(start)) return line.slice(line[start.length] === " " ? start.length + 1 : start.length);
  return `${line}:` === start ? "" : undefined;
}

/**
 * Reads server-sent events from bytes that may be cut anywhere. Each piece is looked through once, however long its
 * line is in the end: the beginning of an unfinished line is kept aside and only joined.
 */
export class EventReader {
  readonly #decoder = new TextDecoder();
  readonly #maxLength: number;
  readonly #onEvent: (name: string | undefined, data: string) => void;
  readonly #onOversized: () => void;
  #rest = "";
  #name: string | undefined;
  #data: string | undefined;
  /** The last piece ended with CR: a LF at the start of the next belongs to it. */
  #afterCr = false;
  #isOversized = false;

  /** @param maxLength largest event in characters; a larger one is told once, and nothing after it */
  constructor(maxLength: number, onEvent: (name: string | undefined, data: string) => void, onOversized: () => void) {
    this.#maxLength = maxLength;
    this.#onEvent = onEvent;
    this.#onOversized = onOversized;
  }

  /** Gives bytes; the events they complete are reported before this returns. */
  feed(bytes: Uint8Array): void {
    this.#feed(this.#decoder.decode(bytes, { stream: true }));
  }

  /** Reports an event that lacks only its closing blank line. */
  flush(): void {
    this.#feed(`${this.#decoder.decode()}\n\n`);
  }

  #measure(): void {
    if (this.#isOversized || this.#rest.length + (this.#data?.length ?? 0) <= this.#maxLength) return;
    this.#isOversized = true;
    this.#onOversized();
  }

  #addData(value: string): void {
    this.#data = this.#data === undefined ? value : `${this.#data}\n${value}`;
    this.#measure();
  }

  #onLine(line: string): void {
    if (line === "") {
      if (this.#data !== undefined) this.#onEvent(this.#name || undefined, this.#data);
      this.#name = this.#data = undefined;
      return;
    }
    const value = valueOf(line, "data:");
    if (value === undefined) this.#name = valueOf(line, "event:") ?? this.#name;
    else this.#addData(value);
  }

  #feed(piece: string): void {
    if (piece === "") return;
    let text = this.#afterCr && piece.startsWith("\n") ? piece.slice(1) : piece;
    if (text.includes("\r")) text = text.replace(/\r\n?/g, "\n");
    this.#afterCr = piece.endsWith("\r");
    let start = 0;
    while (!this.#isOversized) {
      const end = text.indexOf("\n", start);
      if (end < 0) break;
      if (this.#rest === "" && text.startsWith("data: ", start)) {
        // Nearly every line that is not empty begins so, and is whole.
        this.#addData(text.slice(start + 6, end));
      } else {
        const line = this.#rest + text.slice(start, end);
        this.#rest = "";
        this.#onLine(line);
      }
      start = end + 1;
    }
    this.#rest += text.slice(start);
    this.#measure();
  }
}
