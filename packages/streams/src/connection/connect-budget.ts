import { elapsed, type Clock } from "@specwright/transport";

/** When each host was dialled lately. One list a host for all clients of the process, because the platform counts so. */
const dials = new WeakMap<Clock, Map<string, number[]>>();

/**
 * Counts a connection to a host that is opened now, and returns 0. Where `count` were opened in a window already, it counts
 * nothing and returns the milliseconds until one more may be allowed.
 */
export function takeConnect(
  clock: Clock,
  host: string,
  { count, windowMs }: { readonly count: number; readonly windowMs: number },
): number {
  const hosts = dials.get(clock) ?? new Map<string, number[]>();
  dials.set(clock, hosts);
  const now = elapsed(clock);
  const recent = (hosts.get(host) ?? []).filter((at) => at > now - windowMs);
  const blocking = recent.at(-count);
  if (blocking === undefined) recent.push(now);
  hosts.set(host, recent);
  return blocking === undefined ? 0 : blocking + windowMs - now;
}
