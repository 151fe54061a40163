import { guardedBody, type BodyWatcher, type GuardedBody } from "./guarded-body.ts";
import type { CallContext } from "./types.ts";
import type { WebByteStream, WebResponse } from "./web-types.ts";

/** Where a response keeps how its guarded body is watched. Registered by name, so that copies of the package agree. */
export const WATCH: unique symbol = Symbol.for("@specwright/transport/watch") as never;

type Guarded = WebResponse & { readonly [WATCH]?: GuardedBody["watch"] };

/** The same answer around another stream. A response made by hand has no address, and headers that can be changed. */
function copyOf(response: WebResponse, stream: WebByteStream | null, watch?: GuardedBody["watch"]): WebResponse {
  const copy = new Response(stream, response);
  const { clone } = copy;
  const { url, type, redirected, headers } = response;
  return Object.defineProperties(
    copy,
    Object.getOwnPropertyDescriptors({
      url,
      type,
      redirected,
      headers,
      [WATCH]: watch,
      clone: () => copyOf(response, clone.call(copy).body),
    }),
  );
}

/** The response with a body that ends with the call, is watched, and fails with errors of this family. */
export function guardBody(response: WebResponse, context?: CallContext, watcher: BodyWatcher = () => {}): WebResponse {
  const { [WATCH]: known } = response as Guarded;
  known?.(watcher);
  if (known) return response;
  if (!response.body) {
    watcher("done");
    return response;
  }
  const { stream, watch } = guardedBody(response.body.getReader(), context);
  watch(watcher);
  return copyOf(response, stream, watch);
}

/** Drops a body nobody will read, so that its connection is free again. */
export function discardBody({ body }: WebResponse): void {
  // It may have failed already.
  body?.cancel(new Error("The answer was dropped.")).catch(() => {});
}
