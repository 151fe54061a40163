import { createParser } from "eventsource-parser";

/**
 * For each line, the parser searches the whole text it is given for both line ends. Small pieces keep that cheap for
 * streams whose lines end in CR.
 */
const PIECE_LENGTH = 16 * 1024;

/** Reads server-sent events from bytes that may be cut anywhere. */
export interface EventReader {
  /** Reads bytes and reports the events that they complete before it returns. */
  feed(bytes: Uint8Array): void;
  /** Reports the last event if it is complete. An event without its blank line is dropped. */
  end(): void;
}

export interface EventReaderOptions {
  /** Largest event in characters. */
  readonly maxLength: number;
  readonly onEvent: (name: string | undefined, data: string) => void;
  /** Called once for an event that is too large, or bytes that are not valid UTF-8. No event follows. */
  readonly onFailure: (reason: "oversized" | "invalid-utf8") => void;
}

const NOTHING = new Uint8Array();
/** Bytes of the longest character in UTF-8. */
const LONGEST_CHARACTER = 4;

function concatenate(first: Uint8Array, second: Uint8Array): Uint8Array {
  if (first.length === 0) return second;
  const whole = new Uint8Array(first.length + second.length);
  whole.set(first);
  whole.set(second, first.length);
  return whole;
}

/** The bytes at the end that begin a character whose other bytes have not arrived. */
function openCharacter(bytes: Uint8Array): Uint8Array {
  const start = bytes.findLastIndex((byte) => byte < 0x80 || byte >= 0xc0);
  const first = bytes[start] ?? 0;
  const size = first >= 0xf0 ? 4 : first >= 0xe0 ? 3 : first >= 0xc0 ? 2 : 1;
  return bytes.length - start < size ? bytes.slice(start) : NOTHING;
}

export function createEventReader({ maxLength, onEvent, onFailure }: EventReaderOptions): EventReader {
  const decoder = new TextDecoder("utf-8", { fatal: true });
  const state = { hasFailed: false };
  let endsWithLf = false;
  let open: Uint8Array = NOTHING;
  const fail = (reason: "oversized" | "invalid-utf8") => {
    if (!state.hasFailed) onFailure(reason);
    state.hasFailed = true;
  };
  const parser = createParser({
    maxBufferSize: maxLength,
    onEvent({ event, data }) {
      // The parser measures only what it buffers, not an event that arrived in one piece.
      if (data.length > maxLength) fail("oversized");
      if (!state.hasFailed) onEvent(event, data);
    },
    onError({ type }) {
      if (type === "max-buffer-size-exceeded") fail("oversized");
    },
  });
  const parse = (text: string) => {
    const step = text.includes("\r") ? PIECE_LENGTH : text.length;
    for (let start = 0; start < text.length && !state.hasFailed; start += step) {
      parser.feed(text.slice(start, start + step));
    }
  };
  const decode = (bytes: Uint8Array): string => {
    try {
      const text = decoder.decode(bytes, { stream: true });
      open = openCharacter(concatenate(open, bytes.subarray(-LONGEST_CHARACTER)));
      return text;
    } catch {
      // Events before the invalid bytes are complete. Those bytes may have begun in an earlier piece.
      parse(new TextDecoder().decode(concatenate(open, bytes)).replace(/\uFFFD[^]*/, ""));
      fail("invalid-utf8");
      return "";
    }
  };
  return {
    feed(bytes) {
      const text = decode(bytes);
      if (text !== "") endsWithLf = text.endsWith("\n");
      parse(text);
    },
    end() {
      // The parser holds back a CR until it sees whether LF follows. A blank line does not come about this way.
      if (!endsWithLf) parse("\n");
    },
  };
}
