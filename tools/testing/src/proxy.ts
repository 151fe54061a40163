/** A proxy and a TLS server for tests, like those in company networks. */
import { execFileSync } from "node:child_process";
import { once } from "node:events";
import { mkdtempDisposableSync, readFileSync } from "node:fs";
import { createServer, request as sendRequest, type IncomingMessage } from "node:http";
import { connect, type AddressInfo, type Server } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { Duplex } from "node:stream";
import { createServer as createTlsServer } from "node:tls";

const listen = async (server: Server): Promise<number> => {
  await once(server.listen(0, "127.0.0.1"), "listening");
  return (server.address() as AddressInfo).port;
};

/** Pipes two connections into each other until one of them closes. */
function joinSockets(one: Duplex, other: Duplex): void {
  one.pipe(other).pipe(one);
  one.on("error", () => other.destroy()).on("close", () => other.destroy());
  other.on("error", () => one.destroy()).on("close", () => one.destroy());
}

export interface ProxyOptions {
  /** Login that the proxy requires, such as `user:password`. Default: none. */
  readonly login?: string;
  /** HTTP status with which the proxy refuses every tunnel. Default: it opens tunnels. */
  readonly refusal?: number;
  /** True if the proxy opens tunnels, but closes each when the client sends its first bytes. */
  readonly hangsUp?: boolean;
}

export interface Proxy extends AsyncDisposable {
  /** Address of the proxy, without login. */
  readonly url: string;
  /** The first line of each request, such as `CONNECT 127.0.0.1:443` or `GET http://127.0.0.1/`. */
  readonly requests: string[];
}

/** Starts a proxy that opens tunnels and forwards plain requests. */
export async function startProxy({ login, refusal, hangsUp = false }: ProxyOptions = {}): Promise<Proxy> {
  const requests: string[] = [];
  const expected = login === undefined ? undefined : `Basic ${Buffer.from(login).toString("base64")}`;
  const refusalOf = ({ headers }: IncomingMessage): number | undefined =>
    refusal ?? (headers["proxy-authorization"] === expected ? undefined : 407);
  const sockets = new Set<Duplex>();
  const server = createServer((request, response) => {
    const { method, url = "", headers } = request;
    requests.push(`${method} ${url}`);
    const status = refusalOf(request);
    if (status !== undefined) return void response.writeHead(status).end();
    const forwarded = sendRequest(url, { method, headers }, (received) => {
      response.writeHead(received.statusCode ?? 502, received.headers);
      received.pipe(response);
    });
    request.pipe(forwarded);
  });
  server.on("connect", (request: IncomingMessage, client: Duplex, head: Buffer) => {
    requests.push(`CONNECT ${request.url}`);
    sockets.add(client);
    client.on("error", () => {});
    const status = refusalOf(request);
    if (status !== undefined) return void client.end(`HTTP/1.1 ${status} Refused\r\ncontent-length: 0\r\n\r\n`);
    const { hostname, port } = new URL(`http://${request.url}`);
    const target = connect(Number(port), hostname, () => {
      client.write("HTTP/1.1 200 OK\r\n\r\n");
      if (hangsUp) return void client.once("data", () => client.destroy());
      target.write(head);
      joinSockets(target, client);
    });
    target.on("error", () => client.destroy());
  });
  const port = await listen(server);
  return {
    url: `http://127.0.0.1:${port}`,
    requests,
    async [Symbol.asyncDispose]() {
      for (const socket of sockets) socket.destroy();
      server.closeAllConnections();
      await new Promise((resolve) => void server.close(resolve));
    },
  };
}

export interface TlsServer extends AsyncDisposable {
  /** Address of the server, such as `https://127.0.0.1:…`. */
  readonly url: string;
  /** The certificate that clients must trust, in PEM format. */
  readonly certificate: string;
  /** Returns the number of connections so far. */
  connections(): number;
}

/** Starts a TLS server in front of the server at `url`, with a new certificate. Needs the program `openssl`. */
export async function startTls(url: string): Promise<TlsServer> {
  using folder = mkdtempDisposableSync(join(tmpdir(), "tls-"));
  const [keyFile, certFile] = [join(folder.path, "key.pem"), join(folder.path, "cert.pem")];
  const subject = ["-subj", "/CN=127.0.0.1", "-addext", "subjectAltName=IP:127.0.0.1"];
  const files = ["-keyout", keyFile, "-out", certFile];
  const kind = ["-newkey", "ec", "-pkeyopt", "ec_paramgen_curve:P-256", "-nodes", "-days", "2"];
  execFileSync("openssl", ["req", "-x509", ...kind, ...subject, ...files], { stdio: "pipe" });
  const certificate = readFileSync(certFile, "utf8");
  const { hostname, port } = new URL(url);
  const sockets = new Set<Duplex>();
  const server = createTlsServer({ key: readFileSync(keyFile), cert: certificate }, (client) => {
    sockets.add(client);
    joinSockets(client, connect(Number(port), hostname));
  });
  const ownPort = await listen(server);
  return {
    url: `https://127.0.0.1:${ownPort}`,
    certificate,
    connections: () => sockets.size,
    async [Symbol.asyncDispose]() {
      for (const socket of sockets) socket.destroy();
      await new Promise((resolve) => void server.close(resolve));
    },
  };
}
