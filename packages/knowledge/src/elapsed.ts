import type { Clock } from "@specwright/transport";

/**
 * Time for durations: a wall clock may be set while one runs. The transport's own, imported here, would be loaded with every
 * page, and not with the first call that wants it.
 */
export const elapsed = (clock: Clock): number => clock.elapsed?.() ?? clock.now();
