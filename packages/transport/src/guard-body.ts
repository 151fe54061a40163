import { guardedBody, type BodyWatcher, type GuardedBody } from "./guarded-body.ts";
import type { CallContext } from "./types.ts";
import type { WebByteStream, WebResponse } from "./web-types.ts";

/** Where a response keeps how its guarded body is watched. Registered by name, so that copies of the package agree. */
export const WATCH: unique symbol = Symbol.for("@specwright/watch") as never;

type Guarded = WebResponse & { [WATCH](watcher: BodyWatcher): void };

/** The same answer around another stream. A response made by hand has no address, and headers that can be changed. */
function copyOf(response: WebResponse, { stream, watch }: GuardedBody): WebResponse {
  const copy = new Response(stream, response);
  const { clone } = copy;
  for (const name of ["url", "type", "redirected", "headers"] as const) {
    Object.defineProperty(copy, name, { value: response[name] });
  }
  return Object.assign(copy, {
    [WATCH]: watch,
    clone: () => copyOf(response, { stream: clone.call(copy).body as WebByteStream, watch }),
  });
}

/** The response with a body that ends with the call, is watched, and fails with errors of this family. */
export function guardBody(response: WebResponse, context: CallContext, watcher: BodyWatcher = () => {}): WebResponse {
  if (WATCH in response) (response as Guarded)[WATCH](watcher);
  else if (response.body) return copyOf(response, guardedBody(response.body.getReader(), context, [watcher]));
  else watcher("done");
  return response;
}

/** Drops a body nobody will read, so that its connection is free again. */
export function discardBody({ body }: WebResponse): void {
  // It may have failed already.
  body?.cancel().catch(() => {});
}
