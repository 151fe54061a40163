import type { TransportErrorCode } from "../../src/index.ts";
import type { Fault } from "./fault-server.ts";

/** Fault, and the expected end of the call: a result, or one of these errors. */
export interface FaultCase {
  readonly name: string;
  readonly fault: Fault;
  readonly expect: "result" | readonly TransportErrorCode[];
  /**
   * True if the client retries a request after this failure, provided that the server may receive the request twice.
   */
  readonly retried: boolean;
  /** Scheme of the server's address. Default: plain http. */
  readonly scheme?: "https";
}

/** Response envelope for a request that the server carried out. */
export const OK = '{"retCode":0,"result":{}}';
export const JSON_TYPE = "content-type: application/json";

/** Returns the bytes of a response. */
export function raw(status: string, headers: readonly string[], body: string | Buffer = ""): Buffer {
  const head = [`HTTP/1.1 ${status}`, ...headers, "", ""].join("\r\n");
  return Buffer.concat([Buffer.from(head), Buffer.from(body as string)]);
}

/** Returns the bytes of a response with the length of its body. */
export const sized = (status: string, body: string | Buffer, headers: readonly string[] = [JSON_TYPE]): Buffer =>
  raw(status, [...headers, `content-length: ${Buffer.byteLength(body)}`], body);

export const respond = (bytes: Buffer): Fault => ({ onRequest: (socket) => void socket.write(bytes) });
export const respondAndEnd = (bytes: Buffer): Fault => ({ onRequest: (socket) => void socket.end(bytes) });

/** Creates a fault that sends these bytes and then nothing. */
export const stallAfter = (bytes: Buffer): Fault => ({
  onRequest(socket, _request, stalled) {
    socket.write(bytes, () => stalled());
  },
});
