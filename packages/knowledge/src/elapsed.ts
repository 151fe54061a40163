import type { Clock } from "@specwright/transport";

/** Time for durations: a wall clock may be set while one runs. */
export const elapsed = (clock: Clock): number => clock.elapsed?.() ?? clock.now();
