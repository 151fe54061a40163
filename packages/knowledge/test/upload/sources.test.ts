import { Readable } from "node:stream";
import { afterEach, describe, expect, test } from "vitest";
import { fakeService } from "../support/fake-service.ts";
import { loadOn, restoreRuntime } from "../support/runtimes.ts";
import { SMALL_LIMITS } from "../support/upload-limits.ts";

afterEach(restoreRuntime);

type Runtime = Parameters<typeof loadOn>[0];

const open = async (runtime: Runtime) => {
  const { createKnowledgeClient } = await loadOn(runtime);
  const service = fakeService("released");
  return { service, submit: createKnowledgeClient({ fetch: service.fetch, retry: false }).submit };
};

async function* of(...chunks: unknown[]): AsyncGenerator<Uint8Array> {
  for (const chunk of chunks) yield chunk as Uint8Array;
}

describe.each(["node", "web"] as const)("upload sources in the runtime %s", (runtime) => {
  test.each([
    ["a string", () => of("text")],
    ["a number", () => of(5)],
    ["a Readable of strings", () => Readable.from(["text"]) as AsyncIterable<Uint8Array>],
    ["nothing", () => of(undefined)],
  ])("a stream of values that are not bytes (%s) is refused with the file name", async (_given, data) => {
    const { submit } = await open(runtime);
    for (const size of [undefined, 4]) {
      await expect(submit.files([{ name: "a.md", data: data(), ...(size && { size }) }])).rejects.toMatchObject({
        code: "source-failed",
        message: expect.stringMatching(
          /^submit\.files: file "a\.md" must be a stream of bytes \(Uint8Array\); got (string|number|undefined)/,
        ),
      });
    }
  });

  test.each([-1, Number.NaN, 1.5, "12", Infinity])(
    "the declared size %j is refused, and nothing is sent",
    async (size) => {
      const { service, submit } = await open(runtime);
      const source = { name: "a.md", data: of(), size: size as number };
      await expect(submit.files([source])).rejects.toMatchObject({
        code: "input",
        outcome: "not-sent",
        message: expect.stringMatching(/^submit\.files: file "a\.md" must have a size/),
      });
      expect(service.received).toEqual([]);
    },
  );

  test.each(["text/plain\r\nX: y", "é", "text", 5])(
    "the media type %j is refused, and nothing is sent",
    async (type) => {
      const { service, submit } = await open(runtime);
      const bytes = new Uint8Array(1);
      for (const data of [bytes, of(bytes), new Blob([bytes])]) {
        await expect(submit.files([{ name: "a.md", data, type: type as string }])).rejects.toMatchObject({
          code: "input",
          message: expect.stringMatching(/^submit\.files: file "a\.md" must have a valid media type/),
        });
      }
      expect(service.received).toEqual([]);
    },
  );

  test("a stream that was read before is refused with the file name, and nothing is sent", async () => {
    const read = Readable.from([new Uint8Array(3)]);
    await read.toArray();
    const locked = new Blob(["text"]).stream();
    locked.getReader();
    for (const data of [read, new Readable().destroy(), locked]) {
      const { service, submit } = await open(runtime);
      await expect(submit.files([{ name: "a.md", data }])).rejects.toMatchObject({
        code: "input",
        outcome: "not-sent",
        message: expect.stringMatching(/^submit\.files: file "a\.md" has a stream that was read or locked before/),
      });
      expect(service.received).toEqual([]);
    }
  });

  test("a stream of unknown size is accepted if it is exactly as large as the limit", async () => {
    const { submit } = await open(runtime);
    const source = { name: "a.md", data: of(new Uint8Array(4).fill(97), new Uint8Array(5).fill(98)) };
    await expect(submit.files([source], { config: SMALL_LIMITS })).resolves.toMatchObject([{ ok: true }]);
  });

  test("a web stream that was read completely or partly is refused", async () => {
    const whole = new Blob(["text"]).stream();
    await new Response(whole).text();
    const part = new Blob(["text"]).stream();
    const reader = part.getReader();
    await reader.read();
    reader.releaseLock();
    for (const data of [whole, part]) {
      await expect((await open(runtime)).submit.files([{ name: "a.md", data }])).rejects.toMatchObject({
        code: "input",
      });
    }
  });

  test("a stream that is shared by two files is refused", async () => {
    for (const data of [Readable.from([new Uint8Array(3)]), new Blob(["text"]).stream(), of(new Uint8Array(3))]) {
      const { service, submit } = await open(runtime);
      const sources = [
        { name: "a.md", data },
        { name: "b.md", data },
      ];
      await expect(submit.files(sources)).rejects.toThrow(
        /^submit\.files: file "b\.md" must have a stream that no other file uses/,
      );
      expect(service.received).toEqual([]);
    }
    const { submit } = await open(runtime);
    const data = new Blob(["text"]);
    expect(
      await submit.files([
        { name: "a.md", data },
        { name: "b.md", data },
      ]),
    ).toMatchObject([{ ok: true }, {}]);
  });

  test("an array whose buffer was transferred elsewhere is refused with an error that names the file", async () => {
    const data = new Uint8Array(3);
    structuredClone(data.buffer, { transfer: [data.buffer] });
    await expect((await open(runtime)).submit.files([{ name: "a.md", data }])).rejects.toMatchObject({
      code: "input",
      message: expect.stringMatching(/^submit\.files: file "a\.md" has a buffer that was transferred/),
    });
  });

  test("control characters in a file name are percent-encoded", async () => {
    const { service, submit } = await open(runtime);
    const name = 'a\0\u0001\u001B[31m\u007F\r\n\t"\u0085.md';
    expect(await submit.files([{ name, data: new Uint8Array(1) }])).toMatchObject([
      { name, ok: true, archived: false },
    ]);
    // The test's form parser decodes the three characters that browsers also encode.
    const sent = service.received.at(-1)?.form?.getAll("files") as File[];
    expect(sent.map((file) => file.name)).toEqual(['a%00%01%1B[31m%7F\r\n\t"\u0085.md']);
  });

  test("the FileList of a web page is accepted", async () => {
    const { submit } = await open(runtime);
    const file = new File(["x"], "a.md");
    const list = { length: 1, 0: file, [Symbol.iterator]: () => [file][Symbol.iterator]() };
    expect(await submit.files(list)).toMatchObject([{ name: "a.md", ok: true }]);
    for (const none of ["a.md", null, { length: 1, 0: file }, 7]) {
      await expect(submit.files(none as never)).rejects.toThrow(/^submit\.files: files must be an array/);
    }
  });

  test("sources are closed, even if the upload fails before it begins", async () => {
    const released: string[] = [];
    const sources = () => [
      { name: "a.md", data: new ReadableStream<Uint8Array>({ cancel: () => void released.push("stream") }) },
      {
        name: "b.md",
        data: new Readable({ read() {}, destroy: (_error, done) => (released.push("readable"), done(null)) }),
      },
    ];
    const { service, submit } = await open(runtime);
    const { signal } = { signal: AbortSignal.abort() };
    await expect(submit.files(sources(), { signal })).rejects.toMatchObject({ code: "aborted", outcome: "not-sent" });
    await expect(submit.files([...sources(), { name: "", data: of() }])).rejects.toMatchObject({ code: "input" });
    service.intercept = () => Response.json({ error: "x" }, { status: 500 });
    await expect(submit.files(sources())).rejects.toMatchObject({ code: "server", outcome: "not-sent" });
    expect(released.toSorted()).toEqual([...Array<string>(3).fill("readable"), ...Array<string>(3).fill("stream")]);
  });
});

test("a stream above the size limit has an unknown outcome only if bytes were sent", async () => {
  const large = () => [{ name: "a.md", data: of(new Uint8Array(60), new Uint8Array(60)) }];
  await expect((await open("node")).submit.files(large())).rejects.toMatchObject({
    code: "source-failed",
    outcome: "unknown",
  });
  await expect((await open("web")).submit.files(large())).rejects.toMatchObject({
    code: "source-failed",
    outcome: "not-sent",
  });
});

test.each(["https://user:hidden@example.org/a.md", "https://example.org/a.md"])(
  "the URL %s is rejected as a file path",
  async (address) => {
    const { submit } = await open("node");
    const error: unknown = await submit.files([new URL(address)]).catch((thrown: unknown) => thrown);
    expect(error).toMatchObject({
      code: "input",
      message: expect.stringMatching(/^submit\.files: files has a path that cannot be read/),
    });
    expect(String(error)).not.toContain("hidden");
  },
);
