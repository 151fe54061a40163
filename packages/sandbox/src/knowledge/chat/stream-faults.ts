/** What can go wrong with a stream after its headers are out. Bytes are counted over the body. */
export type StreamFault =
  /** The connection breaks after that many bytes, wherever that is: in a line, in a character. */
  | { kind: "cut"; atByte: number }
  /** The body ends properly after that many bytes. */
  | { kind: "end"; atByte: number }
  /** Nothing more is sent after that many bytes, and the connection stays open. */
  | { kind: "stall"; atByte: number }
  /** One line of that many bytes comes before everything else: a valid event, if the reader takes lines that long. */
  | { kind: "giant-line"; bytes: number };

const giantPiece = 65_536;

/** Passes a stream on, with a fault in it. `closed` resolves when the reader has gone; only a stalled stream waits for it. */
export async function* withFault(
  pieces: AsyncIterable<Buffer>,
  fault: StreamFault | undefined,
  closed: () => Promise<unknown>,
): AsyncGenerator<Buffer> {
  if (fault === undefined) return yield* pieces;
  if (fault.kind === "giant-line") {
    yield* giantLine(fault.bytes);
    return yield* pieces;
  }
  let left = Math.max(0, fault.atByte);
  for await (const piece of pieces) {
    if (piece.length > left) {
      if (left > 0) yield piece.subarray(0, left);
      if (fault.kind === "cut") throw new StreamCut();
      if (fault.kind === "stall") await closed();
      return;
    }
    left -= piece.length;
    yield piece;
  }
}

/** Makes the server drop the connection. Its message is never sent. */
class StreamCut extends Error {}

function* giantLine(bytes: number): Generator<Buffer> {
  const [head, tail] = ['data: {"type": "delta", "content": "', '"}\n\n'];
  yield Buffer.from(head);
  // The line break that ends the line is not part of it.
  let left = Math.max(0, bytes - head.length - 2);
  for (; left > 0; left -= giantPiece) yield Buffer.alloc(Math.min(left, giantPiece), "x");
  yield Buffer.from(tail);
}
