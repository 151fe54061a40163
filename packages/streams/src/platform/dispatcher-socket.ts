import type { RequestDispatcher } from "@specwright/transport";
import type { SocketConstructor } from "../connection/socket.ts";

/** Handler methods of undici 6 and 7 for one request. Node 22 and 24 call a dispatcher with them. */
interface LegacyHandler {
  onConnect?(abort: (reason?: Error) => void, context?: object): void;
  onHeaders?(status: number, headers: unknown, resume: () => void, statusText?: string): boolean;
  onData?(chunk: Uint8Array): boolean;
  onComplete?(trailers: unknown): void;
  onUpgrade?(status: number, headers: unknown, socket: unknown): void;
  onError?(error: Error): void;
}

/** Controller in the handlers of undici 7 and 8. */
interface Controller {
  readonly rawHeaders?: unknown;
  readonly rawTrailers?: unknown;
  abort(reason?: Error): void;
  pause(): void;
  resume(): void;
}

/** Creates a handler with the methods of all versions, because an undici newer than Node's calls the newer ones. */
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

/** Returns true for undici's sockets, which take a dispatcher. Others would connect without it. */
const takesDispatcher = (own: SocketConstructor): boolean =>
  Function.prototype.toString.call(own).includes("WebSocketInit");

/** Returns a Node socket class that connects through a dispatcher. Undefined where the platform's sockets take none. */
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
