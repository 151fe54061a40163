/**
 * Serves a page with a chat box and forwards its questions to the knowledge service.
 *
 *     KNOWLEDGE_URL=http://localhost:4403 PORT=4500 node chat-box.ts
 *
 * `npx @specwright/sandbox` starts a service with this URL.
 */
import { createServer, type IncomingMessage, type ServerResponse } from "node:http";
import { Readable } from "node:stream";
import { pipeline } from "node:stream/promises";
import { build } from "esbuild";

const service = process.env["KNOWLEDGE_URL"] ?? "http://localhost:8080";

/**
 * Requests that the page needs. The program forwards only these, because the service requires no password. Add your own
 * check of the visitor here.
 */
const ALLOWED = new Set(["POST /api/chat", "GET /api/wiki/file"]);

async function passOn(request: IncomingMessage, response: ServerResponse, path: string): Promise<void> {
  const url = new URL(service + path);
  if (!ALLOWED.has(`${request.method} ${url.pathname}`)) return void response.writeHead(404).end();
  // Stop the answer when the visitor closes the connection.
  const controller = new AbortController();
  response.once("close", () => controller.abort());
  try {
    const answer = await fetch(url, {
      method: request.method ?? "GET",
      headers: { "content-type": "application/json" },
      ...(request.method === "POST" && { body: Readable.toWeb(request) as ReadableStream, duplex: "half" }),
      redirect: "error",
      signal: controller.signal,
    });
    // Keeps a reverse proxy in front of this server from buffering the stream.
    response.writeHead(answer.status, {
      "content-type": answer.headers.get("content-type") ?? "text/plain",
      "cache-control": "no-cache",
      "x-accel-buffering": "no",
    });
    if (answer.body === null) return void response.end();
    await pipeline(Readable.fromWeb(answer.body as Parameters<typeof Readable.fromWeb>[0]), response);
  } catch {
    if (!response.headersSent) response.writeHead(502, { "content-type": "application/json" });
    response.end('{"error":"the knowledge service cannot be reached"}');
  }
}

const PAGE = `<!doctype html>
<html lang="en">
<meta charset="utf-8">
<title>Ask the wiki</title>
<form><label>Question <input name="query" required autocomplete="off"></label> <button>Ask</button> <button type="button" name="stop" disabled>Stop</button></form>
<p id="answer" aria-live="polite"></p>
<p id="trouble" role="alert"></p>
<ul id="sources"></ul>
<article id="article" hidden></article>
<script type="module" src="/page.js"></script>
</html>`;

// In a real project, your bundler builds the page.
const { outputFiles } = await build({
  entryPoints: [new URL("chat-box/page.ts", import.meta.url).pathname],
  bundle: true,
  format: "esm",
  target: "es2022",
  tsconfigRaw: {},
  write: false,
});
const script = outputFiles[0]?.text ?? "";

const server = createServer((request, response) => {
  const path = request.url ?? "/";
  if (path.startsWith("/kb/")) return void passOn(request, response, path.slice("/kb".length));
  if (path === "/page.js") return void response.writeHead(200, { "content-type": "text/javascript" }).end(script);
  if (path === "/") return void response.writeHead(200, { "content-type": "text/html; charset=utf-8" }).end(PAGE);
  response.writeHead(404).end();
});
server.listen(Number(process.env["PORT"] ?? 4500), "127.0.0.1", () => {
  const address = server.address();
  if (typeof address === "object" && address !== null) console.log(`http://127.0.0.1:${address.port}`);
});
