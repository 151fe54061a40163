const started = performance.now();

/** Says what the recorder does, and how many seconds after its start: a whole run takes half a minute. */
export function say(what: string): void {
  const seconds = ((performance.now() - started) / 1000).toFixed(0).padStart(3);
  console.error(`${seconds} s  ${what}`);
}
