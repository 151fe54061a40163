import { GuardedBody, streamSource, type BodyGuard } from "./guarded-body.ts";
import type { WebResponse } from "./web-types.ts";

/** Where a response keeps its guarded body. Registered by name, so that copies of the package agree. */
export const BODY: unique symbol = Symbol.for("@specwright/transport/body") as never;

type Guarded = WebResponse & { [BODY]: GuardedBody };

/** A platform response around a stream of the same answer. */
const copyOf = ({ status, statusText, headers, url }: WebResponse, stream: ReadableStream<Uint8Array>) =>
  Object.defineProperty(new Response(stream, { status, statusText, headers }), "url", { value: url });

/** Members that read the guarded body instead of the platform's. */
const members: object & ThisType<Guarded> = {
  get body() {
    return this[BODY].stream;
  },
  get bodyUsed() {
    return this[BODY].used;
  },
  clone() {
    const [kept, given] = this[BODY].stream.tee();
    this[BODY] = new GuardedBody(streamSource(kept));
    return copyOf(this, given);
  },
};
for (const name of ["arrayBuffer", "blob", "bytes", "formData", "json", "text"] as const) {
  (members as Record<string, unknown>)[name] = async function read(this: Guarded) {
    return copyOf(this, this[BODY].stream)[name]();
  };
}

/** The members before each prototype that responses have: the platform's, and those of other packages. */
const prototypes = new WeakMap<object, object>();

/** The guarded body of a response, made in place where it was a platform's: whatever else it carries stays. */
export function bodyOf(response: WebResponse): GuardedBody | undefined {
  const guarded = response as Guarded;
  if (!guarded[BODY] && guarded.body) {
    const parent = Object.getPrototypeOf(response) as object;
    let prototype = prototypes.get(parent);
    if (!prototype) {
      prototype = Object.create(parent, Object.getOwnPropertyDescriptors(members)) as object;
      prototypes.set(parent, prototype);
    }
    const value = new GuardedBody(streamSource(guarded.body));
    Object.setPrototypeOf(Object.defineProperty(response, BODY, { value, writable: true }), prototype);
  }
  return guarded[BODY];
}

/** Adds a watcher to the body of a response, without touching the body until somebody reads it. */
export function guardBody(response: WebResponse, guard: BodyGuard): WebResponse {
  const body = bodyOf(response);
  if (body) body.guards.push(guard);
  else guard.done?.();
  return response;
}

/** All bytes of a response. */
export const readBytes = async (response: WebResponse): Promise<Uint8Array> =>
  (await bodyOf(response)?.bytes()) ?? new Uint8Array();

/** Drops a body nobody will read, so that its connection is free again. */
export const discardBody = (response: WebResponse): void =>
  bodyOf(response)?.abort(new Error("The answer was dropped."));
