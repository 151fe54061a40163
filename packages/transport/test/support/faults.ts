import { gzipSync } from "node:zlib";
import type { TransportErrorCode } from "../../src/index.ts";
import type { Fault } from "./fault-server.ts";

/** A fault and what must come of it: a result, or one of these errors. */
export interface FaultCase {
  readonly name: string;
  readonly fault: Fault;
  readonly expect: "result" | readonly TransportErrorCode[];
  /** Whether the failure may be tried again, where the request may be seen twice. */
  readonly retried: boolean;
  /** Address of the server where it is not plain http. */
  readonly scheme?: "https";
}

const OK = '{"retCode":0,"result":{}}';
const JSON_TYPE = "content-type: application/json";

function raw(status: string, headers: readonly string[], body: string | Buffer = ""): Buffer {
  const head = [`HTTP/1.1 ${status}`, ...headers, "", ""].join("\r\n");
  return Buffer.concat([Buffer.from(head), Buffer.from(body as string)]);
}

const sized = (status: string, body: string | Buffer, headers: readonly string[] = [JSON_TYPE]) =>
  raw(status, [...headers, `content-length: ${Buffer.byteLength(body)}`], body);

const respond = (bytes: Buffer): Fault => ({ onRequest: (socket) => void socket.write(bytes) });
const respondAndEnd = (bytes: Buffer): Fault => ({ onRequest: (socket) => void socket.end(bytes) });
const html = (status: string) => respond(sized(status, "<html><body>sorry</body></html>", ["content-type: text/html"]));
const stallAfter = (bytes: Buffer): Fault => ({
  onRequest(socket, _request, stalled) {
    socket.write(bytes, () => stalled());
  },
});

const BROKEN = ["network", "body-interrupted"] as const;

const connections: FaultCase[] = [
  {
    name: "reset before the request was read",
    fault: { onConnection: (socket) => void socket.resetAndDestroy() },
    expect: ["network"],
    retried: true,
  },
  {
    name: "reset while the request was read",
    fault: { onHead: (socket) => void socket.resetAndDestroy() },
    expect: ["network"],
    retried: true,
  },
  {
    name: "reset after the request was read",
    fault: { onRequest: (socket) => void socket.resetAndDestroy() },
    expect: ["network"],
    retried: true,
  },
  {
    name: "half-close without a response",
    fault: { onRequest: (socket) => void socket.end() },
    expect: ["network"],
    retried: true,
  },
  {
    name: "no TLS handshake",
    fault: { onConnection: (_socket, stalled) => stalled() },
    scheme: "https",
    expect: ["attempt-timeout"],
    retried: true,
  },
  {
    name: "no head",
    fault: { onRequest: (_socket, _request, stalled) => stalled() },
    expect: ["attempt-timeout"],
    retried: true,
  },
  {
    name: "stall in the head",
    fault: stallAfter(Buffer.from("HTTP/1.1 200 OK\r\ncontent-")),
    expect: ["attempt-timeout"],
    retried: true,
  },
  {
    name: "stall in the body",
    fault: stallAfter(raw("200 OK", [JSON_TYPE, "content-length: 25"], OK.slice(0, 10))),
    expect: ["attempt-timeout"],
    retried: true,
  },
  {
    name: "a body in single bytes",
    fault: {
      onRequest(socket) {
        socket.setNoDelay(true);
        for (const byte of sized("200 OK", OK)) socket.write(Buffer.from([byte]));
      },
    },
    expect: "result",
    retried: false,
  },
];

const framing: FaultCase[] = [
  {
    name: "shorter than Content-Length",
    fault: respondAndEnd(raw("200 OK", [JSON_TYPE, "content-length: 100"], OK)),
    expect: BROKEN,
    retried: true,
  },
  {
    name: "longer than Content-Length",
    fault: respondAndEnd(raw("200 OK", [JSON_TYPE, "content-length: 5"], OK)),
    expect: ["invalid-json", ...BROKEN],
    retried: true,
  },
  {
    name: "Content-Length is no number",
    fault: respondAndEnd(raw("200 OK", [JSON_TYPE, "content-length: x"], OK)),
    expect: ["network"],
    retried: true,
  },
  {
    name: "two different Content-Length",
    fault: respondAndEnd(raw("200 OK", [JSON_TYPE, "content-length: 25", "content-length: 2"], OK)),
    expect: ["network"],
    retried: true,
  },
  {
    name: "bad chunk size",
    fault: respondAndEnd(raw("200 OK", [JSON_TYPE, "transfer-encoding: chunked"], `zz\r\n${OK}\r\n0\r\n\r\n`)),
    expect: BROKEN,
    retried: true,
  },
  {
    name: "chunks that end early",
    fault: respondAndEnd(raw("200 OK", [JSON_TYPE, "transfer-encoding: chunked"], `19\r\n${OK}\r\n`)),
    expect: BROKEN,
    retried: true,
  },
  {
    name: "no HTTP at all",
    fault: respondAndEnd(Buffer.from("SSH-2.0-OpenSSH_9.2\r\n")),
    expect: ["network"],
    retried: true,
  },
  {
    name: "gzip",
    fault: respond(sized("200 OK", gzipSync(OK), [JSON_TYPE, "content-encoding: gzip"])),
    expect: "result",
    retried: false,
  },
  {
    name: "truncated gzip",
    fault: respond(sized("200 OK", gzipSync(OK.padEnd(900)).subarray(0, 24), [JSON_TYPE, "content-encoding: gzip"])),
    expect: ["body-interrupted", "invalid-json"],
    retried: true,
  },
  {
    name: "no gzip although it says so",
    fault: respond(sized("200 OK", OK, [JSON_TYPE, "content-encoding: gzip"])),
    expect: BROKEN,
    retried: true,
  },
];

const contents: FaultCase[] = [
  { name: "empty 200", fault: respond(sized("200 OK", "")), expect: ["invalid-json"], retried: true },
  { name: "HTML 200", fault: html("200 OK"), expect: ["content-type"], retried: false },
  { name: "HTML 403", fault: html("403 Forbidden"), expect: ["content-type"], retried: false },
  { name: "HTML 502", fault: html("502 Bad Gateway"), expect: ["content-type"], retried: true },
  { name: "HTML 503", fault: html("503 Service Unavailable"), expect: ["content-type"], retried: true },
  { name: "HTML that says JSON", fault: respond(sized("200 OK", "<html>")), expect: ["invalid-json"], retried: true },
  { name: "truncated JSON", fault: respond(sized("200 OK", OK.slice(0, 12))), expect: ["invalid-json"], retried: true },
  { name: "JSON array", fault: respond(sized("200 OK", "[]")), expect: ["missing-field"], retried: false },
  { name: "JSON null", fault: respond(sized("200 OK", "null")), expect: ["missing-field"], retried: false },
  { name: "JSON string", fault: respond(sized("200 OK", '"OK"')), expect: ["missing-field"], retried: false },
  { name: "no retCode", fault: respond(sized("200 OK", '{"result":{}}')), expect: ["missing-field"], retried: false },
  {
    name: "__proto__",
    fault: respond(sized("200 OK", '{"__proto__":{"admin":1},"retCode":0,"result":{}}')),
    expect: "result",
    retried: false,
  },
  { name: "byte order mark", fault: respond(sized("200 OK", `\ufeff${OK}`)), expect: "result", retried: false },
  {
    name: "invalid UTF-8",
    fault: respond(sized("200 OK", Buffer.from([0x7b, 0x22, 0xff, 0x22, 0x7d]))),
    expect: ["invalid-json"],
    retried: true,
  },
  {
    name: "64 MiB announced",
    fault: respond(raw("200 OK", [JSON_TYPE, `content-length: ${64 * 2 ** 20}`], "{")),
    expect: ["response-too-large"],
    retried: false,
  },
  {
    name: "64 MiB sent",
    fault: {
      onRequest(socket) {
        socket.write(raw("200 OK", [JSON_TYPE]));
        const block = Buffer.alloc(2 ** 20, " ");
        for (let sent = 0; sent < 64; sent++) socket.write(block);
        socket.end();
      },
    },
    expect: ["response-too-large"],
    retried: false,
  },
];

const statuses: FaultCase[] = [
  {
    name: "429",
    fault: respond(sized("429 Too Many Requests", '{"busy":true}')),
    expect: ["missing-field"],
    retried: true,
  },
  ...[301, 302, 303, 307, 308].map((status): FaultCase => ({
    name: `redirect ${status}`,
    fault: respond(sized(`${status} Elsewhere`, "", ["location: http://127.0.0.1:9/stolen"])),
    expect: ["redirect"],
    retried: false,
  })),
  {
    // Nobody asked to continue; the platform takes that for a broken response.
    name: "100 Continue first",
    fault: respond(Buffer.concat([Buffer.from("HTTP/1.1 100 Continue\r\n\r\n"), sized("200 OK", OK)])),
    expect: ["network"],
    retried: true,
  },
  {
    name: "103 Early Hints first",
    fault: respond(Buffer.concat([Buffer.from("HTTP/1.1 103 Early Hints\r\nlink: </x>\r\n\r\n"), sized("200 OK", OK)])),
    expect: "result",
    retried: false,
  },
  {
    name: "401 before the body was read",
    fault: {
      onHead: (socket) =>
        void socket.end(sized("401 Unauthorized", "no", ["content-type: text/plain", "connection: close"])),
    },
    expect: ["content-type", "network"],
    retried: false,
  },
  {
    name: "101 to something else",
    fault: respond(raw("101 Switching Protocols", ["upgrade: other", "connection: upgrade"])),
    expect: ["network"],
    retried: true,
  },
];

export const FAULTS: readonly FaultCase[] = [...connections, ...framing, ...contents, ...statuses];
