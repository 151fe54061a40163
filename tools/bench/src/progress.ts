/** One line a step on a terminal that is watched, and plain lines in a log. */
const isTerminal = process.stderr.isTTY === true;
/** A log gets a line this often, in milliseconds. */
const QUIET = 5000;
let begun = performance.now();
let lastLine = 0;

export function section(title: string): void {
  begun = performance.now();
  process.stderr.write(`\n${title}\n`);
}

/** How far a section is; on a terminal the line replaces the one before. */
export function step(text: string): void {
  const now = performance.now();
  if (!isTerminal && now - lastLine < QUIET) return;
  lastLine = now;
  const seconds = ((now - begun) / 1000).toFixed(0).padStart(4);
  process.stderr.write(isTerminal ? `\r\u001B[2K${seconds} s  ${text}` : `${seconds} s  ${text}\n`);
}

export function finished(): void {
  if (isTerminal) process.stderr.write("\r\u001B[2K");
}
