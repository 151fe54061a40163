import { elapsed, type Clock } from "@specwright/transport";

/** When each host was dialled lately. One list a host for all clients of the process, because the platform counts so. */
const dials = new WeakMap<Clock, Map<string, number[]>>();

/**
 * How long to wait before the next connection to a host, in milliseconds, so that no more than `count` are opened in a
 * window. Counts the connection that is opened after that time.
 */
export function reserveConnect(
  clock: Clock,
  host: string,
  { count, windowMs }: { readonly count: number; readonly windowMs: number },
): number {
  const hosts = dials.get(clock) ?? new Map<string, number[]>();
  dials.set(clock, hosts);
  const now = elapsed(clock);
  const recent = (hosts.get(host) ?? []).filter((at) => at > now - windowMs);
  const blocking = recent.at(-count);
  const at = blocking === undefined ? now : Math.max(now, blocking + windowMs);
  hosts.set(host, [...recent, at]);
  return at - now;
}
