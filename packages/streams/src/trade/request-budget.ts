import { createMemoryStore, type Clock, type ThrottleStore } from "@specwright/transport";
import type { StreamServer } from "../stream-server.ts";

/** What was sent lately. One count for all clients of the process, because the platform counts by IP address. */
const stores = new WeakMap<Clock, ThrottleStore>();

/** Counts one request to a host; returns the milliseconds to wait where no more is allowed now, and then counts nothing. */
export async function takeRequest(clock: Clock, baseUrl: string, { requests }: StreamServer): Promise<number> {
  if (requests === undefined) return 0;
  let store = stores.get(clock);
  if (store === undefined) stores.set(clock, (store = createMemoryStore(clock)));
  return store.take({ key: baseUrl, requests: requests.count, windowMs: requests.windowMs });
}
