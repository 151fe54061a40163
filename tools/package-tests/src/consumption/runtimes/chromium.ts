import { existsSync } from "node:fs";
import { createServer, request as forward, type IncomingMessage, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import { chromium } from "playwright-core";
import type { ProbeInput, ProbeResult } from "./probe.ts";

const executablePath = process.env["CHROMIUM_PATH"] ?? "/usr/bin/chromium";

export const chromiumIsHere = () => existsSync(executablePath);

/** Passes a request on to a service of the sandbox: the services answer no other origin, as the real ones do not. */
function proxy(target: URL, request: IncomingMessage, response: ServerResponse): void {
  const out = forward(
    target,
    { method: request.method, headers: { ...request.headers, host: target.host } },
    (answer) => {
      response.writeHead(answer.statusCode ?? 502, answer.headers);
      answer.pipe(response);
    },
  );
  out.on("error", () => response.writeHead(502).end());
  request.pipe(out);
}

/** Runs the bundled probe in a page of a real browser. */
export async function probeInChromium(bundle: string, input: ProbeInput): Promise<ProbeResult> {
  const targets: Record<string, string> = { trading: input.tradingUrl, knowledge: input.knowledgeUrl };
  const server = createServer((request, response) => {
    const [, name = "", ...rest] = (request.url ?? "/").split("/");
    const target = targets[name];
    if (target !== undefined) return proxy(new URL(`/${rest.join("/")}`, target), request, response);
    if (name === "probe.js") return void response.writeHead(200, { "content-type": "text/javascript" }).end(bundle);
    return void response
      .writeHead(200, { "content-type": "text/html" })
      .end("<!doctype html><link rel=icon href=data:,><title>probe</title>");
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  const browser = await chromium.launch({ executablePath });
  try {
    const page = await browser.newPage();
    await page.goto(origin);
    const own = { ...input, tradingUrl: `${origin}/trading`, knowledgeUrl: `${origin}/knowledge` };
    // As text: a test runner would rewrite the import of a function for its own modules.
    const call = `import("/probe.js").then(({ probe }) => probe(${JSON.stringify(own)}))`;
    return (await page.evaluate(call)) as ProbeResult;
  } finally {
    await browser.close();
    server.close();
  }
}
