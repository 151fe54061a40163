import { gzipSync } from "node:zlib";
import { JSON_TYPE, OK, raw, respond, respondAndEnd, sized, stallAfter, type FaultCase } from "./fault-case.ts";

const BROKEN = ["network", "body-interrupted"] as const;

/** Connections that fail or fall silent. */
export const CONNECTION_FAULTS: readonly FaultCase[] = [
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

/** Responses whose body doesn't match the length, chunks or compression that their head declares. */
export const FRAMING_FAULTS: readonly FaultCase[] = [
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
    name: "Content-Length isn't a number",
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
    name: "no gzip although declared",
    fault: respond(sized("200 OK", OK, [JSON_TYPE, "content-encoding: gzip"])),
    expect: BROKEN,
    retried: true,
  },
];
