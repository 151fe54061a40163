import { expect, test } from "vitest";
import { notes, startKnowledge } from "../../../test/support/start-knowledge.ts";
import { type StreamFault, withFault } from "./events.ts";

async function* pieces(...texts: string[]): AsyncGenerator<Buffer> {
  for (const text of texts) yield Buffer.from(text);
}

async function collect(fault: StreamFault | undefined, closed = () => Promise.resolve()) {
  const received: Buffer[] = [];
  let broken = false;
  try {
    for await (const piece of withFault(pieces("data: é1\n\n", "data: 2\n\n"), fault, closed)) received.push(piece);
  } catch {
    broken = true;
  }
  return { bytes: Buffer.concat(received), broken };
}

const whole = Buffer.from("data: é1\n\ndata: 2\n\n");

test("without a fault, the chat stream is unchanged", async () => {
  expect(await collect(undefined)).toEqual({ bytes: whole, broken: false });
});

test("a fault can cut, end or stall a chat stream after any number of bytes", async () => {
  for (let atByte = 0; atByte < whole.length; atByte++) {
    const bytes = whole.subarray(0, atByte);
    expect(await collect({ kind: "cut", atByte })).toEqual({ bytes, broken: true });
    expect(await collect({ kind: "end", atByte })).toEqual({ bytes, broken: false });
    expect(await collect({ kind: "stall", atByte })).toEqual({ bytes, broken: false });
  }
  expect(await collect({ kind: "cut", atByte: whole.length })).toEqual({ bytes: whole, broken: false });
});

test("a stalled chat stream stays open until its reader disconnects", async () => {
  let leave: (value: unknown) => void = () => undefined;
  const stream = withFault(
    pieces("data: 1\n\n"),
    { kind: "stall", atByte: 4 },
    () => new Promise((resolve) => (leave = resolve)),
  );
  expect(String((await stream.next()).value)).toBe("data");
  const next = stream.next();
  expect(await Promise.race([next, Promise.resolve("waiting")])).toBe("waiting");
  leave(undefined);
  expect((await next).done).toBe(true);
});

test.each([100, 65_536, 1_000_001])(
  "the fault giant-line sends a valid event in a line of %d bytes before the other events",
  async (bytes) => {
    const { bytes: received } = await collect({ kind: "giant-line", bytes });
    const line = received.toString("utf8").split("\n", 1)[0] ?? "";
    expect(Buffer.byteLength(line)).toBe(bytes);
    expect(JSON.parse(line.slice("data: ".length))).toMatchObject({ type: "delta" });
    expect(received.subarray(-whole.length)).toEqual(whole);
  },
);

test("a stream that a fault cuts is a network error for the reader, and one that a fault ends is a shorter body", async () => {
  let fault: StreamFault = { kind: "cut", atByte: 150 };
  const server = await startKnowledge({ variant: "released", streamFault: () => fault });
  await server.compile(notes);
  const read = async () => {
    const response = await fetch(`${await server.url()}/api/chat`, {
      method: "POST",
      body: JSON.stringify({ query: "Alpha" }),
    });
    return response.text();
  };
  await expect(read()).rejects.toThrow("terminated");
  fault = { kind: "end", atByte: 150 };
  expect(Buffer.byteLength(await read())).toBe(150);
  expect((await server.call("GET", "/healthz")).statusCode).toBe(200);
});
