import { expect, test } from "vitest";
import { CallState } from "./call-state.ts";
import { compose } from "./compose.ts";
import { TransportError } from "./errors.ts";
import { readBytes } from "./read-bytes.ts";
import { stubFetch } from "./testing/stub-fetch.ts";

/** A response of these chunks, whose body then ends, fails, or stays silent; and what it was cancelled with. */
function answer(chunks: readonly string[], end: "close" | "silent" | Error = "close", headers = {}) {
  const cancelled: unknown[] = [];
  const body = new ReadableStream<Uint8Array>({
    start(controller) {
      for (const chunk of chunks) controller.enqueue(new TextEncoder().encode(chunk));
      if (end === "close") controller.close();
    },
    pull(controller) {
      if (end instanceof Error) controller.error(end);
    },
    cancel: (reason) => void cancelled.push(reason),
  });
  return { response: new Response(body, { status: 503, headers }), cancelled };
}

const text = async (bytes: Promise<Uint8Array>) => new TextDecoder().decode(await bytes);

test("all chunks, one, or none", async () => {
  expect(await text(readBytes(answer(["one ", "two ", "three"]).response))).toBe("one two three");
  expect(await text(readBytes(answer(["one"]).response, { maxBytes: 3 }))).toBe("one");
  expect(await text(readBytes(answer([]).response))).toBe("");
  expect(await text(readBytes(new Response(null)))).toBe("");
});

test.each([
  ["announced", answer(["x"], "silent", { "content-length": "4" })],
  ["sent", answer(["12", "34"], "silent")],
])("too many bytes, %s, are an error, and the rest is dropped", async (_, { response, cancelled }) => {
  await expect(readBytes(response, { maxBytes: 3 })).rejects.toMatchObject({
    code: "response-too-large",
    status: 503,
    outcome: "unknown",
  });
  expect(cancelled).toHaveLength(1);
});

test("what ends the call ends the reading, also where the sender does not listen", async () => {
  const { response, cancelled } = answer(["part"], "silent");
  const ended: unknown[] = [];
  const state = new CallState();
  state.cancel = (error) => ended.push(error);
  const reading = readBytes(response, { context: { state } });
  const error = new TransportError("aborted", "Enough.");
  state.stop(error);
  await expect(reading).rejects.toBe(error);
  expect([ended, cancelled]).toEqual([[error], [error]]);
});

test("a body that breaks, or that somebody reads already, is an error of this family", async () => {
  const broken = answer(["part"], new Error("socket closed at secret.example"));
  const failure: unknown = await readBytes(broken.response).catch((error: unknown) => error);
  expect(failure).toMatchObject({ code: "body-interrupted", outcome: "unknown", isRetryable: true });
  expect(String((failure as Error).cause)).not.toContain("secret");
  const { response } = answer(["once"]);
  await readBytes(response);
  await expect(readBytes(response)).rejects.toMatchObject({ code: "body-interrupted" });
});

test("a guarded response is read like any other, and its copy stays whole", async () => {
  const response = await compose(stubFetch(answer(["one ", "two"]).response))("https://api.example.com/");
  const copy = response.clone();
  expect(await text(readBytes(response))).toBe("one two");
  expect([await copy.text(), copy.status]).toEqual(["one two", 503]);
  expect([response.bodyUsed, copy.bodyUsed]).toEqual([true, true]);
});
