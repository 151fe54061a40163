import { styleText } from "node:util";
import type { TradingOptions } from "@specwright/trading";

/** Input and output of a command. Tests pass their own. */
export interface Terminal {
  readonly env: Readonly<Record<string, string | undefined>>;
  /** True if a person reads the output. */
  readonly isInteractive: boolean;
  /** Width of a line in characters. */
  readonly columns: number;
  /** Lines of the terminal. Default: 24. */
  readonly rows?: number;
  /** True if standard output is a terminal that shows colours. */
  readonly hasColour?: boolean;
  out(text: string): void;
  /** Writes errors, progress and questions. */
  error(text: string): void;
  /** Keeps the outcome of a write that was sent. It is printed if standard output can't be written. */
  keep?(note: string): void;
  /** True if the reader of standard output has gone, as `head` does when it has seen enough. */
  isUnread?(): boolean;
  /** Reads all of standard input. */
  readInput(): Promise<string>;
  /** Yields the lines of standard input as they arrive. */
  lines(): AsyncIterable<string>;
  /** Asks on standard error. Undefined without a terminal. */
  ask(question: string): Promise<string | undefined>;
  /** Aborts when the user interrupts. */
  readonly signal: AbortSignal;
  now(): number;
  /** Prints each request and response on standard error. */
  readonly isVerbose?: boolean;
  /** Sends requests instead of the platform's `fetch`. */
  readonly fetch?: TradingOptions["fetch"];
}

const ESCAPE = String.fromCodePoint(0x1b);
const isControl = (code: number): boolean => code < 0x20 || (code >= 0x7f && code < 0xa0);

/** Removes from a text what could move the cursor, change colours or imitate other output. */
export const printable = (text: string): string =>
  Array.from(text.replaceAll(new RegExp(`${ESCAPE}\\[[\\d;?]*[A-Za-z]`, "g"), ""))
    .filter((char) => char === "\n" || char === "\t" || !isControl(char.codePointAt(0) ?? 0))
    .join("")
    // Remove characters that change the writing direction, because they can disguise text.
    .replaceAll(/[\u061c\u200e\u200f\u202a-\u202e\u2066-\u2069]/g, "");

/** Formats a name of a file or an article in one line, so that a line break in it can't imitate further output. */
export const printableName = (name: string): string =>
  printable(name)
    .replaceAll("\n", String.raw`\n`)
    .replaceAll("\t", String.raw`\t`);

/** Wraps lines at spaces. Indented lines, such as commands to copy, stay whole. */
export const wrapped = (text: string, columns: number): string =>
  text
    .split("\n")
    .map((line) =>
      line.startsWith("  ")
        ? line
        : line.replaceAll(new RegExp(`(.{1,${Math.max(columns - 1, 20)}})(?: |$)`, "g"), "$1\n").trimEnd(),
    )
    .join("\n");

/** Returns whether to use colours: on a terminal that has them, unless `NO_COLOR` has a value (https://no-color.org). */
export const showsColour = (env: Terminal["env"], isTerminal: boolean): boolean =>
  isTerminal && !env["NO_COLOR"] && env["TERM"] !== "dumb";

/** Colours a text, if the terminal shows colours. */
export const painted = ({ hasColour }: Terminal, colour: "green" | "red" | "dim", text: string): string =>
  hasColour === true ? styleText(colour, text, { validateStream: false }) : text;

/** A line of progress on standard error that is rewritten in place. Interactive terminals only. */
export class Progress {
  readonly #terminal: Terminal;
  #isShown = false;

  constructor(terminal: Terminal) {
    this.#terminal = terminal;
  }

  show(text: string): void {
    if (!this.#terminal.isInteractive) return;
    this.#terminal.error(`\r${ESCAPE}[K${text.slice(0, this.#terminal.columns - 1)}`);
    this.#isShown = true;
  }

  /** Removes the line. */
  end(): void {
    if (this.#isShown) this.#terminal.error(`\r${ESCAPE}[K`);
    this.#isShown = false;
  }
}

/** Milliseconds until a slow call is reported. */
const PATIENCE_MS = 2_000;

/** Waits for a call. After two seconds, the terminal shows that it is waiting. */
export async function patiently<Result>(terminal: Terminal, place: string, call: Promise<Result>): Promise<Result> {
  const progress = new Progress(terminal);
  const timer = setInterval(() => progress.show(`Waiting for ${place} … Ctrl+C stops.`), PATIENCE_MS);
  try {
    return await call;
  } finally {
    clearInterval(timer);
    progress.end();
  }
}
