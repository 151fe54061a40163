import { elapsed, type Clock } from "@specwright/transport";

/** The part of what the platform allows that is used: other programs behind the same address open connections, too. */
const SHARE = 0.9;

/** So many connections are opened in a second, so that a thousand clients do not use up their window in one. */
const PER_SECOND = { count: 20, windowMs: 1000 };

/** When each host was dialled lately. One list a host for all clients of the process, because the platform counts so. */
const dials = new WeakMap<Clock, Map<string, number[]>>();

/**
 * Counts a connection to a host that is opened now, and returns 0. Where `count` were opened in a window already, or many in the last second, it counts
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
  const limits = [{ count: Math.max(1, Math.floor(SHARE * count)), windowMs }, PER_SECOND];
  const waits = limits.map((limit) => (recent.at(-limit.count) ?? -Infinity) + limit.windowMs - now);
  const waitMs = Math.max(0, ...waits);
  if (waitMs === 0) recent.push(now);
  hosts.set(host, recent);
  return waitMs;
}
