const heartbeatMs = 5_000;

/** A duration for people: milliseconds below a second, seconds above. */
export function seconds(milliseconds: number): string {
  return milliseconds < 1_000 ? `${Math.round(milliseconds)} ms` : `${(milliseconds / 1_000).toFixed(1)} s`;
}

/** Runs one step (text that it returns is told too), says that it started, that it still goes on, and how long it took. */
export async function step<T>(title: string, work: () => T | Promise<T>): Promise<T> {
  const started = performance.now();
  console.log(`\n▸ ${title}`);
  const heartbeat = setInterval(() => console.log(`  … ${seconds(performance.now() - started)}`), heartbeatMs);
  try {
    const result = await work();
    const told = typeof result === "string" ? ` (${result})` : "";
    console.log(`  done in ${seconds(performance.now() - started)}${told}`);
    return result;
  } finally {
    clearInterval(heartbeat);
  }
}

/** One line of the tour: what was called, what came back, how long it took. */
export async function call<T>(what: string, work: () => Promise<T>, say: (result: T) => string): Promise<T> {
  const started = performance.now();
  const result = await work();
  console.log(`  ${what}\n    → ${say(result)} (${seconds(performance.now() - started)})`);
  return result;
}
