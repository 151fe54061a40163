import { GuardedBody, streamSource, type BodyGuard } from "./guarded-body.ts";

/** Where a response keeps its guarded body. Registered by name, so that copies of the package agree. */
export const BODY: unique symbol = Symbol.for("@specwright/transport/body") as never;

type Guarded = Response & { [BODY]?: GuardedBody };

const READERS = ["arrayBuffer", "blob", "bytes", "formData", "json", "text"] as const;

/** Makes the body of a platform response a guarded one, in place: whatever else it carries stays. */
function patch(response: Guarded, source: ReadableStream<Uint8Array>): GuardedBody {
  let body = new GuardedBody(streamSource(source));
  const copy = (stream: ReadableStream<Uint8Array>) => {
    const { status, statusText, headers, url } = response;
    return Object.defineProperty(new Response(stream, { status, statusText, headers }), "url", { value: url });
  };
  const members: PropertyDescriptorMap = {
    [BODY]: { get: () => body },
    body: { get: () => body.stream },
    bodyUsed: { get: () => body.used },
    clone: {
      value: () => {
        const [kept, given] = body.stream.tee();
        body = new GuardedBody(streamSource(kept));
        return copy(given);
      },
    },
  };
  for (const name of READERS) members[name] = { value: async () => copy(body.stream)[name]() };
  Object.defineProperties(response, members);
  return body;
}

/** The guarded body of a response; undefined where there is none. */
export function bodyOf(response: Response): GuardedBody | undefined {
  const guarded = response as Guarded;
  return guarded[BODY] ?? (guarded.body ? patch(guarded, guarded.body) : undefined);
}

/** Adds a watcher to the body of a response, without touching the body until somebody reads it. */
export function guardBody(response: Response, guard: BodyGuard): Response {
  const body = bodyOf(response);
  if (body === undefined) guard.done?.();
  else body.guards.push(guard);
  return response;
}

/** All bytes of a response. */
export async function readBytes(response: Response): Promise<Uint8Array> {
  return (await bodyOf(response)?.bytes()) ?? new Uint8Array();
}

/** Drops a body nobody will read, so that its connection is free again. */
export function discardBody(response: Response): void {
  bodyOf(response)?.abort(new Error("The answer was dropped."));
}
