import { expect, test } from "vitest";
import { capResponse } from "./cap-response.ts";
import { compose } from "./compose.ts";
import { stubFetch } from "./testing/stub-fetch.ts";

const URL = "https://api.example.com/";
const announcing = { headers: { "content-length": "5" } };
const send = (body: BodyInit | null, init?: ResponseInit, maxBytes = 4) =>
  compose(
    stubFetch(() => new Response(body, init)),
    capResponse({ maxBytes }),
  )(URL);

test("an answer of as many bytes is read", async () => {
  expect(await (await send("1234")).text()).toBe("1234");
});

test.each([
  ["that arrive", "12345", undefined],
  ["that are announced", "1", announcing],
])("more bytes %s are an error of the body", async (_, body, init) => {
  const response = await send(body, init);
  await expect(response.text()).rejects.toMatchObject({ code: "response-too-large", outcome: "unknown", status: 200 });
});

test("nothing of a body that is announced as too large is read", async () => {
  const pulled: string[] = [];
  const source = { pull: () => void pulled.push("pull"), cancel: () => void pulled.push("cancel") };
  const response = await send(new ReadableStream(source, { highWaterMark: 0 }), announcing);
  await expect(response.bytes()).rejects.toMatchObject({ code: "response-too-large" });
  expect(pulled).toEqual(["cancel"]);
});

test("an answer that announces bytes and has none, as one to HEAD, is small", async () => {
  const response = await send(null, announcing);
  expect([response.headers.get("content-length"), await response.text()]).toEqual(["5", ""]);
});
