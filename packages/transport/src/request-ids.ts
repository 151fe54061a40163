/**
 * Creates a generator of request IDs: UUIDs with a random start, which is different in every client, and the number of
 * the request at the end. A random UUID for each request would take longer, and only IDs of orders have to be random.
 */
export function createRequestIds(): () => string {
  const start = crypto.randomUUID().slice(0, -12);
  let count = 0;
  return () => start + String(++count).padStart(12, "0");
}
