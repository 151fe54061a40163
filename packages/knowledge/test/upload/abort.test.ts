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

/** Creates an endless source. `closed` resolves when its reader releases it. */
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

test("aborting an upload closes its source and its socket", async () => {
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
  while (server.sockets.size > 0) await new Promise(setImmediate);
});

test("a server that refuses an upload midway ends the upload and closes the source", async () => {
  server = await serve((request, response) => {
    request.once("data", () => {
      response.writeHead(413, { "content-type": "application/json", connection: "close" });
      response.end('{"error":"request body too large"}');
    });
  });
  const { submit } = createKnowledgeClient({ baseUrl: server.baseUrl });
  const { source, closed } = endless();
  const error: unknown = await submit.files([source], { config }).catch((thrown: unknown) => thrown);
  // Some runtimes see the response first, others the broken connection.
  expect(["too-large", "network"]).toContain((error as { code: string }).code);
  await closed;
});

test("an upload whose source throws while it is read fails with the code source-failed", async () => {
  server = await serve((request) => request.resume());
  const { submit } = createKnowledgeClient({ baseUrl: server.baseUrl });
  async function* broken(): AsyncGenerator<Uint8Array> {
    yield new Uint8Array(10);
    throw new Error("disk is gone");
  }
  await expect(submit.files([{ name: "a.txt", data: broken() }], { config })).rejects.toMatchObject({
    code: "source-failed",
    outcome: "unknown",
    message: 'submit.files: file "a.txt" could not be read to its end: disk is gone',
  });
});

test("an upload error names a source that exceeds the size limit or its declared size", async () => {
  server = await serve((request) => request.resume());
  const { submit } = createKnowledgeClient({ baseUrl: server.baseUrl });
  const small = { ...config, max_file_size: 5000 };
  await expect(submit.files([endless().source], { config: small })).rejects.toThrow(
    'submit.files: file "a.txt" is larger than the 5000 bytes',
  );
  await expect(submit.files([{ ...endless().source, size: 1 }], { config })).rejects.toThrow(
    'submit.files: file "a.txt" had 1 bytes when the upload began, and has 1024 now',
  );
});

test("a redirected upload is reported as a wrong base URL", async () => {
  server = await serve((_request, response) => response.writeHead(308, { location: "https://elsewhere/" }).end());
  const { submit } = createKnowledgeClient({ baseUrl: server.baseUrl });
  const data = new TextEncoder().encode("text");
  await expect(submit.files([{ name: "a.txt", data }], { config })).rejects.toMatchObject({
    name: "KnowledgeError",
    code: "wrong-address",
    outcome: "unknown",
  });
});
