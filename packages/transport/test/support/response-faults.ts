import { JSON_TYPE, OK, raw, respond, sized, type FaultCase } from "./fault-case.ts";
import type { Fault } from "./fault-server.ts";

const html = (status: string): Fault =>
  respond(sized(status, "<html><body>sorry</body></html>", ["content-type: text/html"]));

/** Complete responses whose body isn't what the client expects. */
export const CONTENT_FAULTS: readonly FaultCase[] = [
  { name: "empty 200", fault: respond(sized("200 OK", "")), expect: ["invalid-json"], retried: true },
  { name: "HTML 200", fault: html("200 OK"), expect: ["content-type"], retried: false },
  { name: "HTML 403", fault: html("403 Forbidden"), expect: ["content-type"], retried: false },
  { name: "HTML 502", fault: html("502 Bad Gateway"), expect: ["content-type"], retried: true },
  { name: "HTML 503", fault: html("503 Service Unavailable"), expect: ["content-type"], retried: true },
  {
    name: "HTML that declares JSON",
    fault: respond(sized("200 OK", "<html>")),
    expect: ["invalid-json"],
    retried: true,
  },
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

/** Statuses other than a plain success. */
export const STATUS_FAULTS: readonly FaultCase[] = [
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
    // An unexpected interim response, which the runtime treats as a broken response.
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
