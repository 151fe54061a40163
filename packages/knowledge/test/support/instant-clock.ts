import type { Clock } from "@specwright/transport";

/** Creates a clock whose waits end at once. `waits` has their lengths in milliseconds. */
export function instantClock(): Clock & { readonly waits: number[] } {
  let now = 0;
  const waits: number[] = [];
  return {
    waits,
    now: () => now,
    after(ms, callback) {
      let live = true;
      queueMicrotask(() => {
        if (!live) return;
        waits.push(ms);
        now += ms;
        callback();
      });
      return () => (live = false);
    },
  };
}
