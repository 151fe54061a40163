import { styleText } from "node:util";
import type { TradingOptions } from "@specwright/trading";

/** Input, output and environment of a command. Tests replace it with their own. */
export interface Terminal {
  readonly env: Readonly<Record<string, string | undefined>>;
  /** True if standard error is a terminal, where a person reads progress and questions. */
  readonly isInteractive: boolean;
  /** Width of a line in characters. */
  readonly columns: number;
  /** Height of the terminal in lines. Default: 24. */
  readonly rows?: number;
  /** True if standard output is a terminal that shows colours. */
  readonly hasColour?: boolean;
  out(text: string): void;
  /** Prints errors, progress and questions on standard error. */
  error(text: string): void;
  /**
   * Saves a note on the outcome of a write, for the case that the result can't be written to standard output. The
   * program then prints the note on standard error.
   */
  keep?(note: string): void;
  /** Returns whether the reader of standard output has closed it, as `head` does after its last line. */
  isUnread?(): boolean;
  /** Reads standard input to its end. */
  readInput(): Promise<string>;
  /** Yields the lines of standard input as they arrive. */
  lines(): AsyncIterable<string>;
  /** Prompts on standard error and returns the user's line. Undefined without a terminal. */
  ask(question: string): Promise<string | undefined>;
  /** Signal that aborts when the user interrupts the command. */
  readonly signal: AbortSignal;
  now(): number;
  /** True to print each request and response on standard error. */
  readonly isVerbose?: boolean;
  /** Replacement for the runtime's `fetch`. */
  readonly fetch?: TradingOptions["fetch"];
}

const ESCAPE = String.fromCodePoint(0x1b);
const isControl = (code: number): boolean => code < 0x20 || (code >= 0x7f && code < 0xa0);

/** Removes everything from a text that could move the cursor, change colours or imitate other output. */
export const printable = (text: string): string =>
  Array.from(text.replaceAll(new RegExp(`${ESCAPE}\\[[\\d;?]*[A-Za-z]`, "g"), ""))
    .filter((char) => char === "\n" || char === "\t" || !isControl(char.codePointAt(0) ?? 0))
    .join("")
    // Remove characters that change the writing direction, because they can disguise text.
    .replaceAll(/[\u061c\u200e\u200f\u202a-\u202e\u2066-\u2069]/g, "");

/**
 * Makes the name of a file or article printable on one line. A line break in a name could otherwise imitate further
 * output.
 */
export const printableName = (name: string): string =>
  printable(name)
    .replaceAll("\n", String.raw`\n`)
    .replaceAll("\t", String.raw`\t`);

/** Wraps lines at spaces. Doesn't wrap indented lines, such as commands to copy. */
export const wrapped = (text: string, columns: number): string =>
  text
    .split("\n")
    .map((line) =>
      line.startsWith("  ")
        ? line
        : line.replaceAll(new RegExp(`(.{1,${Math.max(columns - 1, 20)}})(?: |$)`, "g"), "$1\n").trimEnd(),
    )
    .join("\n");

/**
 * Returns whether to use colours: on a terminal that supports them, unless `NO_COLOR` has a value
 * (https://no-color.org).
 */
export const showsColour = (env: Terminal["env"], isTerminal: boolean): boolean =>
  isTerminal && !env["NO_COLOR"] && env["TERM"] !== "dumb";

/** Colours a text, if the terminal shows colours. */
export const painted = ({ hasColour }: Terminal, colour: "green" | "red" | "dim", text: string): string =>
  hasColour === true ? styleText(colour, text, { validateStream: false }) : text;

/** Line on standard error that shows progress and is rewritten in place. Shown only on an interactive terminal. */
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

  /** Clears the line. */
  end(): void {
    if (this.#isShown) this.#terminal.error(`\r${ESCAPE}[K`);
    this.#isShown = false;
  }
}

/** Milliseconds until the terminal shows that a call is pending. */
const WAITING_MESSAGE_MS = 2_000;

/** Waits for a call and returns its result. After two seconds, the terminal shows that the call is pending. */
export async function withWaitingMessage<Result>(
  terminal: Terminal,
  place: string,
  call: Promise<Result>,
): Promise<Result> {
  const progress = new Progress(terminal);
  const timer = setInterval(() => progress.show(`Waiting for ${place} … Ctrl+C stops.`), WAITING_MESSAGE_MS);
  try {
    return await call;
  } finally {
    clearInterval(timer);
    progress.end();
  }
}
