import { createParser } from "eventsource-parser";

/**
 * Maximum characters that are parsed at once if lines end in CR. For each line, the parser searches its whole input for
 * both kinds of line ends, so a longer piece would take too long.
 */
const PIECE_LENGTH = 16 * 1024;

/** Reader of server-sent events. The bytes may be split anywhere. */
export interface EventReader {
  /** Parses more bytes. Before it returns, reports each event that is complete now. */
  feed(bytes: Uint8Array): void;
  /** Ends the body. Reports an event that lacks its closing blank line to `onTail`. */
  end(): void;
}

export interface EventReaderOptions {
  /** Maximum length of an event in characters. */
  readonly maxLength: number;
  readonly onEvent: (name: string | undefined, data: string) => void;
  /** Called at the end of the body for an event that lacks its closing blank line. Its data may be incomplete. */
  readonly onTail: (name: string | undefined, data: string) => void;
  /** Called once for an oversized event or invalid UTF-8. No further events are reported. */
  readonly onFailure: (reason: "oversized" | "invalid-utf8") => void;
}

export function createEventReader({ maxLength, onEvent, onTail, onFailure }: EventReaderOptions): EventReader {
  const strict = new TextDecoder("utf-8", { fatal: true });
  const lenient = new TextDecoder();
  const state = { hasFailed: false, isAtEnd: false };
  let endsWithLf = false;
  const fail = (reason: "oversized" | "invalid-utf8") => {
    if (!state.hasFailed) onFailure(reason);
    state.hasFailed = true;
  };
  const parser = createParser({
    maxBufferSize: maxLength,
    onEvent({ event, data }) {
      // The parser limits only what it buffers, so also check the length of an event that arrived in one piece.
      if (data.length > maxLength) fail("oversized");
      if (!state.hasFailed) (state.isAtEnd ? onTail : onEvent)(event, data);
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
    const readable = lenient.decode(bytes, { stream: true });
    try {
      return strict.decode(bytes, { stream: true });
    } catch {
      // The events before the invalid bytes are complete, so deliver them first.
      parse(readable.replace(/\uFFFD[^]*/, ""));
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
      // The parser holds back a line that ends in CR until it knows whether LF follows. This LF completes the line
      // without adding a blank line.
      if (!endsWithLf) parse("\n");
      state.isAtEnd = true;
      parse("\n\n");
    },
  };
}
