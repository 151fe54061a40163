import { expect, it } from "vitest";
import { asReceived, capturingFetch, eventByEvent, type Exchange } from "./capture.ts";

const settable = () => {
  let time = 1_000;
  return {
    now: () => time,
    advance: (milliseconds: number) => {
      time += milliseconds;
    },
  };
};

const pieces = [
  { elapsed: 1.4, text: "data: a\n\nda" },
  { elapsed: 2.6, text: "ta: b\n\n" },
  { elapsed: 9, text: "data: c" },
];

it("the recorder keeps the times of a live stream, and gives the events of a sandbox stream times from its clock", () => {
  expect(asReceived(pieces).map(({ at }) => at)).toEqual([1, 3, 9]);
  expect(eventByEvent(settable())(pieces)).toEqual([
    { at: 25, text: "data: a\n\n" },
    { at: 50, text: "data: b\n\n" },
    { at: 75, text: "data: c" },
  ]);
});

it("the recording fetch function returns requests and responses unchanged and keeps a copy of them", async () => {
  const kept: Exchange[] = [];
  const inner = async (input: string | URL | Request) => {
    const request = input as Request;
    return Response.json({ sent: await request.text() }, { status: 201, headers: { "x-own": "1" } });
  };
  const { fetch, quiet } = capturingFetch(inner, asReceived, (exchange) => kept.push(exchange));
  const response = await fetch("http://localhost/a?b=1", { method: "POST", body: '{"c":1}' });
  await quiet();
  expect([response.status, response.headers.get("x-own"), await response.json()]).toEqual([
    201,
    "1",
    { sent: '{"c":1}' },
  ]);
  expect(kept).toMatchObject([{ method: "POST", url: "http://localhost/a?b=1", requestBody: '{"c":1}', status: 201 }]);
});

it("the recorder marks an endless stream as open, and passes it on unchanged", async () => {
  const kept: Exchange[] = [];
  const endless = new Response(new ReadableStream(), { headers: { "content-type": "text/event-stream" } });
  const { fetch } = capturingFetch(
    async () => endless,
    asReceived,
    (exchange) => kept.push(exchange),
  );
  expect(await fetch("http://localhost/mcp")).toBe(endless);
  expect(kept).toMatchObject([{ open: true, chunks: [], responseBody: "" }]);
});
