import { createParser } from "eventsource-parser";

/**
 * The parser looks for both line ends in the whole of what it is given, line by line; in small pieces that stays cheap
 * for streams whose lines end in CR.
 */
const PIECE = 16 * 1024;

/** Reads server-sent events from bytes that may be cut anywhere. */
export interface EventReader {
  /** Gives bytes; the events they complete are reported before this returns. */
  feed(bytes: Uint8Array): void;
  /** Reports an event that lacks only its closing blank line. */
  flush(): void;
}

/** @param maxLength largest event in characters; a larger one is told once, and nothing after it */
export function createEventReader(
  maxLength: number,
  onEvent: (name: string | undefined, data: string) => void,
  onOversized: () => void,
): EventReader {
  const decoder = new TextDecoder();
  const state = { isOversized: false };
  const refuse = () => {
    if (!state.isOversized) onOversized();
    state.isOversized = true;
  };
  const parser = createParser({
    maxBufferSize: maxLength,
    onEvent({ event, data }) {
      // The parser measures what it keeps, and an event that came whole is not kept.
      if (data.length > maxLength) refuse();
      if (!state.isOversized) onEvent(event, data);
    },
    onError({ type }) {
      if (type === "max-buffer-size-exceeded") refuse();
    },
  });
  const feed = (text: string) => {
    const step = text.includes("\r") ? PIECE : text.length;
    for (let start = 0; start < text.length && !state.isOversized; start += step) {
      parser.feed(text.slice(start, start + step));
    }
  };
  return {
    feed: (bytes) => feed(decoder.decode(bytes, { stream: true })),
    flush: () => feed(`${decoder.decode()}\n\n`),
  };
}
