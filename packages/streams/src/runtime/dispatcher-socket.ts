import type { RequestDispatcher } from "@specwright/transport";
import type { SocketConstructor } from "../connection/socket.ts";

/**
 * Handler methods of undici 6 and 7 for one request. The undici in Node 22 and 24 calls them on the handler of a
 * dispatcher.
 */
interface LegacyHandler {
  onConnect?(abort: (reason?: Error) => void, context?: object): void;
  onHeaders?(status: number, headers: unknown, resume: () => void, statusText?: string): boolean;
  onData?(chunk: Uint8Array): boolean;
  onComplete?(trailers: unknown): void;
  onUpgrade?(status: number, headers: unknown, socket: unknown): void;
  onError?(error: Error): void;
}

/** Controller that undici 7 and 8 pass to a handler. */
interface Controller {
  readonly rawHeaders?: unknown;
  readonly rawTrailers?: unknown;
  abort(reason?: Error): void;
  pause(): void;
  resume(): void;
}

/**
 * Creates a handler with the methods of old and new undici versions. Node's own undici may pass a handler with only the
 * old methods, but a dispatcher from a newer undici package calls the new ones.
 */
const forEveryVersion = (handler: LegacyHandler) => ({
  onConnect: handler.onConnect?.bind(handler),
  onHeaders: handler.onHeaders?.bind(handler),
  onData: handler.onData?.bind(handler),
  onComplete: handler.onComplete?.bind(handler),
  onUpgrade: handler.onUpgrade?.bind(handler),
  onError: handler.onError?.bind(handler),
  onRequestStart(controller: Controller, context: object) {
    handler.onConnect?.((reason) => controller.abort(reason), context);
  },
  onRequestUpgrade({ rawHeaders }: Controller, status: number, _headers: unknown, socket: unknown) {
    handler.onUpgrade?.(status, rawHeaders, socket);
  },
  onResponseStart(controller: Controller, status: number, _headers: unknown, statusText?: string) {
    const resume = () => controller.resume();
    if (handler.onHeaders?.(status, controller.rawHeaders, resume, statusText) === false) controller.pause();
  },
  onResponseData(controller: Controller, chunk: Uint8Array) {
    if (handler.onData?.(chunk) === false) controller.pause();
  },
  onResponseEnd({ rawTrailers }: Controller) {
    handler.onComplete?.(rawTrailers);
  },
  onResponseError(_controller: Controller, error: Error) {
    handler.onError?.(error);
  },
});

/** Returns true for undici's sockets, which accept a dispatcher. Any other socket class would ignore the dispatcher. */
const takesDispatcher = (own: SocketConstructor): boolean =>
  Function.prototype.toString.call(own).includes("WebSocketInit");

/**
 * Returns a socket class of Node that connects through a dispatcher. Undefined if the runtime's sockets don't accept
 * one.
 */
export function socketThrough(
  own: SocketConstructor | undefined,
  dispatcher: RequestDispatcher,
): SocketConstructor | undefined {
  if (own === undefined || !takesDispatcher(own)) return undefined;
  const init = {
    dispatcher: {
      dispatch: (options: object, handler: object) =>
        dispatcher.dispatch(options, "onRequestStart" in handler ? handler : forEveryVersion(handler)),
    },
  };
  const Socket = own as new (url: string, init: object) => InstanceType<SocketConstructor>;
  return class extends Socket {
    constructor(url: string) {
      super(url, init);
    }
  };
}
