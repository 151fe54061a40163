/**
 * `pnpm site [--port N]`: builds the site and serves it on this machine. Also runs a sandbox for the forms of its
 * pages, on five ports from 4400 on.
 */
import { readFileSync } from "node:fs";
import { createServer } from "node:http";
import { join } from "node:path";
import { parseArgs } from "node:util";
import { createSandbox } from "@specwright/sandbox";
import sirv from "sirv";
import { output } from "./site.ts";

const { values } = parseArgs({ options: { port: { type: "string", default: "4500" } } });
const files = sirv(output, { dev: true });
const missing = readFileSync(join(output, "404.html"));
const server = createServer((request, response) => {
  files(request, response, () => {
    response.writeHead(404, { "content-type": "text/html; charset=utf-8" }).end(missing);
  });
});
server.on("error", (error: NodeJS.ErrnoException) => {
  console.error(
    error.code === "EADDRINUSE" ? `Port ${values.port} is taken; choose another with --port.` : error.message,
  );
  process.exitCode = 1;
});
const address = `http://127.0.0.1:${values.port}`;
server.listen(Number(values.port), "127.0.0.1", () => console.log(`${address}/ (Ctrl+C stops it)`));
try {
  await createSandbox({ port: 4400, allowOrigin: address });
} catch {
  console.error(`Ports 4400 to 4404 are taken. Is a sandbox running? It must have --allow-origin ${address}.`);
}
