import { afterEach, expect, test } from "vitest";
import { createKnowledgeClient } from "../../src/index.ts";
import { serve, type Loopback } from "../support/loopback.ts";

let server: Loopback | undefined;
afterEach(() => server?.close());

const config = {
  max_files: 2,
  max_file_size: 1e9,
  max_rich_file_size: 1e9,
  max_zip_file_size: 1e9,
  allowed_extensions: [".txt"],
};

/** A source without an end that notes when its reader lets go of it. */
function endless() {
  let released: () => void;
  const closed = new Promise<void>((resolve) => (released = resolve));
  async function* data(): AsyncGenerator<Uint8Array> {
    try {
      for (;;) yield new Uint8Array(1024);
    } finally {
      released();
    }
  }
  return { source: { name: "a.txt", data: data() }, closed };
}

test("aborting an upload ends it, closes its source and its socket", async () => {
  server = await serve((request) => request.resume());
  const { submit } = createKnowledgeClient({ baseUrl: server.baseUrl });
  const controller = new AbortController();
  const { source, closed } = endless();
  const upload = submit.files([source], {
    config,
    signal: controller.signal,
    onProgress: ({ loaded }) => loaded > 100_000 && controller.abort(),
  });
  await expect(upload).rejects.toMatchObject({ code: "aborted", outcome: "unknown" });
  await closed;
  // Each turn may close the last connection.
  while (server.sockets.size > 0) await new Promise(setImmediate);
});

test("a server that refuses in the middle is heard, and the source is closed", async () => {
  server = await serve((request, response) => {
    request.once("data", () => {
      response.writeHead(413, { "content-type": "application/json", connection: "close" });
      response.end('{"error":"request body too large"}');
    });
  });
  const { submit } = createKnowledgeClient({ baseUrl: server.baseUrl });
  const { source, closed } = endless();
  const error: unknown = await submit.files([source], { config }).catch((thrown: unknown) => thrown);
  // Which of the two is seen first, the answer or the broken connection, is for the platform to decide.
  expect(["too-large", "network"]).toContain((error as { code: string }).code);
  await closed;
});

test("a source that fails ends the upload with its own error", async () => {
  server = await serve((request) => request.resume());
  const { submit } = createKnowledgeClient({ baseUrl: server.baseUrl });
  async function* broken(): AsyncGenerator<Uint8Array> {
    yield new Uint8Array(10);
    throw new Error("disk is gone");
  }
  await expect(submit.files([{ name: "a.txt", data: broken() }], { config })).rejects.toMatchObject({
    code: "input",
    outcome: "unknown",
    message: 'File "a.txt" could not be read to its end: disk is gone',
  });
});

test("a source that grows beyond the limit, or has another size than it said, is named", async () => {
  server = await serve((request) => request.resume());
  const { submit } = createKnowledgeClient({ baseUrl: server.baseUrl });
  const small = { ...config, max_file_size: 5000 };
  await expect(submit.files([endless().source], { config: small })).rejects.toThrow(
    'File "a.txt" must not be larger than 5000 bytes',
  );
  await expect(submit.files([{ ...endless().source, size: 1 }], { config })).rejects.toThrow(
    'File "a.txt" has 1024 bytes now, but 1',
  );
});

test("an upload that is answered with a redirect was sent to a wrong address", async () => {
  server = await serve((_request, response) => response.writeHead(308, { location: "https://elsewhere/" }).end());
  const { submit } = createKnowledgeClient({ baseUrl: server.baseUrl });
  const data = new TextEncoder().encode("text");
  await expect(submit.files([{ name: "a.txt", data }], { config })).rejects.toMatchObject({
    name: "KnowledgeError",
    code: "wrong-address",
    outcome: "answered",
  });
});
