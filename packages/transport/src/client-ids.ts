/** IDs of a client's orders and requests. */
export interface ClientIds {
  /** Returns the ID of a new order. */
  readonly forOrder: () => string;
  /** Returns the ID of a request. */
  readonly forRequest: () => string;
  /** Creates the next IDs. Called after a response, because creating an ID would delay a request by microseconds. */
  readonly prepare: () => void;
}

/** Creates a generator whose next result can be prepared. */
function preparable(create: () => string) {
  let prepared: string | undefined;
  return {
    next(): string {
      const id = prepared ?? create();
      prepared = undefined;
      return id;
    },
    prepare(): void {
      try {
        // Engines concatenate strings from pieces. `join` copies the pieces into one string, which is checked and sent
        // faster.
        prepared ??= create().split("-").join("-");
      } catch {
        // `next` creates the ID and throws the error to its caller, which is the next order.
      }
    },
  };
}

/**
 * Creates the IDs of a client. By default, IDs are UUIDs: random ones for orders, and for requests a random start, which
 * is different in every client, with the number of the request at the end.
 *
 * @param generateId the caller's function. It is called only when an ID is needed
 */
export function createClientIds(generateId?: () => string): ClientIds {
  if (generateId !== undefined) return { forOrder: generateId, forRequest: generateId, prepare: () => {} };
  const start = crypto.randomUUID().slice(0, -12);
  let count = 0;
  const orders = preparable(() => crypto.randomUUID());
  const requests = preparable(() => start + String(++count).padStart(12, "0"));
  return {
    forOrder: orders.next,
    forRequest: requests.next,
    prepare() {
      orders.prepare();
      requests.prepare();
    },
  };
}
