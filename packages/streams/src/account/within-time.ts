import type { Clock } from "@specwright/transport";

/**
 * What a promise resolves to.
 *
 * @throws {Error} when it takes longer than `ms` milliseconds, or the reason of the signal when that is aborted first
 */
export async function withinTime<Value>(
  clock: Clock,
  { ms, late, signal }: { readonly ms: number; readonly late: string; readonly signal: AbortSignal },
  promise: Promise<Value>,
): Promise<Value> {
  let cancel = (): void => {};
  const end = new Promise<never>((_, reject) => {
    cancel = clock.after(ms, () => reject(new Error(late)));
    signal.addEventListener("abort", () => reject(signal.reason as Error), { once: true });
  });
  try {
    return await Promise.race([promise, end]);
  } finally {
    cancel();
  }
}
