import { stubFetch } from "@specwright-tools/testing";
import { expect, test } from "vitest";
import { clientOf, errorOf, read, write } from "./support/requests.ts";

const limited = (respond: () => Response, maxResponseBytes = 4) =>
  clientOf({ fetch: stubFetch(respond), maxResponseBytes, retry: false });
const announcing = { headers: { "content-length": "5" } };

/** Creates a body that sends these chunks and stays open. It records the reason with which it is cancelled. */
function endless(chunks: readonly string[]) {
  const cancelled: unknown[] = [];
  const body = new ReadableStream<Uint8Array>({
    start: (controller) => chunks.forEach((chunk) => controller.enqueue(new TextEncoder().encode(chunk))),
    cancel: (reason) => void cancelled.push(reason),
  });
  return { body, cancelled };
}

test("a response with exactly the maximum size is read", async () => {
  expect(await limited(() => new Response("1234")).request(read)).toMatchObject({ text: "1234" });
  const announced = () => new Response("1234", { headers: { "content-length": "4" } });
  expect(await limited(announced).request(read)).toMatchObject({ text: "1234" });
});

test.each([
  ["more bytes sent", "12345", {}],
  ["more bytes announced", "1", announcing],
  ["more bytes sent than announced", "12345", { headers: { "content-length": "2" } }],
])("a response that exceeds the size limit is an error: %s", async (_, body, init) => {
  const error = await errorOf(limited(() => new Response(body, init)).request(write));
  expect(error).toMatchObject({ code: "response-too-large", outcome: "unknown", status: 200 });
});

test.each([
  ["too many bytes in a stream that never ends", ["12", "345"], {}],
  ["a content length that is too large, before anything is read", [], announcing],
])("the rest of a response is dropped after %s", async (_, chunks, init) => {
  const { body, cancelled } = endless(chunks);
  const error = await errorOf(limited(() => new Response(body, init)).request(read));
  expect([(error as { code: string }).code, cancelled.length]).toEqual(["response-too-large", 1]);
});

test("the size limit of a compressed body applies to its decompressed size, not to its content length", async () => {
  const init = { headers: { "content-length": "2", "content-encoding": "gzip" } };
  expect(await errorOf(limited(() => new Response("12345", init)).request(read))).toMatchObject({
    code: "response-too-large",
  });
});

test("a response with a content length but without a body, such as to HEAD, is read", async () => {
  expect(await limited(() => new Response(null, announcing)).request(read)).toMatchObject({ text: "" });
});

test("many chunks are joined in order", async () => {
  const body = () =>
    new ReadableStream({
      start(controller) {
        for (const chunk of ["one ", "two ", "three"]) controller.enqueue(new TextEncoder().encode(chunk));
        controller.close();
      },
    });
  expect(await limited(() => new Response(body()), 100).request(read)).toMatchObject({ text: "one two three" });
});

const facts = (response: Response, values: object): Response =>
  Object.defineProperties(response, Object.getOwnPropertyDescriptors(values));

test.each<[string, () => Response]>([
  ...[301, 302, 303, 305, 307, 308].map((status): [string, () => Response] => [
    `a redirect ${status}`,
    () => new Response(null, { status }),
  ]),
  ["a redirect that a browser hides", () => facts(Response.error(), { type: "opaqueredirect" })],
  ["a redirect that was followed", () => facts(new Response("{}"), { redirected: true })],
  ["a redirect that was followed to a refusal", () => facts(new Response("{}", { status: 404 }), { redirected: true })],
])("%s leaves the outcome of a write unknown", async (_, respond) => {
  const error = await errorOf(clientOf({ fetch: stubFetch(respond) }).request(write));
  expect(error).toMatchObject({ code: "redirect", outcome: "unknown", isRetryable: false, attempts: 1 });
});

test("the statuses 300 and 304 are errors like other statuses, not redirects", async () => {
  for (const status of [300, 304]) {
    const client = clientOf({ fetch: stubFetch(() => new Response(null, { status })) });
    expect(await errorOf(client.request(read))).toMatchObject({ code: `http-${status}` });
  }
});
