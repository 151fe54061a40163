import { spawn, type ChildProcess } from "node:child_process";
import { once } from "node:events";
import { existsSync } from "node:fs";
import { createServer, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import { createKnowledgeClient } from "@specwright/knowledge";
import { createSandbox, type Sandbox } from "@specwright/sandbox";
import { chromium, type Browser, type Page } from "playwright-core";
import { afterAll, beforeAll, describe, expect, it, vi } from "vitest";

// These tests bundle a page and drive a browser, so they need more time.
vi.setConfig({ testTimeout: 120_000, hookTimeout: 120_000 });

const executablePath = process.env["CHROMIUM_PATH"] ?? "/usr/bin/chromium";
const chromiumIsHere = existsSync(executablePath);

/**
 * Starts the chat box program of the guide against a knowledge service. Returns its process and the URL that it prints.
 */
async function start(knowledgeUrl: string): Promise<{ url: string; child: ChildProcess }> {
  const child = spawn(process.execPath, ["chat-box.ts"], {
    cwd: import.meta.dirname,
    env: { PATH: process.env["PATH"] ?? "", KNOWLEDGE_URL: knowledgeUrl, PORT: "0" },
    stdio: ["ignore", "pipe", "inherit"],
  });
  const ended = once(child, "exit").then(() => Promise.reject(new Error("The program ended before it served a page.")));
  const [printed] = (await Promise.race([once(child.stdout, "data"), ended])) as [Buffer];
  ended.catch(() => {});
  return { url: String(printed).trim(), child };
}

const delta = (content: string) => `data: ${JSON.stringify({ type: "delta", content })}\n\n`;

/**
 * Creates a knowledge service whose response depends on the question: an error for `starting`, a cut stream for `cut`,
 * otherwise the first part of an answer. Calls `left` when the visitor disconnects.
 */
function createService(left: (question: string) => void): Server {
  return createServer((request, response) => {
    let body = "";
    request.on("data", (chunk: Buffer) => (body += chunk));
    request.on("end", () => {
      const { query } = JSON.parse(body) as { query: string };
      response.writeHead(200, { "content-type": "text/event-stream" });
      if (query === "starting") return void response.end('data: {"type":"error","message":"daemon not ready"}\n\n');
      response.write(delta("<b>Alpha</b> "));
      if (query === "cut") return void response.end();
      response.on("close", () => left(query));
    });
  });
}

describe.runIf(chromiumIsHere)("the chat box in a page", () => {
  let sandbox: Sandbox;
  let service: Server;
  let browser: Browser;
  const children: ChildProcess[] = [];
  const left: string[] = [];
  beforeAll(async () => {
    sandbox = await createSandbox();
    service = createService((question) => left.push(question)).listen(0, "127.0.0.1");
    await once(service, "listening");
    browser = await chromium.launch({ executablePath, args: ["--no-sandbox", "--disable-gpu"] });
  });
  afterAll(async () => {
    await browser.close();
    for (const child of children) child.kill();
    service.closeAllConnections();
    service.close();
    await sandbox.close();
  });

  const open = async (knowledgeUrl: string): Promise<{ page: Page; url: string }> => {
    const { url, child } = await start(knowledgeUrl);
    children.push(child);
    const page = await browser.newPage();
    await page.goto(url);
    return { page, url };
  };
  const ask = async (page: Page, query: string) => {
    await page.fill("[name=query]", query);
    await page.click("form button:not([type])");
  };

  it("streams an answer and opens its sources", async () => {
    const baseUrl = sandbox.knowledge.releasedUrl;
    const knowledge = createKnowledgeClient({ baseUrl });
    const task = await knowledge.submit.text({ content: "# Alpha\n\nAlpha ships on Friday." });
    await knowledge.tasks.wait(task.id);
    const { page, url } = await open(baseUrl);
    await ask(page, "When does Alpha ship?");
    await page.click("#sources button");
    await page.waitForFunction("document.querySelector('#article').textContent.includes('Friday')");
    expect(await page.textContent("#answer")).not.toBe("");
    // The server forwards only the requests that the page needs.
    expect((await fetch(`${url}/kb/api/tasks`)).status).toBe(404);
  });

  it("shows HTML in an answer as plain text, stops an answer, and shows an error", async () => {
    const { port } = service.address() as AddressInfo;
    const { page } = await open(`http://127.0.0.1:${port}`);
    const trouble = (words: string) =>
      page.waitForFunction(`document.querySelector("#trouble").textContent.includes(${JSON.stringify(words)})`);
    await ask(page, "slow");
    await page.waitForFunction("document.querySelector('#answer').textContent === '<b>Alpha</b> '");
    await page.click("[name=stop]");
    await trouble("Stopped.");
    await expect.poll(() => left).toEqual(["slow"]);
    await ask(page, "cut");
    await trouble("not complete (chat-cut)");
    await ask(page, "starting");
    await trouble("Ask again in a few seconds");
  });
});
