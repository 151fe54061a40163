import { GuardedBody, streamSource, type BodyGuard } from "./guarded-body.ts";

/** Where a response keeps its guarded body. Registered by name, so that copies of the package agree. */
export const BODY: unique symbol = Symbol.for("@specwright/transport/body") as never;

type Guarded = Response & { [BODY]: GuardedBody };

/** A platform response around a stream of the same answer. */
const copyOf = ({ status, statusText, headers, url }: Response, stream: ReadableStream<Uint8Array>) =>
  Object.defineProperty(new Response(stream, { status, statusText, headers }), "url", { value: url });

/** Members that read the guarded body instead of the platform's. Made once; each response keeps its own body. */
const MEMBERS: PropertyDescriptorMap & ThisType<Guarded> = {
  [BODY]: { value: undefined, writable: true },
  body: {
    get() {
      return this[BODY].stream;
    },
  },
  bodyUsed: {
    get() {
      return this[BODY].used;
    },
  },
  clone: {
    value() {
      const [kept, given] = this[BODY].stream.tee();
      this[BODY] = new GuardedBody(streamSource(kept));
      return copyOf(this, given);
    },
  },
};
for (const name of ["arrayBuffer", "blob", "bytes", "formData", "json", "text"] as const) {
  MEMBERS[name] = {
    async value() {
      return copyOf(this as Guarded, (this as Guarded)[BODY].stream)[name]();
    },
  };
}

/** The guarded body of a response, made in place where it was a platform's: whatever else it carries stays. */
export function bodyOf(response: Response): GuardedBody | undefined {
  const guarded = response as Guarded;
  if (guarded[BODY] === undefined && guarded.body) {
    const body = new GuardedBody(streamSource(guarded.body));
    Object.defineProperties(guarded, MEMBERS);
    guarded[BODY] = body;
  }
  return guarded[BODY];
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
