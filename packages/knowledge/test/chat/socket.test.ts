import { afterEach, expect, test } from "vitest";
import { createKnowledgeClient } from "../../src/index.ts";
import { serve, type Loopback } from "../support/loopback.ts";

const DONE = 'data: {"type":"done"}\n\n';
const DELTA = 'data: {"type":"delta","content":"a"}\n\n';

let server: Loopback | undefined;
afterEach(() => server?.close());

/** Waits until the server has no open connection. */
async function allClosed(sockets: ReadonlySet<unknown>): Promise<void> {
  while (sockets.size > 0) await new Promise(setImmediate);
}

/** Starts an HTTP server on this machine. It streams the text that `write` sends. Returns the server with a client. */
async function streaming(write: (send: (text: string | Buffer) => void, end: () => void) => void) {
  server = await serve((request, response) => {
    request.resume();
    response.writeHead(200, { "content-type": "text/event-stream" });
    write(
      (text) => response.write(text),
      () => response.end(),
    );
  });
  return { ...server, knowledge: createKnowledgeClient({ baseUrl: server.baseUrl }) };
}

test("aborting a chat closes its socket", async () => {
  const { knowledge, sockets } = await streaming((send) => send(DELTA));
  const controller = new AbortController();
  const reader = knowledge.chat({ query: "?" }, { signal: controller.signal })[Symbol.asyncIterator]();
  await reader.next();
  const next = reader.next();
  controller.abort();
  await expect(next).rejects.toMatchObject({ code: "aborted" });
  await allClosed(sockets);
});

test("leaving the loop of a chat closes its socket", async () => {
  const { knowledge, sockets } = await streaming((send) => send(DELTA));
  const reader = knowledge.chat({ query: "?" })[Symbol.asyncIterator]();
  await reader.next();
  await reader.return?.();
  await allClosed(sockets);
});

test("after the done event, the client returns the answer and closes the connection although the response has not ended", async () => {
  const { knowledge, sockets } = await streaming((send) => send(DELTA + DONE));
  expect((await knowledge.chat.answer({ query: "?" })).text).toBe("a");
  await allClosed(sockets);
});

test("a server that dies in the middle of an answer causes chat-cut", async () => {
  const { knowledge, sockets } = await streaming((send) => {
    send(DELTA);
    setImmediate(() => {
      for (const socket of sockets) socket.destroy();
    });
  });
  await expect(knowledge.chat.answer({ query: "?" })).rejects.toMatchObject({ code: "chat-cut", partialText: "a" });
});

test("a stream line of 20 MiB is read if chatMaxEventLength allows it", async () => {
  const size = 20 * 1024 * 1024;
  const { baseUrl } = await streaming((send, end) => {
    send('data: {"type":"delta","content":"');
    send(Buffer.alloc(size, "x"));
    send(`"}\n\n${DONE}`);
    end();
  });
  const knowledge = createKnowledgeClient({ baseUrl, chatMaxEventLength: 2 * size });
  expect((await knowledge.chat.answer({ query: "?" })).text.length).toBe(size);
});

test("many chats leave no open socket, timer or listener", async () => {
  const { knowledge, sockets } = await streaming((send, end) => {
    send(DELTA + DONE);
    end();
  });
  const timers = () => process.getActiveResourcesInfo().filter((name) => name === "Timeout").length;
  const controller = new AbortController();
  let listeners = 0;
  const signal = new Proxy(controller.signal, {
    get(target, name) {
      const value: unknown = Reflect.get(target, name);
      if (typeof value !== "function") return value;
      return (...given: unknown[]): unknown => {
        if (name === "addEventListener") listeners += 1;
        if (name === "removeEventListener") listeners -= 1;
        return Reflect.apply(value, target, given);
      };
    },
  });
  const before = timers();
  const total = process.env["SPECWRIGHT_LONG"] === "1" ? 2000 : 200;
  const worker = async () => {
    for (let index = 0; index < total / 50; index++) await knowledge.chat.answer({ query: "?" }, { signal });
  };
  await Promise.all(Array.from({ length: 50 }, worker));
  expect(listeners).toBe(0);
  // The client reuses a connection after a complete response, so it opens far fewer sockets than it asks questions.
  expect(sockets.size).toBeLessThanOrEqual(100);
  await server?.close();
  server = undefined;
  expect(timers()).toBeLessThanOrEqual(before);
});
