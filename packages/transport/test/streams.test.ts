import { settle, stubFetch, VirtualClock } from "@specwright-tools/testing";
import { expect, test } from "vitest";
import { clientOf, errorOf, requestOf, type TestRequest } from "./support/requests.ts";

const streamed = (overrides: Partial<TestRequest<never>> = {}) => requestOf(overrides as never);
const text = (bytes: Uint8Array | undefined) => bytes && new TextDecoder().decode(bytes);

/** Creates a response whose body the test writes. It records whether the reader cancels the body. */
function writable(init?: ResponseInit) {
  let controller!: ReadableStreamDefaultController<Uint8Array>;
  const cancelled: unknown[] = [];
  const body = new ReadableStream<Uint8Array>({
    start: (given) => void (controller = given),
    cancel: (reason) => void cancelled.push(reason),
  });
  return {
    cancelled,
    response: () => new Response(body, init),
    write: (chunk: string) => controller.enqueue(new TextEncoder().encode(chunk)),
    end: () => controller.close(),
    fail: (error: Error) => controller.error(error),
  };
}

test("a stream returns the status and headers first, then the body chunk by chunk", async () => {
  const { response, write, end } = writable({ status: 404, headers: { "x-a": "b" } });
  const clock = new VirtualClock();
  const open = await clientOf({ fetch: stubFetch(response), clock }).open(streamed({ timeoutMs: 5000 }), 1000);
  expect([open.response.status, open.response.headers.get("X-A")]).toEqual([404, "b"]);
  write("one");
  expect(text(await open.read())).toBe("one");
  const second = open.read();
  write("two");
  expect(text(await second)).toBe("two");
  end();
  expect(await open.read()).toBeUndefined();
  expect(await open.read()).toBeUndefined();
  expect(clock.pending).toBe(0);
});

test("`readAll` returns the rest of the body, up to the client's size limit", async () => {
  const first = writable();
  const open = await clientOf({ fetch: stubFetch(first.response) }).open(streamed(), 0);
  first.write("one ");
  expect(text(await open.read())).toBe("one ");
  first.write("two ");
  first.write("three");
  first.end();
  expect(text(await open.readAll())).toBe("two three");

  const second = writable({ status: 503 });
  const client = clientOf({ fetch: stubFetch(second.response), maxResponseBytes: 5 });
  const large = await client.open(streamed(), 0);
  second.write("123456");
  expect(await errorOf(large.readAll())).toMatchObject({ code: "response-too-large", status: 503 });
  expect(second.cancelled).toHaveLength(1);
});

test("a late response or a late chunk causes an idle timeout", async () => {
  const clock = new VirtualClock(0);
  const never = () => new Promise<Response>(() => {});
  const error = await errorOf(clock.run(clientOf({ fetch: stubFetch(never), clock }).open(streamed(), 100)));
  expect(error).toMatchObject({ code: "idle-timeout", outcome: "unknown", attempts: 1 });
  const { response, write, cancelled } = writable();
  const open = await clientOf({ fetch: stubFetch(response), clock }).open(streamed(), 100);
  await clock.advance(10_000);
  write("late, but not awaited");
  expect(text(await open.read())).toBe("late, but not awaited");
  expect(await errorOf(clock.run(open.read(50)))).toMatchObject({ code: "idle-timeout" });
  expect([clock.now(), clock.pending, cancelled.length]).toEqual([10_150, 0, 1]);
});

test("the timeout of the call covers the whole stream", async () => {
  const clock = new VirtualClock(0);
  const { response } = writable();
  const client = clientOf({ fetch: stubFetch(response), clock });
  const open = await client.open(streamed({ timeoutMs: 300 }), 1000);
  expect(await errorOf(clock.run(open.read()))).toMatchObject({ code: "total-timeout", outcome: "unknown" });
  expect([clock.now(), clock.pending]).toEqual([300, 0]);
});

test("a body that ends early is an error after its chunks are delivered", async () => {
  const { response, write, fail } = writable();
  const open = await clientOf({ fetch: stubFetch(response) }).open(streamed(), 0);
  write("part");
  expect(text(await open.read())).toBe("part");
  fail(Object.assign(new Error("secret.example closed"), { code: "ECONNRESET" }));
  const error = await errorOf(open.read());
  expect(error).toMatchObject({ code: "body-interrupted", message: "The response body was interrupted (ECONNRESET)." });
  expect(String((error as Error).cause)).not.toContain("secret");
});

test.each(["while it is read", "between two reads", "before the first read"])(
  "an abort %s ends the stream",
  async (when) => {
    const controller = new AbortController();
    const { response, write, cancelled } = writable();
    const open = await clientOf({ fetch: stubFetch(response) }).open(streamed({ signal: controller.signal }), 0);
    if (when === "between two reads") {
      write("part");
      await open.read();
    }
    if (when !== "while it is read") controller.abort();
    const reading = errorOf(open.read());
    if (when === "while it is read") controller.abort();
    expect(await reading).toMatchObject({ code: "aborted", outcome: "unknown" });
    await settle();
    expect(cancelled).toHaveLength(1);
  },
);

test("closing a stream ends the call, even while it is read, and closes the connection", async () => {
  const clock = new VirtualClock();
  const { response, cancelled } = writable();
  const client = clientOf({ fetch: stubFetch(response), clock });
  const open = await client.open(streamed({ timeoutMs: 1000 }), 500);
  const reading = errorOf(open.read());
  open.close();
  open.close();
  expect(await reading).toMatchObject({ code: "aborted" });
  expect(await open.read()).toBeUndefined();
  expect([cancelled.length, clock.pending]).toEqual([1, 0]);
});

test("the callback `settle` receives the failures of a stream both before and after its headers", async () => {
  const mine = new Error("mine");
  const settled = streamed({
    settle: () => {
      throw mine;
    },
  });
  const broken = clientOf({ fetch: stubFetch(new Error("broken")) });
  expect(await errorOf(broken.open(settled, 0))).toBe(mine);
  const { response, fail } = writable();
  const open = await clientOf({ fetch: stubFetch(response) }).open(settled, 0);
  fail(new Error("broken"));
  expect(await errorOf(open.read())).toBe(mine);
});

test("a stream is opened once, throttled, and never follows a redirect", async () => {
  const clock = new VirtualClock(0);
  const fetch = stubFetch(new Response(null, { status: 302 }), new Response("ok"));
  const client = clientOf({ fetch, clock });
  const limited = streamed({ rateLimits: [{ key: "a", requests: 1, windowMs: 1000 }] });
  expect(await errorOf(client.open(limited, 0))).toMatchObject({ code: "redirect", outcome: "unknown", attempts: 1 });
  const open = await clock.run(client.open(limited, 0));
  expect([text(await open.readAll()), clock.now()]).toEqual(["ok", 1000]);
});
